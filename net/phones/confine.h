/* SPDX-License-Identifier: MIT */
/*
 * A process that speaks with strangers gives up what it does not need: it opens no file (Landlock), asks the
 * system for little (seccomp), gains no rights, and has bounds of memory, descriptors and time.
 */
#ifndef NET_PHONES_CONFINE_H
#define NET_PHONES_CONFINE_H

#include <stddef.h>

/* What could not be given up. */
enum confine_lacks {
	CONFINE_FILES = 1,  /* no Landlock */
	CONFINE_CALLS = 2,  /* no seccomp */
	CONFINE_MEMORY = 4, /* no bounds */
	CONFINE_ALL = CONFINE_FILES | CONFINE_CALLS | CONFINE_MEMORY,
};

/* Closes all descriptors from this one on, whoever has left them open. */
void confine_inherited(int first);

/* For good; with at most so many descriptors. Returns enum confine_lacks. */
unsigned confine(int files);

/* What confine() would lack here; nothing is given up. */
unsigned confine_lacks(void);

/* "Landlock, seccomp": the bits in words; "": none. */
const char *confine_words(unsigned lacks, char *out, size_t size);

#endif
