/* SPDX-License-Identifier: MIT */
/*
 * The words of the parcels (carrier.h), written and read. Anybody may have
 * sent them: trust nothing that has not been read here.
 */
#ifndef NET_HALL_WIRE_H
#define NET_HALL_WIRE_H

#include "carrier.h"
#include "rules/core/table.h"

enum { WIRE_ID = 37, WIRE_TOKEN = 9, WIRE_WORDS = 80, WIRE_ROUND = 16 };

/* "here ID", "left ID" (on purpose), "away -" (the last will) */
struct wire_here {
	bool here, left;
	char id[WIRE_ID]; /* "-": no session is open */
};

/* "ack ID 57", "gone ID" */
struct wire_ack {
	bool gone; /* the table goes on elsewhere (hall adopt) */
	char id[WIRE_ID];
	int lines; /* the host has so many */
};

/*
 * "seats 2" and a line "player NAME" for each: who should sit at a table in the round that is posted;
 * "seats -": nobody is. A line "turns": in the order of their turns, else of their picks. A table of a
 * version that knows none of this does not take it for an ack, and a line of a later version is passed over.
 */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* seatings are compared, and a gap may hold anything */
struct hall_seating {
	int table;
	char round[WIRE_ROUND]; /* a word of the event; "": none */
	int turns;              /* whether in the order of their turns */
	int seats;
	char name[TABLE_SEATS][NAME_BYTES];
};
#pragma GCC diagnostic pop

enum { WIRE_SEATING = TABLE_SEATS * (NAME_BYTES + 8) + WIRE_WORDS };

/* The first line of a journal ("lines 12") or a copy ("copy 3fa2.. 57 12"),
 * and what stands behind it. */
struct wire_lines {
	char token[WIRE_TOKEN]; /* of a copy */
	int all;                /* of a copy: lines of the whole session; 0: none is known */
	int first;              /* number of the first line here */
	const char *header;     /* with its newline; NULL: none */
	size_t header_size;
	const char *lines, *end;
};

bool wire_read_here(const struct parcel *parcel, struct wire_here *here);
bool wire_read_ack(const struct parcel *parcel, struct wire_ack *ack);
bool wire_read_ask(const struct parcel *parcel, char token[WIRE_TOKEN]);
bool wire_read_host(const struct parcel *parcel, bool *here);
bool wire_read_seating(const struct parcel *parcel, struct hall_seating *seating);
bool wire_read_lines(const struct parcel *parcel, struct wire_lines *lines);

/* The next whole line from *at to end, without its newline: its length; -1: none. */
long wire_line(const char **at, const char *end, const char **line);

size_t wire_write_seating(const struct hall_seating *seating, char out[WIRE_SEATING]);

/* A random number of eight hexadecimal digits, which matches an answer with its question. */
void wire_token(char token[WIRE_TOKEN]);

/* ---- lines kept, to be sent from any of them on ---- */

/* A session's lines, as they stand in its file, without the commas. */
struct kept {
	char id[WIRE_ID];
	char *header; /* with its newline; owned */
	size_t header_size;
	char *text; /* owned */
	size_t size, room;
	size_t *end; /* of each line; owned */
	int lines, ends_room;
};

void kept_begin(struct kept *kept, const char *id, const char *header, size_t header_size);
void kept_add(struct kept *kept, const char *line, size_t size);     /* without newline */
const char *kept_line(const struct kept *kept, int n, size_t *size); /* from 1; without newline */
void kept_done(struct kept *kept);

/*
 * Makes a parcel of lines from `first` on, as many as fit well: the words, the
 * header and the lines, in *out (owned by the caller). Returns the number of
 * its last line, first - 1 if there was none.
 */
int kept_parcel(const struct kept *kept, const char *words, int first, char **out, size_t *size);

#endif
