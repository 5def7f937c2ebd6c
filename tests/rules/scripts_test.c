/* SPDX-License-Identifier: MIT */
/*
 * Runs the rule scripts: lines that a player would type and their effects.
 * Links the rules alone. One TAP test a table (a file, or a part between ---).
 *
 *     # a comment; the first one of a table is its title
 *     game commander      seed 7      wait 90 (seconds until the next line)
 *     watched                from here on the table is asked by who may see no secret
 *     scene red-and-blue     the lines of a scene of GAME/scenes.txt: a set-up that many tables have
 *     > a line that must be said         = a sentence it said, in order; = alone: no other is left
 *     < a line that a file holds, whoever wrote it: its chance is drawn already
 *     - what none of its sentences has
 *     + Bob | life 40 -> 35 | Alice   a change for the log, in order (who, what, cause)
 *     . players[1].life 35   a path of the state (the judge's view) and its value
 *     @ left[0] Alice        a path of a query's data and its value; `nothing` where there is none
 *     : turn 3, Alice        what a list of tables says of this one
 *     ? next: cut            what it says is due there
 *     * build Anna city SPOT: 1, 5   the words that complete a line at its last one; many: 1 .. 54, 54
 *     % Bob 1 won Atraxa, Cy 2     how the game stands for each player: place (- while it is not over), led
 *     ! reason               the line before must be refused with these words
 *     ~ part                 the same, only a part of the reason
 *     ---                    a fresh table
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/game.h"
#include "rules/core/journal.h"
#include "rules/games.h"
#include "tests/kit/flat.h"
#include "tests/kit/nullgame.h"
#include "tests/kit/offered.h"
#include "tests/kit/scripts.h"

struct script {
	const char *file;
	int line;
	const struct game *game;
	struct journal *journal;
	struct rng rng;
	struct said said;
	struct flat data;
	struct reason why;
	enum journal_answer answer;
	bool spoken, judged; /* a line was said; its refusal was expected */
	bool watched;        /* not the judge's view */
	int next_said, next_change;
	int64_t at;
	char said_text[4096], title[200], above[200]; /* above: the comment over `game` */
	bool failed;
	int tests, failures;
};

static void complain(struct script *s, const char *what, const char *wanted, const char *got)
{
	printf("# %s:%d: %s\n#   wanted: %s\n#   got:    %s\n", s->file, s->line, what, wanted, got);
	s->failed = true;
}

/* Complains of a line that was refused although no `!` or `~` follows. */
static void judge_last(struct script *s)
{
	if (s->spoken && !s->judged && s->answer == JOURNAL_REFUSED)
		complain(s, "the line was refused", s->said_text, s->why.text);
	s->spoken = false;
}

static void begin_table(struct script *s)
{
	s->journal = s->game ? journal_new(s->game) : NULL;
	rng_seed(&s->rng, 1);
	s->failed = s->watched = false;
	s->title[0] = '\0';
	s->at = 1000000000;
}

static void end_table(struct script *s)
{
	judge_last(s);
	if (!s->journal)
		return;
	printf("%s %d - %s: %s\n", s->failed ? "not ok" : "ok", ++s->tests, s->file, s->title);
	s->failures += s->failed;
	journal_free(s->journal);
	s->journal = NULL;
}

static char *report_text(struct script *s)
{
	struct flat flat;

	flat_report(&flat, s->game, journal_state(s->journal), true);
	return flat.text;
}

static void say(struct script *s, const char *line, bool from_file)
{
	char *before = report_text(s), *after;

	judge_last(s);
	snprintf(s->said_text, sizeof s->said_text, "%s", line);
	flat_free(&s->data);
	flat_begin(&s->data, !s->watched);
	s->why.text[0] = '\0';
	if (from_file)
		s->answer = journal_follow(s->journal, line, strlen(line), s->at++, &s->said, &s->why)
		                    ? JOURNAL_SAID
		                    : JOURNAL_REFUSED;
	else
		s->answer = journal_say(s->journal, line, strlen(line), s->at++, &s->rng, !s->watched,
		                        &s->said, &s->data.emit, &s->why);
	s->spoken = true;
	s->judged = false;
	s->next_said = s->next_change = 0;
	after = report_text(s);
	if (s->answer != JOURNAL_SAID && strcmp(before, after) != 0)
		complain(s, "a refused line or a query changed the state", line, s->why.text);
	free(before);
	free(after);
}

static void summary(const struct game *game, const void *state, char *out, size_t size)
{
	game->summary(state, out, size);
}

static void expect_told(struct script *s,
                        void (*tell)(const struct game *game, const void *state, char *out, size_t size),
                        const char *wanted)
{
	char text[400] = "";

	tell(s->game, journal_state(s->journal), text, sizeof text);
	if (strcmp(text, wanted) != 0)
		complain(s, "what a list of tables says", wanted, text);
}

static void add_result(void *user, const struct game_result *result)
{
	char *out = user, place[12] = "-";

	if (result->over)
		snprintf(place, sizeof place, "%d", result->place);
	said_list_add(out, 400, "%s %s%s%s%s", result->name, place, result->won ? " won" : "",
	              result->led[0] ? " " : "", result->led);
}

static void result(const struct game *game, const void *state, char *out, size_t size)
{
	(void)size;
	game_result(game, state, add_result, out);
}

static void expect_said(struct script *s, const char *sentence)
{
	const char *got = "(nothing)";

	for (; s->next_said < s->said.lines; s->next_said++) {
		got = said_get(&s->said, s->next_said);
		if (strcmp(got, sentence) == 0) {
			s->next_said++;
			return;
		}
		if (!*sentence)
			break;
	}
	if (!*sentence && s->next_said == s->said.lines)
		return;
	complain(s, s->said_text, sentence, s->answer == JOURNAL_REFUSED ? s->why.text : got);
}

static void expect_unsaid(struct script *s, const char *part)
{
	for (int i = 0; i < s->said.lines; i++)
		if (strstr(said_get(&s->said, i), part))
			complain(s, s->said_text, "(this is not said)", part);
}

static void expect_change(struct script *s, const char *wanted)
{
	char got[600] = "(nothing)";

	while (s->next_change < s->said.changes) {
		struct said_change change = said_get_change(&s->said, s->next_change++);

		snprintf(got, sizeof got, "%s | %s%s%s", change.who, change.what, *change.cause ? " | " : "",
		         change.cause);
		if (strcmp(got, wanted) == 0)
			return;
	}
	complain(s, s->said_text, wanted, got);
}

static void expect_refused(struct script *s, const char *reason, bool part)
{
	s->judged = true;
	if (s->answer != JOURNAL_REFUSED)
		complain(s, s->said_text, reason, "it was accepted");
	else if (part ? !strstr(s->why.text, reason) : strcmp(s->why.text, reason) != 0)
		complain(s, s->said_text, reason, s->why.text);
}

/* "path value", or "path" alone for an empty text. */
static void expect_value(struct script *s, const struct flat *flat, char *text)
{
	char out[400];
	char *value = strchr(text, ' ');
	const char *got;

	if (value)
		*value++ = '\0';
	got = flat_get(flat, text, out, sizeof out);
	got = got ? got : "nothing";
	if (strcmp(got, value ? value : "") != 0)
		complain(s, text, value ? value : "", got);
}

static void expect_state(struct script *s, char *text)
{
	struct flat flat;

	flat_report(&flat, s->game, journal_state(s->journal), !s->watched);
	expect_value(s, &flat, text);
	flat_free(&flat);
}

static void expect_words(struct script *s, const char *rest)
{
	enum { MANY = 12 };
	const char *end = rest + strcspn(rest, ":"), *what = end, *wanted = end + strspn(end, ": ");
	char line[200], hole[40], word[80], first[80] = "", last[80] = "", list[400] = "";
	int n = 0;

	while (what > rest && !strchr(" =", what[-1]))
		what--;
	snprintf(line, sizeof line, "%.*s", (int)(what - rest), rest);
	snprintf(hole, sizeof hole, "%.*s", (int)(end - what), what);
	for (; s->game->word(journal_state(s->journal), line, hole, n, word, sizeof word); n++) {
		said_list_add(list, sizeof list, "%s", word);
		memcpy(n ? last : first, word, sizeof word);
	}
	if (n > MANY)
		snprintf(list, sizeof list, "%s .. %s, %d", first, last, n);
	if (strcmp(list, wanted) != 0)
		complain(s, line, wanted, list);
}

static void setting(struct script *s, const char *line)
{
	char id[40];
	unsigned seed;
	int seconds;

	if (sscanf(line, "game %39s", id) == 1) {
		end_table(s);
		s->game = strcmp(id, null_game.id) == 0 ? &null_game : game_find(id);
		if (!s->game) {
			printf("Bail out! %s:%d: no game %s\n", s->file, s->line, id);
			exit(1);
		}
		begin_table(s);
	} else if (sscanf(line, "seed %u", &seed) == 1) {
		rng_seed(&s->rng, seed);
	} else if (sscanf(line, "wait %d", &seconds) == 1) {
		s->at += seconds;
	} else if (strcmp(line, "watched") == 0) {
		s->watched = true;
	} else {
		complain(s, "not a line of a script", "> < = - + . @ : ? * % ! ~ # ---", line);
	}
}

static void take_comment(struct script *s, const char *text)
{
	if (!s->title[0])
		snprintf(s->title, sizeof s->title, "%s", text + strspn(text, "# "));
}

static void run_line(struct script *s, char *line)
{
	char *rest = line[0] && line[1] == ' ' ? line + 2 : line + (line[0] != '\0');

	switch (line[0]) {
	case '\0': break;
	case '#': take_comment(s, line); break;
	case '>': say(s, rest, false); break;
	case '<': say(s, rest, true); break;
	case '=': expect_said(s, rest); break;
	case '+': expect_change(s, rest); break;
	case '!': expect_refused(s, rest, false); break;
	case '~': expect_refused(s, rest, true); break;
	case '.': expect_state(s, rest); break;
	case '@': expect_value(s, &s->data, rest); break;
	case ':': expect_told(s, summary, rest); break;
	case '%': expect_told(s, result, rest); break;
	case '*': expect_words(s, rest); break;
	case '?': expect_told(s, offered_owed, rest); break;
	case '-':
		if (strcmp(line, "---") == 0) {
			end_table(s);
			begin_table(s);
		} else {
			expect_unsaid(s, rest);
		}
		break;
	default: setting(s, line);
	}
}

static void begin_file(void *script, const char *path, const char *name)
{
	struct script *s = script;

	s->file = name;
	s->game = NULL;
	s->above[0] = '\0';
}

/* The comment above `game` is the title of its first table. */
static void read_line(void *script, int number, char *line)
{
	struct script *s = script;

	s->line = number;
	if (!s->journal && line[0] == '#' && !s->above[0])
		snprintf(s->above, sizeof s->above, "%s", line + strspn(line, "# "));
	if (!s->journal && strncmp(line, "game ", 5) != 0)
		return;
	run_line(s, line);
	if (s->above[0] && s->journal && !s->title[0]) {
		snprintf(s->title, sizeof s->title, "%s", s->above);
		s->above[0] = '\0';
	}
}

static void end_file(void *script)
{
	end_table(script);
}

int main(int argc, char **argv)
{
	struct script s = { 0 };
	static const struct script_reader reader = { begin_file, read_line, end_file };

	flat_begin(&s.data, true);
	for (int i = 1; i < argc; i++)
		scripts_file(&reader, &s, argv[i]);
	if (argc < 2)
		scripts_folder(&reader, &s, "rules");
	printf("1..%d\n", s.tests);
	said_free(&s.said);
	flat_free(&s.data);
	return s.failures != 0;
}
