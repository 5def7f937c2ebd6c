/* SPDX-License-Identifier: MIT */
/*
 * The pictures of what lies on a table.
 */
#include "export.h"

extern const struct export_picture picture_battle, picture_catan, picture_masterboard, picture_schemes;

const struct export_picture *const export_pictures[] = { &picture_schemes, &picture_battle,
	                                                 &picture_masterboard, &picture_catan, NULL };
