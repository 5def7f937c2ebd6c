/* SPDX-License-Identifier: MIT */
/* See qr.h. Least correction: a screen has no dirt, and the code stays small. */
#include <config.h>

#include "qr.h"

#include <stdlib.h>
#include <string.h>
#if HAVE_QRENCODE
#include <dlfcn.h>
#include <qrencode.h>
#endif

#include "rules/core/i18n.h"

void qr_free(struct qr_code *code)
{
	free(code->module);
	*code = (struct qr_code){ 0 };
}

#if HAVE_QRENCODE

#ifdef __APPLE__
#define LIBRARY "libqrencode.4.dylib"
#else
#define LIBRARY "libqrencode.so.4"
#endif

struct library {
	__typeof__(QRcode_encodeString8bit) *encode;
	__typeof__(QRcode_free) *drop;
};

/* Loaded when a code is wanted: linked, every start would pay for it. */
static bool load(struct library *library, struct reason *why)
{
	void *loaded = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
	void *encode = loaded ? dlsym(loaded, "QRcode_encodeString8bit") : NULL;
	void *drop = loaded ? dlsym(loaded, "QRcode_free") : NULL;

	memcpy(&library->encode, &encode, sizeof encode);
	memcpy(&library->drop, &drop, sizeof drop);
	/* cppcheck-suppress resourceLeak ; it stays loaded as long as the program runs */
	return (encode && drop) ||
	       reason_set(why, _("libqrencode, which makes QR codes, cannot be loaded: %s"), dlerror());
}

bool qr_make(struct qr_code *code, const char *text, struct reason *why)
{
	struct library library;
	QRcode *made;
	int count;

	qr_free(code);
	if (!load(&library, why))
		return false;
	made = library.encode(text, 0, QR_ECLEVEL_L);
	if (!made)
		return reason_set(why, _("the standings are too long for a QR code"));
	count = made->width * made->width;
	code->width = made->width;
	code->module = xmalloc((size_t)count);
	for (int i = 0; i < count; i++)
		code->module[i] = made->data[i] & 1;
	library.drop(made);
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
