/* SPDX-License-Identifier: MIT */
/* The rows of a which-key as a screen lists them: see screen.choices. */
#ifndef SCREENS_KIT_CHOICES_H
#define SCREENS_KIT_CHOICES_H

#include "screens/screen.h"

#endif
