/* SPDX-License-Identifier: MIT */
/* See room.h. */
#include "room.h"

#include <stdio.h>

#include "rules/core/i18n.h"
#include "screens/kit/seats.h"

/* A change stays for ten seconds: the clock of a page is so much behind that of a table. */
enum { LATE_MS = ROOM_TURN_MS - DELTA_MS, KEYS_MS = 5000 };

/* ---- which page ---- */

void room_begin(struct room *room, int64_t now_ms)
{
	*room = (struct room){ .turn_at = now_ms + ROOM_TURN_MS, .keys_end = now_ms + KEYS_MS };
}

static void turn(struct room *room, int pages, int64_t now_ms)
{
	room->page += pages;
	if (room->pages) /* else room_draw finds out how many there are */
		room->page = (room->page % room->pages + room->pages) % room->pages;
	room->turn_at = now_ms + ROOM_TURN_MS;
}

bool room_key(struct room *room, int key, int64_t now_ms)
{
	struct step step;

	if (key == ' ') {
		room->held = !room->held;
		turn(room, 0, now_ms);
	} else if (step_of_key(key, &step)) {
		turn(room, step.down + step.right, now_ms);
	} else if (key == KEY_NPAGE || key == KEY_PPAGE) {
		turn(room, key == KEY_NPAGE ? 1 : -1, now_ms);
	} else {
		room->keys_end = now_ms + KEYS_MS;
		return false;
	}
	room->keys_end = 0;
	return true;
}

static bool turns(const struct room *room)
{
	return room->pages > 1 && !room->held;
}

int64_t room_wake(const struct room *room, const struct screen *screen, const void *view, const void *state,
                  int64_t now_ms)
{
	int64_t wake = screen->wake ? screen->wake(view, state, now_ms - LATE_MS) + LATE_MS : 0;

	if (wake > now_ms + ROOM_TURN_MS) /* no change that fades: minutes, which no page shows */
		wake = 0;
	wake = sooner(wake, room->keys_end, now_ms);
	return turns(room) ? sooner(wake, room->turn_at, now_ms) : wake;
}

/* ---- the picture ---- */

static int draw_nobody(const struct palette *p, WINDOW *win)
{
	paint_centre(win, p, getmaxy(win) / 2, 0, getmaxx(win), ROLE_DIM, _("nobody is seated yet"));
	return 1;
}

static int draw_page(const struct room *room, const struct screen *screen, const void *view,
                     const void *state, const struct frame *frame, WINDOW *win)
{
	const struct table *table = state;
	int cursor;

	paint_blank(win, frame->palette, 0, 0, getmaxy(win), getmaxx(win));
	if (!screen->unseated && !table->seats)
		return draw_nobody(frame->palette, win);
	if (screen->room)
		return screen->room(view, state, frame, win, larger(room->page, 0)); /* back from the first */
	screen->draw(view, state, frame, win, &cursor, &cursor);
	return 1;
}

/* The title line of a table, with the page in it. */
static void draw_foot(const struct room *room, const struct frame *frame, struct title_view *foot,
                      const char *key, WINDOW *win)
{
	char page[60] = "";

	if (frame->now_ms < room->keys_end) {
		paint_padded(win, frame->palette, 0, 0, getmaxx(win), ROLE_NORMAL, "");
		paint_format(win, frame->palette, 0, 1, getmaxx(win) - 2, ROLE_DIM,
		             room->pages > 1 ? _("%s back  Space %s  arrows turn  Ctrl-plus larger  q leave")
		                             : _("%s back  Ctrl-plus larger  q leave"),
		             key, room->held ? C_("pages", "release") : C_("pages", "hold"));
		return;
	}
	if (room->pages > 1)
		snprintf(page, sizeof page, room->held ? _("%d of %d, held") : _("%d of %d"), room->page + 1,
		         room->pages);
	foot->page = page;
	shell_draw_title(win, frame->palette, foot);
}

void room_draw(struct room *room, const struct screen *screen, void *view, const void *state,
               const struct frame *frame, struct title_view *foot, const char *key, WINDOW *win)
{
	struct frame late = *frame;
	int rows = getmaxy(win) - 1, cols = getmaxx(win);
	WINDOW *page = derwin(win, rows, cols, 0, 0), *line = derwin(win, 1, cols, rows, 0);

	late.now_ms -= LATE_MS;
	late.watching = late.room = true;
	late.log = NULL;
	late.log_rows = 0;
	if (turns(room) && frame->now_ms >= room->turn_at)
		turn(room, 1, frame->now_ms);
	if (screen->fit)
		screen->fit(view, state, rows, cols);
	if (page && line) {
		room->pages = draw_page(room, screen, view, state, &late, page);
		if (room->page < 0 || room->page >= room->pages) { /* the window has grown */
			room->page = room->page < 0 ? larger(room->pages + room->page, 0) : room->pages - 1;
			room->pages = draw_page(room, screen, view, state, &late, page);
		}
		draw_foot(room, frame, foot, key, line);
	}
	if (page)
		delwin(page);
	if (line)
		delwin(line);
}
