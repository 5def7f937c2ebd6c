/* SPDX-License-Identifier: MIT */
/*
 * What the program and the server share, under one mutex: tokens and cards go to the
 * server, presses come from it and wait here for their answers. Knows no HTTP.
 */
#ifndef NET_PHONES_BOARD_H
#define NET_PHONES_BOARD_H

#include <stddef.h>
#include <stdint.h>

#include "net/thread.h"
#include "phones.h"
#include "request.h"

enum {
	PLACES = TABLE_SEATS + 1, /* the seats, and behind them the onlookers */
	CARD_BEFORE = 6,          /* "data: " */
	CARD_BEHIND = 2,          /* "\n\n" */
};

/* A card as /events sends it; never changed, used by several streams at once. */
struct card_text {
	int uses;
	size_t size;
	char text[];
};

struct place {
	char token[TOKEN_CHARACTERS + 1]; /* "": none */
	int age;                          /* counts the tokens it had */
	struct card_text *card;           /* NULL: none, the table is closed */
	int here;                         /* streams */
	int64_t spent_ms;                 /* a press takes 100 ms of time, a second of which is lent */
};

/* A press that waits for its answer. */
struct waiting {
	struct press press; /* number 0: free */
	bool taken;
	int status; /* 0: not answered */
	char *json;
};

struct server;

struct phones {
	struct net_thread thread; /* its mutex guards places and waiting */
	struct server *server;    /* the thread's */
	char address[PHONES_ADDRESS_BYTES];
	int port, seats;
	struct place place[PLACES];
	struct waiting waiting[PHONES_CONNECTIONS];
	long numbers;
	bool closed; /* no press is taken any more */
};

/* The monotonic clock; a test may set its own before it starts. */
extern int64_t (*phones_now_ms)(void);

struct phones *board_new(void);
void board_free(struct phones *phones); /* NULL is fine */

/* ---- for the server ---- */

/* A page that knows a token. */
struct page {
	int place, age;
};

/* Whose token it is; takes as long whichever it is. */
bool board_whose(struct phones *phones, const char *token, struct page *page);

/* What a page should show: NULL: its table is closed. Else board_leave it. */
struct card_text *board_card(struct phones *phones, const struct page *page);
void board_leave(struct phones *phones, struct card_text *card);

/* Whether the token is still good, and a card that is not `seen`. */
enum board_news { BOARD_SAME, BOARD_CARD, BOARD_CLOSED, BOARD_OLD };
enum board_news board_news(struct phones *phones, const struct page *page, struct card_text *seen,
                           struct card_text **card);

/* A page's stream has come (1) or gone (-1). */
void board_count(struct phones *phones, const struct page *page, int by);

/* Whether the token may press once more. */
bool board_spend(struct phones *phones, const struct page *page, int64_t now_ms);

/* Hands a press to the program, with a number; 0: too many wait, or the table is closed. */
long board_ask(struct phones *phones, const struct page *page, const struct press *press);

/* Whether the answer is there. */
bool board_is_answered(struct phones *phones, long number);

/* The page is gone: unless the program has taken the press already, nothing comes of it. */
void board_withdraw(struct phones *phones, long number);

/* The answer, whose text the caller frees. 0: none yet. */
int board_answer(struct phones *phones, long number, char **json);

/* The table is closed: no cards, and all presses are answered with 409. */
void board_close(struct phones *phones);

#endif
