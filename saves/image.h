/* SPDX-License-Identifier: MIT */
/*
 * The bytes a session's file should have: header line, entry lines, tail. Kept
 * in memory, so that a rewrite copies the stored lines (unknown keys live on)
 * and an append is one write of the image's end.
 */
#ifndef SAVES_IMAGE_H
#define SAVES_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../rules/reason.h"
#include "save.h"

#define IMAGE_TAIL "]}\n"

enum {
	IMAGE_TAIL_BYTES = 3,
	IMAGE_LINE_BYTES = 64 << 10, /* the longest line, with its newline */
	IMAGE_BYTES = 1 << 30,       /* the largest session */
};

struct image {
	char *text;
	size_t size, room;
	int lines; /* entries */
};

/* "" becomes header line and tail. */
void image_begin(struct image *image, const struct save_header *header);

/* Entry number lines + 1. False and why, with nothing changed, when it would
 * break one of the limits that a reader keeps. */
bool image_add(struct image *image, const char *text, int64_t at, struct reason *why);

/* An entry as another file has it: a line without comma or newline. */
void image_add_line(struct image *image, const char *line, size_t size);

/* The entry as a line without comma or newline; malloc'd. */
char *image_entry(int n, const char *text, int64_t at, size_t *size);

/* Room for so many bytes in all. */
void image_reserve(struct image *image, size_t size);

/* Keeps the first bytes, whole lines, and ends them with the tail. */
void image_cut(struct image *image, size_t size);

void image_done(struct image *image);

#endif
