/* SPDX-License-Identifier: MIT */
/*
 * Tokens, cards, presses.
 */
#include "board.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "saves/text/io.h"

int64_t (*phones_now_ms)(void) = io_now_ms;

enum { PRESS_MS = 1000 / PHONES_PRESSES_A_SECOND };

static void lock(struct phones *phones)
{
	pthread_mutex_lock(&phones->thread.mutex);
}

static void unlock(struct phones *phones)
{
	pthread_mutex_unlock(&phones->thread.mutex);
}

static int place_of(int seat)
{
	return seat == PHONES_ONLOOKERS ? TABLE_SEATS : seat;
}

/* ---- cards, under the lock ---- */

static struct card_text *card_new(const char *json)
{
	size_t size = strlen(json), all = CARD_BEFORE + size + CARD_BEHIND;
	struct card_text *card = xmalloc(sizeof *card + all + 1);

	card->uses = 1;
	card->size = all;
	snprintf(card->text, all + 1, "data: %s\n\n", json);
	for (size_t i = CARD_BEFORE; i < CARD_BEFORE + size; i++)
		if (card->text[i] == '\n' || card->text[i] == '\r')
			card->text[i] = ' '; /* it would end the event; JSON has blanks there alone */
	return card;
}

static void drop(struct card_text *card)
{
	if (card && --card->uses == 0)
		free(card);
}

static bool same(const struct card_text *a, const struct card_text *b)
{
	return a == b || (a && b && a->size == b->size && memcmp(a->text, b->text, a->size) == 0);
}

/* ---- tokens ---- */

/* Without chance there is no token, and no page. */
static void make_token(struct place *place)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	unsigned char bytes[17] = { 0 };
	size_t have = 0;

	while (have < 16) {
		ssize_t got = getrandom(bytes + have, 16 - have, 0);

		if (got < 0 && errno != EINTR)
			abort();
		have += got > 0 ? (size_t)got : 0;
	}
	for (int i = 0; i < TOKEN_CHARACTERS; i++) {
		int bit = i * 6, pair = bytes[bit / 8] << 8 | bytes[bit / 8 + 1];

		place->token[i] = digits[pair >> (10 - bit % 8) & 63];
	}
	place->token[TOKEN_CHARACTERS] = '\0';
	place->age++;
	place->here = 0;
	place->spent_ms = 0;
}

static void close_place(struct place *place)
{
	drop(place->card);
	place->card = NULL;
	place->token[0] = '\0';
	place->age++;
	place->here = 0;
}

void phones_seats(struct phones *phones, int seats)
{
	seats = seats < 0 ? 0 : seats > TABLE_SEATS ? TABLE_SEATS : seats;
	lock(phones);
	for (int i = phones->seats; i < seats; i++)
		make_token(&phones->place[i]);
	for (int i = seats; i < phones->seats; i++)
		close_place(&phones->place[i]);
	phones->seats = seats;
	unlock(phones);
	thread_wake(&phones->thread);
}

void phones_renew(struct phones *phones)
{
	lock(phones);
	for (int i = 0; i < PLACES; i++)
		if (phones->place[i].token[0])
			make_token(&phones->place[i]);
	unlock(phones);
	thread_wake(&phones->thread);
}

/* Only the program changes tokens, so that it reads them without the lock. */
void phones_url(const struct phones *phones, int seat, char out[PHONES_URL_BYTES])
{
	snprintf(out, PHONES_URL_BYTES, "http://%s:%d/#%s", phones->address, phones->port,
	         phones->place[place_of(seat)].token);
}

bool board_whose(struct phones *phones, const char *token, struct page *page)
{
	bool found = false;

	lock(phones);
	for (int i = 0; i < PLACES; i++) {
		const struct place *place = &phones->place[i];
		unsigned differ = !place->token[0];

		for (int c = 0; c < TOKEN_CHARACTERS; c++)
			differ |= (unsigned char)(place->token[c] ^ token[c]);
		if (!differ) {
			*page = (struct page){ i, place->age };
			found = true;
		}
	}
	unlock(phones);
	return found;
}

/* ---- cards ---- */

void phones_publish(struct phones *phones, int seat, char *json)
{
	struct place *place = &phones->place[place_of(seat)];
	struct card_text *card = json ? card_new(json) : NULL;
	bool listens = false;

	free(json);
	lock(phones);
	if (place->token[0] && !same(place->card, card)) {
		drop(place->card);
		place->card = card;
		listens = place->here > 0;
	} else {
		drop(card);
	}
	unlock(phones);
	if (listens)
		thread_wake(&phones->thread);
}

struct card_text *board_card(struct phones *phones, const struct page *page)
{
	const struct place *place = &phones->place[page->place];
	struct card_text *card;

	lock(phones);
	card = place->age == page->age ? place->card : NULL;
	if (card)
		card->uses++;
	unlock(phones);
	return card;
}

void board_leave(struct phones *phones, struct card_text *card)
{
	lock(phones);
	drop(card);
	unlock(phones);
}

enum board_news board_news(struct phones *phones, const struct page *page, struct card_text *seen,
                           struct card_text **card)
{
	const struct place *place = &phones->place[page->place];
	enum board_news news = BOARD_SAME;

	lock(phones);
	if (place->age != page->age) {
		news = BOARD_OLD;
	} else if (!place->card) {
		news = BOARD_CLOSED;
	} else if (!same(place->card, seen)) {
		news = BOARD_CARD;
		*card = place->card;
		place->card->uses++;
	}
	unlock(phones);
	return news;
}

void board_count(struct phones *phones, const struct page *page, int by)
{
	struct place *place = &phones->place[page->place];

	lock(phones);
	if (place->age == page->age)
		place->here += by;
	unlock(phones);
	thread_tell(&phones->thread);
}

int phones_connected(struct phones *phones, int seat)
{
	int here;

	lock(phones);
	here = phones->place[place_of(seat)].here;
	unlock(phones);
	return here;
}

/* ---- presses ---- */

bool board_spend(struct phones *phones, const struct page *page, int64_t now_ms)
{
	struct place *place = &phones->place[page->place];
	bool may;

	lock(phones);
	if (place->spent_ms < now_ms)
		place->spent_ms = now_ms;
	may = place->spent_ms + PRESS_MS <= now_ms + 1000;
	if (may)
		place->spent_ms += PRESS_MS;
	unlock(phones);
	return may;
}

long board_ask(struct phones *phones, const struct page *page, const struct press *press)
{
	long number = 0;

	lock(phones);
	for (int i = 0; i < PHONES_CONNECTIONS && !number && !phones->closed; i++) {
		struct waiting *waiting = &phones->waiting[i];

		if (waiting->press.number)
			continue;
		*waiting = (struct waiting){ .press = *press };
		waiting->press.number = number = ++phones->numbers;
		waiting->press.seat = page->place == TABLE_SEATS ? PHONES_ONLOOKERS : page->place;
	}
	unlock(phones);
	thread_tell(&phones->thread);
	return number;
}

static struct waiting *waiting_of(struct phones *phones, long number)
{
	for (int i = 0; i < PHONES_CONNECTIONS && number; i++)
		if (phones->waiting[i].press.number == number)
			return &phones->waiting[i];
	return NULL;
}

/* An answer, where the program gives none. */
static void close_press(struct waiting *waiting)
{
	if (waiting->status)
		return;
	waiting->status = 409;
	waiting->json = xstrdup("{\"error\":\"closed\"}");
}

/* The oldest that the program has not taken. */
static struct waiting *untaken(struct phones *phones)
{
	struct waiting *oldest = NULL;

	for (int i = 0; i < PHONES_CONNECTIONS; i++) {
		struct waiting *waiting = &phones->waiting[i];

		if (waiting->press.number && !waiting->taken && !waiting->status &&
		    (!oldest || waiting->press.number < oldest->press.number))
			oldest = waiting;
	}
	return oldest;
}

bool phones_press(struct phones *phones, struct press *press)
{
	struct waiting *waiting;

	lock(phones);
	waiting = untaken(phones);
	if (waiting) {
		*press = waiting->press;
		waiting->taken = true;
	}
	if (!untaken(phones))
		thread_heard(&phones->thread);
	unlock(phones);
	return waiting != NULL;
}

void phones_answer(struct phones *phones, long number, int status, char *json)
{
	struct waiting *waiting;

	lock(phones);
	waiting = waiting_of(phones, number);
	if (waiting && !waiting->status) {
		waiting->status = status;
		waiting->json = json;
		json = NULL;
	}
	unlock(phones);
	free(json);
	thread_wake(&phones->thread);
}

bool board_is_answered(struct phones *phones, long number)
{
	const struct waiting *waiting;
	bool answered;

	lock(phones);
	waiting = waiting_of(phones, number);
	answered = !waiting || waiting->status;
	unlock(phones);
	return answered;
}

int board_answer(struct phones *phones, long number, char **json)
{
	struct waiting *waiting;
	int status = 0;

	lock(phones);
	waiting = waiting_of(phones, number);
	if (waiting && waiting->status) {
		status = waiting->status;
		*json = waiting->json;
		*waiting = (struct waiting){ 0 };
	}
	unlock(phones);
	return status;
}

void board_withdraw(struct phones *phones, long number)
{
	struct waiting *waiting;

	lock(phones);
	waiting = waiting_of(phones, number);
	if (waiting && !waiting->taken)
		close_press(waiting);
	unlock(phones);
}

/* ---- begin and end ---- */

int phones_fd(const struct phones *phones)
{
	return phones->thread.news[0];
}

struct phones *board_new(void)
{
	struct phones *phones = xcalloc(1, sizeof *phones);

	make_token(&phones->place[TABLE_SEATS]);
	return phones;
}

void board_close(struct phones *phones)
{
	lock(phones);
	phones->closed = true;
	for (int i = 0; i < PLACES; i++) {
		drop(phones->place[i].card);
		phones->place[i].card = NULL;
	}
	for (int i = 0; i < PHONES_CONNECTIONS; i++) {
		struct waiting *waiting = &phones->waiting[i];

		if (waiting->press.number)
			close_press(waiting);
	}
	unlock(phones);
}

void board_free(struct phones *phones)
{
	if (!phones)
		return;
	for (int i = 0; i < PLACES; i++)
		drop(phones->place[i].card);
	for (int i = 0; i < PHONES_CONNECTIONS; i++)
		free(phones->waiting[i].json);
	free(phones);
}
