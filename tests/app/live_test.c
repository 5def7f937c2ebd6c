/* SPDX-License-Identifier: MIT */
/*
 * The live line and Enter agree: in random play of every game, lines at the prompt and texts in the fields
 * of keys are typed, the message line is drawn, its text of Enter is what Enter then does. It refuses
 * nothing that Enter takes, with the words of that refusal, and promises nothing that Enter refuses. What
 * only Enter can tell, because files or what is face down decide it, is left out. Knows no rule of any game.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/core/outside.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "screens/shell/bars.h"
#include "tests/kit/evening.h"
#include "tests/kit/rounds.h"
#include "tests/kit/snapshot.h"
#include "tests/kit/stopped.h"

enum { SEEDS = 3, STEPS = 250, ROWS = 8, COLUMNS = 1000, ROW_BYTES = 8 * COLUMNS, ANSWERS = 8 };

struct evening {
	struct tui t;
	struct store store;
	struct rng rng;
	struct chatter chatter;
	uint64_t seed;
	int fields, lines, took, refused; /* what was tried */
	char text[ROW_BYTES], roles[ROW_BYTES];
};

static int below(struct evening *e, int bound)
{
	return chatter_below(&e->chatter, bound);
}

static bool chance(struct evening *e, int percent)
{
	return chatter_chance(&e->chatter, percent);
}

/* ---- what the message line shows ---- */

static void draw(struct evening *e)
{
	int y, x;

	werase(stdscr);
	e->t.over->draw(&e->t, &y, &x);
	snapshot_row(stdscr, e->t.picture.layout.message_y, e->text, e->roles, sizeof e->text);
}

struct shown {
	bool told, refused; /* not told: nothing is said of the key */
	bool help;          /* what is wanted, while nothing is typed, in place of the outcome */
	char text[600];
};

static void read_shown(const struct evening *e, size_t from, struct shown *out)
{
	char role = e->roles[text_width_to(e->text, from)];
	const char *end = strstr(e->text + from, "   ");
	size_t length = end ? (size_t)(end - e->text - from) : strlen(e->text + from);

	while (!end && length && e->text[from + length - 1] == ' ')
		length--;
	out->told = length > 0;
	out->refused = role == 'w';
	snprintf(out->text, sizeof out->text, "%.*s", (int)length, e->text + from);
}

/* What a field says that this key would do. */
static void look_at_field(struct evening *e, const char *key, struct shown *out)
{
	char sought[16];

	*out = (struct shown){ 0 };
	draw(e);
	snprintf(sought, sizeof sought, " %s ", key);
	for (const char *at = e->text; (at = strstr(at, sought)); at++)
		if (e->roles[text_width_to(e->text, (size_t)(at - e->text) + 1)] == 'a')
			read_shown(e, (size_t)(at - e->text) + strlen(sought), out);
}

/* What the line loses stands behind what it does. */
static void leave_out_loss(struct evening *e, struct shown *out)
{
	char loss[200] = "";
	size_t length = strlen(out->text), end;

	if (!offers_loss(open_table_offers(&e->t.table), journal_state(e->t.table.journal),
	                 e->t.prompt.edit.text, loss, sizeof loss))
		return;
	end = strlen(loss);
	if (length < end || strcmp(out->text + length - end, loss) != 0)
		return;
	length -= end;
	out->told = length > 0;
	out->text[length < 2 ? 0 : length - 2] = '\0'; /* with "; " */
}

/* What the prompt says of Enter: it stands at the right, good or as a warning. */
static void look_at_prompt(struct evening *e, struct shown *out)
{
	size_t from;

	*out = (struct shown){ 0 };
	draw(e);
	from = text_fit(e->text, (int)strcspn(e->roles, "gw"), NULL);
	if (e->text[from])
		read_shown(e, from, out);
	leave_out_loss(e, out);
}

/* ---- what came of it ---- */

/* The words that the table's last line has said; of a change alone its new number, where only that is shown.
 */
static bool tells_said(const struct evening *e, const struct shown *shown)
{
	const struct said *said = &e->t.table.said;
	char text[600];
	const char *arrow;

	shell_tell(said, text, sizeof text);
	if (!*text || strstr(text, shown->text)) /* what takes long is told by Enter alone */
		return true;
	for (int i = 0; i < said->changes; i++) {
		arrow = strstr(said_get_change(said, i).what, "-> ");
		if (arrow && strstr(shown->text, arrow + 3))
			return true;
	}
	return false;
}

static void must_agree(struct evening *e, const char *line, const struct shown *shown, bool refused)
{
	const char *game = e->t.table.game->id;

	if (!shown->told)
		return;
	e->took += !refused;
	e->refused += refused;
	if (shown->refused != refused)
		fail_msg("%s, seed %d: \"%s\" shows \"%s\", and Enter %s: %s", game, (int)e->seed, line,
		         shown->text, refused ? "refuses it" : "takes it", e->t.notice.text);
	if (refused ? strncmp(shown->text, e->t.notice.text, strlen(shown->text)) != 0
	            : !shown->help && !tells_said(e, shown))
		fail_msg("%s, seed %d: \"%s\" shows \"%s\", and Enter says: %s", game, (int)e->seed, line,
		         shown->text, e->t.notice.text);
}

/* ---- pressing ---- */

static void press(struct evening *e, int code, const char *text)
{
	struct key key = { .key = code };

	snprintf(key.text, sizeof key.text, "%s", text);
	if (e->t.over)
		overlay_key(&e->t, &key);
	else
		table_key(&e->t, &key);
}

static void press_label(struct evening *e, const char *label)
{
	struct key key;

	if (key_of_label(label, &key))
		press(e, key.key, key.text);
}

static void fit(struct evening *e)
{
	struct open_table *table = &e->t.table;

	if (table->screen->fit)
		table->screen->fit(table->view, journal_state(table->journal), 21, 80);
	while (tui_is_covered(&e->t))
		table_lift(&e->t, &(struct key){ .key = ' ', .text = " " });
}

/* ---- the fields of keys ---- */

/* Names of several words, and what splits a line where it stands unquoted. */
static const char *const texts[] = {
	"Tymna the Weaver", "dagger of w",  "Fire // Ice", "one & two", "a \"b\" c", "each", "2g 1o",
	"Alice Bob",        "won by=turns", "007",         "3",         "",          "Zoë",  "桜井 みずき",
};

static const char *some_text(struct evening *e)
{
	const struct chatter *c = &e->chatter;

	return c->words && chance(e, 50) ? c->dictionary[below(e, c->words)]
	                                 : texts[below(e, sizeof texts / sizeof *texts)];
}

/* Types as fingers do; false: the field has ended by itself. */
static bool type(struct evening *e, const char *text)
{
	int present = e->t.ask.present;

	while (*text) {
		size_t length = 1;
		char letter[5];

		while ((text[length] & 0xc0) == 0x80)
			length++;
		snprintf(letter, sizeof letter, "%.*s", (int)length, text);
		press(e, length == 1 ? (unsigned char)*text : 0, letter);
		if (e->t.over != &overlay_ask || e->t.ask.present != present)
			return false;
		text += length;
	}
	return true;
}

static bool type_answer(struct evening *e)
{
	const char *format;
	char number[12];

	if (ask_now(&e->t.ask) == ASK_QUOTED || ask_now(&e->t.ask) == ASK_WORDS)
		return type(e, some_text(e));
	format = chance(e, 10) ? "%03d" : "%d";
	snprintf(number, sizeof number, format, below(e, chance(e, 80) ? 8 : 2000));
	return type(e, number);
}

/* Whether the line reads or writes a file: it is not said. The quote of a path ends by itself. */
static bool is_outside(struct evening *e, const char *line)
{
	struct journal *journal = e->t.table.journal;
	char closed[ASK_LINE + 2];
	int length = snprintf(closed, sizeof closed, "%s\"", line);

	return outside_is(journal, line, strlen(line)) || outside_is(journal, closed, (size_t)length);
}

/* Whether a refusal would tell what is face down. */
static bool is_untried(struct evening *e, const char *line)
{
	return journal_flags(e->t.table.journal, line, strlen(line)) & VERB_UNTRIED;
}

/* Ends the field with one of its keys. */
static void end_field(struct evening *e)
{
	static const char *const ends[] = { "Enter", "+", "-" };
	const char *end = ends[ask_now(&e->t.ask) == ASK_CHANGE ? below(e, 3) : 0];
	int count = journal_count(e->t.table.journal);
	struct shown shown;
	char line[ASK_LINE];
	struct showing about = tui_about(&e->t);
	bool whole = ask_trial(&e->t.ask, &about, *end == 'E' ? '=' : *end, line), untried;

	look_at_field(e, end, &shown);
	if (whole && is_outside(e, line)) {
		e->t.over = NULL;
		return;
	}
	shown.help = !e->t.ask.edit.length;
	untried = whole && is_untried(e, line);
	press_label(e, end);
	if (e->t.over == &overlay_ask && ask_now(&e->t.ask) == ASK_SURE)
		press(e, 'y', "y");
	e->fields++;
	if (whole && !untried)
		must_agree(e, line, &shown,
		           journal_count(e->t.table.journal) == count &&
		                   (e->t.notice.role == ROLE_WARNING || e->t.over == &overlay_ask));
}

static void answer_choice(struct evening *e)
{
	const struct ask *ask = &e->t.ask;
	int rows = 0;

	if (ask->menu) {
		while (ask->menu[rows].key)
			rows++;
		press_label(e, ask->menu[below(e, rows)].key);
	} else {
		binding_choose(&e->t, below(e, ask->choices));
		if (e->t.over == &overlay_ask && ask_now(ask) == ASK_SEVERAL && chance(e, 50))
			press(e, '\r', "");
	}
}

/* Answers what is asked, until the line is said or it takes too long. */
static void answer(struct evening *e)
{
	for (int i = 0; i < ANSWERS && e->t.over == &overlay_ask; i++)
		switch (ask_now(&e->t.ask)) {
		case ASK_MENU:
		case ASK_CHOICE:
		case ASK_SEVERAL: answer_choice(e); break;
		case ASK_SURE: press(e, 'y', "y"); break;
		default:
			if (type_answer(e))
				end_field(e);
		}
	e->t.over = NULL;
}

/* One of the screen's keys, also those that change only the view. */
static void press_a_key(struct evening *e)
{
	struct showing about = tui_about(&e->t);
	const struct binding *keys = about.keys;
	int rows = 0;

	while (keys[rows].key)
		rows++;
	if (rows)
		press_label(e, keys[below(e, rows)].key);
	answer(e);
}

/* ---- lines at the prompt ---- */

static bool is_programs(const struct evening *e, const char *line)
{
	for (const struct program_word *w = e->t.words; w->name; w++)
		if (strncmp(line, w->name, strlen(w->name)) == 0)
			return true;
	return false;
}

/* The line of chance, or its beginning. */
static void say_at_prompt(struct evening *e)
{
	char line[EDIT_BYTES];
	int count = journal_count(e->t.table.journal);
	struct shown shown;
	bool untried, refused;

	chatter_next(&e->chatter);
	snprintf(line, sizeof line, "%.900s", e->chatter.line.text);
	if (chance(e, 10))
		line[below(e, (int)strlen(line) + 1)] = '\0';
	utf8_mend_end(line);
	if (is_programs(e, line))
		return;
	prompt_open(&e->t, line);
	untried = is_untried(e, line);
	look_at_prompt(e, &shown);
	if (is_outside(e, line)) {
		e->t.over = NULL;
		return;
	}
	press(e, '\r', "");
	refused = e->t.over == &overlay_prompt;
	e->t.over = NULL;
	e->lines++;
	if (!untried)
		must_agree(e, line, &shown, refused);
	if (journal_count(e->t.table.journal) > count)
		chatter_said(&e->chatter);
	else
		chatter_refused(&e->chatter);
}

/* ---- an evening ---- */

static void begin(struct evening *e, const struct game *game, uint64_t seed)
{
	e->seed = seed;
	evening_begin(&e->t, &e->store, &e->rng, &e->chatter, game, seed, ROWS, COLUMNS);
}

static void play(struct evening *e, int steps)
{
	for (int i = 0; i < steps; i++) {
		if (i % 20 == 0)
			chatter_learn(&e->chatter);
		fit(e);
		if (chance(e, 60))
			press_a_key(e);
		else
			say_at_prompt(e);
	}
}

static void the_live_line_and_enter_agree(void **state)
{
	static struct evening e;

	for (int g = 0; games[g]; g++) {
		e.fields = e.lines = e.took = e.refused = 0;
		for (int seed = 1; seed <= rounds_of(SEEDS); seed++) {
			begin(&e, games[g], (uint64_t)seed);
			play(&e, STEPS);
			evening_end(&e.t);
		}
		print_message("# %s: %d fields, %d lines: %d taken, %d refused\n", games[g]->id, e.fields,
		              e.lines, e.took, e.refused);
		assert_true(e.lines && e.took && e.refused);
		assert_true(e.fields || rounds_of(SEEDS) < SEEDS); /* few seeds may meet none */
	}
}

static int start(void **state)
{
	/* an export would write into the present folder */
	assert_int_equal(chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp"), 0);
	snapshot_terminal();
	/* not by LINES and COLUMNS: ncurses 6.5 takes no more than 512 from them */
	resizeterm(ROWS, COLUMNS);
	return getmaxx(stdscr) == COLUMNS ? 0 : -1;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_live_line_and_enter_agree),
	};

	return cmocka_run_group_tests_name("the live line", tests, start, NULL);
}
