/* SPDX-License-Identifier: MIT */
/* A card as JSON: the one shape that the page knows. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/export/picture.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "saves/text/json.h"

enum { LETTER_LEAST = 9 }; /* pixels of the smallest letter that is read */

/* A card that is being written. */
struct writer {
	const struct card *card;
	const struct card_head *head;
	struct numbers *numbers;
	struct emit *e;
	const struct export_picture *board; /* the one on which a choice has its place; NULL: none */
};

/* ---- places on the board ---- */

/* The picture of the first choice that has one. */
static const struct export_picture *board_of(const struct card *card, const struct journal *journal)
{
	const struct export_picture *board = NULL;

	for (int i = 0; !board && i < card->buttons; i++)
		board = export_picture_of(journal, card->button[i].place);
	for (int i = 0; !board && i < card->rows; i++)
		board = export_picture_of(journal, card->row[i].place);
	return board;
}

static void write_place(const struct writer *w, const char *key, struct board_place place)
{
	struct export_mark mark;

	if (!w->board || !w->board->place(open_table_state(w->head->table), place, &mark))
		return;
	emit_array(w->e, key);
	emit_number(w->e, NULL, mark.at.x);
	emit_number(w->e, NULL, mark.at.y);
	emit_number(w->e, NULL, mark.wide);
	emit_end(w->e);
}

/* The board as an SVG, and how wide it must be to be read. */
static void write_board(const struct writer *w)
{
	struct export_size size;
	char *svg;

	if (!w->board) {
		emit_null(w->e, "board");
		return;
	}
	svg = export_picture_svg(w->board, w->head->table->journal, &size);
	emit_object(w->e, "board");
	emit_text(w->e, "text", _(w->board->head));
	emit_number(w->e, "width", size.width);
	emit_number(w->e, "height", size.height);
	emit_number(w->e, "least", size.width * LETTER_LEAST / w->board->letter);
	emit_text(w->e, "svg", svg);
	emit_end(w->e);
	free(svg);
}

/* ---- buttons ---- */

static const char *const asks[] = {
	[CARD_NUMBER] = "number", [CARD_TEXT] = "text", [CARD_PICKS] = "picks", [CARD_FIELDS] = "fields"
};

static int number_of(const struct writer *w, const struct card_button *button)
{
	return numbers_of(w->numbers, w->card, button);
}

/* The names of the numbers that it asks for. */
static void write_fields(const struct writer *w, const struct card_button *button)
{
	const struct card_row *field;

	emit_array(w->e, "fields");
	for (int i = 0; (field = card_pick(w->card, button, i)); i++)
		emit_text(w->e, NULL, field->label);
	emit_end(w->e);
}

static void write_asked(const struct writer *w, const struct card_button *button)
{
	if (button->asks == CARD_PRESS)
		return;
	emit_text(w->e, "asks", asks[button->asks]);
	emit_number(w->e, "least", button->least);
	emit_number(w->e, "most", button->most);
	if (button->asks == CARD_FIELDS)
		write_fields(w, button);
}

static void write_button(const struct writer *w, const struct card_button *button)
{
	emit_object(w->e, NULL);
	emit_number(w->e, "id", number_of(w, button));
	emit_text(w->e, "text", button->text);
	write_asked(w, button);
	if (button->sure[0])
		emit_text(w->e, "sure", button->sure);
	write_place(w, "at", button->place);
	write_place(w, "from", button->from);
	emit_end(w->e);
}

static void write_buttons(const struct writer *w, const struct card_row *row)
{
	emit_array(w->e, "buttons");
	for (int i = 0; i < row->buttons; i++)
		write_button(w, &w->card->button[row->first + i]);
	emit_end(w->e);
}

/* ---- rows ---- */

/* Written only where it is so: a card may have twenty thousand rows. */
static void write_flag(const struct writer *w, const char *key, bool on)
{
	if (on)
		emit_bool(w->e, key, true);
}

static void write_value(const struct writer *w, const struct card_row *row)
{
	emit_number_if(w->e, "value", row->number, row->value);
	if (row->text[0])
		emit_text(w->e, "text", row->text);
	if (row->note[0])
		emit_text(w->e, "note", row->note);
}

/* A big number, a fact, or acts. */
static void write_row(const struct writer *w, const struct card_row *row)
{
	emit_object(w->e, NULL);
	emit_text(w->e, "label", row->label);
	if (row->of[0])
		emit_text(w->e, "of", row->of);
	write_value(w, row);
	if (row->most)
		emit_number(w->e, "most", row->most);
	write_flag(w, "danger", row->danger);
	write_buttons(w, row);
	emit_end(w->e);
}

static void write_other(const struct writer *w, const struct card_row *row)
{
	emit_object(w->e, NULL);
	emit_text(w->e, "name", row->label);
	emit_number_if(w->e, "colour", row->colour > 0, row->colour);
	write_value(w, row);
	write_flag(w, "out", row->out);
	write_flag(w, "here", row->here);
	write_flag(w, "danger", row->danger);
	emit_end(w->e);
}

static void write_item(const struct writer *w, const struct card_row *row)
{
	emit_object(w->e, NULL);
	emit_text(w->e, "text", row->label);
	if (row->of[0])
		emit_text(w->e, "of", row->of);
	if (row->number)
		emit_number(w->e, "value", row->value);
	if (row->text[0])
		emit_text(w->e, "shown", row->text);
	if (row->note[0])
		emit_text(w->e, "note", row->note);
	if (row->most)
		emit_number(w->e, "most", row->most);
	write_flag(w, "here", row->here);
	write_flag(w, "danger", row->danger);
	if (row->buttons == 1 && w->card->button[row->first].asks == CARD_PRESS &&
	    !w->card->button[row->first].sure[0]) {
		emit_number(w->e, "button", number_of(w, &w->card->button[row->first]));
		emit_text(w->e, "act", w->card->button[row->first].text);
	} else if (row->buttons) {
		write_buttons(w, row);
	}
	emit_end(w->e);
}

/* All rows of a kind. */
static void write_all(const struct writer *w, const char *key, enum card_kind kind,
                      void (*write)(const struct writer *w, const struct card_row *row))
{
	emit_array(w->e, key);
	for (int i = 0; i < w->card->rows; i++)
		if (w->card->row[i].kind == kind)
			write(w, &w->card->row[i]);
	emit_end(w->e);
}

/* All lists of a kind, each with the items that follow its head. */
static void write_lists(const struct writer *w, const char *key, enum card_kind kind)
{
	const struct card_row *row = w->card->row, *end = row + w->card->rows;

	emit_array(w->e, key);
	while (row < end) {
		if (row++->kind != kind)
			continue;
		emit_object(w->e, NULL);
		emit_text(w->e, "label", row[-1].label);
		if (row[-1].note[0])
			emit_text(w->e, "note", row[-1].note);
		emit_array(w->e, "rows");
		for (; row < end && (row->kind == CARD_ITEM || row->kind == CARD_FIELD); row++)
			if (row->kind == CARD_ITEM)
				write_item(w, row);
		emit_end(w->e);
		emit_end(w->e);
	}
	emit_end(w->e);
}

static void write_pick(const struct writer *w, const struct card_row *row)
{
	emit_object(w->e, NULL);
	emit_text(w->e, "text", row->label);
	emit_number(w->e, "most", row->most ? row->most : 1);
	if (row->note[0])
		emit_text(w->e, "note", row->note);
	write_place(w, "at", row->place);
	emit_end(w->e);
}

/* The first question, and what may be chosen for it. */
static void write_ask(const struct writer *w)
{
	const struct card_row *row = w->card->row, *end = row + w->card->rows;
	const struct card_button *button;

	while (row < end && (row->kind != CARD_ASK || !row->buttons))
		row++;
	if (row == end) {
		emit_null(w->e, "ask");
		return;
	}
	button = &w->card->button[row->first];
	emit_object(w->e, "ask");
	emit_text(w->e, "text", row->label);
	if (row->note[0])
		emit_text(w->e, "note", row->note);
	emit_array(w->e, "pick");
	for (const struct card_row *pick = row + 1; pick < end && pick->kind == CARD_PICK; pick++)
		write_pick(w, pick);
	emit_end(w->e);
	emit_number(w->e, "button", number_of(w, button));
	emit_text(w->e, "label", button->text);
	write_asked(w, button);
	write_buttons(w, row);
	emit_end(w->e);
}

/* ---- the head ---- */

static void write_me(const struct writer *w, const struct table *table)
{
	int seat = w->head->seat;

	if (seat < 0) {
		emit_null(w->e, "me");
		return;
	}
	emit_object(w->e, "me");
	if (w->head->typist) {
		emit_text(w->e, "name", w->head->typist);
	} else {
		emit_text(w->e, "name", table->seat[seat].name);
		emit_number(w->e, "colour", seat + 1);
		emit_bool(w->e, "out", !table->seat[seat].in);
	}
	emit_end(w->e);
}

/* The page counts on from `at`. */
static void write_clock(const struct writer *w, const struct table *table)
{
	const struct turn_clock *clock = &table->clock;
	int64_t at = clock->running ? clock->since : table->now;

	if (!table_clock_shown(table)) {
		emit_null(w->e, "clock");
		return;
	}
	emit_object(w->e, "clock");
	emit_bool(w->e, "running", clock->running);
	emit_bool(w->e, "left", clock->limit_s > 0);
	emit_number(w->e, "at", at);
	emit_number(w->e, "seconds", table_clock_at(table, at));
	emit_number_if(w->e, "limit", clock->limit_s > 0, clock->limit_s);
	emit_end(w->e);
}

static void write_head(const struct writer *w)
{
	const struct open_table *t = w->head->table;
	const struct table *table = open_table_state(t);

	emit_text(w->e, "table", open_table_title(t));
	emit_text(w->e, "game", i18n_marked(t->game->title));
	emit_text(w->e, "lang", _("en")); /* the code of this language */
	write_me(w, table);
	table_report_name(table, "turn", t->game->no_turns ? -1 : table->turn, w->e);
	emit_number(w->e, "round", table->round);
	write_clock(w, table);
	emit_bool(w->e, "saved", w->head->saved);
	emit_text(w->e, "said", w->head->said);
}

char *card_json(const struct card *card, const struct card_head *head, struct numbers *numbers)
{
	struct json_emit json;
	struct writer w = { card, head, numbers, &json.emit, board_of(card, head->table->journal) };

	json_begin(&json, false);
	write_head(&w);
	write_all(&w, "big", CARD_BIG, write_row);
	write_all(&w, "facts", CARD_FACT, write_row);
	write_all(&w, "do", CARD_DO, write_row);
	write_lists(&w, "lists", CARD_LIST);
	write_lists(&w, "secret", CARD_SECRET);
	write_all(&w, "others", CARD_OTHER, write_other);
	write_ask(&w);
	write_board(&w);
	return json_take(&json, false);
}

/* ---- answers ---- */

char *said_json(const struct said *said)
{
	struct json_emit json;

	json_begin(&json, false);
	emit_array(&json.emit, "said");
	for (int i = 0; i < said->lines; i++)
		emit_text(&json.emit, NULL, said_get(said, i));
	emit_end(&json.emit);
	return json_take(&json, false);
}

char *more_json(const char *question, const struct choices *list)
{
	struct json_emit json;

	json_begin(&json, false);
	emit_text(&json.emit, "error", question);
	emit_array(&json.emit, "more");
	for (int i = 0; i < list->count; i++)
		emit_text(&json.emit, NULL, list->out[i].name);
	emit_end(&json.emit);
	return json_take(&json, false);
}

char *error_json(const char *why)
{
	struct json_emit json;

	json_begin(&json, false);
	emit_text(&json.emit, "error", why);
	return json_take(&json, false);
}
