/* SPDX-License-Identifier: MIT */
/* Rows and buttons of a card: see card.h. */
#include "card.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/game.h"
#include "rules/core/i18n.h"
#include "rules/core/reason.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

void card_clear(struct card *card)
{
	card->rows = card->buttons = 0;
}

void card_free(struct card *card)
{
	free(card->row);
	free(card->button);
	offers_free(&card->offers);
	*card = (struct card){ 0 };
}

static struct card_row *add_row(struct card *card, enum card_kind kind)
{
	struct card_row *row;

	card->row = xgrow(card->row, card->rows, &card->row_room, sizeof *card->row);
	row = &card->row[card->rows++];
	*row = (struct card_row){ .kind = kind, .first = card->buttons };
	return row;
}

struct card_row *card_row(struct card *card, enum card_kind kind, const char *format, ...)
{
	struct card_row *row = add_row(card, kind);
	va_list list;

	va_start(list, format);
	vsnprintf(row->label, sizeof row->label, format, list);
	va_end(list);
	utf8_mend_end(row->label);
	return row;
}

struct card_row *card_value(struct card *card, enum card_kind kind, const char *label, int value)
{
	struct card_row *row = card_row(card, kind, "%s", label);

	row->number = true;
	row->value = value;
	return row;
}

void card_note(struct card_row *row, const char *format, ...)
{
	char text[sizeof row->note];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	said_list_add(row->note, sizeof row->note, "%s", text);
}

struct card_row *card_player(struct card *card, const struct table *table, int seat)
{
	struct card_row *row = card_row(card, CARD_OTHER, "%s", table->seat[seat].name);

	row->colour = seat + 1;
	row->out = !table->seat[seat].in;
	row->here = table->turn == seat;
	return row;
}

static struct card_button *add_button(struct card *card, const char *text)
{
	struct card_button *button;

	card->button = xgrow(card->button, card->buttons, &card->button_room, sizeof *card->button);
	button = &card->button[card->buttons++];
	*button = (struct card_button){ .asks = CARD_PRESS, .row = card->rows - 1 };
	utf8_copy(button->text, sizeof button->text, text);
	card->row[button->row].buttons++;
	return button;
}

struct card_button *card_button(struct card *card, const char *text, const char *format, ...)
{
	struct card_button *button = add_button(card, text);
	va_list list;

	va_start(list, format);
	vsnprintf(button->line, sizeof button->line, format, list);
	va_end(list);
	return button;
}

static struct card_button *asks_number(struct card_button *button, int least, int most)
{
	button->asks = CARD_NUMBER;
	button->least = least;
	button->most = most;
	return button;
}

/* ---- offers ---- */

enum { CARD_CHOICES = 400 };

/* An offer on its way to rows and buttons: some of its holes are filled. */
struct offered {
	struct card *card;
	const struct offer *offer;
	char line[CARD_LINE];
	char text[CARD_LABEL];
	struct board_place place, from; /* the last two that were chosen on the board */
};

/* The first hole that is left, with its choices, at most so many (`out` the caller's); false: the line is
 * whole. */
static bool list_choices(const struct offered *o, struct line_hole *hole, struct choices *list, int max,
                         struct choice *out)
{
	*list = (struct choices){
		.out = out, .max = max, .line = o->line, .seat = o->offer->seat, .viewer = o->card->seat
	};
	if (!line_next_hole(o->line, hole))
		return false;
	offers_choices(o->card->game, o->card->state, hole->name, list);
	return true;
}

/* .. all of them, in memory to be freed. */
static bool list_all(const struct offered *o, struct line_hole *hole, struct choices *list)
{
	size_t bytes = CARD_CHOICES * sizeof *list->out;

	return list_choices(o, hole, list, CARD_CHOICES, strchr(o->line, '{') ? xmalloc(bytes) : NULL);
}

/* Puts a word in place of the first hole of a text; without a hole nothing. */
static void fill(char *text, size_t size, const char *hole, const char *word)
{
	const char *end = hole ? strchr(hole, '}') : NULL;
	char rest[CARD_LINE];

	if (!end)
		return;
	utf8_copy(rest, sizeof rest, end + 1);
	snprintf(text + (hole - text), size - (size_t)(hole - text), "%s%s", word, rest);
	utf8_mend_end(text);
}

/* An empty word leaves neither a blank behind nor the key before it. */
static void fill_line(struct offered *o, const char *word)
{
	char *hole = strchr(o->line, '{');

	fill(o->line, sizeof o->line, hole, word);
	if (*word)
		return;
	while (hole > o->line && hole[-1] == '=' && strchr(o->line, ' ') < hole) {
		char *key = hole;

		while (key > o->line && key[-1] != ' ')
			key--;
		memmove(key, hole, strlen(hole) + 1);
		hole = key;
	}
	while (hole > o->line && !*hole && hole[-1] == ' ')
		*--hole = '\0';
}

/* Fills the first hole with a choice, and keeps where that lies. */
static void fill_choice(struct offered *o, const struct choice *choice)
{
	fill_line(o, choice->word);
	if (choice->place.kind == PLACE_NONE)
		return;
	o->from = o->place;
	o->place = choice->place;
}

static struct card_button *offer_button(const struct offered *o, const char *text)
{
	struct card_button *button = card_button(o->card, text, "%s", o->line);

	if (o->offer->loses)
		utf8_copy(button->sure, sizeof button->sure, o->offer->loses);
	button->place = o->place;
	button->from = o->from;
	return button;
}

/* A row of its own, or the one of the offer before that has the same text. */
static struct card_row *offer_row(const struct offered *o, enum card_kind kind)
{
	struct card *card = o->card;
	struct card_row *row = card->rows ? &card->row[card->rows - 1] : NULL;

	if (row && row->kind == kind && *o->text && strcmp(row->label, o->text) == 0) {
		if (kind == CARD_ASK) /* one of several acts is owed */
			row->kind = CARD_DO;
		return row;
	}
	row = card_row(card, kind, "%s", o->text);
	utf8_copy(row->note, sizeof row->note, o->offer->note);
	return row;
}

/* The button that asks for one of the picks, or for several. */
static void ask_picks(const struct offered *o, char sign, const struct choices *list)
{
	struct offered asking = *o;
	struct card_button *button;

	fill_line(&asking, CARD_HOLE);
	offer_row(o, CARD_ASK);
	button = offer_button(&asking, o->offer->button);
	button->asks = CARD_PICKS;
	button->least = sign == '?' ? 1 : list->least;
	button->most = sign == '?' ? 1 : list->most ? list->most : list->count;
	utf8_copy(button->join, sizeof button->join, sign == '?' ? "," : list->join);
	for (int i = 0; i < list->count; i++) {
		const struct choice *choice = &list->out[i];
		struct card_row *row =
			card_row(o->card, CARD_PICK, "%s", *choice->name ? choice->name : choice->word);

		utf8_copy(row->word, sizeof row->word, choice->word);
		row->place = choice->place;
		if (*choice->text)
			said_list_add(row->note, sizeof row->note, "%s", choice->text);
		if (*choice->value)
			said_list_add(row->note, sizeof row->note, "%s", choice->value);
		row->most = choice->most;
	}
}

static void show_offer(const struct offered *o);

/* Fills the holes that leave no choice, with what they show; whether the line is whole then. */
static bool is_whole(struct offered *o, char shown[CARD_LABEL])
{
	struct line_hole hole;
	struct choices list;
	struct choice out[2];

	*shown = '\0';
	while (list_choices(o, &hole, &list, 2, out)) {
		if (hole.sign != '?' || list.count != 1)
			return false;
		fill_choice(o, &out[0]);
		if (*out[0].name)
			said_list_add(shown, CARD_LABEL, "%s", out[0].name);
	}
	return true;
}

/* A button for a choice that makes the line whole, in the row of all, or where the row's text names it in one
 * of its own; a row for each other one. */
static void show_choice(const struct offered *o, const struct choice *choice, bool whole)
{
	struct offered filled = *o;
	char *place = strchr(filled.text, '{'), rest[CARD_LABEL], text[2 * CARD_LABEL] = "";

	fill_choice(&filled, choice);
	if (is_whole(&filled, rest) != whole)
		return;
	said_list_add(text, sizeof text, "%s", *choice->name ? choice->name : choice->word);
	if (place)
		fill(filled.text, sizeof filled.text, place, text);
	if (!whole) {
		if (!place && *text)
			said_list_add(filled.text, sizeof filled.text, "%s", text);
		show_offer(&filled);
		return;
	}
	offer_row(&filled, CARD_DO);
	if (!place && *rest)
		said_list_add(text, sizeof text, "%s", rest);
	offer_button(&filled, !place ? text : *rest ? rest : *o->offer->button ? o->offer->button : text);
}

static void show_choices(const struct offered *o, const struct choices *list)
{
	for (int whole = 1; whole >= 0; whole--)
		for (int i = 0; i < list->count; i++)
			show_choice(o, &list->out[i], whole);
}

/* Lets a button ask for what is typed. */
static void set_asked(struct card_button *button, char sign, const struct choices *list)
{
	button->asks = strchr("#~?", sign) ? CARD_NUMBER : CARD_TEXT;
	button->least = list->least;
	button->most = list->most;
}

/* A question has words. */
static bool is_asked(const struct offer *offer)
{
	return offer->kind == OFFER_DUE && *offer->text;
}

static void ask_typed(const struct offered *o, char sign, const struct choices *list)
{
	struct offered asking = *o;

	fill_line(&asking, CARD_HOLE);
	offer_row(o, is_asked(o->offer) ? CARD_ASK : CARD_DO);
	set_asked(offer_button(&asking, o->offer->button), sign, list);
}

/* The first hole that is left is chosen, typed, or left to chance. */
static void show_offer(const struct offered *o)
{
	bool due = is_asked(o->offer), first = strcmp(o->line, o->offer->line) == 0;
	struct line_hole hole, next;
	struct choices list;

	if (!list_all(o, &hole, &list)) {
		offer_row(o, due ? CARD_ASK : CARD_DO);
		offer_button(o, o->offer->button);
	} else if (hole.sign == '%') {
		struct offered filled = *o;

		fill_line(&filled, "");
		show_offer(&filled);
	} else if (list.count && !line_next_hole(hole.to, &next) && ((due && first) || hole.sign != '?')) {
		ask_picks(o, hole.sign, &list);
	} else if (hole.sign == '?') {
		show_choices(o, &list);
	} else if (!list.count) {
		ask_typed(o, hole.sign, &list);
	}
	free(list.out);
}

static struct offered offered_of(struct card *card, const struct offer *offer)
{
	struct offered o = { .card = card, .offer = offer };

	utf8_copy(o.line, sizeof o.line, offer->line);
	utf8_copy(o.text, sizeof o.text, offer->text);
	return o;
}

/* A button that asks for a number from 1, with its sign. */
static void ask_amount(const struct offered *o, const char *text, const char *sign, int most)
{
	struct offered asking = *o;
	char word[8];

	snprintf(word, sizeof word, "%s" CARD_HOLE, sign);
	fill_line(&asking, word);
	if (most > 0)
		asks_number(offer_button(&asking, text), 1, most);
}

/* The steps of a number, and any amount that its bounds take. */
static void show_steps(const struct offered *o)
{
	struct line_hole hole;
	struct choices list;
	struct choice none;

	list_choices(o, &hole, &list, 1, &none);
	for (int i = 0; i < OFFER_STEPS && o->offer->step[i]; i++) {
		struct offered step = *o;
		char amount[16];

		snprintf(amount, sizeof amount, "%+d", o->offer->step[i]);
		fill_line(&step, hole.sign == '#' ? amount + 1 : amount);
		offer_button(&step, amount);
	}
	ask_amount(o, "- ..", "-", -list.least);
	ask_amount(o, "+ ..", hole.sign == '#' ? "" : "+", list.most);
}

/* With all that it says a button; else one for each choice of its last hole, or one that asks for it. */
static void show_buttons(struct offered *o)
{
	struct line_hole hole;
	struct choices list;
	char shown[CARD_LABEL];

	if (!strchr(o->line, '{') || (*o->offer->button && is_whole(o, shown))) {
		offer_button(o, o->offer->button);
		return;
	}
	list_all(o, &hole, &list);
	if (hole.sign == '?' && list.most)
		list.count = 0; /* they are numbers */
	for (int i = 0; i < list.count; i++) {
		struct offered filled = *o;

		fill_line(&filled, list.out[i].word);
		offer_button(&filled, *list.out[i].name ? list.out[i].name : list.out[i].word);
	}
	if (!list.count) {
		fill_line(o, CARD_HOLE);
		set_asked(offer_button(o, o->offer->button), hole.sign, &list);
	}
	free(list.out);
}

/* Fills its first hole with the choice of that name; false: there is none. */
static bool choose(struct offered *o, const char *name)
{
	struct line_hole hole;
	struct choices list;
	int n = 0;

	list_all(o, &hole, &list);
	while (n < list.count && strcmp(list.out[n].name, name) != 0)
		n++;
	if (n < list.count)
		fill_line(o, list.out[n].word);
	free(list.out);
	return n < list.count;
}

static void show_about(struct card *card, const char *about, int of, const char *name)
{
	for (int i = 0; i < card->offers.count; i++) {
		const struct offer *offer = &card->offers.offer[i];
		struct offered o;

		if (!offer->alone || !offer->about || strcmp(offer->about, about) != 0 || offer->of != of)
			continue;
		o = offered_of(card, offer);
		if (name && !choose(&o, name))
			continue;
		if (offer->kind == OFFER_COUNT)
			show_steps(&o);
		else
			show_buttons(&o);
	}
}

void card_about(struct card *card, const char *about, int of)
{
	show_about(card, about, of, NULL);
}

void card_choice(struct card *card, const char *about, const char *name)
{
	show_about(card, about, -1, name);
}

void card_offers(struct card *card)
{
	for (int due = 1; due >= 0; due--)
		for (int i = 0; i < card->offers.count; i++) {
			const struct offer *offer = &card->offers.offer[i];
			struct offered o;

			if (!offer->alone || offer->about || is_asked(offer) != due)
				continue;
			o = offered_of(card, offer);
			show_offer(&o);
		}
}

/* ---- a press ---- */

const struct card_row *card_row_of(const struct card *card, const struct card_button *button)
{
	return &card->row[button->row];
}

const struct card_row *card_pick(const struct card *card, const struct card_button *button, int n)
{
	const struct card_row *row = card_row_of(card, button), *end = card->row + card->rows;

	while (++row < end && row->kind >= CARD_PICK)
		if (n-- == 0)
			return row;
	return NULL;
}

static int times(const struct card_given *given, int pick)
{
	int count = 0;

	for (int i = 0; i < given->picks; i++)
		count += given->pick[i] == pick;
	return count;
}

/* The words of what was picked: each one's number and word, or the words alone. */
static bool write_picks(const struct card *card, const struct card_button *button,
                        const struct card_given *given, char *out, size_t size, struct reason *why)
{
	const struct card_row *pick;
	size_t length = 0;

	if (given->picks < button->least || given->picks > button->most)
		return reason_set(why, button->least == button->most ? _("choose %d") : _("choose %d to %d"),
		                  button->least, button->most);
	for (int i = 0; i < given->picks; i++)
		if (!card_pick(card, button, given->pick[i]))
			return reason_set(why, _("one of these cannot be chosen"));
	out[0] = '\0';
	for (int n = 0; (pick = card_pick(card, button, n)); n++) {
		int count = times(given, n);

		if (count > (pick->most ? pick->most : 1))
			return reason_set(why, _("%s: no more than %d"), pick->label,
			                  pick->most ? pick->most : 1);
		if (!count || length >= size)
			continue;
		for (int i = 0; button->join[0] && i < count && length < size; i++)
			length += (size_t)snprintf(out + length, size - length, "%s%s",
			                           length ? button->join : "", pick->word);
		if (!button->join[0])
			length += (size_t)snprintf(out + length, size - length, "%d%s", count, pick->word);
	}
	return length < size || reason_set(why, _("too many chosen"));
}

/* The numbers of the fields, in their order; what follows them answers what the line still lacks. */
static bool write_fields(const struct card *card, const struct card_button *button,
                         const struct card_given *given, char *line, size_t size, struct reason *why)
{
	const char *from = button->line, *hole;
	size_t end = 0;

	for (int i = 0; (hole = strstr(from, CARD_HOLE)) && end < size; i++) {
		if (i >= given->picks || given->pick[i] < button->least || given->pick[i] > button->most)
			return reason_set(why, _("%s: a number from %d to %d"),
			                  card_pick(card, button, i)->label, button->least, button->most);
		end += (size_t)snprintf(line + end, size - end, "%.*s%d", (int)(hole - from), from,
		                        given->pick[i]);
		from = hole + 1;
	}
	if (end < size)
		snprintf(line + end, size - end, "%s", from);
	return true;
}

/* What goes into the line's hole. */
static bool write_given(const struct card *card, const struct card_button *button,
                        const struct card_given *given, char *out, size_t size, struct reason *why)
{
	out[0] = '\0';
	if (given->what != (button->asks == CARD_FIELDS ? CARD_PICKS : button->asks))
		return reason_set(why, _("this button wants something else"));
	if (button->asks == CARD_NUMBER) {
		if (given->number < button->least || given->number > button->most)
			return reason_set(why, _("a number from %d to %d"), button->least, button->most);
		snprintf(out, size, "%d", given->number);
	} else if (button->asks == CARD_TEXT) {
		if (!line_is_clean(given->text, strlen(given->text), why))
			return false;
		if (!given->text[0] || utf8_columns(given->text) > button->most)
			return reason_set(why, _("1 to %d letters"), button->most);
		word_typed(given->text, out, size);
	} else if (button->asks == CARD_PICKS) {
		return write_picks(card, button, given, out, size, why);
	}
	return true;
}

bool card_line(const struct card *card, const struct card_button *button, const struct card_given *given,
               char *line, size_t size, struct reason *why)
{
	const char *hole = strstr(button->line, CARD_HOLE);
	char words[2000];

	if (!write_given(card, button, given, words, sizeof words, why))
		return false;
	if (button->asks == CARD_FIELDS)
		return write_fields(card, button, given, line, size, why);
	if (hole)
		snprintf(line, size, "%.*s%s%s", (int)(hole - button->line), button->line, words, hole + 1);
	else
		snprintf(line, size, "%s", button->line);
	return true;
}
