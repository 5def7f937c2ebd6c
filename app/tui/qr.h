/* SPDX-License-Identifier: MIT */
/*
 * Makes QR codes.
 */
#ifndef APP_TUI_QR_H
#define APP_TUI_QR_H

#include "rules/core/reason.h"

struct qr_code {
	int width;             /* modules on a side; 0: there is none */
	unsigned char *module; /* width * width, owned; 1: a dark one */
	char text[1000];
};

/* The code of its text; false and why. */
bool qr_make(struct qr_code *code, struct reason *why);

#endif
