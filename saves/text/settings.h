/* SPDX-License-Identifier: MIT */
/*
 * The file of the settings that were made on the screen: one small JSON object
 * of texts. What this version does not know lives on in it; a damaged file is
 * told and never written over.
 */
#ifndef SAVES_TEXT_SETTINGS_H
#define SAVES_TEXT_SETTINGS_H

#include <stdbool.h>

#include "rules/core/reason.h"

/* Calls `see` with each text in it that is fit to be shown. A file that is not there holds nothing.
 * False and why, with its name: it cannot be read or trusted. */
bool ui_file_read(const char *path, void (*see)(void *user, const char *key, const char *value), void *user,
                  struct reason *why);

/* Puts one text into it, beside what else it holds, and the whole in its place
 * at once; its folder is made when it must be. */
bool ui_file_put(const char *path, const char *key, const char *value, struct reason *why);

#endif
