/* SPDX-License-Identifier: MIT */
/*
 * The QR code of a short text, by libqrencode where the program was built with
 * it. Draws nothing (screens/shell/qr.h).
 */
#ifndef APP_TUI_QR_H
#define APP_TUI_QR_H

#include "rules/core/reason.h"

struct qr_code {
	int width;             /* modules on a side; 0: none */
	unsigned char *module; /* width * width, owned; 1: a dark one */
};

/* False and why: it cannot be made. What was in *code before is freed. */
bool qr_make(struct qr_code *code, const char *text, struct reason *why);
void qr_free(struct qr_code *code);

#endif
