/* SPDX-License-Identifier: MIT */
/*
 * What the server knows: tokens and cards, which the program sends, and presses, which wait here for the
 * program's answers. Knows no HTTP.
 */
#ifndef NET_PHONES_BOARD_H
#define NET_PHONES_BOARD_H

#include <stddef.h>
#include <stdint.h>

#include "link.h"
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
	long age;                         /* of the token: the program counts them */
	struct card_text *card;           /* NULL: none, the table is closed */
	bool stale;                       /* the card is out of date */
	int here;                         /* streams */
	int64_t spent_ms;                 /* a press takes 100 ms of time, a second of which is lent */
};

/* A press that waits for its answer. */
struct waiting {
	long number; /* 0: free */
	int status;  /* 0: not answered */
	char *json;
};

struct board {
	struct link link; /* to the program */
	const char *address;
	int port;
	struct place place[PLACES];
	struct waiting waiting[PHONES_CONNECTIONS];
	long numbers;
	bool closed; /* no press is taken any more */
};

/* The monotonic clock; a test may set its own before it starts. */
extern int64_t (*phones_now_ms)(void);

/* Takes what the program has sent. False: the program is gone. */
bool board_hear(struct board *board);
void board_free(struct board *board);

/* A page that knows a token. */
struct page {
	int place;
	long age;
};

/* Whose token it is; takes as long whichever it is. */
bool board_whose(const struct board *board, const char *token, struct page *page);

/* What a page should show: NULL: its table is closed. */
const struct card_text *board_card(const struct board *board, const struct page *page);
void card_leave(struct card_text *card);

/* Whether the token is still good, and a card that is not `seen`: card_leave it. */
enum board_news { BOARD_SAME, BOARD_CARD, BOARD_CLOSED, BOARD_OLD };
enum board_news board_news(struct board *board, const struct page *page, const struct card_text *seen,
                           struct card_text **card);

/* A page's stream has come (1) or gone (-1). */
void board_count(struct board *board, const struct page *page, int by);

/* Takes so much of a time of which a second is lent; false: it is used up. */
bool time_lends(int64_t *spent_ms, int ms, int64_t now_ms);

/* Whether the token may press once more. */
bool board_spend(struct board *board, const struct page *page, int64_t now_ms);

/* Hands the body of a press to the program, with a number; 0: too many wait, or the table is closed. */
long board_ask(struct board *board, const struct page *page, const char *body, size_t size);
/* Whether its card is out of date; the number with which the program is asked for it. */
bool board_is_stale(const struct board *board, const struct page *page);
long board_want(struct board *board, const struct page *page);

/* Whether the answer is there. */
bool board_is_answered(struct board *board, long number);

/* The page is gone: unless the program has taken the press already, nothing comes of it. */
void board_withdraw(struct board *board, long number);

/* The answer, whose text the caller frees. 0: none yet. */
int board_answer(struct board *board, long number, char **json);

#endif
