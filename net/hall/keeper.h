/* SPDX-License-Identifier: MIT */
/*
 * The host's end: every line that comes is checked, written into the hall's one
 * file and only then acknowledged. Knows neither clock nor thread nor network.
 *
 * The file is text, a line for each thing that happened, with the number of the
 * table in front:
 *
 *     12 here 6f1c...                      its laptop is there, with that session
 *     12 {"tableside":1,"id":"6f1c...",..  the lines after it are of this session
 *     12 {"n":57,"at":"...","do":"..."}    as it stands in the table's file
 *     12 gone 6f1c...                      the session goes on as another (adopt)
 *     12 left 6f1c...                      or away: the laptop is lost
 *
 * One program writes it; others may follow it and show the same.
 */
#ifndef NET_HALL_KEEPER_H
#define NET_HALL_KEEPER_H

#include "carrier.h"
#include "row.h"
#include "wire.h"

struct keeper;

/*
 * Reads the file and goes on with it; or only follows, if another program
 * writes it or `follow` asks for it (keeper_follows). NULL and why: it cannot
 * be read or trusted; then nothing has been changed.
 */
struct keeper *keeper_open(const char *path, const char *refusals, bool follow, int64_t now,
                           struct reason *why);
void keeper_close(struct keeper *keeper);
bool keeper_follows(const struct keeper *keeper);

/* Takes a message from a table. An invalid or untrusted one changes nothing and is
 * noted among the refusals. */
void keeper_take(struct keeper *keeper, const struct parcel *parcel, int64_t now);
void keeper_refuse(struct keeper *keeper, int table, int64_t now, const char *why);

/* Whether keeper_flush has anything to do. */
bool keeper_owes(const struct keeper *keeper);

/* Puts everything that came on disk, then acknowledges it. False and why: the disk. */
bool keeper_flush(struct keeper *keeper, struct carrier *carrier, struct reason *why);

/* For a follower: reads on. False: nothing new. Why is changed only if the file cannot be read
 * or trusted from there on. */
bool keeper_read_on(struct keeper *keeper, int64_t now, struct reason *why);

/* Whether the file is still the one at its path. */
bool keeper_is_there(const struct keeper *keeper);

/* Who should sit at the tables, by number, all others of which have nobody: told to each table that is
 * there, or comes. Owned from now on. */
void keeper_seat(struct keeper *keeper, struct hall_seating *list, int count);

/* Tells all tables that the host has come, or leaves. */
void keeper_greet(struct carrier *carrier, bool here);

/* All tables, in the order of their numbers; lent until the next call.
 * keeper_take_change() says whether a row has changed since its last call. */
int keeper_tables(const struct keeper *keeper);
const struct hall_row *keeper_row(const struct keeper *keeper, int n);
bool keeper_take_change(struct keeper *keeper, int n);

/* A session's lines: by the table's number and the id; id NULL: the one at the
 * table now. NULL: none. */
struct kept;
const struct kept *keeper_session(const struct keeper *keeper, int table, const char *id);

#endif
