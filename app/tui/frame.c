/* SPDX-License-Identifier: MIT */
/*
 * One picture of everything: title, body, message, hints, the overlay. Made
 * whole each time; curses sends what differs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/core/cli.h"
#include "app/core/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/log.h"

/* ---- the hint bar ---- */

static void find_hints(struct tui *t)
{
	const struct binding *keys;
	struct showing about;
	bool means[KEYS_MAX] = { false };
	int first;

	if (t->notice.cut)
		hint_add(t, tui_enter_is_free(t) ? "Enter" : keys_press(&t->keymap, common_keys, ACT_READ),
		         _("read all"));
	if (open_table_is_open(&t->table) && tui_wants_seats(t))
		hint_add(t, "Enter", _("seat the players"));
	if (!open_table_is_open(&t->table)) {
		for (int i = 0; home_keys[i].key; i++)
			means[i] = home_means(t, (enum program_act)home_keys[i].program);
		t->hints.count =
			hints_add(t->hints.list, t->hints.count, keymap_of(&t->keymap, home_keys), means);
		return;
	}
	about = tui_about(t);
	keys = about.keys;
	keys_meaning(t, keys, true, means);
	if (t->tour.steps) {
		hint_add(t, "Space", _("next"));
		hint_add(t, "Esc", _("leave the tour"));
		for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
			means[i] = means[i] && !tour_has_key(&keys[i]);
	}
	for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
		means[i] = means[i] && binding_is_hinted(&keys[i], &about);
	first = t->hints.count;
	t->hints.count = hints_add(t->hints.list, t->hints.count, keys, means);
	hints_order(t->hints.list + first, t->hints.count - first, &about);
	if (!save_may_say(t->table.save))
		t->hints.count =
			hints_add(t->hints.list, t->hints.count, keymap_of(&t->keymap, watch_keys), NULL);
	if (tui_is_typed(t)) {
		t->hints.of = keys;
		return; /* letters go into the field: no common keys */
	}
	keys_meaning(t, common_keys, true, means);
	t->hints.count = hints_add(t->hints.list, t->hints.count, keymap_of(&t->keymap, common_keys), means);
	t->hints.of = keys;
}

static const char *empty_table(const struct game *game)
{
	const char *what = screen_find(game)->empty;

	return what ? _(what) : _("empty table, seats later");
}

static void make_hints(struct tui *t)
{
	struct reason ignored;

	t->hints.of = NULL;
	t->hints.old = false;
	t->hints.count = 0;
	if (t->over) {
		for (const struct overlay_hint *hint = t->over->hint; hint && hint->key; hint++)
			hint_add(t, _(hint->key), _(hint->label));
		if (t->over->add_hints)
			t->over->add_hints(t);
	} else if (!open_table_is_open(&t->table) && t->home.field) {
		if (t->home.field != HOME_NAMES)
			hint_add(t, "Enter", _("OK"));
		else if (tui_names_fit(t->home.game, t->home.edit.text, &ignored))
			hint_add(t, "Enter", t->home.edit.length ? _("start") : empty_table(t->home.game));
		hint_add(t, "Esc", _("cancel"));
		if (t->home.field == HOME_NAMES && t->home.all.count)
			hint_add(t, "Up", _("earlier players"));
	} else {
		if (!open_table_is_open(&t->table) && t->home.find[0])
			hint_add(t, "Esc", _("all tables"));
		find_hints(t);
	}
}

/* Finding the hints takes longer than drawing, and they rarely change: the
 * picture goes first with the old hints (frame_mend_hints). */
static bool hints_may_wait(const struct tui *t)
{
	return t->hints.of && !t->over && open_table_is_open(&t->table) &&
	       t->hints.of == keymap_of(&t->keymap, screen_keys(t->table.screen, t->table.view,
	                                                        journal_state(t->table.journal)));
}

void frame_mend_hints(struct tui *t)
{
	struct hint before[HINTS_MAX];
	int hints = t->hints.count;

	memcpy(before, t->hints.list, sizeof before);
	make_hints(t);
	t->dirty |= hints != t->hints.count;
	for (int i = 0; i < hints; i++)
		t->dirty |= before[i].label != t->hints.list[i].label ||
		            before[i].enabled != t->hints.list[i].enabled ||
		            strcmp(before[i].key, t->hints.list[i].key) != 0;
}

/* ---- the lines around the body ---- */

static struct frame frame_of(struct tui *t)
{
	struct frame frame = {
		.palette = &t->palette,
		.now = open_table_time(t->table.journal),
		.now_ms = io_now_ms(),
		.clock_hidden = t->settings.value[SET_CLOCK] == CLOCK_HIDDEN,
		.clock_late_only = t->settings.value[SET_CLOCK] == CLOCK_LATE,
		/* TRANSLATORS: the code of this language, "ja" for Japanese */
		.ja = strcmp(_("en"), "ja") == 0,
	};

	if (open_table_is_open(&t->table)) {
		if (!room_is_shown(t) && t->over != &overlay_log && t->table.screen->log_cols &&
		    COLS >= t->table.screen->log_cols) {
			open_table_recent(&t->table);
			frame.log = t->table.recent;
			frame.log_rows = t->table.recent_rows;
		}
		frame.watching = !save_may_say(t->table.save);
		if (t->table.screen->charts && t->table.screen->charts(t->table.view))
			frame.series = open_table_series(&t->table);
	}
	return frame;
}

/* Words that a title is made of. */
struct title_room {
	char chip[60], hall[60];
};

/* What the title line says of the open table, and the foot of its pages for a room. */
static void title_of(struct tui *t, const struct frame *frame, struct title_view *view,
                     struct title_room *room)
{
	*view = (struct title_view){ .chip = room->chip,
		                     .session = open_table_title(&t->table),
		                     .sleepy = awake_fails(t->awake),
		                     .mark = t->picture.mark = tui_mark(t) };
	upper_text(_(t->table.game->title), room->chip, sizeof room->chip);
	if (t->link)
		view->hall = t->link->word(t->link, t, &view->hall_style, room->hall, sizeof room->hall);
	else if (t->phones.pages)
		view->hall = tui_phones_word(t, room->hall, sizeof room->hall);
	if (t->table.screen->title)
		t->table.screen->title(journal_state(t->table.journal), frame, &view->title);
	screen_title_limit(open_table_state(&t->table), frame, &view->title);
}

static void draw_title(struct tui *t, const struct frame *frame)
{
	struct title_view view = { .chip = "TABLESIDE", .session = "" };
	struct title_room room;
	char date[40];

	if (open_table_is_open(&t->table))
		title_of(t, frame, &view, &room);
	else if (t->link)
		view.hall = t->link->word(t->link, t, &view.hall_style, room.hall, sizeof room.hall);
	if (!open_table_is_open(&t->table))
		utf8_copy(view.title.round, sizeof view.title.round, home_title(date, sizeof date, COLS));
	view.mark = t->picture.mark = tui_mark(t);
	shell_draw_title(stdscr, &t->palette, &view);
}

/* ---- the whole ---- */

static WINDOW *body_of(struct tui *t)
{
	const struct shell_layout *at = &t->picture.layout;
	/* The log at the side narrows the body: half a number would be another number. */
	struct log_pane pane = log_pane_of(at->body_rows, COLS);
	int cols = t->over == &overlay_log && pane.cols < COLS ? COLS - pane.cols : COLS;

	if (t->picture.body && (getmaxy(t->picture.body) != at->body_rows ||
	                        getmaxx(t->picture.body) != cols || getbegy(t->picture.body) != at->body_y)) {
		delwin(t->picture.body);
		t->picture.body = NULL;
	}
	if (!t->picture.body)
		t->picture.body = derwin(stdscr, at->body_rows, cols, at->body_y, 0);
	return t->picture.body;
}

static void draw_body(struct tui *t, const struct frame *frame, WINDOW *body, int *y, int *x)
{
	const struct screen *screen = t->table.screen;
	const void *state;

	if (!open_table_is_open(&t->table)) {
		home_show(t, frame, body, y, x);
	} else {
		state = open_table_state(&t->table);
		if (screen->tinted)
			palette_tint(&t->palette);
		screen_draw(screen, t->table.view, state, frame, body, y, x);
		if (!*y && !*x)
			*x = 1; /* a page of text: where its first line begins */
	}
	*y += t->picture.layout.body_y;
}

/* What lies over the table hides none of it, but for more than a few rows of a low window. */
static void make_room(struct tui *t, const struct frame *frame, int *y, int *x)
{
	enum { HIGH = 40, FEW = 4 };
	int rows = t->over->wants ? t->over->wants(t) : 0;
	WINDOW *body;

	if (!rows || (LINES < HIGH && rows > FEW))
		return;
	t->picture.layout.body_rows -= rows;
	paint_blank(stdscr, &t->palette, t->picture.layout.body_y + t->picture.layout.body_rows, 0, rows,
	            COLS);
	body = body_of(t);
	*y = *x = 0;
	if (body)
		draw_body(t, frame, body, y, x);
	t->picture.layout.body_rows += rows;
}

/* : and ? act where they are not typed; ? closes the help and is of no use in it. */
static enum shell_ends ends_of(const struct tui *t)
{
	enum field field = tui_field(t);

	if (t->over == &overlay_help || field == FIELD_ANSWER)
		return ENDS_NONE;
	return field == FIELD_NONE ? ENDS_BOTH : ENDS_HELP;
}

static void draw_all(struct tui *t, int *y, int *x)
{
	struct frame frame = frame_of(t);
	struct message_view message;
	char room[sizeof t->notice.text];
	bool cut = t->notice.cut;
	WINDOW *body;
	int hint_spots;

	if (!open_table_is_open(&t->table))
		home_load(t);
	tui_fit(t); /* before the hints are made */
	message = tui_shown_message(t, room, sizeof room);
	t->notice.cut = !shell_message_fits(LINES, COLS, message.text);
	if (hints_may_wait(t) && t->notice.cut == cut)
		t->hints.old |= t->hints.acted || !t->hints.stepped;
	else
		make_hints(t);
	t->hints.stepped = t->hints.acted = false;
	t->picture.layout = shell_layout(LINES, COLS, t->hints.list, t->hints.count, ends_of(t));
	if (!t->over && !t->home.field)
		shell_layout_message(&t->picture.layout, COLS, message.text);
	message.rows = t->picture.layout.message_rows;
	t->picture.cols = COLS;
	body = body_of(t);
	if (!body) /* curses had no memory for a window */
		tui_message(t, ROLE_WARNING, "%s", _("out of memory to draw the table: any key tries again"));
	draw_title(t, &frame);
	shell_draw_message(stdscr, &t->palette, t->picture.layout.message_y, &message);
	shell_draw_hints(stdscr, &t->palette, &t->picture.layout, t->hints.list, t->hints.count);
	hint_spots = t->picture.spots.count;
	if (!body)
		return;
	draw_body(t, &frame, body, y, x);
	if (t->over) {
		make_room(t, &frame, y, x);
		t->picture.spots.count = hint_spots; /* what it covers is not for the mouse */
		t->over->draw(t, y, x);
	}
	if (!open_table_is_open(&t->table) && t->home.field > HOME_FINDS)
		home_show_field(t, y, x);
}

/* Drops waiting hints, which would be drawn over it. */
static void draw_curtain(struct tui *t)
{
	const struct screen *screen = t->table.screen;
	struct frame frame = frame_of(t);

	t->hints.of = NULL;
	t->hints.old = false;
	if (screen->draw_curtain)
		screen->draw_curtain(t->table.view, open_table_state(&t->table), &frame, stdscr);
	else
		shell_draw_curtain(stdscr, &t->palette);
}

static void draw_room(struct tui *t)
{
	struct frame frame = frame_of(t);
	struct title_view foot;
	struct title_room room;

	t->hints.of = NULL;
	t->hints.old = false;
	title_of(t, &frame, &foot, &room);
	room_show(t, &frame, &foot);
}

/* Once for each thing that is owed to the table: a time that has just run out, a judge who
 * has just been called. Not for what was so before the table was opened. */
static void ring_bell(struct tui *t)
{
	const struct journal *journal = open_table_is_open(&t->table) ? t->table.journal : NULL;
	const struct table *table = journal ? journal_state(journal) : NULL;
	struct owed now = {
		.of = journal,
		.late = tui_late(t),
		.called = table && table->call.waiting ? table->call.since : 0,
	};
	bool rings = t->calls;

	if (t->picture.owed.of == journal)
		rings |= now.late > t->picture.owed.late || now.called > t->picture.owed.called;
	if (rings && t->settings.value[SET_BELL] == BELL_ON)
		terminal_ring();
	t->picture.owed = now;
	t->calls = false;
}

void frame_draw(struct tui *t)
{
	int y = 0, x = 0;
	bool small = shell_too_small(LINES, COLS), covered = !small && tui_is_covered(t);
	bool room = !small && room_is_shown(t);

	if (t->terminal.fresh)
		canvas_forget(t->picture.canvas);
	t->terminal.fresh = false;
	t->palette.canvas = t->picture.canvas;
	t->palette.spots = &t->picture.spots;
	t->picture.spots.count = 0;
	canvas_begin(t->picture.canvas);
	if (small) {
		shell_draw_small(stdscr, &t->palette, tui_mark(t));
		if (t->over == &overlay_confirm)
			paint_padded(stdscr, &t->palette, LINES > 6 ? 5 : LINES - 1, 0, COLS, ROLE_WARNING,
			             _("y: leave and lose them, Enter: stay"));
	} else if (covered) {
		draw_curtain(t);
		y = LINES - 1; /* the hint how to lift it */
		x = 1;
	} else if (room) {
		draw_room(t);
		y = LINES - 1;
		x = COLS - 1;
	} else {
		draw_all(t, &y, &x);
	}
	curs_set(tui_field(t) > FIELD_ANSWER && !tui_is_covered(t) ? 1 : 0);
	canvas_end(t->picture.canvas);
	wmove(stdscr, y < LINES ? y : LINES - 1, x < COLS ? x : COLS - 1);
	refresh();
	ring_bell(t);
	t->dirty = false;
}

int64_t earlier(int64_t a, int64_t b)
{
	return !a ? b : !b || a < b ? a : b;
}

int64_t frame_wake(struct tui *t)
{
	const struct screen *screen = t->table.screen;
	const struct table *table;
	int64_t now = io_now_ms(), wake;
	struct timespec wall;

	if (!open_table_is_open(&t->table))
		return shell_too_small(LINES, COLS) ? 0 : t->home.preview.due_ms;
	table = journal_state(t->table.journal);
	wake = earlier(tui_mark_wake(t), t->link ? t->link->wake(t->link) : 0);
	wake = earlier(wake, log_wake(t));
	if (room_is_shown(t))
		wake = earlier(wake, room_next(t));
	else if (screen->wake)
		wake = earlier(wake, screen->wake(t->table.view, table, now));
	if (table->clock.running || table_limit_at(table, open_table_time(t->table.journal))) {
		clock_gettime(CLOCK_REALTIME, &wall);
		wake = earlier(wake, now + 1000 - wall.tv_nsec / 1000000);
	}
	return wake;
}
