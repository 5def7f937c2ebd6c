/* SPDX-License-Identifier: MIT */
/*
 * The standings as a QR code, for a phone held to the screen: by libqrencode,
 * where the program was built with it. Least correction: a screen has no dirt,
 * and the code stays small.
 */
#include <config.h>

#include <stdlib.h>
#include <string.h>
#if HAVE_QRENCODE
#include <dlfcn.h>
#include <qrencode.h>
#endif

#include "app/export/export.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/shell/qr.h"

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

/* Loaded on demand: linking it would slow every start. */
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

bool qr_make(struct qr_code *code, struct reason *why)
{
	struct library library;
	QRcode *made;
	int count;

	if (!load(&library, why))
		return false;
	made = library.encode(code->text, 0, QR_ECLEVEL_L);
	if (!made)
		return reason_set(why, _("the table is too long for a QR code"));
	count = made->width * made->width;
	code->width = made->width;
	code->module = xmalloc((size_t)count);
	for (int i = 0; i < count; i++)
		code->module[i] = made->data[i] & 1;
	library.drop(made);
	return true;
}
#else
bool qr_make(struct qr_code *code, struct reason *why)
{
	(void)code;
	return reason_set(why, _("this tableside was built without QR codes: libqrencode was missing"));
}
#endif

/* ---- over the table ---- */

/* Q closes it, too. */
static bool qr_key(struct tui *t, const struct key *key)
{
	if (key_closes(key) || strcmp(key->text, "Q") == 0)
		t->over = NULL;
	return true;
}

/* The one that fits; without room, the smaller one. */
static int qr_of(const struct tui *t)
{
	int rows, cols;

	qr_size(t->qr[0].width, &t->palette, &rows, &cols);
	return rows > t->picture.layout.hints_y || cols > COLS;
}

/* Over all but the hints. */
static void qr_draw_over(struct tui *t, int *y, int *x)
{
	const struct qr_code *code = &t->qr[qr_of(t)];
	struct qr_view view = { .width = code->width,
		                .module = code->module,
		                .text = code->text,
		                .heads = code == t->qr ? 2 : 0 };
	WINDOW *win = derwin(stdscr, t->picture.layout.hints_y, COLS, 0, 0);

	(void)y;
	(void)x;
	if (!win)
		return;
	palette_paper(&t->palette);
	qr_draw(&view, &t->palette, win);
	delwin(win);
}

static const struct overlay overlay_qr = {
	.key = qr_key,
	.draw = qr_draw_over,
	.hint = (const struct overlay_hint[]){ { "Esc", N_("close") }, { 0 } },
};

void qr_open(struct tui *t)
{
	const char *title = open_table_title(&t->table);
	struct reason why;
	int rows, cols;

	for (int i = 0; i < 2; i++) {
		struct qr_code *code = &t->qr[i];

		free(code->module);
		*code = (struct qr_code){ 0 };
		export_summary(t->table.journal, i ? NULL : title, code->text, sizeof code->text);
		if (!qr_make(code, &why)) {
			tui_refuse(t, &why);
			return;
		}
	}
	qr_size(t->qr[1].width, &t->palette, &rows, &cols);
	if (rows > t->picture.layout.hints_y || cols > COLS)
		tui_message(t, ROLE_WARNING, _("the QR code needs a window of %dx%d"), cols, rows + 1);
	else
		t->over = &overlay_qr;
}
