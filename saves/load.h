/* SPDX-License-Identifier: MIT */
/*
 * A session's file becomes a journal and the image of the file.
 */
#ifndef SAVES_LOAD_H
#define SAVES_LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "../rules/journal.h"
#include "../rules/reason.h"
#include "image.h"
#include "io.h"
#include "save.h"

struct load {
	struct save_header header;
	struct image image;      /* as the file should be: its tail is clean */
	struct journal *journal;
	char *torn;              /* the tail that is not clean; NULL: it was */
	size_t torn_size;
	off_t file_size;         /* of the bytes that were read */
};

/* False and why ("FILE: line 17: ...") for anything that cannot be trusted. */
bool load_session(const struct save_io *io, int fd, const char *path, struct load *load, struct reason *why);

/* All bytes of the file, without a look at them. */
bool load_bytes(const struct save_io *io, int fd, struct image *image, struct reason *why);

void load_done(struct load *load); /* frees what was not taken out */

#endif
