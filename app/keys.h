/* SPDX-License-Identifier: MIT */
/*
 * The keys that mean the same on every screen, and those of home. Tables like
 * a screen's own: dispatch, hint bar, ? page and manual read them.
 */
#ifndef APP_KEYS_H
#define APP_KEYS_H

#include "../screens/screen.h"

extern const struct binding common_keys[]; /* ends with {0} */
extern const struct binding home_keys[];   /* `act` names what home does */

#endif
