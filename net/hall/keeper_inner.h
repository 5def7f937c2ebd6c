/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the host's end: keeper.c takes messages,
 * keeper_file.c opens and reads the file, keeper_answer.c syncs it and
 * answers.
 */
#ifndef NET_HALL_KEEPER_INNER_H
#define NET_HALL_KEEPER_INNER_H

#include <stdio.h>

#include "keeper.h"
#include "saves/save.h"

/*
 * Limits, because everything sent stays in memory. An evening's round is a
 * session of some 30 KiB: a table has room for thirty rounds, each as long as
 * ten evenings, and the hall for ten rounds of five hundred tables. Lines in
 * the file already are never refused.
 */
enum {
	KEEPER_TABLE_SESSIONS = 32,
	KEEPER_TABLE_BYTES = 16 << 20, /* of their lines */
	KEEPER_SESSIONS = 5000,
};

/* A session as the host has it. */
struct keeper_session {
	struct kept kept;
	struct save_header header;
	int by; /* the version that wrote the last entry */
	struct journal *journal;
	struct hall_row row; /* while another is shown: as this one left it */
	bool gone;           /* it goes on as another */
	bool answer;         /* its number is to be acknowledged */
};

struct keeper_table {
	struct hall_row row;
	struct keeper_session *session; /* owned */
	int sessions, current;          /* -1: none; the one shown */
	size_t bytes;                   /* of all their lines */
	int written;                    /* the session of the last header in the file, -1 */
	bool changed;
	char copy[WIRE_TOKEN]; /* token of the copy asked for; "": none */
	char unknown[WIRE_ID]; /* a session without lines so far; "": none */
	bool greeted;          /* since the last answer */
	bool seated;           /* it has been told who should sit there */
};

struct keeper {
	char path[PATH_MAX], refusals[PATH_MAX];
	int nameless; /* refused messages of no table */
	int fd;
	bool follows;
	off_t size;                  /* of the file, whole lines */
	struct keeper_table **table; /* owned, by number */
	int tables, room;
	int sessions; /* of all tables */
	char *out;    /* bytes that are not in the file yet */
	size_t out_size, out_room;
	char *scratch; /* IMAGE_LINE_BYTES, for reading entries */
	struct said said;
	bool reading;                 /* reading the file itself */
	bool past;                    /* what was in it at the start */
	int64_t now;                  /* of what is being taken */
	int calls;                    /* for a judge, that have come */
	struct hall_seating *seating; /* owned, by table */
	int seatings;
	bool answers; /* something is to be acknowledged */
};

struct keeper_table *keeper_table(struct keeper *k, int number); /* made when it is new */
struct keeper_table *keeper_find(const struct keeper *k, int number);

/* One event, without number and newline, from a message or the file. False and why:
 * it is not to be trusted, and nothing has changed. */
bool keeper_here(struct keeper *k, struct keeper_table *t, const struct wire_here *here, int64_t now);
bool keeper_header(struct keeper *k, struct keeper_table *t, const char *line, size_t size,
                   struct reason *why);
bool keeper_entry(struct keeper *k, struct keeper_table *t, const char *line, size_t size, int n,
                  struct reason *why);
void keeper_gone(struct keeper *k, struct keeper_table *t, int session);

/* The session of that id at the table, or -1. */
int keeper_find_session(const struct keeper_table *t, const char *id);

#endif
