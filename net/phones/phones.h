/* SPDX-License-Identifier: MIT */
/*
 * The players' own screens: one page for the phones in the room, over HTTP, by libmicrohttpd in a process of
 * its own that can open nothing. Knows no game: the program hands it a card for each seat as text (JSON),
 * and is handed presses, which it answers. No call waits for the network, and the server never sees a table.
 *
 *     GET  /        the page
 *     GET  /card    the card of the seat whose token stands in Authorization: Bearer TOKEN
 *     GET  /events  the same after each change, as text/event-stream
 *     POST /press   {"rev":12,"button":3,"value":5}
 *
 * Each seat has a token of 128 bits, the onlookers (seat -1) one too. A token stands
 * behind the # of an address, so that no log has it; it is stored nowhere.
 */
#ifndef NET_PHONES_H
#define NET_PHONES_H

#include <stdbool.h>

#include "rules/core/reason.h"
#include "rules/core/table.h"

enum {
	PHONES_ONLOOKERS = -1,
	PHONES_CONNECTIONS = 64,
	PHONES_REQUEST_BYTES = 8192,
	PHONES_PRESSES_A_SECOND = 10, /* of one token */
	PHONES_ADDRESS_BYTES = 64,
	PHONES_URL_BYTES = 160,
	PHONES_TOKEN_BYTES = 23,
	PRESS_TEXT_BYTES = 400,
	PRESS_PICKS = 100,
};

struct phones;

/* The program that becomes the server (serve.h): its own file. NULL: a copy of this process serves, which
 * gives up nothing, as tests want it. */
extern const char *phones_program;

/* Listens. bind: an address as numbers, "" for that of the interface with the default route;
 * port 0: any free one. False and why: no library, no private address (then the reason names
 * the addresses there are), the port is taken. */
struct phones *phones_start(const char *bind, int port, struct reason *why);
/* Ends all connections; the pages are told that the table is closed, in 300 ms at most. NULL
 * is fine. */
void phones_stop(struct phones *phones);

/* How many seats have a page, beside the onlookers; 0: only those. A new seat gets a token. */
void phones_seats(struct phones *phones, int seats);
/* A new token for a seat: pages with the old one hear 401. */
void phones_renew(struct phones *phones, int seat);
/* The token of a seat, and another one that it had before; false: that is none. */
const char *phones_token(const struct phones *phones, int seat);
bool phones_take_token(struct phones *phones, int seat, const char *token);
/* Where it listens. */
const char *phones_address(const struct phones *phones, int *port);
/* The computer may have another address by now: listens there then, and phones_news() tells it. */
void phones_move(struct phones *phones);
/* The address of a seat's page, with its token, for a QR code. */
void phones_url(const struct phones *phones, int seat, char out[PHONES_URL_BYTES]);
/* How many pages of a seat are connected. */
int phones_connected(const struct phones *phones, int seat);

/* The card of a seat from now on; takes the text over, which free() frees. A page that has
 * the same text already hears nothing. NULL: the table is closed; so is one without a card. */
void phones_publish(struct phones *phones, int seat, char *json);
/* All cards are out of date: who asks for one waits until the program has published it. */
void phones_stale(struct phones *phones);

/* A press, as it came: the program decides whether the seat has such a button. */
struct press {
	long number; /* for the answer */
	int seat, rev, button;
	enum press_value {
		PRESS_NOTHING,
		PRESS_NUMBER,
		PRESS_TEXT,
		PRESS_LIST,
		PRESS_NONE, /* its card is wanted, no more: publish it, and phones_answer_card() */
	} what;
	int value;
	char text[PRESS_TEXT_BYTES];
	int pick[PRESS_PICKS];
	int picks;
};

/* Becomes readable when there is a press, or when somebody has come or gone. */
int phones_fd(const struct phones *phones);
/* The next press; false: none. After the last one phones_fd is quiet. */
bool phones_press(struct phones *phones, struct press *press);
/* Its answer: 200, 403, 409 or 422 and a JSON object; takes the text over. */
void phones_answer(struct phones *phones, long number, int status, char *json);
/* The card of its seat, as it is published now. */
void phones_answer_card(struct phones *phones, const struct press *press);

/* What has happened to the server, once; false: nothing. It has ended and was started again, or stays closed.
 */
bool phones_news(struct phones *phones, struct reason *news);
/* What the server could not give up, in words; "": it has given up all that it does not need. */
const char *phones_lacks(const struct phones *phones, char *out, size_t size);
/* For --version: what a server would give up here. */
const char *phones_tell(char *out, size_t size);
/* Strangers take the places that there are for them. */
bool phones_crowded(const struct phones *phones);

#endif
