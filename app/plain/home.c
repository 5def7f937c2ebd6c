/* SPDX-License-Identifier: MIT */
/*
 * Home a line at a time: the tables by number, and the words and keys that
 * home has on the screen.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/keys.h"
#include "plain.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"

/* ---- telling ---- */

void plain_home_tell(struct plain *p)
{
	const struct home_place *home = &p->t.home;
	struct home_row row;

	p->t.home.stale |= home->unread;
	home_load(&p->t);
	if (home->unread)
		plain_tell_message(p);
	else if (!home->all.count)
		plain_say(p, "%s", _("home: no tables yet; new starts one; see help"));
	else if (!home->shown_count)
		plain_say(p, "%s", _("no table found"));
	else
		plain_say(p,
		          P_("home: %d table; its number opens it, new starts one; see help",
		             "home: %d tables; a number opens one, new starts one; see help",
		             (unsigned long)home->shown_count),
		          home->shown_count);
	for (int n = 0; n < home->shown_count && n < PLAIN_ROWS; n++) {
		home_row(&p->t, n, &row);
		plain_say(p, "%d. %s%s%s%s%s%s%s%s%s%s%s", n + 1, row.game, _(", "), row.title,
		          *row.people ? ": " : "", row.people, _(", "), row.state, _(", "), row.age_long,
		          *row.note ? "; " : "", row.note);
	}
	if (home->shown_count > PLAIN_ROWS)
		plain_say(p,
		          P_("and %d more: find WORD, or open TITLE", "and %d more: find WORD, or open TITLE",
		             (unsigned long)(home->shown_count - PLAIN_ROWS)),
		          home->shown_count - PLAIN_ROWS);
}

static void tell_games(struct plain *p)
{
	for (int i = 0; games[i]; i++)
		plain_say(p, "%d. %s: %s", i + 1, _(games[i]->title), _(games[i]->about));
}

bool plain_home_asks(struct plain *p)
{
	const struct home_place *home = &p->t.home;

	if (p->asks == PLAIN_ASKS_GAME)
		plain_say(p, "%s", _("which game? type its number; . cancels"));
	else if (p->asks == PLAIN_ASKS_TOUR)
		plain_say(p, "%s", _("tour of which game? type its number; . cancels"));
	else if (p->asks == PLAIN_ASKS_TABLE)
		plain_say(p, "%s", _("which table? type its number; . cancels"));
	else if (p->asks == PLAIN_ASKS_EXPORT)
		plain_say(p, "%s", _("which document, and its file? table evening.html; . cancels"));
	else if (home->field == HOME_NAMES)
		plain_say(p, _("%s: %d to %d names, in turn order; Enter alone: seat them later; . cancels"),
		          _(home->game->title), home->game->seats_min, home->game->seats_max);
	else if (home->field == HOME_TITLE)
		plain_say(p, _("new title, now %s; . cancels"), home->edit.text);
	else if (home->field == HOME_FINDS)
		plain_say(p, "%s", _("find which word? Enter alone shows all"));
	return p->asks || home->field;
}

/* ---- lines ---- */

static const struct key enter = { .key = '\r' }, escape = { .key = 0x1b };

/* Whether home shows that table, which has the focus then. */
static bool focus_on(struct home_place *home, const char *path)
{
	char known[PATH_MAX];

	for (int i = 0; i < home->shown_count; i++)
		if (strcmp(listed_path(&home->all.listed[home->shown[i]], known), path) == 0) {
			home->focus = i;
			return true;
		}
	return false;
}

static bool no_such_table(struct plain *p, const char *word)
{
	struct reason why;

	reason_set(&why, _("there is no table \"%s\": list shows all"), word);
	tui_refuse(&p->t, &why);
	return false;
}

/* By its number, the title or the beginning of its id, which may be digits, too, but has more of them than
 * any number. False: told why not. */
static bool choose_table(struct plain *p, const char *word, bool listed, char *path, size_t size)
{
	enum { ID_LEAST = 4 };
	struct home_place *home = &p->t.home;
	int n = plain_number(word);
	char known[PATH_MAX];
	struct reason why;

	home_load(&p->t);
	if (n >= 1 && n <= home->shown_count) {
		home->focus = n - 1;
		utf8_copy(path, size, listed_path(&home->all.listed[home->shown[n - 1]], known));
		return true;
	}
	if (n >= 0 && strlen(word) < ID_LEAST)
		return no_such_table(p, word);
	if (!store_find(p->t.store, word, path, size, &why)) {
		tui_refuse(&p->t, &why);
		return false;
	}
	if (focus_on(home, path))
		return true;
	if (home->find[0])
		home_key(&p->t, &escape); /* it shows all again */
	return focus_on(home, path) || !listed || no_such_table(p, word);
}

/* Does to a table what a key of home does to the one in focus. */
static void do_act(struct plain *p, enum program_act act, const char *word)
{
	char path[PATH_MAX];
	bool opens = act == ACT_OPEN || act == ACT_WATCH; /* which may be any file */

	p->asks = PLAIN_ASKS_NOTHING;
	if (!*word) {
		p->asks = PLAIN_ASKS_TABLE;
		p->act = act;
	} else if (!choose_table(p, word, !opens, path, sizeof path)) {
		return;
	} else if (opens) {
		tui_open(&p->t, path, act == ACT_OPEN ? SAVE_WRITE : SAVE_WATCH);
	} else {
		home_do(&p->t, act);
	}
}

static void word_table(struct plain *p)
{
	do_act(p, p->word->program, p->rest);
}

static void word_back(struct plain *p)
{
	home_do(&p->t, ACT_UNARCHIVE);
}

/* Types the line into the open field of home, then Enter. */
static void answer_field(struct plain *p, const char *text)
{
	struct home_place *home = &p->t.home;
	bool finds = home->field == HOME_FINDS;

	if (strcmp(text, ".") == 0) {
		home_key(&p->t, &escape);
		return;
	}
	edit_set(&home->edit, text);
	if (finds)
		utf8_copy(home->find, sizeof home->find, text);
	home_key(&p->t, &enter);
	if (finds)
		plain_home_tell(p);
}

static void word_find(struct plain *p)
{
	home_do(&p->t, ACT_FIND);
	if (*p->rest)
		answer_field(p, p->rest);
}

/* The game by its number in the list, or its name; -1: told. */
static int game_of(struct plain *p, const char *word)
{
	int n = plain_number(word), count = 0;
	struct reason why;

	for (; games[count]; count++)
		if (strcmp(games[count]->id, word) == 0)
			return count;
	if (n >= 1 && n <= count)
		return n - 1;
	game_named(word, &why);
	tui_refuse(&p->t, &why);
	return -1;
}

static void word_new(struct plain *p)
{
	const char *rest = p->rest;
	size_t length = strcspn(rest, " ");
	const char *names = rest + length + strspn(rest + length, " ");
	char word[40];
	int n;

	p->asks = PLAIN_ASKS_NOTHING;
	if (!*rest) {
		tell_games(p);
		p->asks = PLAIN_ASKS_GAME;
		return;
	}
	snprintf(word, sizeof word, "%.*s", (int)length, rest);
	n = game_of(p, word);
	if (n < 0)
		return;
	if (*names)
		tui_new(&p->t, games[n], NULL, names);
	else
		home_begin(&p->t, n);
}

static void word_tour(struct plain *p)
{
	int n;

	if (!*p->rest) {
		tell_games(p);
		p->asks = PLAIN_ASKS_TOUR;
		return;
	}
	n = game_of(p, p->rest);
	if (n >= 0)
		tour_begin(&p->t, games[n]);
}

static void word_evenings(struct plain *p)
{
	struct evenings all;
	struct reason why;
	char *text, *rest, *line;

	if (evenings_count(&all, p->t.store, p->t.settings.aliases, p->rest, &why)) {
		text = evenings_text(&all);
		for (line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
			plain_say(p, "%s", line);
		free(text);
	} else {
		tui_message(&p->t, ROLE_WARNING, "%s", why.text);
	}
	evenings_free(&all);
}

static void word_quit(struct plain *p)
{
	tui_leave(&p->t, true);
}

/* clang-format off */
const struct plain_word plain_home_words[] = {
	{ "list", "", N_("list the tables; Enter alone does the same"), plain_home_tell, ACT_REDRAW },
	{ "new", "[GAME [NAME...]]", N_("a new table"), word_new, ACT_NEW },
	{ "tour", "[GAME]", N_("take a two-minute tour of a game, not saved"), word_tour, ACT_TOUR },
	{ "open", "[TABLE]", N_("continue a table: its number, title or beginning of its id"),
	  word_table, ACT_OPEN },
	{ "watch", "[TABLE]", N_("watch this table, read-only"), word_table, ACT_WATCH },
	{ "find", "[WORD]", N_("find a table"), word_find, ACT_FIND },
	{ "export", "[TABLE]", N_("export and print: documents and formats .."), word_table, ACT_EXPORT },
	{ "evenings", "[DAY]", N_("who has played and won, over all tables, or since a day"), word_evenings, ACT_EVENINGS },
	{ "rename", "[TABLE]", N_("rename this table"), word_table, ACT_RENAME },
	{ "archive", "[TABLE]", N_("archive this table"), word_table, ACT_ARCHIVE },
	{ "back", "", N_("restore the last archived table"), word_back, ACT_UNARCHIVE },
	{ "settings", "[NAME VALUE]", N_("colours, digits, clock, language .."), plain_settings, ACT_SETTINGS },
	{ "help", "", N_("this list"), plain_home_help, ACT_HELP },
	{ "quit", "", N_("quit (everything is saved)"), word_quit, ACT_QUIT },
	{ 0 }
};
/* clang-format on */

void plain_home_help(struct plain *p)
{
	for (const struct plain_word *w = plain_home_words; w->name; w++)
		plain_say(p, "%s%s%s: %s", w->name, *w->args ? " " : "", w->args, _(w->help));
	plain_say(p, "%s", _("A number opens that table. The keys of the screen work here too:"));
	for (const struct binding *b = keymap_of(&p->t.keymap, home_keys); b->key; b++)
		if (b->label)
			plain_say(p, "%s: %s", binding_press(b), _(b->help));
}

/* The keys of the screen, too. */
static bool do_key(struct plain *p, const char *line)
{
	for (const struct binding *b = keymap_of(&p->t.keymap, home_keys); b->key; b++)
		for (const struct plain_word *w = plain_home_words; w->name; w++)
			if (strcmp(binding_press(b), line) == 0 && (int)w->program == b->program)
				return plain_word_do(p, w, w->name);
	return false;
}

void plain_home_line(struct plain *p, const char *line)
{
	enum plain_ask asks = p->asks;

	home_load(&p->t);
	p->asks = PLAIN_ASKS_NOTHING;
	p->rest = line;
	if (p->t.home.field)
		answer_field(p, line);
	else if (asks && (strcmp(line, ".") == 0 || !*line))
		plain_say(p, "%s", _("cancelled"));
	else if (asks == PLAIN_ASKS_GAME)
		word_new(p);
	else if (asks == PLAIN_ASKS_TOUR)
		word_tour(p);
	else if (asks == PLAIN_ASKS_TABLE)
		do_act(p, p->act, line);
	else if (asks == PLAIN_ASKS_EXPORT)
		plain_export_line(p, line);
	else if (!*line)
		plain_home_tell(p);
	else if (plain_number(line) >= 0)
		do_act(p, ACT_OPEN, line);
	else if (!plain_word_do(p, plain_home_words, line) && !do_key(p, line))
		tui_message(&p->t, ROLE_WARNING, _("\"%s\" does nothing at home; help lists what does"),
		            line);
}
