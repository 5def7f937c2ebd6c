/* SPDX-License-Identifier: MIT */
/*
 * Home: lists the sessions, reads the digests of those shown, and does what the
 * keys there mean. screens/shell/home.c draws it.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/core/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "screens/shell/prompt.h"

/* ---- the list ---- */

void home_free(struct home_place *home, const struct store *store)
{
	digests_end(&home->all, store, store->sessions);
	free(home->shown);
	home->shown = NULL;
	home->shown_count = 0;
	preview_forget(&home->preview);
}

static bool matches(struct home_place *home, int n)
{
	char text[700], folded[700], find[100];
	const struct digest *digest;

	if (!home->find[0])
		return true;
	digest = digests_of(&home->all, n);
	snprintf(text, sizeof text, "%s %s %s", home->all.listed[n].game, digest->title, digest->people);
	utf8_fold(text, folded, sizeof folded);
	utf8_fold(home->find, find, sizeof find);
	return strstr(folded, find) != NULL;
}

static void filter_list(struct home_place *home)
{
	home->shown_count = 0;
	for (int n = 0; n < home->all.count; n++)
		if (matches(home, n))
			home->shown[home->shown_count++] = n;
	if (home->focus >= home->shown_count)
		home->focus = home->shown_count ? home->shown_count - 1 : 0;
}

static const struct listed *focused(const struct home_place *home)
{
	return home->shown_count ? &home->all.listed[home->shown[home->focus]] : NULL;
}

/* The same session, at its new place. */
static void focus_wanted(struct home_place *home)
{
	for (int i = 0; i < home->shown_count && home->wanted[0]; i++)
		if (strcmp(home->all.listed[home->shown[i]].id, home->wanted) == 0)
			home->focus = i;
	home->wanted[0] = '\0';
}

/* All tables again; the one that was found stays in focus. */
static void find_no_more(struct home_place *home)
{
	if (focused(home))
		utf8_copy(home->wanted, sizeof home->wanted, focused(home)->id);
	home->find[0] = '\0';
	filter_list(home);
	focus_wanted(home);
}

void home_load(struct tui *t)
{
	struct home_place *home = &t->home;
	struct reason why;

	if (!home->stale)
		return;
	home->stale = false;
	if (focused(home) && !home->wanted[0])
		utf8_copy(home->wanted, sizeof home->wanted, focused(home)->id);
	home->unread = !digests_list(&home->all, t->store, t->store->sessions, &why);
	if (home->unread)
		tui_refuse(t, &why);
	free(home->shown);
	home->shown = xcalloc((size_t)home->all.count + 1, sizeof *home->shown);
	filter_list(home);
	focus_wanted(home);
}

/* ---- showing ---- */

static void age_text(int64_t seconds, char *out, size_t size)
{
	long long minutes = seconds / 60, hours = minutes / 60, days = hours / 24;

	if (minutes < 2)
		snprintf(out, size, "%s", C_("age", "now"));
	else if (minutes < 100)
		snprintf(out, size, _("%lld min"), minutes);
	else if (hours < 48)
		snprintf(out, size, _("%lld h"), hours);
	else
		snprintf(out, size, _("%lld d"), days);
}

static void age_in_full(int64_t seconds, char *out, size_t size)
{
	long minutes = (long)(seconds / 60), hours = minutes / 60, days = hours / 24;

	if (minutes < 2)
		snprintf(out, size, "%s", C_("age", "now"));
	else if (minutes < 100)
		snprintf(out, size, P_("%ld minute", "%ld minutes", (unsigned long)minutes), minutes);
	else if (hours < 48)
		snprintf(out, size, P_("%ld hour", "%ld hours", (unsigned long)hours), hours);
	else
		snprintf(out, size, P_("%ld day", "%ld days", (unsigned long)days), days);
}

/* Without the path of the file. */
static const char *fault_in(const struct listed *listed, const struct digest *digest)
{
	const char *name = strstr(digest->fault, listed->name),
		   *end = name ? name + strlen(listed->name) : "";

	return strncmp(end, ": ", 2) == 0 ? end + 2 : digest->fault;
}

static void fill_row(struct home_place *home, int n, struct home_row *row)
{
	const struct listed *listed = &home->all.listed[n];
	const struct digest *digest = digests_of(&home->all, n);
	const struct game *game = game_find(listed->game);
	int64_t age = time(NULL) - listed_changed(listed);

	*row = (struct home_row){ 0 };
	utf8_copy(row->game, sizeof row->game, game ? _(game->title) : listed->game[0] ? listed->game : "?");
	utf8_copy(row->title, sizeof row->title, digest->title);
	utf8_copy(row->people, sizeof row->people, digest->people);
	utf8_copy(row->state, sizeof row->state, digest->summary);
	age_text(age < 0 ? 0 : age, row->age, sizeof row->age);
	age_in_full(age < 0 ? 0 : age, row->age_long, sizeof row->age_long);
	if (digest->later)
		utf8_copy(row->note, sizeof row->note, fault_in(listed, digest));
	else if (digest->fault[0])
		snprintf(row->note, sizeof row->note, _("damaged: %s; tableside recover %s"),
		         fault_in(listed, digest), listed->name);
	else if (listed->open_elsewhere)
		utf8_copy(row->note, sizeof row->note, _("open in another program: Enter only watches"));
}

void home_row(struct tui *t, int n, struct home_row *row)
{
	fill_row(&t->home, t->home.shown[n], row);
}

/* The view for a body of so many rows. The caller frees the rows. */
static struct home_view view_of(struct tui *t, int body_rows)
{
	struct home_place *home = &t->home;
	int room = body_rows > 0 ? body_rows : 1;
	int top = home->focus >= room ? home->focus - room + 1 : 0;
	struct home_row *rows = xcalloc((size_t)room, sizeof *rows);
	struct home_view view = {
		.row = rows,
		.first = top,
		.all = home->shown_count,
		.focus = home->focus - top,
		.game = t->home.about,
		.find = home->field == HOME_FINDS ? home->edit.text
		        : home->find[0]           ? home->find
		                                  : NULL,
		.unread = home->unread,
	};

	for (int i = 0; i < room && top + i < home->shown_count; i++)
		fill_row(home, home->shown[top + i], &rows[view.rows++]);
	for (; games[view.games] && view.games < HOME_GAMES; view.games++)
		home->about[view.games] =
			(struct home_game){ _(games[view.games]->title), _(games[view.games]->about) };
	return view;
}

static int games_count(void)
{
	int count = 0;

	while (games[count])
		count++;
	return count;
}

void home_show(struct tui *t, const struct frame *frame, WINDOW *win, int *cursor_y, int *cursor_x)
{
	struct home_parts parts;
	struct home_view view;
	WINDOW *list, *preview = NULL;

	home_load(t);
	parts = home_parts_of(t->home.shown_count, games_count(), getmaxy(win), getmaxx(win));
	view = view_of(t, parts.list.rows);
	list = derwin(win, parts.list.rows, parts.list.cols, 0, 0);
	if (parts.preview.rows)
		preview =
			derwin(win, parts.preview.rows, parts.preview.cols, parts.preview.y, parts.preview.x);
	preview_want(&t->home, preview ? focused(&t->home) : NULL);
	if (list)
		home_draw(&view, &t->palette, list, cursor_y, cursor_x);
	if (preview) {
		preview_draw(t, &view.row[view.focus], frame, preview);
		home_draw_edge(&parts, &t->palette, win);
		delwin(preview);
	}
	if (list)
		delwin(list);
	free((void *)view.row);
}

/* The players of a championship are many and in no order. */
static void ask_names(const struct game *game, char *out, size_t size)
{
	if (game->seats_max > TABLE_SEATS)
		snprintf(out, size, "%s", _("names of the players:"));
	else if (game->seats_min == game->seats_max)
		snprintf(out, size, _("%d names:"), game->seats_max);
	else
		snprintf(out, size, _("%d to %d names, in turn order:"), game->seats_min, game->seats_max);
}

void home_show_field(struct tui *t, int *y, int *x)
{
	struct home_place *home = &t->home;
	char names[80] = "";
	struct ask_view view = {
		.who = home->field == HOME_NAMES ? _(home->game->title) : _("title"),
		.what = home->field == HOME_NAMES ? names : "",
		.value = "",
		.typed = home->edit.text,
		.cursor = home->edit.cursor,
	};
	struct reason why;

	if (home->field == HOME_NAMES) {
		ask_names(home->game, names, sizeof names);
		if (!home->edit.length)
			view.offer[0] = (struct ask_offer){ .key = "", .text = _("with commas or blanks") };
		else if (tui_names_are_file(home->game, home->edit.text))
			view.offer[0] =
				(struct ask_offer){ .key = "", .text = _("a file: its players are entered") };
		else if (!tui_names_fit(home->game, home->edit.text, &why))
			view.offer[0] = (struct ask_offer){ .key = "", .text = why.text };
	}
	if (home->refused) { /* by Enter: the text stays, and why stands beside it */
		view.offer[0].key = "";
		view.offer[0].text = t->notice.text;
		view.offer[0].refused = true;
	}
	ask_draw(&view, &t->palette, stdscr, t->picture.layout.message_y, y, x);
}

const char *home_title(char *out, size_t size, int cols)
{
	static const char *const months[] = {
		N_("January"), N_("February"), N_("March"),     N_("April"),   N_("May"),      N_("June"),
		N_("July"),    N_("August"),   N_("September"), N_("October"), N_("November"), N_("December"),
	};
	time_t now = time(NULL);
	struct tm tm;

	/* Not by strftime: its words come in the locale's own code set. */
	if (!localtime_r(&now, &tm))
		out[0] = '\0';
	else if (cols >= 70)
		/* TRANSLATORS: weekday, day, month, year; reorder with %2$d and so on */
		snprintf(out, size, _("%1$s %2$d %3$s %4$d"), day_name(tm.tm_wday), tm.tm_mday,
		         _(months[tm.tm_mon]), tm.tm_year + 1900);
	else
		snprintf(out, size, "%d-%02d-%02d", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday);
	return out;
}

/* ---- keys ---- */

static void begin_field(struct tui *t, enum home_field field, const char *text)
{
	t->home.field = field;
	t->home.party = 0;
	edit_set(&t->home.edit, text);
}

void home_begin(struct tui *t, int n)
{
	char names[EDIT_BYTES];

	if (n < 0 || n >= games_count()) {
		tui_message(t, ROLE_WARNING,
		            P_("there is %d game: press its number", "there are %d games: press a number",
		               (unsigned long)games_count()),
		            games_count());
		return;
	}
	if (t->home.tours) {
		t->home.tours = false;
		tour_begin(t, games[n]);
		return;
	}
	t->home.game = games[n];
	tui_due_names(t, games[n], names, sizeof names);
	begin_field(t, HOME_NAMES, names);
}

static void open_focused(struct tui *t, enum save_how how)
{
	const struct listed *listed = focused(&t->home);
	char path[PATH_MAX];

	if (!listed)
		tui_message(t, ROLE_WARNING, "%s",
		            t->home.find[0] ? _("no table found: Esc shows all")
		                            : _("no tables yet: press a number to begin one"));
	else if (tui_open(t, listed_path(listed, path), how))
		find_no_more(&t->home);
}

static void rename_focused(struct tui *t)
{
	if (focused(&t->home))
		begin_field(t, HOME_TITLE, digests_of(&t->home.all, t->home.shown[t->home.focus])->title);
}

static void archive_focused(struct tui *t)
{
	const struct listed *listed = focused(&t->home);
	char path[PATH_MAX];
	struct reason why;

	if (!listed)
		return;
	if (!store_archive(t->store, listed_path(listed, path), &why)) {
		tui_refuse(t, &why);
		return;
	}
	snprintf(t->home.archived, sizeof t->home.archived, "%s", path);
	tui_message(t, ROLE_NORMAL, "%s", _("Archived; u restores it"));
	t->home.stale = true;
}

static void unarchive(struct tui *t)
{
	const char *name = strrchr(t->home.archived, '/');
	char from[PATH_MAX * 2];

	if (!name) {
		tui_message(t, ROLE_WARNING, "%s", _("nothing was just archived"));
		return;
	}
	snprintf(from, sizeof from, "%s%s", t->store->archive, name);
	if (rename(from, t->home.archived) != 0)
		tui_message(t, ROLE_WARNING, _("%s cannot be restored: %s"), from, strerror(errno));
	else
		tui_message(t, ROLE_NORMAL, "%s", _("restored"));
	t->home.archived[0] = '\0';
	t->home.stale = true;
}

static void act_open(struct tui *t)
{
	open_focused(t, SAVE_WRITE);
}

static void act_watch(struct tui *t)
{
	open_focused(t, SAVE_WATCH);
}

static void act_export(struct tui *t)
{
	const struct listed *listed = focused(&t->home);
	char path[PATH_MAX];

	if (listed)
		export_open(t, listed_path(listed, path));
}

static void act_new(struct tui *t)
{
	if (games_count() == 1)
		home_begin(t, 0);
	else
		tui_message(t, ROLE_NORMAL, "%s", _("New table of which game? Press its number."));
}

static void act_find(struct tui *t)
{
	find_no_more(&t->home);
	begin_field(t, HOME_FINDS, "");
}

static void act_tour(struct tui *t)
{
	t->home.tours = true;
	tui_message(t, ROLE_NORMAL, "%s", _("Tour of which game? Press its number."));
}

static void act_prompt(struct tui *t)
{
	prompt_open(t, "");
}

/* The acts of home_keys; `of_a_table`: only where the list shows one. */
static const struct {
	void (*act)(struct tui *t);
	bool of_a_table;
} acts[ACTS] = {
	[ACT_OPEN] = { act_open, true },           [ACT_WATCH] = { act_watch, true },
	[ACT_EXPORT] = { act_export, true },       [ACT_FIND] = { act_find, false },
	[ACT_RENAME] = { rename_focused, true },   [ACT_ARCHIVE] = { archive_focused, true },
	[ACT_UNARCHIVE] = { unarchive, false },    [ACT_NEW] = { act_new, false },
	[ACT_EVENINGS] = { evenings_open, false }, [ACT_TOUR] = { act_tour, false },
	[ACT_PROMPT] = { act_prompt, false },      [ACT_SETTINGS] = { settings_open, false },
	[ACT_HELP] = { help_open, false },         [ACT_QUIT] = { tui_quit, false },
};

void home_do(struct tui *t, enum program_act act)
{
	t->home.tours = false;
	if (acts[act].act)
		acts[act].act(t);
}

bool home_means(const struct tui *t, enum program_act act)
{
	if (act == ACT_UNARCHIVE)
		return t->home.archived[0] != '\0';
	if (act == ACT_FIND || act == ACT_EVENINGS)
		return t->home.all.count > 0;
	return !acts[act].of_a_table || focused(&t->home);
}

/* Says `title ...` to the session, which no other program may have open. A
 * refused title stays in the field. */
static void give_title(struct tui *t, const char *title)
{
	const struct listed *listed = focused(&t->home);
	struct line *line = xmalloc(sizeof *line);
	char word[sizeof t->notice.text], path[PATH_MAX];
	int role;
	bool said;

	line_clear(line);
	line_word(line, "title");
	line_word(line, title);
	if (listed && title[0] && tui_open(t, listed_path(listed, path), SAVE_WRITE)) {
		said = tui_say(t, line->text);
		memcpy(word, t->notice.text, sizeof word);
		role = t->notice.role;
		tui_leave(t, false);
		tui_message(t, role, "%s", word);
		if (!said) {
			t->home.field = HOME_TITLE;
			t->home.refused = true;
		}
	}
	free(line);
}

static void end_field(struct tui *t)
{
	struct home_place *home = &t->home;
	enum home_field field = home->field;

	home->field = HOME_NO_FIELD;
	if (field == HOME_FINDS)
		filter_list(home);
	else if (field == HOME_NAMES && !tui_new(t, home->game, NULL, home->edit.text))
		home->field = field, home->refused = true; /* the names stay in the field */
	else if (field == HOME_TITLE)
		give_title(t, home->edit.text);
}

static int step_of(const struct home_place *home, int key)
{
	switch (key) {
	case KEY_DOWN:
	case 'j':
	case '\t': return 1;
	case KEY_UP:
	case 'k':
	case KEY_BTAB: return -1;
	case KEY_NPAGE: return 8;
	case KEY_PPAGE: return -8;
	case KEY_HOME: return -home->focus;
	case KEY_END: return home->shown_count - home->focus;
	default: return 0;
	}
}

static bool move_focus(struct home_place *home, const struct key *key)
{
	int step = step_of(home, key->key), to = home->focus + step;

	if (!step)
		return false;
	if (to >= home->shown_count)
		to = home->shown_count - 1;
	home->focus = to < 0 ? 0 : to;
	home->moved_ms = io_now_ms();
	return true;
}

static void field_key(struct tui *t, const struct key *key)
{
	struct home_place *home = &t->home;

	home->refused = false;
	if (key->key == 0x1b) {
		if (home->field == HOME_FINDS)
			find_no_more(home);
		home->field = HOME_NO_FIELD;
	} else if (key->key == '\r') {
		end_field(t);
		return;
	} else if (home->field == HOME_NAMES && (key->key == KEY_UP || key->key == KEY_DOWN)) {
		party_recall(t, key->key == KEY_UP ? -1 : 1);
	} else if (home->field == HOME_FINDS && (key->key == KEY_UP || key->key == KEY_DOWN)) {
		move_focus(home, key);
	} else {
		edit_key(&home->edit, key);
		if (home->field == HOME_FINDS)
			utf8_copy(home->find, sizeof home->find, home->edit.text);
	}
	filter_list(home);
	home->moved_ms = io_now_ms();
}

void home_key(struct tui *t, const struct key *key)
{
	const struct binding *binding;

	home_load(t); /* typed ahead of the picture */
	t->home.stale |= t->home.unread;
	if (t->home.field) {
		key->key == KEY_F(1) ? help_open(t) : field_key(t, key);
		return;
	}
	if (tui_read_message(t, key, home_keys))
		return;
	t->notice.text[0] = '\0';
	if (key->key == 0x1b && t->home.find[0]) {
		find_no_more(&t->home);
	} else if (key->key >= '1' && key->key <= '9') {
		home_begin(t, key->key - '1');
	} else if (!move_focus(&t->home, key)) {
		binding = binding_find(keymap_of(&t->keymap, home_keys), key);
		home_do(t, binding ? (enum program_act)binding->program : ACT_NONE);
	}
}

void home_touch(struct tui *t, int what, int n)
{
	if (what == SPOT_GAME)
		home_begin(t, n);
	else if (n == t->home.focus)
		open_focused(t, SAVE_WRITE);
	else
		t->home.focus = n;
}
