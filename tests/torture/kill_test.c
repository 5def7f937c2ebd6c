/* SPDX-License-Identifier: MIT */
/*
 * kill -9. The real program on a terminal, tables of every game, keys at
 * random; killed from outside at some moment, or at a call of its own, before
 * it, after it or in the middle. The last picture is then compared with the session:
 * a line whose effect was painted is in it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "rules/core/journal.h"
#include "rules/games.h"
#include "screens/screen.h"
#include "screens/shell/bars.h"
#include "tests/kit/again.h"

enum { ROW_KILLED, ROW_PAINTED };

static struct row rows[] = {
	[ROW_KILLED] = { "kill -9 while keys are typed", 0, 0, 0 },
	[ROW_PAINTED] = { "kill -9: the last word on the screen is kept", 0, 0, 0 },
};

/* On a busy machine the program may get all keys at once: then the picture that
 * came last is from before them, and its line may stand so far back. */
enum { HEIGHT = 30, WIDTH = 160, TYPED = 80, LAST = TYPED };

/* One kill, and the table it is done to. */
struct kill {
	const struct screen *screen;
	struct story story;
	int told, serial;
	bool ups;
	struct shot shot;
	char keys[2000];
};

/* ---- keys ---- */

/* Keys that only ask: their messages are no lines. */
static bool asks(const struct game *game, const struct binding *keys, char key)
{
	for (; keys && keys->key; keys++) {
		char verb[40] = "", word[40] = "";
		const struct verb *found;

		if (keys->menu && asks(game, keys->menu, key))
			return true;
		if (keys->key[0] != key || keys->key[1] || !keys->line)
			continue;
		sscanf(keys->line, "%39s %39s", verb, word);
		found = verb_find(game, verb);
		if (found && verb_asks(game, found, word, 2))
			return true;
	}
	return false;
}

static bool screen_asks(const struct screen *screen, char key)
{
	if (asks(screen->game, screen->keys, key))
		return true;
	for (const struct key_mode *mode = screen->modes; mode && mode->name; mode++)
		if (asks(screen->game, mode->keys, key))
			return true;
	return false;
}

/* One key press, or a line at the prompt. The serial makes notes tell apart;
 * `ups` because a run that goes up and down again would take its own words back. */
static void random_key(struct kill *k, char *out, size_t size)
{
	static const char common[] = "++++++]]]nnnuu\022\t\t12345\r  rpcgdbsxyzklwt=";
	struct rng *rng = torture_rng();
	const char *step;

	switch (rng_below(rng, 12)) {
	case 0: snprintf(out, size, TERM_ESC TERM_ESC ":note mark %d\r", ++k->serial); return;
	case 1:
		snprintf(out, size, TERM_ESC TERM_ESC ":%s\r",
		         k->story.line[rng_below(rng, (uint32_t)k->story.lines)]);
		return;
	case 2: snprintf(out, size, "\033O%c", "ABCD"[rng_below(rng, 4)]); return;
	}
	snprintf(out, size, "%c", common[rng_below(rng, sizeof common - 1)]);
	if (screen_asks(k->screen, out[0]))
		out[0] = '+';
	step = strchr("+-][", out[0]);
	if (step && !k->ups)
		out[0] = "-+[]"[step - "+-]["];
}

/* Reads the output for a random moment. */
static void linger(struct term *t)
{
	term_read_for(t, (int)rng_below(torture_rng(), 12));
}

/* ---- the last picture ---- */

/* The last words of the table: on the row over the hints, in the terminal's own
 * colour (refusals have another). "": something else is shown. */
static void last_words(struct term *t, char *out, size_t size)
{
	const char *row;
	struct term_cell cell;

	out[0] = '\0';
	row = term_row(t, HEIGHT - 1);
	if (strlen(row) < 6 || strcmp(row + strlen(row) - 6, "? help") != 0)
		return;
	cell = term_cell(t, HEIGHT - 2, 1);
	if (cell.fg == -1 && !cell.bold && !cell.reverse && cell.text[0] && cell.text[0] != ' ' &&
	    cell.text[0] != ':')
		snprintf(out, size, "%s", term_row(t, HEIGHT - 2) + 1);
}

/* The whole pictures: one that was cut off counts for nothing. */
static void painted(struct place *p, struct term *t, char *out, size_t size)
{
	size_t length;
	const char *raw = term_raw(t, &length);
	struct term *whole = term_replay(HEIGHT, WIDTH, raw,
	                                 p->report->painted < length ? (size_t)p->report->painted : length);

	last_words(whole, out, size);
	term_close(whole);
}

/* A long message has two rows, and the row read is its second; a text that does not fit there
 * either ends with a mark. */
static bool same_words(const char *shown, const char *words)
{
	static const char mark[] = " ..";
	size_t length = strlen(shown), all = strlen(words), from;
	bool cut = length > strlen(mark) && strcmp(shown + length - strlen(mark), mark) == 0;

	if (strcmp(shown, words) == 0)
		return true;
	if (cut)
		length -= strlen(mark);
	if (cut && strncmp(shown, words, length) == 0)
		return true;
	for (from = 1; all > WIDTH - 2 && from + length <= all; from++)
		if (words[from - 1] == ' ' && memcmp(words + from, shown, length) == 0 &&
		    (cut || from + length == all))
			return true;
	return false;
}

/* The journal as it was before its n-th line. */
static struct journal *journal_before(const struct journal *journal, int n)
{
	struct reason why;
	struct journal *before = again_journal(journal, n, &why);

	assert_non_null(before);
	return before;
}

static bool has_words(const struct said *said, const char *shown)
{
	char all[4000], undone[4100];

	shell_tell(said, all, sizeof all);
	snprintf(undone, sizeof undone, "%s; Ctrl-R redoes it", all);
	return same_words(shown, all) || same_words(shown, undone) ||
	       (said->lines && same_words(shown, said_get(said, 0)));
}

/* The message of the line, and the message of its undo. */
static bool tells(struct journal *journal, int n, const char *shown)
{
	struct journal *before = journal_before(journal, n);
	struct entry entry = journal_entry(journal, n);
	struct said said = { 0 };
	struct reason why;
	bool same = journal_follow(before, entry.text, strlen(entry.text), entry.at, &said, &why) &&
	            has_words(&said, shown);

	said_free(&said);
	journal_free(before);
	return same;
}

/* A run of presses told each of its steps: `life Bob -3` was -1 and -2 before. */
static bool tells_a_step(const struct journal *journal, int n, const char *shown)
{
	struct entry entry = journal_entry(journal, n);
	const char *sign = strpbrk(entry.text, "+-");
	struct journal *before;
	bool same = false;
	int most = sign ? atoi(sign + 1) : 0;

	if (!sign || most < 2 || most > 200)
		return false;
	before = journal_before(journal, n);
	for (int step = 1; step < most && !same; step++) {
		struct said said = { 0 };
		char line[600];
		struct reason why;

		snprintf(line, sizeof line, "%.*s%d%s", (int)(sign + 1 - entry.text), entry.text, step,
		         sign + 1 + strspn(sign + 1, "0123456789"));
		same = journal_would(before, line, entry.at, NULL, &said, &why) && said.lines &&
		       same_words(shown, said_get(&said, 0));
		said_free(&said);
	}
	journal_free(before);
	return same;
}

/* A redo after other lines tells as well how many are left, which is in no line. */
static void cut_left(char *shown)
{
	char *left = strstr(shown, " undone line");

	while (left && left > shown && strncmp(left, "; ", 2) != 0)
		left--;
	if (left && left > shown)
		*left = '\0';
}

static bool is_told(const char *path, const char *words)
{
	struct journal *journal = NULL;
	char shown[1000];
	struct save *save = save_open(path, SAVE_READ, &journal, NULL);
	bool told = false;
	int count;

	if (!save)
		return false;
	snprintf(shown, sizeof shown, "%s", words);
	cut_left(shown);
	count = journal_count(journal);
	for (int n = count - 1; n >= 0 && n >= count - LAST && !told; n--)
		told = tells(journal, n, shown) || tells_a_step(journal, n, shown);
	journal_free(journal);
	save_close(save, 0);
	return told;
}

/* ---- one kill ---- */

static void begin(struct place *p, struct kill *k)
{
	static const char *const deeds[] = { "KILL", "KILL_AFTER", "KILL_HALF" };
	static bool (*const states[])(struct place * p, const struct story *story) = {
		story_half,
		story_half,
		story_torn,
		story_with_run,
	};
	struct rng *rng = torture_rng();

	place_clean(p);
	k->told = k->story.lines / 2;
	if (!states[rng_below(rng, 4)](p, &k->story))
		return;
	k->ups = rng_below(rng, 2);
	k->shot = (struct shot){ 0 };
	if (rng_below(rng, 3)) { /* by itself at one of its calls */
		k->shot.deed = deeds[rng_below(rng, 3)];
		k->shot.at = 1 + rng_below(rng, 300);
	}
}

/* Types until the program is dead, and kills it if it does not die. */
static void play(struct place *p, struct term *t, struct kill *k)
{
	int keys = k->shot.deed ? TYPED : (int)rng_below(torture_rng(), TYPED);
	size_t end = 0;

	/* The terminal itself would echo earlier keys. */
	while (!term_has(t, "? help") && !term_read_for(t, 1))
		;
	for (int i = 0; i < keys && !term_read_for(t, 0); i++) {
		char key[1200];

		random_key(k, key, sizeof key);
		if (end + strlen(key) < sizeof k->keys)
			end += (size_t)snprintf(k->keys + end, sizeof k->keys - end, "%s", key);
		term_send(t, key);
		if (rng_below(torture_rng(), 4) == 0)
			linger(t);
	}
	linger(t);
	if (!term_read_for(t, 0))
		term_kill(t, SIGKILL);
}

static void tell_keys(const struct kill *k)
{
	printf("# keys: ");
	for (const char *c = k->keys; *c; c++)
		printf((unsigned char)*c < 0x20 ? "\\%03o" : "%c", (unsigned char)*c);
	printf("\n");
}

static void kill_one(struct place *p, struct kill *k)
{
	struct term *t;
	char words[1000];
	struct found kept;
	const char *complaint = NULL;
	int status;

	k->keys[0] = '\0';
	begin(p, k);
	t = place_open(p, &k->shot,
	               (struct term_start){ .rows = HEIGHT, .cols = WIDTH, .args = { "open", p->path } });
	play(p, t, k);
	status = term_wait_exit(t);
	painted(p, t, words, sizeof words);
	place_close(p);
	kept = torture_kept(p->path, &k->story);
	if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL)
		complaint = "it has ended otherwise";
	else if (!kept.opened)
		complaint = kept.why.text;
	else if (kept.same < k->told)
		complaint = "lines from before are missing";
	rows[ROW_KILLED].lost += kept.same < k->told ? k->told - kept.same : 0;
	if (!torture_count(&rows[ROW_KILLED], complaint, "%s, %s %u, status %d, \"%s\"", k->story.game->id,
	                   k->shot.deed ? k->shot.deed : "from outside", k->shot.at, status, words))
		tell_keys(k);
	if (words[0] && kept.opened) {
		bool told = is_told(p->path, words);

		rows[ROW_PAINTED].lost += !told;
		if (!torture_count(&rows[ROW_PAINTED], told ? NULL : "painted, and in no line",
		                   "%s, %s %u (%s), \"%s\"", k->story.game->id,
		                   k->shot.deed ? k->shot.deed : "from outside", k->shot.at,
		                   shim_call_name((int)p->report->struck_call), words))
			tell_keys(k);
	}
}

static void killed(void **state)
{
	struct kill *k = xcalloc(1, sizeof *k);
	long kills = torture_faults(1000);
	int count = 0;

	while (games[count])
		count++;
	for (int g = 0; g < count; g++) {
		k->screen = screen_find(games[g]);
		story_load(&k->story, games[g]);
		for (long i = g; i < kills; i += count)
			kill_one(*state, k);
		story_free(&k->story);
	}
	free(k);
	torture_check(&rows[ROW_KILLED]);
	torture_check(&rows[ROW_PAINTED]);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TORTURE(killed),
	};

	setlocale(LC_CTYPE, "C.UTF-8"); /* capitals are made as the program makes them */
	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("kill -9", tests, rows);
}
