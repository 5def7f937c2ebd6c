/* SPDX-License-Identifier: MIT */
/*
 * The file of settings made on the screen: one small JSON object of texts.
 * Unknown texts are kept; a damaged file is reported and never written over.
 */
#ifndef SAVES_SETTINGS_H
#define SAVES_SETTINGS_H

#include <stdbool.h>

#include "rules/core/reason.h"

/* Calls `see` with each text that can be shown. A missing file has no texts. False
 * and why, with its name: it cannot be read or trusted. */
bool ui_file_read(const char *path, void (*see)(void *user, const char *key, const char *value), void *user,
                  struct reason *why);

/* Adds or replaces one text, or takes it out (value NULL), and puts the new file in place at once; makes
 * its folder if needed. */
bool ui_file_put(const char *path, const char *key, const char *value, struct reason *why);

#endif
