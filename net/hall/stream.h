/* SPDX-License-Identifier: MIT */
/*
 * One file of the shared folder: parcels one after the other, each behind a
 * line "KIND BYTES". One program writes it, one reads it.
 */
#ifndef NET_HALL_STREAM_H
#define NET_HALL_STREAM_H

#include <sys/types.h>

#include "carrier.h"

struct stream {
	char path[PATH_MAX];
	int fd; /* -1: not open */
	ino_t inode;
	off_t at;    /* reader: the next parcel; writer: the end */
	bool broken; /* reader: the bytes there are not a parcel */
	int error;   /* reader: why the file cannot be read; 0: it can, or is not there */
};

void stream_init(struct stream *stream, const char *folder, int table, const char *ending);
void stream_done(struct stream *stream);

/* Opens for appending, locked: cuts off an unfinished parcel. False, why and errno: it
 * cannot be opened, or another program writes it. */
bool stream_write(struct stream *stream, struct reason *why);

/* Gives what this user owns to its group for writing, whatever the umask; a folder
 * also gives its group to the files in it. */
void stream_share(int fd);

/* Why the file or folder cannot be used: a sentence that says what to do about
 * missing rights. False, and errno is that error. */
bool stream_fault(const char *path, int error, struct reason *why);

/* Adds a parcel, whole or not at all; errno is set on false. */
bool stream_add(struct stream *stream, enum parcel_kind kind, const char *text, size_t size);

/* Whether the file is still the one at the path. */
bool stream_is_there(const struct stream *stream);

/* Hands over the whole parcels that have come. False: nothing new. */
bool stream_read(struct stream *stream, int table, const struct carrier_user *to);

#endif
