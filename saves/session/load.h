/* SPDX-License-Identifier: MIT */
/*
 * A session's file becomes a journal and the image of the file.
 */
#ifndef SAVES_SESSION_LOAD_H
#define SAVES_SESSION_LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "image.h"
#include "rules/core/journal.h"
#include "rules/core/reason.h"
#include "saves/save.h"
#include "saves/text/io.h"

struct load {
	struct save_header header;
	struct image image;      /* as the file should be: its tail is clean */
	struct journal *journal; /* the image looks into it */
	char *torn;              /* the tail that is not clean; NULL: it was */
	size_t torn_size;
};

/* False and why ("FILE: line 17: ...") for anything that cannot be trusted. */
bool load_session(const struct save_io *io, int fd, const char *path, struct load *load, struct reason *why);

/* How large the file is. False and why: larger than any session. */
bool load_size(const struct save_io *io, int fd, off_t *size, struct reason *why);

void load_done(struct load *load); /* frees what was not taken out */

#endif
