/* SPDX-License-Identifier: MIT */
/*
 * `hall board`: the tables of the hall, tables that need someone first; and the
 * event as pages for a whole room, for the projector. Players' names stand only
 * where the event has printed them, and on the host's own page.
 */
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "hall.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/canvas.h"
#include "screens/kit/spots.h"
#include "screens/shell/room.h"

enum { DRAW_MS = 100 }; /* between two pictures, at least */

struct board {
	struct terminal terminal;
	struct palette palette;
	struct canvas *canvas;
	struct awake *awake;
	bool stays_awake; /* by its setting */
	const char *event;
	struct desk *desk;
	const struct hall_row *rows; /* lent by the desk */
	int count;
	struct desk_state state;
	const struct hall_event *kind;
	struct journal *journal; /* of the event; NULL: none */
	struct save *save;
	struct board_row *row; /* as shown, in the order shown */
	int top;
	bool projects;      /* pages for a room, in place of the host's own */
	struct spots spots; /* of its hints, in the last picture */
	struct room room;
	void *view; /* of the event's screen; owned */
	int64_t drawn_at;
	bool rings; /* by its setting */
	int newest; /* call in the last picture, .. */
	int late;   /* .. how many of its clocks were over, */
	bool drawn; /* if there was one */
	bool dirty, quit;
};

/* ---- the tables ---- */

static void tell_time(int64_t seconds, char *out, size_t size)
{
	const char *sign = seconds < 0 ? "-" : "";

	if (seconds < 0)
		seconds = -seconds;
	if (seconds >= 3600)
		snprintf(out, size, "%s%d:%02d:%02d", sign, (int)(seconds / 3600), (int)(seconds / 60 % 60),
		         (int)(seconds % 60));
	else
		snprintf(out, size, "%s%d:%02d", sign, (int)(seconds / 60), (int)(seconds % 60));
}

static void tell_players(const struct hall_row *row, struct board_row *out)
{
	out->seats = row->seats;
	for (int i = 0; i < row->seats; i++) {
		const struct hall_seat *seat = &row->seat[i];

		utf8_copy(out->seat[i].name, sizeof out->seat[i].name, seat->name);
		if (seat->counted)
			snprintf(out->seat[i].number, sizeof out->seat[i].number, "%d", seat->value);
	}
}

static void fill_row(struct board_row *out, const struct hall_row *row, int64_t now)
{
	int seconds;

	*out = (struct board_row){ .table = row->table, .state = BOARD_PLAYS };
	if (row->call.waiting) {
		out->state = BOARD_CALLS;
		tell_time(now > row->called_at ? now - row->called_at : 0, out->wait, sizeof out->wait);
	} else if (row->sheet.over) {
		out->state = BOARD_OVER;
	} else if (row->left) {
		out->state = BOARD_LEFT;
	} else if (!row->here) {
		out->state = BOARD_LOST;
		tell_time(now > row->since ? now - row->since : 0, out->wait, sizeof out->wait);
	} else if (!row->game) {
		out->state = BOARD_EMPTY;
	}
	if (row->game)
		utf8_copy(out->game, sizeof out->game, _(row->game->title));
	utf8_copy(out->at, sizeof out->at, row->summary);
	tell_players(row, out);
	if (row_clock(row, now, &seconds))
		tell_time(seconds, out->clock, sizeof out->clock);
	utf8_copy(out->last, sizeof out->last, row->last);
}

/* First calls for a judge, the longest wait on top; then lost tables; then by
 * number. */
static int urgency(const struct hall_row *row)
{
	return row->call.waiting ? 0 : !row->here && !row->left && !row->sheet.over ? 1 : 2;
}

static int by_urgency(const void *a, const void *b)
{
	const struct hall_row *left = *(const struct hall_row *const *)a,
			      *right = *(const struct hall_row *const *)b;

	if (urgency(left) != urgency(right))
		return urgency(left) - urgency(right);
	if (left->call.waiting && right->call.waiting)
		return left->called - right->called;
	return left->table - right->table;
}

/* All rows in the order shown, those in sight filled in. */
static struct board_view tables_of(struct board *b, int first, int rows)
{
	const struct hall_row **order = xcalloc(
		(size_t)b->count + 1, sizeof *order); /* NOLINT(bugprone-sizeof-expression): pointers */

	for (int i = 0; i < b->count; i++)
		order[i] = &b->rows[i];
	/* they are pointers: NOLINTNEXTLINE(bugprone-sizeof-expression) */
	qsort(order, (size_t)b->count, sizeof *order, by_urgency);
	b->row = xrealloc(b->row, ((size_t)b->count + 1) * sizeof *b->row);
	for (int i = first; i < b->count && i < first + rows; i++)
		fill_row(&b->row[i], order[i], time(NULL));
	free(order);
	return (struct board_view){ .row = b->row, .rows = b->count, .top = first };
}

static void draw_tables(struct board *b, WINDOW *body)
{
	struct board_view view = tables_of(b, b->top, board_page(getmaxy(body)));

	board_draw(&view, &b->palette, body);
}

/* ---- the projector ---- */

/* Of a hall without an event: its tables, without names. */
static const struct screen hall_screen = { .unseated = true, .room = board_room };

static const struct screen *projected(const struct board *b)
{
	return b->journal ? screen_find(journal_game(b->journal)) : &hall_screen;
}

static struct frame frame_of(const struct board *b)
{
	return (struct frame){
		.palette = &b->palette,
		.now = open_table_time(b->journal),
		.now_ms = io_now_ms(),
		.watching = true,
		/* TRANSLATORS: the code of this language, "ja" for Japanese */
		.ja = strcmp(_("en"), "ja") == 0,
	};
}

static void draw_room(struct board *b, const struct title_view *title)
{
	const struct screen *screen = projected(b);
	const void *state = b->journal ? journal_state(b->journal) : NULL;
	struct frame frame = frame_of(b);
	struct title_view foot = *title;
	struct board_view tables;
	struct errand calls[ERRANDS_MOST];

	if (screen->errands && b->kind)
		screen->errands(b->view, calls, hall_calls(b->kind, state, b->rows, b->count, calls));
	if (screen->title)
		screen->title(state, &frame, &foot.title);
	if (!b->journal)
		tables = tables_of(b, 0, b->count);
	room_draw(&b->room, screen, b->journal ? b->view : &tables, state, &frame, &foot, "Tab", stdscr);
}

/* ---- the picture ---- */

/* The connection's fault, else the call that has waited longest. */
static void tell_message(const struct board *b, struct message_view *view, char *text, size_t size)
{
	const struct hall_row *first = NULL;
	char wait[20];

	*view = (struct message_view){ .text = text, .style = ROLE_NORMAL };
	text[0] = '\0';
	for (int i = 0; i < b->count; i++)
		if (b->rows[i].call.waiting && (!first || b->rows[i].called < first->called))
			first = &b->rows[i];
	if (b->state.why.text[0]) {
		snprintf(text, size, "%s", b->state.why.text);
		view->style = ROLE_WARNING;
	} else if (first) {
		int seat = first->call.seat;

		tell_time(time(NULL) > first->called_at ? time(NULL) - first->called_at : 0, wait,
		          sizeof wait);
		if (seat >= 0 && seat < first->seats)
			snprintf(text, size, _("table %d, seat %d (%s) calls a judge: waiting %s"),
			         first->table, seat + 1, first->seat[seat].name, wait);
		else
			snprintf(text, size, _("table %d calls a judge: waiting %s"), first->table, wait);
		view->style = ROLE_DANGER | STYLE_BOLD;
	}
}

static int make_hints(struct hint *hint)
{
	/* clang-format off */
	const struct { const char *key, *label; } list[] = {
		{ "Tab", _("projector") }, { _("arrows"), _("scroll") }, { "q", _("leave") },
	};
	/* clang-format on */
	int count = 0;

	for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
		hint[count] = (struct hint){ .label = list[i].label, .enabled = true, .binding = -1 };
		snprintf(hint[count++].key, sizeof hint->key, "%s", list[i].key);
	}
	return count;
}

static struct title_view title_of(const struct board *b)
{
	struct title_view title = {
		.chip = _("HALL"), .session = b->event, .mark = MARK_NONE, .sleepy = awake_fails(b->awake)
	};
	int here = 0, over = 0;

	for (int i = 0; i < b->count; i++) {
		here += b->rows[i].here;
		over += b->rows[i].sheet.over;
	}
	snprintf(title.title.round, sizeof title.title.round, _("connected %d of %d, over %d"), here,
	         b->count, over);
	utf8_copy(title.title.round_short, sizeof title.title.round_short, title.title.round);
	title.hall = b->state.follows ? _("read-only") : b->state.up ? _("open") : _("away");
	title.hall_style = b->state.up ? ROLE_GOOD : ROLE_WARNING;
	return title;
}

static void draw_own(struct board *b, const struct title_view *title)
{
	struct message_view message;
	struct hint hint[HINTS_MAX];
	int hints = make_hints(hint);
	struct shell_layout layout = shell_layout(LINES, COLS, hint, hints, ENDS_NONE);
	char text[300];
	WINDOW *body;

	shell_draw_title(stdscr, &b->palette, title);
	tell_message(b, &message, text, sizeof text);
	shell_draw_message(stdscr, &b->palette, layout.message_y, &message);
	shell_draw_hints(stdscr, &b->palette, &layout, hint, hints);
	body = derwin(stdscr, layout.body_rows, COLS, layout.body_y, 0);
	if (body) {
		draw_tables(b, body);
		delwin(body);
	}
}

/* Once for each new call, but not in front of an audience, and once when the time is up. */
static void ring_bell(struct board *b)
{
	int late = tui_times_up(b->journal);
	bool called;
	int newest = b->newest;

	for (int i = 0; i < b->count; i++)
		if (b->rows[i].call.waiting && b->rows[i].called > newest)
			newest = b->rows[i].called;
	called = !b->projects && newest > b->newest;
	if (b->rings && (called || (late > b->late && b->drawn)))
		terminal_ring();
	b->newest = newest;
	b->late = late;
	b->drawn = true;
}

static void draw(struct board *b)
{
	struct title_view title = title_of(b);

	if (b->terminal.fresh)
		canvas_forget(b->canvas);
	b->terminal.fresh = false;
	b->palette.canvas = b->canvas;
	b->palette.spots = &b->spots;
	b->spots.count = 0;
	canvas_begin(b->canvas);
	if (shell_too_small(LINES, COLS))
		shell_draw_small(stdscr, &b->palette, MARK_NONE);
	else if (b->projects)
		draw_room(b, &title);
	else
		draw_own(b, &title);
	curs_set(0);
	canvas_end(b->canvas);
	wmove(stdscr, LINES - 1, COLS - 1);
	refresh();
	ring_bell(b);
	b->dirty = false;
	b->drawn_at = io_now_ms();
}

/* ---- keys ---- */

static int page_rows(void)
{
	return board_page(LINES - 3);
}

static void scroll_by(struct board *b, int rows)
{
	int most = b->count - page_rows();

	b->top += rows;
	b->top = b->top > most ? most : b->top;
	b->top = b->top < 0 ? 0 : b->top;
}

static void move_list(struct board *b, int key)
{
	switch (key) {
	case KEY_UP:
	case 'k': scroll_by(b, -1); break;
	case KEY_DOWN:
	case 'j': scroll_by(b, 1); break;
	case KEY_PPAGE: scroll_by(b, -page_rows()); break;
	case KEY_NPAGE:
	case ' ': scroll_by(b, page_rows()); break;
	case KEY_HOME: b->top = 0; break;
	case KEY_END: scroll_by(b, b->count); break;
	default: break;
	}
}

static void suspend(struct board *b)
{
	awake_release(b->awake); /* the loop takes it again */
	terminal_suspend(&b->terminal, "");
}

static void press(struct board *b, const struct key *key);

/* A click is the key that the hint bar shows there; the wheel scrolls. */
static void click(struct board *b, const MEVENT *mouse)
{
	const struct spot *spot = spots_at(&b->spots, mouse->y, mouse->x);
	struct hint hint[HINTS_MAX];
	struct key key;

	if (b->projects)
		return;
	if (mouse->bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED)) {
		scroll_by(b, mouse->bstate & BUTTON4_PRESSED ? -1 : 1);
		return;
	}
	make_hints(hint);
	if (spot && mouse->bstate & BUTTON1_PRESSED && key_of_label(hint[spot->n].key, &key))
		press(b, &key);
}

static void press(struct board *b, const struct key *key)
{
	b->dirty = true;
	b->drawn_at = 0; /* draw at once after a key */
	switch (key->key) {
	case 'q': b->quit = true; break;
	case '\t':
		b->projects = !b->projects;
		room_begin(&b->room, io_now_ms());
		break;
	case 0x0c: terminal_resize(&b->terminal); break;
	case 0x1a: suspend(b); break;
	case KEY_MOUSE: click(b, &key->mouse); break;
	default:
		if (b->projects)
			room_key(&b->room, key->key, io_now_ms());
		else
			move_list(b, key->key);
	}
}

static void read_keys(struct board *b)
{
	struct key key;

	while (!b->quit && terminal_key(&b->terminal, &key))
		if (key.key != KEY_PASTE)
			press(b, &key);
	b->dirty |= b->terminal.fresh;
	b->quit |= b->terminal.gone;
}

/* ---- the loop ---- */

/* Waiting times and clocks change each second, while one is shown. */
static bool ticks(const struct board *b)
{
	const struct table *table = b->journal ? journal_state(b->journal) : NULL;

	for (int i = 0; i < b->count; i++)
		if (b->rows[i].call.waiting ||
		    (!(b->projects && table) &&
		     (b->rows[i].clock.running || (!b->projects && !b->rows[i].here && !b->rows[i].left))))
			return true;
	return b->projects && table && table->clock.running;
}

static int timeout_of(const struct board *b)
{
	const void *state = b->journal ? journal_state(b->journal) : NULL;
	int64_t now = io_now_ms(), wake = awake_wake(b->awake);

	if (b->dirty)
		wake = b->drawn_at + DRAW_MS;
	else if (ticks(b))
		wake = b->drawn_at + 1000;
	if (b->projects)
		wake = earlier(wake, room_wake(&b->room, projected(b), b->view, state, now));
	wake = earlier(wake, terminal_wake(&b->terminal));
	return !wake ? -1 : wake <= now ? 0 : (int)(wake - now);
}

static void look(struct board *b)
{
	b->rows = desk_look(b->desk, &b->count, &b->state);
	b->dirty = true;
}

static void wait_for_something(struct board *b)
{
	enum { AWAKE = 4 };
	struct pollfd fds[AWAKE + AWAKE_FDS] = {
		{ .fd = STDIN_FILENO, .events = POLLIN },
		{ .fd = terminal_signal_fd(), .events = POLLIN },
		{ .fd = desk_fd(b->desk), .events = POLLIN },
		{ .fd = b->save ? save_wait_fd(b->save) : -1, .events = POLLIN },
	};
	int came, events;

	awake_fds(b->awake, fds + AWAKE);
	came = poll(fds, AWAKE + AWAKE_FDS, timeout_of(b));
	events = terminal_signals();

	if (events & TERMINAL_STOPPED)
		suspend(b);
	else if (events & TERMINAL_RESIZED)
		terminal_resize(&b->terminal);
	b->quit |= (events & TERMINAL_QUIT) || fds[0].revents & (POLLHUP | POLLERR | POLLNVAL);
	b->dirty |= came == 0 || events;
	if (fds[0].revents & POLLIN || terminal_wake(&b->terminal))
		read_keys(b);
	if (came > 0 && fds[2].revents)
		look(b);
	if (came > 0 && fds[3].revents && save_tend(b->save, &b->journal, io_now_ms(), NULL))
		b->dirty = true;
	b->dirty |= awake_heard(b->awake, fds + AWAKE);
}

static void run(struct board *b)
{
	look(b);
	draw(b);
	read_keys(b);
	while (!b->quit) {
		if (b->dirty && io_now_ms() - b->drawn_at >= DRAW_MS)
			draw(b);
		b->dirty |= awake_want(b->awake, b->stays_awake);
		wait_for_something(b);
	}
}

int hall_board(struct cli *cli, struct desk *desk, const char *event, const char *session)
{
	struct board *b = xcalloc(1, sizeof *b);
	struct settings settings;
	struct reason why;
	int status = EXIT_FILE;

	b->event = event;
	b->desk = desk;
	if (session)
		b->save = save_open(session, SAVE_WATCH, &b->journal, &why);
	b->kind = hall_event_of(b->journal ? journal_game(b->journal) : NULL);
	if (session && (!b->save || !b->kind)) {
		complain(0, "%s", b->save ? _("this table is not a championship") : why.text);
		goto out;
	}
	b->view = xcalloc(1, projected(b)->view_size + 1);
	settings_load(&settings, &cli->store, &why); /* its faults are told at the tables */
	if (!terminal_start(&b->terminal, &cli->look, &settings, cli->store.state, &b->palette, &why)) {
		status = complain(EXIT_REFUSED, "%s", why.text);
		goto out;
	}
	status = EXIT_SAID;
	b->canvas = canvas_new();
	b->awake = awake_new();
	b->rings = settings.value[SET_BELL] == BELL_ON;
	b->stays_awake = settings.value[SET_AWAKE] == AWAKE_ON;
	run(b);
	awake_free(b->awake);
	terminal_stop(&b->terminal);
	canvas_free(b->canvas);
out:
	if (b->save)
		save_close(b->save, 0);
	journal_free(b->journal);
	free(b->row);
	free(b->view);
	free(b);
	return status;
}
