/* SPDX-License-Identifier: MIT */
/* Tokens, cards, presses: see board.h. */
#include "board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "saves/text/io.h"

int64_t (*phones_now_ms)(void) = io_now_ms;

enum { PRESS_MS = 1000 / PHONES_PRESSES_A_SECOND };

/* ---- cards ---- */

static struct card_text *card_new(const char *json, size_t size)
{
	size_t all = CARD_BEFORE + size + CARD_BEHIND;
	struct card_text *card = xmalloc(sizeof *card + all + 1);

	card->uses = 1;
	card->size = all;
	snprintf(card->text, all + 1, "data: %.*s\n\n", (int)size, json);
	for (size_t i = CARD_BEFORE; i < CARD_BEFORE + size; i++)
		if (card->text[i] == '\n' || card->text[i] == '\r')
			card->text[i] = ' '; /* it would end the event; JSON has blanks there alone */
	return card;
}

void card_leave(struct card_text *card)
{
	if (card && --card->uses == 0)
		free(card);
}

static bool same(const struct card_text *a, const struct card_text *b)
{
	return a == b || (a && b && a->size == b->size && memcmp(a->text, b->text, a->size) == 0);
}

const struct card_text *board_card(const struct board *board, const struct page *page)
{
	const struct place *place = &board->place[page->place];

	return place->age == page->age ? place->card : NULL;
}

enum board_news board_news(struct board *board, const struct page *page, const struct card_text *seen,
                           struct card_text **card)
{
	const struct place *place = &board->place[page->place];

	if (place->age != page->age)
		return BOARD_OLD;
	if (!place->card && !place->stale)
		return BOARD_CLOSED;
	if (place->stale || same(place->card, seen))
		return BOARD_SAME;
	*card = place->card;
	place->card->uses++;
	return BOARD_CARD;
}

/* ---- tokens ---- */

bool board_whose(const struct board *board, const char *token, struct page *page)
{
	bool found = false;

	for (int i = 0; i < PLACES; i++) {
		const struct place *place = &board->place[i];
		unsigned differ = !place->token[0];

		for (int c = 0; c < TOKEN_CHARACTERS; c++)
			differ |= (unsigned char)(place->token[c] ^ token[c]);
		if (!differ) {
			*page = (struct page){ i, place->age };
			found = true;
		}
	}
	return found;
}

static void tell_program(struct board *board, const char *word, long a, long b, long c)
{
	struct message m = { .number = { a, b, c } };

	snprintf(m.word, sizeof m.word, "%s", word);
	link_send(&board->link, &m);
}

void board_count(struct board *board, const struct page *page, int by)
{
	struct place *place = &board->place[page->place];

	if (place->age != page->age)
		return;
	place->here += by;
	tell_program(board, "here", page->place, page->age, place->here);
}

/* ---- presses ---- */

bool time_lends(int64_t *spent_ms, int ms, int64_t now_ms)
{
	if (*spent_ms < now_ms)
		*spent_ms = now_ms;
	if (*spent_ms + ms > now_ms + 1000)
		return false;
	*spent_ms += ms;
	return true;
}

bool board_spend(struct board *board, const struct page *page, int64_t now_ms)
{
	return time_lends(&board->place[page->place].spent_ms, PRESS_MS, now_ms);
}

static struct waiting *waiting_of(struct board *board, long number)
{
	for (int i = 0; i < PHONES_CONNECTIONS; i++)
		if (board->waiting[i].number == number)
			return &board->waiting[i];
	return NULL;
}

/* Asks the program something. */
static long ask(struct board *board, const struct page *page, const char *word, const char *body, size_t size)
{
	struct message m = { .bytes = body, .size = size };
	struct waiting *waiting = board->closed ? NULL : waiting_of(board, 0);

	if (!waiting)
		return 0;
	*waiting = (struct waiting){ .number = ++board->numbers };
	snprintf(m.word, sizeof m.word, "%s", word);
	m.number[0] = waiting->number;
	m.number[1] = page->place;
	m.number[2] = page->age;
	link_send(&board->link, &m);
	return waiting->number;
}

long board_ask(struct board *board, const struct page *page, const char *body, size_t size)
{
	return ask(board, page, "press", body, size);
}

bool board_is_stale(const struct board *board, const struct page *page)
{
	return board->place[page->place].stale && !board->closed;
}

long board_want(struct board *board, const struct page *page)
{
	return ask(board, page, "want", NULL, 0);
}

/* An answer, where the program gives none. */
static void close_press(struct waiting *waiting)
{
	if (waiting->status)
		return;
	waiting->status = 409;
	waiting->json = xstrdup("{\"error\":\"closed\"}");
}

bool board_is_answered(struct board *board, long number)
{
	const struct waiting *waiting = waiting_of(board, number);

	return !waiting || waiting->status;
}

int board_answer(struct board *board, long number, char **json)
{
	struct waiting *waiting = waiting_of(board, number);
	int status = waiting ? waiting->status : 0;

	if (!status)
		return 0;
	*json = waiting->json;
	*waiting = (struct waiting){ 0 };
	return status;
}

void board_withdraw(struct board *board, long number)
{
	struct waiting *waiting = waiting_of(board, number);

	if (!waiting || waiting->status)
		return;
	tell_program(board, "gone", number, 0, 0);
	close_press(waiting);
}

/* ---- what the program sends ---- */

/* The table is closed: no cards, and all presses are answered with 409. */
static void close_board(struct board *board)
{
	board->closed = true;
	for (int i = 0; i < PLACES; i++) {
		card_leave(board->place[i].card);
		board->place[i].card = NULL;
		board->place[i].stale = false;
	}
	for (int i = 0; i < PHONES_CONNECTIONS; i++)
		if (board->waiting[i].number)
			close_press(&board->waiting[i]);
}

static void take_token(struct board *board, const struct message *m)
{
	struct place *place = &board->place[m->number[0]];

	card_leave(place->card);
	*place = (struct place){ .age = m->number[1] };
	if (m->size == TOKEN_CHARACTERS)
		memcpy(place->token, m->bytes, m->size);
}

static void take_card(struct board *board, const struct message *m)
{
	struct place *place = &board->place[m->number[0]];
	struct card_text *card = m->size ? card_new(m->bytes, m->size) : NULL;

	card_leave(place->card);
	place->card = card;
	place->stale = false;
}

static void take_answer(struct board *board, const struct message *m)
{
	struct waiting *waiting = waiting_of(board, m->number[0]);

	if (!m->number[0] || !waiting || waiting->status)
		return;
	waiting->status = (int)m->number[1];
	waiting->json = xmalloc(m->size + 1);
	if (m->size)
		memcpy(waiting->json, m->bytes, m->size);
	waiting->json[m->size] = '\0';
}

bool board_hear(struct board *board)
{
	struct message m;
	bool heard = false;

	for (; link_next(&board->link, &m); heard = true) {
		if (link_is(&m, "answer"))
			take_answer(board, &m);
		else if (link_is(&m, "close"))
			close_board(board);
		else if (link_is(&m, "token") && m.number[0] < PLACES)
			take_token(board, &m);
		else if (link_is(&m, "card") && m.number[0] < PLACES)
			take_card(board, &m);
		else if (link_is(&m, "stale") && m.number[0] < PLACES)
			board->place[m.number[0]].stale = true;
	}
	if (heard || board->link.have) /* the program has more where not all of it fitted */
		tell_program(board, "read", 0, 0, 0);
	link_flush(&board->link);
	return !board->link.broken;
}

/* ---- the end ---- */

void board_free(struct board *board)
{
	close_board(board);
	for (int i = 0; i < PHONES_CONNECTIONS; i++)
		free(board->waiting[i].json);
	link_end(&board->link);
}
