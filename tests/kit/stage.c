/* SPDX-License-Identifier: MIT */
/* See stage.h. */
#include "stage.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/core/ask.h"
#include "app/core/keys.h"
#include "app/core/way.h"
#include "offered.h"
#include "rules/core/utf8.h"
#include "screens/kit/spots.h"
#include "screens/shell/prompt.h"
#include "screens/shell/room.h"
#include "screens/shell/whichkey.h"

enum { NOW = 1795284000, NOW_MS = 1000000, STAGE_KEYS = 120, LOG_MOST = 8 };

struct stage {
	const struct game *game;
	const struct screen *screen;
	struct journal *journal;
	struct said said;
	struct rng rng;
	void *view, *before, *other;
	struct ask ask;
	bool asking, refused, ja, watching;
	unsigned asked; /* a sum of what keys have asked */
	char line[ASK_LINE];
	int64_t now_ms;
	char message[600];
	int rows, cols;         /* of the window that keys and clicks are for */
	int cursor_y, cursor_x; /* in the body shown last */
	struct spots spots;     /* of the picture shown last */
	bool in_room;
	struct room room;
	struct series series;
	struct offers offers;
	struct log_row log[LOG_MOST];
	int log_rows;
};

struct stage *stage_new(const struct game *game)
{
	struct stage *s = calloc(1, sizeof *s);

	assert_non_null(s);
	s->game = game;
	s->screen = screen_find(game);
	assert_non_null(s->screen);
	s->journal = journal_new(game);
	s->view = calloc(1, s->screen->view_size ? s->screen->view_size : 1);
	s->other = calloc(1, s->screen->view_size ? s->screen->view_size : 1);
	s->before = calloc(1, game->state_size);
	s->now_ms = NOW_MS;
	s->rows = 24;
	s->cols = 80;
	rng_seed(&s->rng, 1);
	return s;
}

void stage_free(struct stage *s)
{
	journal_free(s->journal);
	said_free(&s->said);
	series_free(&s->series);
	offers_free(&s->offers);
	free(s->view);
	free(s->before);
	free(s->other);
	free(s);
}

const void *stage_state(const struct stage *s)
{
	return journal_state(s->journal);
}

void *stage_view(struct stage *s)
{
	return s->view;
}

const char *stage_message(const struct stage *s)
{
	return s->message;
}

struct journal *stage_journal(struct stage *s)
{
	return s->journal;
}

bool stage_refused(const struct stage *s)
{
	return s->refused;
}

void stage_card(struct stage *s, int seat, struct card *card)
{
	screen_card(s->screen, stage_state(s), seat, card);
}

bool stage_asks(const struct stage *s)
{
	return s->asking;
}

bool stage_asks_sure(const struct stage *s)
{
	return s->asking && ask_now(&s->ask) == ASK_SURE;
}

const char *stage_choice(const struct stage *s, int n)
{
	return s->asking && n < s->ask.choices ? s->ask.choice[n].key : NULL;
}

const char *stage_line(const struct stage *s)
{
	return s->line;
}

void stage_reader(struct stage *s, bool japanese, bool watching)
{
	s->ja = japanese;
	s->watching = watching;
}

void stage_window(struct stage *s, int rows, int cols)
{
	s->rows = rows;
	s->cols = cols;
}

void stage_by(struct stage *s, const char *name)
{
	journal_by(s->journal, name, *name);
}

void stage_quiet(struct stage *s)
{
	s->message[0] = '\0';
	s->refused = false;
}

void stage_reopen(struct stage *s)
{
	memset(s->view, 0, s->screen->view_size);
	stage_quiet(s);
}

void stage_room(struct stage *s, bool on)
{
	s->in_room = on;
	room_begin(&s->room, s->now_ms);
	s->room.keys_end = 0;
}

void stage_sum_places(const struct stage *s, unsigned *sum)
{
	snapshot_sum_number(s->cursor_y, sum);
	snapshot_sum_number(s->cursor_x, sum);
	for (const struct spot *spot = s->spots.spot; spot < s->spots.spot + s->spots.count; spot++) {
		const int numbers[] = { spot->y, spot->x, spot->rows, spot->cols, spot->what, spot->n };

		for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
			snapshot_sum_number(numbers[i], sum);
	}
}

void stage_cursor(const struct stage *s, int *y, int *x)
{
	*y = s->cursor_y;
	*x = s->cursor_x;
}

bool stage_next_page(struct stage *s)
{
	if (!s->in_room)
		return false;
	room_key(&s->room, KEY_RIGHT, s->now_ms);
	return s->room.page > 0;
}

int64_t stage_wakes(struct stage *s)
{
	int64_t at = s->in_room        ? room_wake(&s->room, s->screen, s->view, stage_state(s), s->now_ms)
	             : s->screen->wake ? s->screen->wake(s->view, stage_state(s), s->now_ms)
	                               : 0;

	return at ? at - s->now_ms : 0;
}

void stage_seed(struct stage *s, unsigned seed)
{
	rng_seed(&s->rng, seed);
}

void stage_errands(struct stage *s, const struct errand *list, int count)
{
	assert_non_null(s->screen->errands);
	s->screen->errands(s->view, list, count);
}

void stage_log(struct stage *s, const struct log_row *row)
{
	assert_true(s->log_rows < LOG_MOST);
	if (s->log_rows)
		s->log[s->log_rows - 1].here = false;
	s->log[s->log_rows++] = *row;
}

void stage_wait(struct stage *s, int64_t ms)
{
	s->now_ms += ms;
}

/* The time of day follows the clock for fading marks. */
static int64_t now_of(const struct stage *s)
{
	return NOW + (s->now_ms - NOW_MS) / 1000;
}

static void fit(struct stage *s)
{
	if (s->screen->fit)
		s->screen->fit(s->view, stage_state(s), s->rows - 3, s->cols);
}

static struct showing about_of(struct stage *s)
{
	offers_follow(&s->offers, s->game, journal_state(s->journal), s->journal, journal_count(s->journal),
	              screen_viewer(s->screen, s->view, journal_state(s->journal)));
	return (struct showing){
		.screen = s->screen,
		.view = s->view,
		.state = journal_state(s->journal),
		.offers = &s->offers,
		.keys = screen_keys(s->screen, s->view, journal_state(s->journal)),
		.common = common_keys,
	};
}

static void refuse(struct stage *s, const struct reason *why)
{
	struct showing about = about_of(s);

	way_tell(&about, why->text, &why->ways, s->message, sizeof s->message);
}

static void say(struct stage *s, const char *line)
{
	struct reason why = { 0 };
	struct showing about;

	game_copy(s->game, s->before, journal_state(s->journal));
	s->refused = journal_say(s->journal, line, strlen(line), now_of(s), &s->rng, false, &s->said, NULL,
	                         &why) == JOURNAL_REFUSED;
	if (s->refused) {
		refuse(s, &why);
		return;
	}
	if (s->screen->changed)
		s->screen->changed(s->view, s->before, journal_state(s->journal), s->now_ms);
	about = about_of(s);
	shell_tell(&s->said, s->message, sizeof s->message);
	way_said(&about, &s->said, s->message);
}

void stage_say(struct stage *s, const char *line, ...)
{
	va_list list;

	va_start(list, line);
	for (; line; line = va_arg(list, const char *)) {
		say(s, line);
		if (s->refused)
			fail_msg("%s: %s", line, s->message);
	}
	va_end(list);
}

/* ---- keys ---- */

static void say_key(struct stage *s, const char *line)
{
	utf8_copy(s->line, sizeof s->line, line);
	say(s, line);
}

void stage_push(struct stage *s, const char *line)
{
	say_key(s, line);
}

void stage_refuse(struct stage *s, const struct reason *why)
{
	s->refused = true;
	refuse(s, why);
}

static void take_rest(struct stage *s, const struct binding *acted);

static void take(struct stage *s, enum ask_answer answer, const struct binding *binding)
{
	struct reason refusal = { 0 };
	char sure[ASK_LINE];

	if (answer == ASK_GOES_ON && ask_now(&s->ask) == ASK_SURE) {
		ask_preview(&s->ask, sure);
		if (!journal_would(s->journal, sure, now_of(s), NULL, NULL, NULL)) {
			answer = ask_surely(&s->ask, true);
		}
	}
	s->asking = answer == ASK_GOES_ON;
	s->refused = false;
	if (answer == ASK_LINE_DONE) {
		say_key(s, s->ask.said);
	} else if (answer == ASK_DROPPED && s->ask.why.text[0]) {
		s->refused = true;
		refuse(s, &s->ask.why);
	} else if (answer == ASK_ACT) {
		s->refused = !binding->act(s->view, journal_state(s->journal), &refusal);
		if (refusal.text[0])
			refuse(s, &refusal);
		else
			take_rest(s, binding);
	}
}

/* What an act has left to do without another key. */
static void take_rest(struct stage *s, const struct binding *acted)
{
	struct showing about = about_of(s);
	const struct binding *next = acted->then;

	if (next && !binding_holds(next, &about))
		next = NULL;
	if (next)
		take(s, ask_begin(&s->ask, &about, next), next);
	s->ask.ended = next;
}

static void say_steps(struct stage *s, const struct binding *binding)
{
	struct showing about = about_of(s);
	char line[ASK_LINE];
	struct ask ask;

	if (ask_begin(&ask, &about, binding) != ASK_LINE_DONE) {
		stage_refuse(s, &ask.why);
		return;
	}
	assert_true(ask_guess(&about, binding, line));
	say_key(s, line);
}

/* A key that the screen's own text field takes. */
static bool type_key(struct stage *s, const struct key *key)
{
	bool back = key_erases(key);

	if (!s->screen->typing || !s->screen->typing(s->view, stage_state(s)) || !(key->text[0] || back))
		return false;
	s->screen->type(s->view, stage_state(s), back ? "" : key->text);
	return true;
}

/* What is owed is asked of its seat: the focus goes there. */
static void begin(struct stage *s, const struct showing *about, const struct binding *binding)
{
	bool many = false;
	const struct offer *offer = binding->offer ? screen_offer(about, binding, &many) : NULL;

	if (s->watching && (!binding->act || binding->own)) {
		s->refused = true;
		return;
	}
	if (offer && !many && offer->kind == OFFER_DUE && !offer->why && offer->seat >= 0 &&
	    s->screen->turn_to)
		s->screen->turn_to(s->view, offer->seat);
	take(s, ask_begin(&s->ask, about, binding), binding);
}

static void press(struct stage *s, const struct key *key)
{
	struct showing about = about_of(s);
	const struct binding *binding;

	if (s->screen->curtain && s->screen->curtain(s->view)) {
		bool back = key->key == 0x1b && s->screen->draw_curtain;

		if (s->screen->curtain(s->view) == CURTAIN_DOWN && !key_lifts(key) && !back)
			return;
		s->screen->lift(s->view, about.state, back);
		binding = s->screen->lifted && !back ? s->screen->lifted(s->view, about.state) : NULL;
		if (binding)
			take(s, ask_begin(&s->ask, &about, binding), binding);
		if (!s->screen->draw_curtain || s->screen->curtain(s->view) || !key_goes_on(key))
			return;
	}
	fit(s);
	about = about_of(s);
	if (s->asking) {
		const struct binding *chosen =
			s->ask.menu ? ask_menu_row(&s->ask, &about, key) : s->ask.binding;
		const struct ask before = s->ask;
		enum ask_answer answer = ask_key(&s->ask, &about, key);

		take(s, answer, chosen);
		if (answer == ASK_LINE_DONE && s->refused && ask_ends_typed(&before, key)) {
			s->ask = before;
			s->asking = true;
		}
		return;
	}
	if (ask_eats(&s->ask, key))
		return;
	if (s->refused)
		s->message[0] = '\0';
	s->refused = false;
	if (s->screen->pressed)
		s->screen->pressed(s->view, s->now_ms);
	if (type_key(s, key))
		return;
	binding = ask_binding(&about, key);
	if (binding && binding->moves)
		binding = NULL;
	if (binding && binding->step && !s->watching)
		say_steps(s, binding);
	else if (binding)
		begin(s, &about, binding);
	else
		s->refused = !s->screen->key(s->view, about.state, s->rows - 3, s->cols, key->key);
}

static void sum_text(const char *text, unsigned *sum)
{
	for (; *text; text++)
		snapshot_sum_number((unsigned char)*text, sum);
	snapshot_sum_number(0, sum);
}

static void sum_choices(const struct choice *choice, int choices, unsigned *sum)
{
	for (; choices > 0; choices--, choice++) {
		sum_text(choice->key, sum);
		sum_text(*choice->name ? choice->name : choice->word, sum);
		sum_text(choice->text, sum);
		sum_text(choice->value, sum);
	}
}

/* What is asked: over the choices, of them, in the field. */
static void sum_asked(const struct ask *ask, const struct showing *about, unsigned *sum)
{
	struct choice menu[CHOICES_MAX];
	char text[ASK_LINE];

	whichkey_head(about, ask->binding, text, sizeof text);
	sum_text(text, sum);
	ask_preview(ask, text);
	sum_text(text, sum);
	sum_text(ask->note, sum);
	switch (ask_now(ask)) {
	case ASK_MENU: sum_choices(menu, whichkey_menu(about, ask->binding, menu, CHOICES_MAX), sum); break;
	case ASK_CHOICE:
	case ASK_SEVERAL: sum_choices(ask->choice, ask->choices, sum); break;
	case ASK_SURE: sum_text(ask->question, sum); break;
	default: ask_wanted(ask, text, sizeof text); sum_text(text, sum);
	}
}

/* What a row would do, and each row of its menu. */
static void sum_row(struct stage *s, const struct showing *about, const struct binding *row, unsigned *sum)
{
	struct ask *ask = calloc(1, sizeof *ask);
	struct reason why = { 0 };
	enum ask_answer answer;

	assert_non_null(ask);
	answer = ask_begin(ask, about, row);
	snapshot_sum_number((int)answer, sum);
	snapshot_sum_number(row->own, sum);
	sum_text(row->was ? row->was : "", sum);
	if (answer == ASK_LINE_DONE)
		sum_text(ask->said, sum);
	else if (answer == ASK_DROPPED)
		sum_text(ask->why.text, sum);
	else if (answer == ASK_GOES_ON)
		sum_asked(ask, about, sum);
	else if (row->act) {
		memcpy(s->other, s->view, s->screen->view_size);
		snapshot_sum_number(row->act(s->other, about->state, &why), sum);
		sum_text(why.text, sum);
	}
	for (const struct binding *in = row->menu; answer == ASK_GOES_ON && in && in->key; in++)
		if (menu_has(in, about))
			sum_row(s, about, in, sum);
	free(ask);
}

void stage_sum_keys(struct stage *s, unsigned *sum)
{
	struct showing about;
	struct key key;

	fit(s);
	about = about_of(s);
	for (const struct binding *row = about.keys; row->key; row++) {
		if (!row->moves && (!key_of_label(row->key, &key) || ask_binding(&about, &key) != row))
			continue;
		sum_text(row->key, sum);
		snapshot_sum_number(binding_holds(row, &about) && binding_is_hinted(row, &about), sum);
		if (!row->moves)
			sum_row(s, &about, row, sum);
	}
}

void stage_press(struct stage *s, const char *keys)
{
	struct showing about;

	while (*keys) {
		size_t length = strcspn(keys, " ");
		char label[40];
		struct key key = { 0 };

		snprintf(label, sizeof label, "%.*s", (int)length, keys);
		if (strcmp(label, "Backspace") == 0)
			key.key = KEY_BACKSPACE;
		else if (!key_of_label(label, &key))
			fail_msg("%s is no key", label);
		if (s->in_room)
			s->refused = !room_key(&s->room, key.key, s->now_ms);
		else
			press(s, &key);
		if (s->asking) {
			about = about_of(s);
			sum_asked(&s->ask, &about, &s->asked);
		}
		keys += length + strspn(keys + length, " ");
	}
}

/* ---- the picture ---- */

static bool key_means(struct stage *s, const struct binding *key)
{
	struct showing about = about_of(s);
	char line[ASK_LINE];

	if (!binding_holds(key, &about))
		return false;
	return key->menu || !key->line ||
	       (ask_guess(&about, key, line) && journal_would(s->journal, line, now_of(s), NULL, NULL, NULL));
}

static int add_keys(struct stage *s, const struct binding *keys, bool own, struct hint *hints, int count)
{
	bool means[STAGE_KEYS];
	struct showing about = about_of(s);
	int total;

	for (int i = 0; keys[i].key; i++) {
		means[i] = key_means(s, &keys[i]);
		if (own)
			means[i] = means[i] && binding_is_hinted(&keys[i], &about);
	}
	total = hints_add(hints, count, keys, means);
	if (own)
		hints_order(hints + count, total - count, &about);
	return total;
}

static struct title_view title_of(struct stage *s, const struct frame *frame, char chip[60])
{
	const struct table *table = stage_state(s);
	struct title_view view = { .chip = chip, .session = table->title, .mark = MARK_SAVED };

	utf8_copy(chip, 60, s->game->title);
	for (size_t i = 0; chip[i]; i++)
		if (chip[i] >= 'a' && chip[i] <= 'z')
			chip[i] -= 'a' - 'A';
	if (s->screen->title)
		s->screen->title(stage_state(s), frame, &view.title);
	screen_title_limit(stage_state(s), frame, &view.title);
	return view;
}

static void draw_title(struct stage *s, const struct frame *frame, WINDOW *win)
{
	char chip[60];
	struct title_view view = title_of(s, frame, chip);

	shell_draw_title(win, frame->palette, &view);
}

static void draw_room(struct stage *s, const struct frame *frame, WINDOW *win)
{
	char chip[60];
	struct title_view foot = title_of(s, frame, chip);

	room_draw(&s->room, s->screen, s->view, stage_state(s), frame, &foot, "F", win);
}

static struct message_view message_of(struct stage *s, char *owed, size_t size)
{
	struct showing about = about_of(s);

	utf8_copy(owed, size, s->refused ? "" : offers_owed(about.offers));
	if (s->screen->asks && !s->refused) {
		char asked[400];

		s->screen->asks(s->view, stage_state(s), asked, sizeof asked);
		if (asked[0])
			utf8_copy(owed, size, asked);
	}
	if (owed[0] && (!s->message[0] || (s->screen->urgent && s->screen->urgent(s->view, stage_state(s)))))
		return (struct message_view){ .text = owed, .style = ROLE_WARNING };
	return (struct message_view){ .text = s->message, .style = s->refused ? ROLE_WARNING : ROLE_NORMAL };
}

static int hints_of(struct stage *s, struct hint *hints)
{
	int count;

	fit(s);
	count = add_keys(s, screen_keys(s->screen, s->view, stage_state(s)), true, hints, 0);
	return add_keys(s, common_keys, false, hints, count);
}

/* Where the screen takes letters, : and ? are two of them. */
static enum shell_ends ends_of(struct stage *s)
{
	return s->screen->typing && s->screen->typing(s->view, stage_state(s)) ? ENDS_HELP : ENDS_BOTH;
}

/* The choices of a key that asks; a text or a number that is being typed is not drawn. */
static void draw_asked(struct stage *s, const struct palette *p, WINDOW *win, int message_y)
{
	struct choice menu[CHOICES_MAX];
	char head[300], typed[40], preview[ASK_LINE];
	const struct ask *ask = &s->ask;
	struct whichkey_view view = { .key = ask->binding->key,
		                      .head = head,
		                      .choice = ask->choice,
		                      .choices = ask->choices,
		                      .focus = -1,
		                      .typed = typed,
		                      .sentence = preview,
		                      .begun = ask->typed };
	struct showing about = about_of(s);
	int y, x;

	if (ask_now(ask) == ASK_SURE) {
		question_draw(ask->binding->key, ask->question, (struct asked){ 0 }, p, win, message_y, &y,
		              &x);
		return;
	}
	whichkey_head(&about, ask->binding, head, sizeof head);
	if (ask->menu) {
		view.choice = menu;
		view.choices = whichkey_menu(&about, ask->binding, menu, CHOICES_MAX);
	}
	ask_preview(ask, preview);
	snprintf(typed, sizeof typed, "%s %s_", ask->binding->key, ask->typed);
	whichkey_draw(&view, p, win, message_y, &y, &x);
}

static bool draw_curtain(struct stage *s, const struct frame *frame, WINDOW *win)
{
	if (!s->screen->curtain || !s->screen->curtain(s->view))
		return false;
	if (s->screen->draw_curtain)
		s->screen->draw_curtain(s->view, stage_state(s), frame, win);
	else
		shell_draw_curtain(win, frame->palette);
	return true;
}

static void draw_body(struct stage *s, const struct frame *frame, WINDOW *body)
{
	int y = -1, x = -1, rows = getmaxy(body), cols = getmaxx(body);

	screen_draw(s->screen, s->view, stage_state(s), frame, body, &y, &x);
	if (y < 0 || y >= rows || x < 0 || x >= cols)
		fail_msg("the cursor is at %d, %d of a window of %dx%d", y, x, cols, rows);
	s->cursor_y = y;
	s->cursor_x = x;
}

static struct frame frame_of(struct stage *s, const struct palette *palette)
{
	bool charts = s->screen->charts && s->screen->charts(s->view);

	if (charts)
		series_follow(&s->series, s->journal);
	return (struct frame){ .palette = palette,
		               .now = now_of(s),
		               .now_ms = s->now_ms,
		               .ja = s->ja,
		               .watching = s->watching,
		               .log = s->log,
		               .log_rows = s->log_rows,
		               .series = charts ? &s->series : NULL };
}

WINDOW *stage_show(struct stage *s, int rows, int cols, bool ascii, bool mono)
{
	struct palette palette = snapshot_palette(ascii, mono);
	struct frame frame = frame_of(s, &palette);
	WINDOW *win = snapshot_window(rows, cols), *body;
	struct hint hints[HINTS_MAX];
	int count;
	struct shell_layout at;
	char owed[400];
	struct message_view message = message_of(s, owed, sizeof owed);

	s->spots.count = 0;
	palette.spots = &s->spots;
	if (s->in_room) {
		draw_room(s, &frame, win);
		return win;
	}
	if (draw_curtain(s, &frame, win))
		return win;
	count = hints_of(s, hints);
	at = shell_layout(rows, cols, hints, count, ends_of(s));
	shell_layout_message(&at, cols, message.text);
	message.rows = at.message_rows;
	paint_blank(win, &palette, 0, 0, rows, cols);
	draw_title(s, &frame, win);
	body = derwin(win, at.body_rows, cols, at.body_y, 0);
	assert_non_null(body);
	draw_body(s, &frame, body);
	delwin(body);
	shell_draw_message(win, &palette, at.message_y, &message);
	shell_draw_hints(win, &palette, &at, hints, count);
	if (s->asking)
		s->spots.count = 0;
	if (s->asking && (s->ask.menu || s->ask.choices || s->ask.sure))
		draw_asked(s, &palette, win, at.message_y);
	return win;
}

WINDOW *stage_body(struct stage *s, int rows, int cols, bool ascii, bool mono)
{
	struct palette palette = snapshot_palette(ascii, mono);
	struct frame frame = frame_of(s, &palette);
	WINDOW *win = snapshot_window(rows, cols);

	draw_body(s, &frame, win);
	return win;
}

/* What a click on a spot of the last picture stands for; NULL: it moved the focus. */
static const char *touch(struct stage *s, const struct spot *spot)
{
	if (s->asking)
		return s->ask.menu ? binding_press(&s->ask.menu[spot->n]) : s->ask.choice[spot->n].key;
	return s->screen->touch ? s->screen->touch(s->view, stage_state(s), spot->what, spot->n) : NULL;
}

bool stage_click(struct stage *s, int y, int x)
{
	const struct spot *spot = spots_at(&s->spots, y, x);
	const char *label;

	s->refused = !spot || spot->what == SPOT_HINT;
	label = s->refused ? NULL : touch(s, spot);
	if (label)
		stage_press(s, label);
	return !s->refused;
}

bool stage_curtain(const struct stage *s)
{
	return s->screen->curtain && s->screen->curtain(s->view);
}

bool stage_fills(struct stage *s, const char *hole, char *out, size_t size)
{
	struct showing about;

	fit(s);
	about = about_of(s);
	return screen_fill(&about, hole, out, size);
}

void stage_sum_asked(const struct stage *s, unsigned *sum)
{
	if (s->asked)
		snapshot_sum_number((int)s->asked, sum);
}

int stage_choices(struct stage *s, const char *hole, struct choice out[CHOICES_MAX])
{
	const void *state = stage_state(s);
	struct choices list = { .out = out, .max = CHOICES_MAX, .line = "", .viewer = -1 };
	struct showing about;
	int count;

	fit(s);
	about = about_of(s);
	count = screen_choices(&about, hole, "", out, CHOICES_MAX);
	if (!count && stage_asks(s) && strcmp(s->ask.hole[s->ask.order[s->ask.present]].name, hole) == 0) {
		count = s->ask.choices;
		memcpy(out, s->ask.choice, (size_t)count * sizeof *out);
	}
	list.seat = s->screen->seat ? s->screen->seat(s->view) : -1;
	if (!count && ((const struct table *)state)->seats)
		count = offers_choices(s->game, state, hole, &list);
	for (const struct binding *row = about.keys; !count && row->key; row++)
		if (row->menu && strcmp(row->key, hole) == 0)
			count = whichkey_menu(&about, row, out, CHOICES_MAX);
	return count;
}
