/* SPDX-License-Identifier: MIT */
/* See qr.h. Least correction: a screen has no dirt, and the code stays small. */
#include <config.h>

#include "qr.h"

#include <stdlib.h>
#if HAVE_QRENCODE
#include <qrencode.h>
#endif

#include "../rules/i18n.h"

void qr_free(struct qr_code *code)
{
	free(code->module);
	*code = (struct qr_code){ 0 };
}

#if HAVE_QRENCODE
bool qr_make(struct qr_code *code, const char *text, struct reason *why)
{
	QRcode *made = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L);
	int count;

	qr_free(code);
	if (!made)
		return reason_set(why, _("the standings are too long for a QR code"));
	count = made->width * made->width;
	code->width = made->width;
	code->module = xmalloc((size_t)count);
	for (int i = 0; i < count; i++)
		code->module[i] = made->data[i] & 1;
	QRcode_free(made);
	return true;
}
#else
bool qr_make(struct qr_code *code, const char *text, struct reason *why)
{
	(void)text;
	qr_free(code);
	return reason_set(why, _("this tableside was built without QR codes: libqrencode was missing"));
}
#endif
