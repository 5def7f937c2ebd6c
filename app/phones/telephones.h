/* SPDX-License-Identifier: MIT */
/*
 * The phones of one open table: gives each seat its card after each change, and says
 * what is pressed there, like a key. Draws nothing.
 */
#ifndef APP_PHONES_TELEPHONES_H
#define APP_PHONES_TELEPHONES_H

#include "app/core/open_table.h"
#include "net/phones/phones.h"

struct telephones;

enum { TELEPHONES_TYPISTS = 8 }; /* at a table */

/* Where to listen, as the command line says: all zero is any free port of the address of
 * the default route. */
struct telephones_place {
	const char *bind; /* NULL: not said */
	int port;
	bool hall; /* the table is one of a hall */
};

/* Listens for this table; NULL and why. */
struct telephones *telephones_start(const struct telephones_place *place, const struct open_table *table,
                                    struct reason *why);
void telephones_end(struct telephones *p); /* NULL is fine */

/* The codes: of the seats of the table (0: only onlookers have one, *why tells the reason or
 * is ""), the address of a seat's page (-1: the onlookers'), how many have it open. */
int telephones_seats(const struct telephones *p, const char **why);
void telephones_url(const struct telephones *p, int seat, char out[PHONES_URL_BYTES]);
int telephones_connected(const struct telephones *p, int seat);
/* Whose page it is: a player's, or that of whoever types results; the page of that name, in any case, -1:
 * none. */
const char *telephones_name(const struct telephones *p, const struct open_table *table, int seat);
int telephones_find(const struct telephones *p, const struct open_table *table, const char *name,
                    struct reason *why);
/* Whether somebody may type on a page here; and a page for one more, or the one of that name: its seat, -1
 * and why. */
bool telephones_may_type(const struct telephones *p, const struct open_table *table, struct reason *why);
int telephones_type(struct telephones *p, const struct open_table *table, const char *name,
                    struct reason *why);
/* A new code for the seat, or for all; the old pages end. */
enum { TELEPHONES_ALL = -2 };
void telephones_renew(struct telephones *p, const struct open_table *table, int seat);
/* The address of the computer may have changed. */
void telephones_look_around(struct telephones *p);

/* The codes outlive the program, unless the pages were turned off. */
void codes_forget(const struct open_table *table);
bool codes_are_kept(const struct open_table *table);

/* Whether cards must be made again, as the table has changed; and makes a few of them, while
 * nobody types. */
bool telephones_due(struct telephones *p, const struct open_table *table);
int64_t telephones_wake(const struct telephones *p); /* when the onlookers' is due; 0: it is as it shall be */
void telephones_show(struct telephones *p, const struct open_table *table);

/* What the codes page and the title say of the server: what it could not give up ("": nothing), what has
 * happened to it (once), whether strangers crowd it. */
const char *telephones_lacks(const struct telephones *p, char *out, size_t size);
bool telephones_news(struct telephones *p, struct reason *news);
bool telephones_crowded(const struct telephones *p);

/* Readable: there is a press, or somebody has come or gone. */
int telephones_fd(const struct telephones *p);
/* Says what was pressed. True: the table's last line is of a phone. */
bool telephones_hear(struct telephones *p, struct open_table *table);

#endif
