/* SPDX-License-Identifier: MIT */
/*
 * `tableside run`: says the lines of a file without a terminal, and answers each
 * as text or as JSON.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "app/core/outside.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "saves/save.h"
#include "saves/text/json.h"
#include "saves/text/memory_stream.h"

static bool read_seed(const char *text, unsigned long long *seed)
{
	char *end;

	errno = 0;
	*seed = strtoull(text, &end, 10);
	return text[0] >= '0' && text[0] <= '9' && !*end && !errno;
}

static bool seed_fits(const struct cli *cli, const char *text)
{
	unsigned long long seed;

	(void)cli;
	if (read_seed(text, &seed))
		return true;
	complain(0, _("--seed takes a whole number, not \"%s\""), text);
	return false;
}

enum { EACH, KEEP_GOING, SEED, SAVE, FILES, TITLE };

/* clang-format off */
static const struct option_row options[] = {
	[EACH] = { "each", NULL, 'e', .help = N_("print a JSON object for each line, then the state") },
	[KEEP_GOING] = { "keep-going", NULL, 'k', .help = N_("continue after a refused line") },
	[SEED] = { "seed", "N", 's', .help = N_("repeatable random numbers, for tests"), .fits = seed_fits },
	[SAVE] = { "save", NULL, 'v', .help = N_("run GAME: save the table") },
	[FILES] = { "files", "FOLDER", 'O', .help = N_("lines may write files, but only below FOLDER") },
	[TITLE] = { "title", "TEXT", 't', .help = N_("the title of the new table"), .shared = TAKES_TITLE },
	{ 0 }
};
/* clang-format on */

struct input {
	int fd;
	char bytes[1 << 16];
	size_t at, end;
	int error; /* errno of the read that ended it; 0: the end was there */
};

struct batch {
	struct cli *cli;
	bool each; /* a JSON object for each line */
	struct input in;
	struct journal *journal;
	struct save *save; /* NULL: in memory */
	struct said said;
	struct offers offers;
	int line;
	int entries; /* of the journal before the line */
	bool refused;
};

/* Gives up on a line that never ends, such as /dev/zero. */
enum { LINE_MOST = 64 << 20 };

/* False at the end. Whoever waits for answers has them all before more is asked for. */
static bool read_more(struct input *in)
{
	ssize_t got;

	flush_output();
	do
		got = read(in->fd, in->bytes, sizeof in->bytes);
	while (got < 0 && errno == EINTR);
	in->error = got < 0 ? errno : 0;
	in->at = 0;
	in->end = got > 0 ? (size_t)got : 0;
	return got > 0;
}

/* One line without its end; drops the bytes beyond `size`, so that memory
 * never holds a line of a gigabyte. -1 at the end. */
static long read_line(struct input *in, char *line, size_t size, bool *endless)
{
	size_t length = 0, left = LINE_MOST;

	while (in->at < in->end || read_more(in)) {
		size_t part = in->end - in->at < left ? in->end - in->at : left, kept;
		const char *from = in->bytes + in->at, *end = memchr(from, '\n', part);

		if (end)
			part = (size_t)(end - from);
		kept = part < size - length ? part : size - length;
		memcpy(line + length, from, kept);
		length += kept;
		in->at += part + (end != NULL);
		left -= part;
		*endless = !left;
		if (end || !left)
			return (long)length;
	}
	return length ? (long)length : -1;
}

/* The line without its comment and the blanks around it. */
static void trim(const char *line, size_t size, char *out, size_t out_size)
{
	static struct words words; /* large, and only scratch */
	struct reason why;

	if (words_split(&words, line, size, &why) && words.count)
		snprintf(out, out_size, "%.*s", words.word[words.count - 1].to - words.word[0].from,
		         line + words.word[0].from);
	else
		utf8_show(line, size < 2000 ? size : 2000, out, out_size);
}

static void tell_sentences(const struct batch *b, const char *key, struct json_emit *j)
{
	emit_array(&j->emit, key);
	for (int i = 0; i < b->said.lines; i++)
		emit_text(&j->emit, NULL, said_get(&b->said, i));
	emit_end(&j->emit);
}

/* What the table keeps, where it is not the line itself: a file may become several lines. */
static void tell_events(const struct batch *b, const char *line, struct json_emit *j)
{
	int count = journal_count(b->journal);
	bool several = count > b->entries + 1;

	if (several)
		emit_array(&j->emit, "events");
	for (int i = b->entries; i < count; i++) {
		struct entry entry = journal_entry(b->journal, i);
		bool hidden = journal_flags(b->journal, entry.text, strlen(entry.text)) & VERB_SECRET;

		if (strcmp(entry.text, line) != 0 && (!hidden || b->cli->secret))
			emit_text(&j->emit, several ? NULL : "event", entry.text);
	}
	if (several)
		emit_end(&j->emit);
}

static void tell_object(struct batch *b, const char *line, enum journal_answer answer, struct json_emit *j,
                        const struct reason *why)
{
	if (answer == JOURNAL_REFUSED) {
		emit_text(&j->emit, "error", why->text);
		if (b->said.lines)
			tell_sentences(b, "faults", j);
		json_print(j);
		return;
	}
	tell_sentences(b, "said", j);
	if (answer == JOURNAL_SAID)
		tell_events(b, line, j);
	json_print(j);
}

/* Before the answer: whatever the reader has seen is in the session. */
static void store(struct batch *b, enum journal_answer answer)
{
	if (answer == JOURNAL_SAID && b->save)
		save_append(b->save, b->journal);
}

/* Says one line and answers with a JSON object. A query emits its data while the
 * line is said, so they go into an object of their own first. */
static enum journal_answer say_each(struct batch *b, const char *line, size_t size, const char *shown,
                                    struct reason *why)
{
	struct json_emit reply, data;
	enum journal_answer answer;
	char loss[200];
	bool loses;

	offers_follow(&b->offers, journal_game(b->journal), journal_state(b->journal), b->journal, b->entries,
	              -1);
	loses = offers_loss(&b->offers, journal_state(b->journal), shown, loss, sizeof loss);
	json_begin(&data, b->cli->secret);
	answer = outside_say(b->journal, &b->cli->store, line, size, time(NULL), &b->cli->rng, b->cli->secret,
	                     &b->said, &data.emit, why);
	store(b, answer);
	json_begin(&reply, b->cli->secret);
	emit_number(&reply.emit, "line", b->line);
	emit_text(&reply.emit, "do", shown);
	emit_bool(&reply.emit, "ok", answer != JOURNAL_REFUSED);
	if (answer == JOURNAL_ASKED || (answer == JOURNAL_SAID && json_any(&data)))
		json_adopt(&reply, "data", &data);
	else
		json_drop(&data);
	if (answer == JOURNAL_SAID && loses)
		emit_text(&reply.emit, "lost", loss);
	tell_object(b, shown, answer, &reply, why);
	return answer;
}

/* A query answers in sentences, or with its data where it has none. */
static enum journal_answer say_text(struct batch *b, const char *line, size_t size, struct reason *why)
{
	bool asks =
		!b->cli->json && journal_asks(b->journal, line, size) && !outside_is(b->journal, line, size);
	struct text_emit data;
	enum journal_answer answer;
	char *text;
	size_t bytes;
	FILE *memory = memory_stream(&text, &bytes);

	text_begin(&data, memory, b->cli->secret);
	answer = outside_say(b->journal, &b->cli->store, line, size, time(NULL), &b->cli->rng, b->cli->secret,
	                     &b->said, asks ? &data.emit : NULL, why);
	store(b, answer);
	memory_stream_end(memory, &text);
	if (!b->said.lines && answer != JOURNAL_REFUSED)
		print_text(text);
	free(text);
	if (answer != JOURNAL_REFUSED && !b->cli->json)
		for (int i = 0; i < b->said.lines; i++)
			puts(said_get(&b->said, i));
	return answer;
}

static void say(struct batch *b, const char *line, size_t size)
{
	char shown[LINE_BYTES];
	struct reason why = { 0 };
	enum journal_answer answer;

	trim(line, size, shown, sizeof shown);
	b->entries = journal_count(b->journal);
	if (b->each)
		answer = say_each(b, line, size, shown, &why);
	else
		answer = say_text(b, line, size, &why);
	if (answer == JOURNAL_REFUSED) {
		b->refused = true;
		flush_output();
		complain(0, _("line %d: %s"), b->line, why.text);
		for (int i = 0; i < b->said.lines; i++)
			fprintf(stderr, "  %s\n", said_get(&b->said, i));
	}
}

/* Skip blank lines and comments, but count them. */
static bool says_something(const char *line, size_t size)
{
	size_t i = 0;

	while (i < size && (line[i] == ' ' || line[i] == '\t' || line[i] == '\r'))
		i++;
	return i < size && line[i] != '#';
}

static void say_all(struct batch *b)
{
	static char line[LINE_BYTES + 8];
	bool endless = false;
	long size;

	while (!endless && (size = read_line(&b->in, line, sizeof line, &endless)) >= 0) {
		char *start = line;

		b->line++;
		if (b->line == 1 && size >= 3 && memcmp(line, "\xef\xbb\xbf", 3) == 0) {
			start += 3; /* an editor's mark of UTF-8 */
			size -= 3;
		}
		if (says_something(start, (size_t)size))
			say(b, start, (size_t)size);
		if (b->refused && !cli_value(b->cli, &options[KEEP_GOING]))
			return;
		if (b->save)
			save_tend(b->save, &b->journal, 0, NULL);
	}
}

/* A game's id begins a table in memory, or saved with --save; else a session. */
static bool open_table(struct batch *b)
{
	const char *word = b->cli->argv[0];
	const struct game *game = game_find(word);
	char path[PATH_MAX];
	const char *notice;
	struct reason why;

	if (game) {
		b->journal = journal_new(game);
		if (!cli_value(b->cli, &options[SAVE]))
			return true;
		b->save = save_create(&b->cli->store, game, b->cli->title ? b->cli->title : "", &why);
	} else if (store_find(&b->cli->store, word, path, sizeof path, &why)) {
		b->save = save_open(path, SAVE_WRITE, &b->journal, &why);
	} else {
		reason_at(&why, _("\"%s\" is not a game"), word);
	}
	if (!b->save) {
		complain(0, "%s", why.text);
		return false;
	}
	while ((notice = save_notice(b->save)))
		complain(0, "%s", notice);
	save_batch(b->save, true); /* rare syncs are enough: no one plays from the screen */
	return true;
}

static int finish(struct batch *b)
{
	int status = b->refused ? EXIT_REFUSED : EXIT_SAID;
	const char *why = NULL;
	int unsaved = 0;

	if (b->in.error)
		status = complain(EXIT_FILE, "%s: %s", b->cli->argc > 1 ? b->cli->argv[1] : "-",
		                  strerror(b->in.error));
	if (b->cli->json || b->each)
		json_report(journal_game(b->journal), journal_state(b->journal), b->cli->secret,
		            b->each ? "state" : NULL);
	if (b->save) {
		char path[PATH_MAX];

		snprintf(path, sizeof path, "%s", save_path(b->save));
		if (!save_settle(b->save, 10000)) {
			save_mark(b->save, &why, &unsaved);
			status = complain(EXIT_FILE,
			                  P_("%s: %d line not saved: %s", "%s: %d lines not saved: %s",
			                     (unsigned long)unsaved),
			                  path, unsaved, why ? why : "");
		} else if (cli_value(b->cli, &options[SAVE]) && !b->cli->json && !b->each) {
			complain(0, _("saved as %s"), save_header(b->save)->id);
		}
		save_close(b->save, 0);
	}
	return status;
}

static int run_lines(struct cli *cli)
{
	static struct batch b; /* large */
	const char *name = cli->argc > 1 ? cli->argv[1] : "-";
	unsigned long long seed;
	int status;

	if (cli_value(cli, &options[SEED]) && read_seed(cli_value(cli, &options[SEED]), &seed))
		rng_seed(&cli->rng, seed);
	cli->store.files = cli_value(cli, &options[FILES]);
	if (!cli->store.files && strcmp(name, "-") != 0) /* a file may be anybody's */
		cli->store.files = "";
	b = (struct batch){ .cli = cli, .each = cli_value(cli, &options[EACH]) };
	b.in.fd = strcmp(name, "-") == 0 ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
	if (b.in.fd < 0)
		return complain(EXIT_FILE, "%s: %s", name, strerror(errno));
	if (!open_table(&b)) {
		status = EXIT_FILE;
	} else if (b.save && save_how(b.save) != SAVE_WRITE) {
		status = EXIT_FILE; /* its notice has said why */
		save_close(b.save, 0);
	} else {
		say_all(&b);
		status = finish(&b);
	}
	journal_free(b.journal);
	offers_free(&b.offers);
	said_free(&b.said);
	if (b.in.fd != STDIN_FILENO)
		close(b.in.fd);
	return status;
}

/* clang-format off */
const struct command command_run = {
	"run", "GAME|SESSION [FILE|-]", N_("run lines from a file or a pipe"),
	1, 2, TAKES_JSON | TAKES_SECRET | TAKES_TITLE, options, .run = run_lines,
};
/* clang-format on */
