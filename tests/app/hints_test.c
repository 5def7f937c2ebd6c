/* SPDX-License-Identifier: MIT */
/*
 * What the hint bar shows works, and what neither it nor the ? page shows changes nothing: in random play of
 * every game each hint is pressed, and says a line, asks, opens something or moves the focus, but never
 * answers that it means nothing now, and so each row of a menu and each key of the ? page; printable keys
 * that stand nowhere leave the journal as it is. The same in what a key has opened, in all that lies over a
 * table, at home, and while watching. A refusal names the key in place of a line that a key says. A curtain
 * is lifted by Space and Enter alone. An option of the O page is what was chosen there. Knows no rule of any
 * game.
 *
 *     hints_test [GAME [SEED]]
 */
#include <poll.h>
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

#include "app/core/keys.h"
#include "app/core/outside.h"
#include "rules/games.h"
#include "screens/shell/bars.h"
#include "tests/kit/evening.h"
#include "tests/kit/offered.h"
#include "tests/kit/rounds.h"
#include "tests/kit/snapshot.h"
#include "tests/kit/stopped.h"

enum {
	SEEDS = 2,
	STEPS = 100,
	EACH = 4,
	DEEP = 4,
	ROW = -2, /* a hint that is none: a row of a table of keys */
	VIEW = 1 << 16,
	ROWS = 24,
	COLUMNS = 80
};

struct evening {
	struct tui t;
	struct store store;
	struct rng rng;
	struct chatter chatter;
	struct offers offers;
	uint64_t seed;
	int shown, silent; /* hints, and keys that stand nowhere, that were pressed */
	int keyed;         /* refusals that named a key */
	int curtains;      /* that were down */
	bool walked;       /* over this table all has been opened */
};

static const char *only_game;
static uint64_t first_seed = 1;

/* ---- what a key has done ---- */

struct before {
	int entries;
	bool kept; /* undone lines */
	const struct overlay *over;
	char view[VIEW], message[sizeof((struct tui *)NULL)->notice.text];
	struct run run;
	struct ask ask;
};

static void remember(const struct evening *e, struct before *b)
{
	b->entries = journal_undoable(e->t.table.journal);
	b->kept = journal_kept(e->t.table.journal) > 0;
	b->over = e->t.over;
	memcpy(b->view, e->t.table.view, e->t.table.screen->view_size);
	snprintf(b->message, sizeof b->message, "%s", e->t.notice.text);
	b->run = e->t.table.run;
	b->ask = e->t.ask;
}

static bool has_said(const struct evening *e, const struct before *b)
{
	return journal_undoable(e->t.table.journal) != b->entries || e->t.table.run.amount != b->run.amount;
}

static bool has_asked(const struct evening *e, const struct before *b)
{
	return e->t.over == &overlay_ask &&
	       (e->t.ask.binding != b->ask.binding || e->t.ask.menu != b->ask.menu ||
	        e->t.ask.present != b->ask.present || e->t.ask.sure != b->ask.sure ||
	        strcmp(e->t.ask.edit.text, b->ask.edit.text) != 0);
}

static bool has_done(const struct evening *e, const struct before *b)
{
	return has_said(e, b) || has_asked(e, b) || e->t.room.shown ||
	       (e->t.over == &overlay_ask && ask_takes_path(&e->t.ask)) || e->t.over != b->over ||
	       memcmp(b->view, e->t.table.view, e->t.table.screen->view_size) != 0 ||
	       (strcmp(b->message, e->t.notice.text) != 0 && e->t.notice.text[0]);
}

/* ---- pressing ---- */

static void fit(struct evening *e)
{
	struct open_table *table = &e->t.table;

	if (table->screen->fit)
		table->screen->fit(table->view, journal_state(table->journal), 21, 80);
}

static void press(struct evening *e, const struct key *key)
{
	if (e->t.over)
		overlay_key(&e->t, key);
	else
		table_key(&e->t, key);
}

/* The table as it was, but for the focus. */
static void restore(struct evening *e, const struct before *b)
{
	struct reason why;

	open_table_flush(&e->t.table);
	e->t.over = NULL;
	e->t.room.shown = false;
	memset(&e->t.ask, 0, offsetof(struct ask, edit));
	for (int n; (n = journal_undoable(e->t.table.journal)) != b->entries;)
		if (open_table_say(&e->t.table, n > b->entries ? "undo" : "redo", NULL, &why) ==
		    JOURNAL_REFUSED)
			fail_msg("undo: %s", why.text);
	memcpy(e->t.table.view, b->view, e->t.table.screen->view_size);
	fit(e);
	tui_message(&e->t, ROLE_NORMAL, "%s", "");
}

/* The keys of a hint one after the other: "+-" are two, "Enter" is one, "Space A" are two. */
static bool next_key(const char **hint, struct key *key)
{
	char one[8];

	*hint += strspn(*hint, " ");
	if (!**hint)
		return false;
	if (key_of_label(*hint, key)) {
		*hint += strlen(*hint);
		return true;
	}
	for (size_t most = strlen(*hint); most; most--) {
		snprintf(one, sizeof one, "%.*s", (int)most, *hint);
		if (most < sizeof one && key_of_label(one, key)) {
			*hint += most;
			return true;
		}
	}
	return false;
}

/* Words that stand for several keys, and some of them; NULL: no such word. */
static const char *keys_of_word(const char *hint)
{
	static const char *const words[][2] = {
		{ "arrows", "Down Up Right Left" }, { "digits", "1" }, { "0-9", "1" },   { "type", "a" },
		{ "any other key", "~" },           { "press", "" },   { "others", "" },
	};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(hint, words[i][0]) == 0)
			return words[i][1];
	return NULL;
}

static const char *where(const struct evening *e)
{
	static char text[ASK_LINE + 100];
	char line[ASK_LINE] = "";

	if (e->t.over == &overlay_ask)
		ask_preview(&e->t.ask, line);
	snprintf(text, sizeof text, "%s, seed %d, %d lines, last \"%s\" %s%s", e->t.table.game->id,
	         (int)e->seed, journal_undoable(e->t.table.journal), e->chatter.line.text,
	         e->t.over ? "asked for " : "", line);
	return text;
}

/* Whether a refusal tells what is face down: the key then stands always, redo while undone lines are
 * kept. */
static bool is_untried(const struct evening *e, bool kept)
{
	const char *line = e->t.ask.said;

	/* Catan's cards, which an offer must not tell */
	return strstr(e->t.notice.text, " holds ") || strstr(e->t.notice.text, " this turn") ||
	       (kept && strcmp(line, "redo") == 0) ||
	       journal_flags(e->t.table.journal, line, strlen(line)) & (VERB_UNTRIED | VERB_OUTSIDE);
}

/* No key but Space and Enter shows what a curtain hides; Esc may take it away. */
static void try_curtain(struct evening *e)
{
	const struct screen *screen = e->t.table.screen;
	enum { LETTERS = '~' - '!' };
	static const char *const others[] = {
		"Tab", "BackTab", "Up", "Down", "PgUp", "PgDn", "F2", "^R", "^?"
	};
	char label[2] = "";
	struct key key;

	if (!tui_is_covered(&e->t) || screen->curtain(e->t.table.view) != CURTAIN_DOWN)
		return;
	for (int i = 0; i < LETTERS + (int)(sizeof others / sizeof *others); i++) {
		label[0] = (char)('!' + i);
		assert_true(key_of_label(i < LETTERS ? label : others[i - LETTERS], &key));
		key_press(&e->t, &key);
		if (screen->curtain(e->t.table.view) != CURTAIN_DOWN)
			fail_msg("%s: %s lifts a curtain", e->t.table.game->id,
			         i < LETTERS ? label : others[i - LETTERS]);
	}
	key_of_label(e->curtains++ % 2 ? "Space" : "Enter", &key);
	key_press(&e->t, &key);
	if (screen->curtain(e->t.table.view) == CURTAIN_DOWN)
		fail_msg("%s: a curtain stays down", e->t.table.game->id);
}

static void try_hints(struct evening *e, int depth);
static void try_rows(struct evening *e, const struct binding *keys, int depth);

static void try_hint(struct evening *e, const struct hint *hint, const struct key *key, int depth)
{
	static struct before keep[DEEP];
	struct before *b = &keep[depth];
	char label[16];

	key_label(key, label, sizeof label);
	remember(e, b);
	e->t.ask.said[0] = '\0';
	press(e, key);
	e->shown++;
	if (!is_untried(e, b->kept) &&
	    (!has_done(e, b) || (!has_said(e, b) && e->t.notice.role == ROLE_WARNING && e->t.notice.text[0] &&
	                         (e->t.over == b->over || (!e->t.over && hint->binding == ROW)))))
		fail_msg("%s: the hint bar shows \"%s %s\", and %s does nothing: %s %s", where(e), hint->key,
		         hint->label, label, e->t.notice.text,
		         e->t.over == &overlay_ask ? e->t.ask.note : "");
	if (e->t.over == &overlay_ask && e->t.ask.menu && depth + 1 < DEEP)
		try_rows(e, e->t.ask.menu, depth + 1);
	else if (e->t.over == &overlay_ask && depth + 1 < DEEP && !b->over)
		try_hints(e, depth + 1);
	try_curtain(e);
	restore(e, b);
	e->t.over = b->over;
	if (b->over)
		e->t.ask = b->ask;
}

/* A hint may be gone once the focus stands elsewhere. */
static bool is_shown(const struct evening *e, const struct hint *hint)
{
	for (int i = 0; i < e->t.hints.count; i++)
		if (e->t.hints.list[i].enabled && strcmp(e->t.hints.list[i].key, hint->key) == 0)
			return true;
	return false;
}

static void try_hints(struct evening *e, int depth)
{
	struct hint list[HINTS_MAX];
	int count;

	frame_mend_hints(&e->t);
	count = e->t.hints.count;
	memcpy(list, e->t.hints.list, sizeof list);
	for (int i = 0; i < count; i++) {
		const char *keys = list[i].key;
		struct key key;

		frame_mend_hints(&e->t);
		if (!list[i].enabled || keys_of_word(keys) || strcmp(keys, "q") == 0 ||
		    !is_shown(e, &list[i]))
			continue;
		while (next_key(&keys, &key))
			try_hint(e, &list[i], &key, depth);
		if (*keys)
			fail_msg("%s: \"%s\" in the hint bar is no key", where(e), list[i].key);
	}
}

/* A line that is whole in its row is one of the rules': a word too many or too few is told as usage. */
static void must_be_lines(struct evening *e, const struct binding *row)
{
	struct reason why = { 0 };

	for (; row && row->key; row++) {
		must_be_lines(e, row->menu);
		if (row->line && !strchr(row->line, '{') &&
		    !journal_would(e->t.table.journal, row->line, NOW, NULL, NULL, &why) &&
		    (strstr(why.text, "usage: ") || strstr(why.text, "there is no command")))
			fail_msg("%s: the row %s says \"%s\": %s", where(e), row->key, row->line, why.text);
	}
}

/* The rows of a table of keys, or of an open menu, that mean something now, also those for which the bar has
 * no room; but for single steps, which end at zero. */
static void try_rows(struct evening *e, const struct binding *keys, int depth)
{
	bool means[KEYS_MAX] = { false };

	keys_meaning(&e->t, keys, false, means);
	for (int i = 0; i < KEYS_MAX && keys[i].key; i++) {
		struct hint hint = { .label = "of the table or of its menu",
			             .enabled = true,
			             .binding = ROW };
		struct key key;

		if (!means[i] || keys[i].step || !key_of_label(keys[i].key, &key) ||
		    binding_find(keys, &key) != &keys[i])
			continue;
		snprintf(hint.key, sizeof hint.key, "%s", keys[i].key);
		try_hint(e, &hint, &key, depth);
	}
}

/* ---- keys that stand nowhere ---- */

static bool stands(struct evening *e, const struct binding *keys, const struct key *key)
{
	bool means[KEYS_MAX] = { false };

	keys_meaning(&e->t, keys, false, means);
	for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
		if (means[i] && binding_find(&keys[i], key) == &keys[i])
			return true;
	return false;
}

static bool is_hinted(struct evening *e, const struct key *key)
{
	for (int i = 0; i < e->t.hints.count; i++) {
		const char *keys = e->t.hints.list[i].key;
		struct key one;

		while (e->t.hints.list[i].enabled && !keys_of_word(keys) && next_key(&keys, &one))
			if (strcmp(one.text, key->text) == 0 && one.key == key->key)
				return true;
	}
	return false;
}

static void try_silent(struct evening *e)
{
	static struct before b;
	struct showing about;
	char label[2] = "";
	struct key key;

	frame_mend_hints(&e->t);
	for (char c = '!'; c <= '~'; c++) {
		label[0] = c;
		about = tui_about(&e->t);
		if (!key_of_label(label, &key) || is_hinted(e, &key) || stands(e, about.keys, &key) ||
		    stands(e, common_keys, &key))
			continue;
		remember(e, &b);
		press(e, &key);
		e->silent++;
		if (has_said(e, &b))
			fail_msg("%s: %s stands nowhere, and says \"%s\"", where(e), label, e->t.ask.said);
		restore(e, &b);
	}
}

/* ---- refusals name keys ---- */

/* Whether a key's line becomes this one when its holes are filled, word by word. */
static bool becomes(const char *own, const char *line)
{
	while (*own && *line) {
		size_t mine = strcspn(own, " "), length = strcspn(line, " ");

		if (*own != '{' && (mine != length || strncmp(own, line, mine) != 0))
			return false;
		own += mine + strspn(own + mine, " ");
		line += length + strspn(line + length, " ");
	}
	return !*own && !*line;
}

static bool says(const struct showing *about, const struct binding *rows, const char *line)
{
	for (const struct binding *row = rows; row && row->key; row++) {
		const struct offer *offer = row->offer ? screen_offer(about, row, NULL) : NULL;
		const char *own = offer && !offer->why ? offer->line : row->line;

		if (row->when && !row->when(about->view, about->state))
			continue;
		if ((own && becomes(own, line)) || says(about, row->menu, line))
			return true;
	}
	return false;
}

/* No line stands in the message that a key says or opens now. */
static void look_at_refusal(struct evening *e, const struct reason *why)
{
	const struct showing about = tui_about(&e->t);

	tui_refuse(&e->t, why);
	for (const struct reason_way *way = why->ways.of; way < why->ways.of + REASON_WAYS && way->end;
	     way++) {
		char line[REASON_BYTES], shown[REASON_BYTES + 1];

		snprintf(line, sizeof line, "%.*s", way->end - way->line, why->text + way->line);
		snprintf(shown, sizeof shown, ":%s", line);
		line[strcspn(line, ",")] = '\0';
		if (!says(&about, about.keys, line) && !says(&about, common_keys, line))
			continue;
		e->keyed++;
		if (strstr(e->t.notice.text, shown) || !strcmp(e->t.notice.text, why->text))
			fail_msg("%s: a key says \"%s\", and the message has none: %s", where(e), line,
			         e->t.notice.text);
	}
	tui_message(&e->t, ROLE_NORMAL, "%s", "");
}

/* ---- what lies over a table or home ---- */

/* What is typed to open each; \r is Enter. */
static const char *const over_table[] = {
	"?", "?/", "?/un", "?/un\r", "L", "L/",  "L/a\r", ":",           ":e",       "O",    "E",  "E\r",
	"V", "Q",  "U",    "D",      "N", "Nab", "T",     ":settings\r", ":state\r", "\005", NULL,
};
static const char *const over_home[] = {
	"",  "?",   ":",     ":e",           "S", "n",  "t",  "/",  "/zzz\r", "1", "R", "E", "A", "w", "8",
	"t", "E\r", "1a, b", "/commander\r", "V", "V/", "VE", NULL,
};

static void type(struct evening *e, const char *keys)
{
	for (; *keys; keys++) {
		struct key key = { .key = (unsigned char)*keys };

		key.text[0] = (char)(*keys < ' ' ? '\0' : *keys);
		key_press(&e->t, &key);
	}
	frame_draw(&e->t);
	frame_mend_hints(&e->t);
}

/* A picture, and what holds beside it. */
struct seen {
	char text[ROWS][4 * COLUMNS], roles[ROWS][4 * COLUMNS];
	const struct overlay *over;
	enum field field;
	int entries;
	bool open, quit;
};

static void see(struct evening *e, struct seen *seen)
{
	memset(seen, 0, sizeof *seen);
	seen->over = e->t.over;
	seen->field = tui_field(&e->t);
	seen->open = open_table_is_open(&e->t.table);
	seen->quit = e->t.quit;
	seen->entries = seen->open ? journal_count(e->t.table.journal) : 0;
	frame_draw(&e->t);
	for (int y = 0; y < ROWS; y++)
		snapshot_row(stdscr, y, seen->text[y], seen->roles[y], sizeof *seen->text);
}

/* Brings back what was before, and opens it again. */
struct place_over {
	void (*back)(struct evening *e);
	const char *opener;
};

/* Whether the key does what it may: the picture or the table is another one, and nothing was refused. */
static bool has_changed(struct evening *e, const struct place_over *place, const struct key *key)
{
	static struct seen before, after;
	bool refused, kept;

	place->back(e);
	type(e, place->opener);
	tui_message(&e->t, ROLE_NORMAL, "%s", "");
	see(e, &before);
	kept = before.open && journal_kept(e->t.table.journal);
	e->t.ask.said[0] = '\0';
	key_press(&e->t, key);
	refused = e->t.notice.role == ROLE_WARNING && e->t.notice.text[0] &&
	          !(before.open && is_untried(e, kept));
	see(e, &after);
	if (after.over != before.over || after.field != before.field || after.entries != before.entries ||
	    after.open != before.open || after.quit)
		return true;
	return !refused && memcmp(&before, &after, sizeof before) != 0;
}

static void fail_over(struct evening *e, const struct place_over *place, const char *what, const char *more)
{
	char keys[40] = "";

	for (const char *c = place->opener; *c; c++)
		snprintf(keys + strlen(keys), sizeof keys - strlen(keys), *c == '\r' ? "^M" : "%c", *c);
	fail_msg("%s, seed %d, after \"%s\": %s %s: %s", e->t.table.game ? e->t.table.game->id : "home",
	         (int)e->seed, keys, what, more, e->t.notice.text);
}

/* Each key of a hint does something; of a word one of its keys. */
static void try_hint_over(struct evening *e, const struct place_over *place, const struct hint *hint)
{
	const char *keys = hint->key, *word = keys_of_word(keys);
	bool done = word && !*word;
	char label[16];
	struct key key;

	for (size_t used; word && *word; word += used + strspn(word + used, " ")) {
		used = strcspn(word, " ");
		snprintf(label, sizeof label, "%.*s", (int)used, word);
		done |= key_of_label(label, &key) && has_changed(e, place, &key);
		e->shown++;
	}
	while (!word && next_key(&keys, &key)) {
		done = has_changed(e, place, &key);
		e->shown++;
		if (!done)
			break;
	}
	if (!done)
		fail_over(e, place, hint->key, hint->label);
}

/* A key that neither the bar nor the ? page has says nothing and closes nothing. */
static void try_silent_over(struct evening *e, const struct place_over *place, char c)
{
	const char label[] = { c, '\0' };
	static struct seen before, after;
	struct showing about;
	struct key key;

	place->back(e);
	type(e, place->opener);
	see(e, &before);
	if (!before.over || before.field != FIELD_NONE || !key_of_label(label, &key) || is_hinted(e, &key) ||
	    binding_find(before.open ? common_keys : home_keys, &key))
		return;
	if (before.open)
		about = tui_about(&e->t);
	if (before.over == &overlay_ask && ask_menu_row(&e->t.ask, &about, &key))
		return;
	key_press(&e->t, &key);
	e->silent++;
	see(e, &after);
	if (after.over != before.over || after.entries != before.entries)
		fail_over(e, place, label, "stands nowhere");
}

static bool opens(struct evening *e, const struct place_over *place)
{
	static struct seen without, with;

	place->back(e);
	see(e, &without);
	type(e, place->opener);
	see(e, &with);
	return !*place->opener || memcmp(&without, &with, sizeof without) != 0;
}

static void walk_over(struct evening *e, void (*back)(struct evening *e), const char *const *openers)
{
	enum { SILENT = 23 }; /* every so many of them is pressed */

	for (int n = 0; openers[n]; n++) {
		const struct place_over place = { back, openers[n] };
		struct hint list[HINTS_MAX];
		int count;

		if (!opens(e, &place) || tui_is_covered(&e->t))
			continue;
		count = e->t.hints.count;
		memcpy(list, e->t.hints.list, sizeof list);
		for (int i = 0; i < count; i++)
			if (list[i].enabled && (e->t.over || strcmp(list[i].key, "q") != 0))
				try_hint_over(e, &place, &list[i]);
		for (char c = (char)('!' + n % SILENT); c <= '~' - SILENT; c = (char)(c + SILENT))
			try_silent_over(e, &place, c);
	}
	back(e);
}

static struct before walked_from;

static void back_to_table(struct evening *e)
{
	export_close(&e->t);
	restore(e, &walked_from);
}

static void walk_table(struct evening *e)
{
	remember(e, &walked_from);
	walk_over(e, back_to_table, over_table);
	e->walked = true;
}

/* ---- an evening ---- */

static void begin(struct evening *e, const struct game *game, uint64_t seed)
{
	e->seed = seed;
	evening_begin(&e->t, &e->store, &e->rng, &e->chatter, game, seed, ROWS, COLUMNS);
	e->t.phones.at.bind = "127.0.0.1";
	e->walked = false;
	assert_true(e->t.table.screen->view_size <= VIEW);
}

static void end(struct evening *e)
{
	telephones_end(e->t.phones.pages);
	evening_end(&e->t);
	offers_free(&e->offers);
}

/* A line by what is offered, else by chance. */
static void say_something(struct evening *e)
{
	char line[OFFERED_LINE];
	struct reason why;
	int count;

	if (!chatter_chance(&e->chatter, 80) || !offered_next(&e->chatter, &e->offers, line)) {
		chatter_next(&e->chatter);
		snprintf(line, sizeof line, "%s", e->chatter.line.text);
	}
	if (outside_is(e->t.table.journal, line, strlen(line)))
		return;
	count = journal_count(e->t.table.journal);
	if (open_table_say(&e->t.table, line, NULL, &why) == JOURNAL_REFUSED)
		look_at_refusal(e, &why);
	if (journal_count(e->t.table.journal) > count)
		chatter_said(&e->chatter);
	else
		chatter_refused(&e->chatter);
}

static void play(struct evening *e)
{
	for (int i = 0; i < STEPS; i++) {
		if (i % 20 == 0)
			chatter_learn(&e->chatter);
		say_something(e);
		fit(e);
		if (tui_is_covered(&e->t))
			continue;
		if (i % EACH == 0)
			try_hints(e, 0);
		if (i % (5 * EACH) == 0) {
			must_be_lines(e, tui_about(&e->t).keys);
			try_rows(e, tui_about(&e->t).keys, 0);
			try_silent(e);
		}
		if (!e->walked && i >= (int)(e->seed * 30 % STEPS))
			walk_table(e);
	}
}

static void what_is_shown_works(void **state)
{
	static struct evening e;
	int keyed = 0;

	for (int g = 0; games[g]; g++) {
		if (only_game && strcmp(only_game, games[g]->id) != 0)
			continue;
		e.shown = e.silent = e.keyed = 0;
		for (int n = 0; n < rounds_of(SEEDS); n++) {
			begin(&e, games[g], first_seed + (uint64_t)n);
			play(&e);
			end(&e);
		}
		print_message("# %s: %d hints, %d keys that stand nowhere, %d in refusals\n", games[g]->id,
		              e.shown, e.silent, e.keyed);
		assert_true(e.shown && e.silent);
		keyed += e.keyed;
	}
	assert_true(keyed || only_game);
}

/* Before anybody sits down, all lines undone. */
static void an_empty_table_shows_what_works(void **state)
{
	static struct evening e;
	struct reason why;

	for (int g = 0; games[g]; g++) {
		begin(&e, games[g], first_seed);
		while (journal_undoable(e.t.table.journal))
			assert_true(open_table_say(&e.t.table, "undo", NULL, &why) != JOURNAL_REFUSED);
		fit(&e);
		try_hints(&e, 0);
		try_rows(&e, tui_about(&e.t).keys, 0);
		end(&e);
	}
}

/* ---- home, and while watching ---- */

static void begin_home(struct evening *e)
{
	char folder[] = "tableside-test.XXXXXX";
	struct reason why;

	e->seed = first_seed;
	assert_non_null(mkdtemp(folder));
	assert_true(store_init(&e->store, folder, &why));
	snprintf(e->store.state, sizeof e->store.state, "%s/state", folder);
	snprintf(e->store.config, sizeof e->store.config, "%s/config", folder);
	snprintf(e->store.cache, sizeof e->store.cache, "%s/cache", folder);
	rng_seed(&e->rng, e->seed);
	e->t = (struct tui){ .store = &e->store,
		             .rng = &e->rng,
		             .words = program_words,
		             .draw = frame_draw,
		             .palette = snapshot_palette(false, false),
		             .picture.canvas = canvas_new(),
		             .home.stale = true };
}

static void end_home(struct evening *e)
{
	history_free(&e->t.history);
	keymap_done(&e->t.keymap);
	home_free(&e->t.home, &e->store);
	free(e->t.reading.text);
	canvas_free(e->t.picture.canvas);
}

static void back_to_home(struct evening *e)
{
	export_close(&e->t);
	if (open_table_is_open(&e->t.table))
		tui_close(&e->t);
	e->t.tour = (struct tour){ 0 };
	e->t.over = NULL;
	e->t.quit = false;
	if (e->t.home.archived[0])
		home_do(&e->t, ACT_UNARCHIVE);
	unlink("evenings.html"); /* what V has exported */
	home_free(&e->t.home, &e->store);
	e->t.home = (struct home_place){ .stale = true };
	tui_message(&e->t, ROLE_NORMAL, "%s", "");
}

/* A table with the random opening of its game, which stays a file; where it is. */
static void store_table(struct evening *e, const struct game *game, char path[PATH_MAX])
{
	struct reason why;

	rng_seed(&e->rng, e->seed);
	assert_true(tui_new(&e->t, game, game->id, ""));
	for (const char *const *line = chatter_opening(game, e->seed); *line; line++)
		if (journal_say(e->t.table.journal, *line, strlen(*line), NOW, &e->rng, true, NULL, NULL,
		                &why) != JOURNAL_SAID)
			fail_msg("%s: %s", *line, why.text);
	save_append(e->t.table.save, e->t.table.journal);
	snprintf(path, PATH_MAX, "%s", save_path(e->t.table.save));
	assert_true(save_settle(e->t.table.save, 10000));
}

static void what_home_shows_works(void **state)
{
	static struct evening e;
	char path[PATH_MAX];

	begin_home(&e);
	walk_over(&e, back_to_home, over_home);
	for (int g = 0; g < 2; g++) {
		store_table(&e, games[g], path);
		tui_close(&e.t);
	}
	walk_over(&e, back_to_home, over_home);
	print_message("# home: %d hints, %d keys that stand nowhere\n", e.shown, e.silent);
	end_home(&e);
}

/* Where a picture tells that a line is being written the next one tells that it is. */
static void what_is_saved_is_drawn(void **state)
{
	static struct evening e;
	char path[PATH_MAX];

	begin_home(&e);
	store_table(&e, games[0], path);
	assert_true(tui_say(&e.t, "note \"x\""));
	open_table_sync(&e.t.table);
	e.t.picture.mark = MARK_WRITING;
	e.t.dirty = false;
	while (save_mark(e.t.table.save, NULL, NULL) != SAVE_SAVED) {
		struct pollfd fd = { .fd = save_wait_fd(e.t.table.save), .events = POLLIN };

		assert_int_equal(poll(&fd, 1, 10000), 1);
		tui_mind(&e.t);
	}
	assert_true(e.t.dirty);
	tui_close(&e.t);
	end_home(&e);
}

/* Pages for a room: Space holds them, arrows turn them, F and Esc go back, and letters do nothing. */
static void try_room(struct evening *e)
{
	static const char *const back[] = { "F", "Esc" };
	struct key key;

	for (size_t i = 0; i < sizeof back / sizeof *back; i++) {
		struct room pages;

		type(e, "F");
		assert_true(room_is_shown(&e->t));
		pages = e->t.room.pages;
		type(e, "abeghjklnrsuwxABDEGHIJKLMNOPRTUVWXYZ0123456789+-=/\r");
		assert_true(room_is_shown(&e->t) && pages.held == e->t.room.pages.held);
		type(e, " ");
		assert_true(pages.held != e->t.room.pages.held);
		assert_true(key_of_label(back[i], &key));
		key_press(&e->t, &key);
		assert_false(room_is_shown(&e->t));
	}
}

static void what_a_watcher_sees_works(void **state)
{
	static struct evening e;
	char path[PATH_MAX];

	begin_home(&e);
	for (int g = 0; games[g]; g++) {
		store_table(&e, games[g], path);
		tui_close(&e.t);
		assert_true(tui_open(&e.t, path, SAVE_WATCH) && !save_may_say(e.t.table.save));
		fit(&e);
		try_hints(&e, 0);
		try_silent(&e);
		try_room(&e);
		walk_table(&e);
		tui_close(&e.t);
	}
	print_message("# watching: %d hints, %d keys that stand nowhere\n", e.shown, e.silent);
	end_home(&e);
}

/* ---- help ---- */

/* It closes with q, ?, Esc and F1; letters are searched behind / alone; what has a word for it is found. */
static void help_finds_and_closes(void **state)
{
	static struct evening e;
	static const char *const closes[] = { "q", "?", "Esc", "F1", "Enter" };
	static const char *const words[][2] = { { "export", "E  " },
		                                { "print", "E  " },
		                                { "rename", "rename" },
		                                { "undo", "without limit" },
		                                { "2hg", "option format" } };
	char opener[40];

	begin(&e, games[0], first_seed);
	for (size_t i = 0; i < sizeof closes / sizeof *closes; i++) {
		struct key key;

		assert_true(key_of_label(closes[i], &key));
		type(&e, "?exnN");
		assert_true(e.t.over == &overlay_help && !e.t.help.find[0]);
		key_press(&e.t, &key);
		assert_null(e.t.over);
	}
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		snprintf(opener, sizeof opener, "?/%s\r", words[i][0]);
		type(&e, opener);
		if (!snapshot_has(stdscr, words[i][1]))
			fail_msg("the help does not find %s", words[i][0]);
		type(&e, "?");
		assert_null(e.t.over);
	}
	end(&e);
}

/* Two keys of one deed share a line. */
static void help_lists_a_deed_once(void **state)
{
	static const char deed[] = "damage (schemes count it)";
	static struct evening e;
	char text[4 * COLUMNS], roles[4 * COLUMNS];
	int lines = 0;

	begin(&e, game_find("archenemy"), first_seed);
	type(&e, "?/schemes count\r");
	for (int y = 0; y < ROWS; y++) {
		snapshot_row(stdscr, y, text, roles, sizeof text);
		lines += strstr(text, deed) != NULL;
	}
	assert_int_equal(lines, 1);
	end(&e);
}

/* A document in three keys and a path: the page, what it is, Enter. */
static void export_takes_three_keys(void **state)
{
	static struct evening e;

	begin(&e, games[0], first_seed);
	unlink("few.html");
	unlink("few.csv");
	type(&e, "Ehfew\r");
	assert_null(e.t.over);
	assert_int_equal(access("few.html", R_OK), 0);
	type(&e, "Ecfew\r");
	assert_int_equal(access("few.csv", R_OK), 0);
	type(&e, "Ehfew\r"); /* Enter has opened the question: it is no yes */
	assert_true(e.t.over == &overlay_export && tui_field(&e.t) == FIELD_ANSWER);
	type(&e, "\r");
	assert_true(tui_field(&e.t) == FIELD_TEXT);
	export_close(&e.t);
	end(&e);
}

/* ---- the page of the options ---- */

enum { WORD = 40 };

/* The row in focus of the page. */
static void focused_row(char *text, char *roles, size_t size)
{
	for (int y = 0; y < ROWS; y++) {
		snapshot_row(stdscr, y, text, roles, size);
		if (strstr(text, "▸ "))
			return;
	}
	fail_msg("no row is in focus");
}

/* Its value that is a chip; labels and words are ASCII behind the mark. */
static void chosen_word(char word[WORD])
{
	char text[4 * COLUMNS], roles[4 * COLUMNS];
	const char *chip;

	focused_row(text, roles, sizeof text);
	chip = strchr(roles, 'A');
	assert_non_null(chip);
	snprintf(word, WORD, "%.*s", (int)strspn(chip, "A") - 2,
	         text + (chip - roles) + strlen("▸")); /* a blank on both sides of it */
}

static bool is_dim(const char *word)
{
	char text[4 * COLUMNS], roles[4 * COLUMNS], alone[WORD + 2];
	const char *at;

	focused_row(text, roles, sizeof text);
	snprintf(alone, sizeof alone, " %s ", word);
	at = strstr(strcat(text, " "), alone);
	return at && roles[at + 1 - text - strlen("▸") + 1] == 'd';
}

/* The choice behind it that is not dim, the first one behind the last. */
static void next_word(const struct game_option *o, char word[WORD])
{
	const char *choices = option_choices(o);
	int count = 0, at = choice_find(choices, word);

	if (at < 0)
		fail_msg("option %s shows %s", o->key, word);
	while (choice_at(choices, count, (char[WORD]){ "" }, WORD))
		count++;
	do
		choice_at(choices, ++at % count, word, WORD);
	while (is_dim(word));
}

/* The next value is said and shown, u brings back the one before. */
static void step_option(struct evening *e, const struct game_option *o)
{
	char before[WORD], wanted[WORD], now[WORD], said[WORD + 1];
	const struct journal *journal = e->t.table.journal;
	int count = journal_count(journal);

	chosen_word(before);
	snprintf(wanted, sizeof wanted, "%s", before);
	next_word(o, wanted);
	type(e, "l");
	if (journal_count(journal) == count)
		return;
	chosen_word(now);
	assert_string_equal(now, wanted);
	snprintf(said, sizeof said, " %s", wanted);
	assert_non_null(strstr(journal_entry(journal, journal_count(journal) - 1).text, said));
	type(e, "u");
	chosen_word(now);
	assert_string_equal(now, before);
	e->shown++;
}

static void an_option_is_what_was_chosen(void **state)
{
	static struct evening e;
	int stepped = 0;

	for (int g = 0; games[g]; g++) {
		begin(&e, games[g], first_seed);
		e.shown = 0;
		type(&e, "O");
		for (const struct game_option *o = games[g]->options; o && o->key; o++, type(&e, "j"))
			if (o->kind != OPTION_NUMBER && o->kind != OPTION_PLAYER && o->kind != OPTION_EACH)
				step_option(&e, o);
		print_message("# %s: %d options\n", games[g]->id, e.shown);
		stepped += e.shown;
		end(&e);
	}
	assert_in_range(stepped, 20, 1000);
}

static int start(void **state)
{
	assert_int_equal(chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp"), 0);
	snapshot_terminal();
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_shown_works),
		cmocka_unit_test(an_empty_table_shows_what_works),
		cmocka_unit_test(what_home_shows_works),
		cmocka_unit_test(what_a_watcher_sees_works),
		cmocka_unit_test(what_is_saved_is_drawn),
		cmocka_unit_test(help_finds_and_closes),
		cmocka_unit_test(help_lists_a_deed_once),
		cmocka_unit_test(export_takes_three_keys),
		cmocka_unit_test(an_option_is_what_was_chosen),
	};

	only_game = argc > 1 ? argv[1] : NULL;
	first_seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	return cmocka_run_group_tests_name("the hint bar", tests, start, NULL);
}
