/* SPDX-License-Identifier: MIT */
/* Rows and buttons of a card: see card.h. */
#include "card.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
	*card = (struct card){ 0 };
}

static struct card_row *add_row(struct card *card, enum card_kind kind)
{
	struct card_row *row;

	if (card->rows == card->row_room) {
		card->row_room = card->row_room ? 2 * card->row_room : 32;
		card->row = xrealloc(card->row, (size_t)card->row_room * sizeof *card->row);
	}
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

	if (card->buttons == card->button_room) {
		card->button_room = card->button_room ? 2 * card->button_room : 32;
		card->button = xrealloc(card->button, (size_t)card->button_room * sizeof *card->button);
	}
	button = &card->button[card->buttons++];
	*button = (struct card_button){ .asks = CARD_PRESS };
	utf8_copy(button->text, sizeof button->text, text);
	card->row[card->rows - 1].buttons++;
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

struct card_button *card_asks_number(struct card_button *button, int least, int most)
{
	button->asks = CARD_NUMBER;
	button->least = least;
	button->most = most;
	return button;
}

void card_counter(struct card *card, const int *steps, int count, const char *format, ...)
{
	char line[sizeof card->button->line], amount[16];
	va_list list;
	const char *hole;

	va_start(list, format);
	vsnprintf(line, sizeof line, format, list);
	va_end(list);
	hole = strstr(line, CARD_HOLE);
	for (int i = 0; hole && i < count; i++) {
		snprintf(amount, sizeof amount, "%+d", steps[i]);
		card_button(card, amount, "%.*s%s%s", (int)(hole - line), line, amount, hole + 1);
	}
}

/* ---- a press ---- */

/* The n-th pick of the ask that the button answers; NULL: there is none. */
static const struct card_row *pick_at(const struct card *card, const struct card_button *button, int n)
{
	int at = (int)(button - card->button), row = 0;

	while (row < card->rows &&
	       (card->row[row].first > at || card->row[row].first + card->row[row].buttons <= at))
		row++;
	for (row++; row < card->rows && card->row[row].kind == CARD_PICK; row++)
		if (n-- == 0)
			return &card->row[row];
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
		if (!pick_at(card, button, given->pick[i]))
			return reason_set(why, _("one of these cannot be chosen"));
	out[0] = '\0';
	for (int n = 0; (pick = pick_at(card, button, n)); n++) {
		int count = times(given, n);

		if (count > (pick->most ? pick->most : 1))
			return reason_set(why, _("%s: no more than %d"), pick->label,
			                  pick->most ? pick->most : 1);
		if (!count || length >= size)
			continue;
		if (button->join[0])
			length += (size_t)snprintf(out + length, size - length, "%s%s",
			                           length ? button->join : "", pick->word);
		else
			length += (size_t)snprintf(out + length, size - length, "%d%s", count, pick->word);
	}
	return length < size || reason_set(why, _("too much was chosen"));
}

/* What goes into the line's hole. */
static bool write_given(const struct card *card, const struct card_button *button,
                        const struct card_given *given, char *out, size_t size, struct reason *why)
{
	out[0] = '\0';
	if (given->what != button->asks)
		return reason_set(why, _("this button asks for something else"));
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
	if (hole)
		snprintf(line, size, "%.*s%s%s", (int)(hole - button->line), button->line, words, hole + 1);
	else
		snprintf(line, size, "%s", button->line);
	return true;
}
