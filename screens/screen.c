/* SPDX-License-Identifier: MIT */
/* Calls of the program to any screen, and helpers of the screens: see screen.h.
 * Independent of games. */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screen.h"

/* ---- keys ---- */

const struct binding *screen_keys(const struct screen *screen, const void *view, const void *state)
{
	return screen->keys_now ? screen->keys_now(view, state) : screen->keys;
}

const struct offer *screen_offer(const struct showing *s, const struct binding *binding, bool *many)
{
	const struct table *table = s->state;
	int focus = s->screen->seat ? s->screen->seat(s->view) : -1;

	return s->offers ? offers_pick(s->offers, binding->offer, focus, table->turn, many) : NULL;
}

int screen_viewer(const struct screen *screen, const void *view, const void *state)
{
	return screen->viewer ? screen->viewer(view, state) : -1;
}

/* Whether its words for one of thousands are those that the screen has in focus, up to the first that is
 * asked for. */
static bool takes_focus(const struct showing *s, const char *line)
{
	char said[OFFER_LINE], word[200];
	struct line_hole hole;
	size_t used = 0;

	for (; s->screen->game->takes && line_next_hole(line, &hole) && !hole.sign; line = hole.to) {
		used += (size_t)snprintf(said + used, sizeof said - used, "%.*s", (int)(hole.from - line),
		                         line);
		if (!screen_fill(s, hole.name, word, sizeof word))
			word[0] = '\0';
		if (used + sizeof word > sizeof said ||
		    !s->screen->game->takes(s->state, hole.name, said, word))
			return false;
		used += (size_t)snprintf(said + used, sizeof said - used, "%s", word);
	}
	return true;
}

bool binding_holds(const struct binding *binding, const struct showing *s)
{
	const struct offer *offer;

	if (binding->when && !binding->when(s->view, s->state))
		return false;
	if (!binding->offer)
		return true;
	offer = screen_offer(s, binding, NULL);
	return offer && !offer->why && (!binding->next || offer->rank == OFFER_NEXT) &&
	       takes_focus(s, offer->line);
}

bool menu_has(const struct binding *row, const struct showing *s)
{
	return (!row->when || row->when(s->view, s->state)) && (!row->offer || screen_offer(s, row, NULL));
}

/* With a table: what the row says may be said there, too. */
static bool did(const struct binding *row, const char *key, const struct showing *s)
{
	return row->was && strcmp(row->was, key) == 0 && (!s || binding_holds(row, s));
}

static const struct binding *moved_in(const struct binding *menu, const char *key, const struct showing *s)
{
	for (; menu && menu->key; menu++)
		if (did(menu, key, s))
			return menu;
	return NULL;
}

const struct binding *binding_moved(const struct binding *keys, const char *key, const struct showing *s,
                                    const struct binding **list)
{
	for (*list = keys; (*list)->key; ++*list) {
		const struct binding *row = did(*list, key, s) ? *list : moved_in((*list)->menu, key, s);

		if (row && (!s || !(*list)->when || (*list)->when(s->view, s->state)))
			return row;
	}
	return NULL;
}

static int order_of(const struct offer *offer)
{
	return !offer || offer->why        ? 3
	       : offer->rank == OFFER_NEXT ? 0
	       : offer->kind == OFFER_DUE  ? 1
	       : offer->kind == OFFER_ONCE ? 2
	                                   : 3;
}

int binding_order(const struct binding *binding, const struct showing *s)
{
	int least = 3;

	if (binding->offer)
		return order_of(screen_offer(s, binding, NULL));
	for (const struct binding *row = binding->menu; row && row->key; row++) {
		int order = row->offer && menu_has(row, s) ? order_of(screen_offer(s, row, NULL)) : 3;

		least = order < least ? order : least;
	}
	return least;
}

static bool is_ranked(const struct offer *offer)
{
	return offer && !offer->why &&
	       (offer->rank != OFFER_PLAIN || offer->kind == OFFER_DUE || offer->kind == OFFER_ONCE);
}

bool binding_is_hinted(const struct binding *binding, const struct showing *s)
{
	bool offered = false;

	if (binding->hinted && (binding->menu || !binding->hinted(s->view, s->state)))
		return binding->hinted(s->view, s->state);
	if (binding->offer && !binding->aimed)
		return is_ranked(screen_offer(s, binding, NULL));
	for (const struct binding *row = binding->menu; row && row->key; row++) {
		if (row->offer && is_ranked(screen_offer(s, row, NULL)))
			return true;
		offered |= row->offer != NULL;
	}
	return !offered;
}

const char *binding_press(const struct binding *binding)
{
	return binding->press ? binding->press : binding->key;
}

const char *binding_key_shown(const struct binding *binding)
{
	static const char *const words[] = { N_("arrows"), N_("digits"), N_("type") }; /* for several keys */

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(binding->key, words[i]) == 0)
			return _(words[i]);
	return binding_press(binding);
}

/* ---- cards ---- */

/* For a game without cards of its own: the seats, the numbers that charts follow, their buttons. */
static void plain_card(const struct game *game, const void *state, int seat, struct card *card)
{
	const struct table *table = state;
	int value;

	if (seat >= 0 && game->gauge && game->gauge(state, seat, &value)) {
		card_value(card, CARD_BIG, table->seat[seat].name, value);
		card_about(card, "number", -1);
	}
	every_seat (i, *table) {
		struct card_row *row = card_player(card, table, i);

		row->number = game->gauge && game->gauge(state, i, &row->value);
	}
}

void screen_card(const struct screen *screen, const void *state, int seat, struct card *card)
{
	const struct table *table = state;

	card_clear(card);
	if (!table->seats && !screen->unseated)
		return;
	card->game = screen->game;
	card->state = state;
	card->seat = seat;
	offers_list(&card->offers, screen->game, state, seat, false);
	if (seat == CARD_ONLOOKERS)
		card->offers.count = 0; /* they look on */
	if (screen->card)
		screen->card(state, seat, card);
	else
		plain_card(screen->game, state, seat, card);
	card_offers(card);
}

/* ---- holes ---- */

/* NULL: no such hole, or an empty table. *number: the digits at the end of the
 * name. */
static const struct hole *find_hole(const struct showing *s, const char *name, int *number)
{
	const struct table *table = s->state;
	size_t length = strlen(name);

	while (length && isdigit((unsigned char)name[length - 1]))
		length--;
	*number = atoi(name + length);
	if (!table->seats && !s->screen->unseated && !(s->screen->sets_early && strcmp(name, "seat") != 0))
		return NULL;
	for (const struct hole *hole = s->screen->holes; hole && hole->name; hole++)
		if (strncmp(hole->name, name, length) == 0 && !hole->name[length])
			return hole;
	return NULL;
}

/* {seat3}: the third player, if there is one. */
static bool is_seat(const char *name)
{
	return strncmp(name, "seat", 4) == 0;
}

bool screen_fill(const struct showing *s, const char *name, char *out, size_t size)
{
	const struct table *table = s->state;
	int number;
	const struct hole *hole = find_hole(s, name, &number);

	if (hole && number && is_seat(name)) {
		if (number > table->seats)
			return false;
		table_seat_word(table, number - 1, out, size);
		return true;
	}
	if (hole && hole->may) {
		*out = '\0';
		return hole->may(s->view, s->state, NULL);
	}
	return hole && hole->fill && hole->fill(s->view, s->state, out, size);
}

bool screen_text(const struct showing *s, const char *text, char *out, size_t size)
{
	size_t used = 0;
	bool all = true;

	*out = '\0';
	while (*text && used + 1 < size) {
		size_t plain = strcspn(text, "{"), hole = strcspn(text + plain, "}");
		char name[40], value[200] = "";

		used += (size_t)snprintf(out + used, size - used, "%.*s", (int)plain, text);
		text += plain;
		if (!text[0] || !text[hole] || used >= size)
			break;
		snprintf(name, sizeof name, "%.*s", (int)hole - 1, text + 1);
		all &= s->screen && screen_fill(s, name, value, sizeof value);
		used += (size_t)snprintf(out + used, size - used, "%s", value);
		text += hole + 1;
	}
	utf8_mend_end(out);
	return all;
}

bool screen_full(const struct showing *s, const char *name, const char *line, const char *typed)
{
	int number;
	const struct hole *hole = find_hole(s, name, &number);

	return hole && hole->full && hole->full(s->state, line, typed);
}

const char *screen_note(const struct showing *s, const char *name)
{
	int number;
	const struct hole *hole = find_hole(s, name, &number);

	return hole && hole->note ? _(hole->note) : NULL;
}

bool screen_chooses(const struct showing *s, const char *name)
{
	char word[sizeof(struct choice){ 0 }.word];
	int number;
	const struct hole *hole = find_hole(s, name, &number);

	return hole && hole->chosen && hole->fill(s->view, s->state, word, sizeof word);
}

bool screen_why(const struct showing *s, const char *name, bool choices, struct reason *why)
{
	int number;
	const struct hole *hole = find_hole(s, name, &number);

	if (!hole)
		return false;
	why->text[0] = '\0';
	if (number && is_seat(name))
		table_find(s->state, text_number(number).of, why);
	else if (hole->may)
		hole->may(s->view, s->state, why);
	else if (hole->why)
		hole->why(s->view, s->state, why);
	else if (s->screen->why && !choices)
		s->screen->why(s->view, s->state, why);
	return why->text[0] != '\0';
}

int screen_choices(const struct showing *s, const char *name, const char *line, struct choice *out, int max)
{
	struct choices list = { .out = out, .max = max, .line = line };
	const struct hole *hole = find_hole(s, name, &list.number);

	if (hole && hole->choices && max > 0)
		hole->choices(s->view, s->state, &list);
	if (hole && s->more && max > 0)
		s->more(s->user, s->screen->game, name, &list);
	return list.count;
}

bool screen_bounds(const struct showing *s, const char *name, int *least, int *most)
{
	struct choices list = { .line = "" };
	const struct hole *hole = find_hole(s, name, &list.number);

	if (hole && hole->choices)
		hole->choices(s->view, s->state, &list);
	*least = list.least;
	*most = list.most;
	return list.most > 0;
}

int screen_values(const struct showing *s, const struct binding *binding, struct choice *out, int max)
{
	struct choices list = { .out = out, .max = max, .line = "" };
	const struct table *table = s->state;

	if (binding->values && max > 0 && (table->seats || s->screen->unseated || s->screen->sets_early))
		binding->values(s->view, s->state, &list);
	return list.count;
}

void screen_focus(const struct showing *s, char *out, size_t size)
{
	*out = '\0';
	if (s->screen->focus)
		s->screen->focus(s->view, s->state, out, size);
	else if (!screen_fill(s, "name", out, size))
		*out = '\0';
}

void choices_value(struct choices *list, const char *key, const char *format, ...)
{
	char *value = choices_add(list, key, "", "", "")->value;
	va_list words;

	va_start(words, format);
	vsnprintf(value, sizeof list->out->value, format, words);
	va_end(words);
	utf8_mend_end(value);
}

/* ---- drawing ---- */

void screen_draw(const struct screen *screen, void *view, const void *state, const struct frame *frame,
                 WINDOW *win, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win);

	*cursor_y = *cursor_x = 0;
	if (screen->fit)
		screen->fit(view, state, rows, cols);
	paint_blank(win, frame->palette, 0, 0, rows, cols);
	screen->draw(view, state, frame, win, cursor_y, cursor_x);
	if (*cursor_y < 0 || *cursor_y >= rows || *cursor_x < 0 || *cursor_x >= cols)
		*cursor_y = *cursor_x = 0;
}

/* ---- words and numbers of a table ---- */

void screen_time(int64_t at, char out[8])
{
	time_t seconds = (time_t)at;
	struct tm tm;

	if (!localtime_r(&seconds, &tm))
		snprintf(out, 8, "--:--");
	else
		snprintf(out, 8, "%02u:%02u", (unsigned)tm.tm_hour % 100, (unsigned)tm.tm_min % 100);
}

void screen_span(int64_t seconds, char *out, size_t size)
{
	long all = seconds < 0 ? 0 : (long)seconds;

	if (all >= 3600)
		snprintf(out, size, "%ld:%02ld:%02ld", all / 3600, all / 60 % 60, all % 60);
	else
		snprintf(out, size, "%ld:%02ld", all / 60, all % 60);
}

void screen_title_clock(const struct table *table, const struct frame *frame, struct title *title)
{
	if (table->turn >= 0)
		screen_title_time(table, frame, title);
}

void screen_title_limit(const struct table *table, const struct frame *frame, struct title *title)
{
	int64_t round = table->until[LIMIT_ROUND], evening = table->until[LIMIT_EVENING];
	bool is_round = round && (!evening || round <= evening);
	int64_t left = (is_round ? round : evening) - frame->now;
	char span[24];

	if (!round && !evening)
		return;
	screen_span(left, span, sizeof span);
	title->limit_over = left <= 0;
	if (left > 0)
		snprintf(title->limit, sizeof title->limit,
		         is_round ? C_("clock", "round %s") : _("evening %s"), span);
	else
		snprintf(title->limit, sizeof title->limit, " %s ",
		         is_round ? _("ROUND OVER") : _("EVENING OVER"));
}

void screen_title_time(const struct table *table, const struct frame *frame, struct title *title)
{
	long seconds = table_clock_at(table, frame->now);
	char span[40];

	if (!table_clock_shown(table))
		return;
	screen_span(labs(seconds), span, sizeof span);
	snprintf(title->clock, sizeof title->clock, seconds < 0 ? "-%s !" : "%s", span);
	title->clock_late = seconds < 0;
	title->clock_stands = !table->clock.running;
	if (frame->clock_hidden || (frame->clock_late_only && !title->clock_late))
		title->clock[0] = '\0';
}
