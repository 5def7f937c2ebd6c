/* SPDX-License-Identifier: MIT */
/*
 * The players' own pages, as the laptop shows them: `:phones`, a QR code for each seat
 * over the table, and the presses that come.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/shell/qr.h"

const char *tui_phones_name(const struct tui *t, int seat)
{
	return telephones_name(t->phones.pages, &t->table, seat);
}

/* ---- the codes ---- */

/* "1 Ana: connected"; the one whose code is shown has a mark. */
static int write_seat(const struct tui *t, int seat, char *out, size_t size)
{
	int here = telephones_connected(t->phones.pages, seat);
	const char *mark = seat != t->phones.seat ? " " : t->palette.ascii ? ">" : "▸";
	char many[60];

	snprintf(many, sizeof many, P_("%d page", "%d pages", (unsigned long)here), here);
	return snprintf(out, size, "\n%s %d %s%s%s", mark, seat + 1, tui_phones_name(t, seat),
	                here ? ": " : "",
	                here > 1 ? many
	                : here   ? _("connected")
	                         : "");
}

/* The text beside the code: what it is for, the address, and who has come. Returns the lines
 * that may need several rows. */
static int write_text(const struct tui *t, char *out, size_t size)
{
	char url[PHONES_URL_BYTES], lacks[100];
	const char *why;
	int seats = telephones_seats(t->phones.pages, &why), used;

	telephones_url(t->phones.pages, t->phones.seat, url);
	used = snprintf(out, size, "%s",
	                t->phones.seat < 0 ? why[0] ? why : _("what everybody may see")
	                : why[0] ? _("only for whoever types results: each is marked with this name")
	                         : _("only for this player: it shows what is face down"));
	used += snprintf(out + used, size - (size_t)used, "\n%s", url);
	if (t->notice.text[0])
		used += snprintf(out + used, size - (size_t)used, "\n%s", t->notice.text);
	if (!t->qr[0].module)
		used += snprintf(out + used, size - (size_t)used, "\n%s", t->phones.no_code.text);
	for (int seat = 0; seat <= seats && used < (int)size; seat++)
		used += write_seat(t, seat < seats ? seat : PHONES_ONLOOKERS, out + used,
		                   size - (size_t)used);
	if (telephones_lacks(t->phones.pages, lacks, sizeof lacks)[0] && used < (int)size)
		snprintf(out + used, size - (size_t)used, _("\nthe server is not fully sandboxed: no %s"),
		         lacks);
	return 2 + (t->notice.text[0] != '\0') + !t->qr[0].module;
}

static void make_code(struct tui *t)
{
	struct qr_code *code = t->qr;

	free(code->module);
	*code = (struct qr_code){ 0 };
	telephones_url(t->phones.pages, t->phones.seat, code->text);
	qr_make(code, &t->phones.no_code);
}

static void choose(struct tui *t, int seat)
{
	const char *why;

	if (seat >= telephones_seats(t->phones.pages, &why))
		return;
	t->phones.seat = seat;
	make_code(t);
}

static void turn_on(struct tui *t, int by)
{
	const char *why;
	int count = telephones_seats(t->phones.pages, &why) + 1;

	choose(t, (t->phones.seat + 1 + by + count) % count - 1);
}

/* One seat's, or of all. */
static void renew(struct tui *t, int seat)
{
	int ended = seat == TELEPHONES_ALL ? 0 : telephones_connected(t->phones.pages, seat);

	telephones_renew(t->phones.pages, &t->table, seat);
	make_code(t);
	if (seat == TELEPHONES_ALL)
		tui_message(t, ROLE_NORMAL, "%s", _("all codes are new: players must scan theirs again"));
	else if (ended)
		tui_message(t, ROLE_NORMAL,
		            P_("%s has a new code: %d page with the old one closed",
		               "%s has a new code: %d pages with the old one closed", (unsigned long)ended),
		            tui_phones_name(t, seat), ended);
	else
		tui_message(t, ROLE_NORMAL, _("%s has a new code"), tui_phones_name(t, seat));
}

static void end(struct tui *t)
{
	codes_forget(&t->table);
	telephones_end(t->phones.pages);
	t->phones.pages = NULL;
	t->over = NULL;
	tui_message(t, ROLE_NORMAL, "%s", _("the phones' pages are closed"));
}

/* What ends the pages of others is asked once. */
static void ask(struct tui *t, char key)
{
	t->phones.asks = key;
	tui_message(t, ROLE_WARNING, "%s",
	            key == 'N' ? _("new codes: all pages stop until scanned again. y confirms")
	                       : _("all pages will close. y confirms"));
}

static bool phones_key(struct tui *t, const struct key *key)
{
	int digit = key->text[0] - '0';
	char asked = t->phones.asks;

	t->notice.text[0] = '\0';
	t->phones.asks = 0;
	if (asked) {
		if (strcmp(key->text, "y") == 0)
			asked == 'N' ? renew(t, TELEPHONES_ALL) : end(t);
		return true;
	}
	if (key_closes(key) || strcmp(key->text, "Q") == 0)
		t->over = NULL;
	if (!t->phones.pages || !t->over)
		return true;
	if (digit >= 0 && digit <= 9 && !key->text[1]) {
		choose(t, digit - 1); /* 0: the onlookers */
		return true;
	}
	switch (key->key) {
	case '\t':
	case ' ':
	case 'n':
	case KEY_DOWN:
	case KEY_RIGHT: turn_on(t, 1); break;
	case KEY_BTAB:
	case KEY_UP:
	case KEY_LEFT: turn_on(t, -1); break;
	case 'r': renew(t, t->phones.seat); break;
	case 'N':
	case 'o': ask(t, (char)key->key); break;
	}
	return true;
}

static void phones_draw(struct tui *t, int *y, int *x)
{
	struct qr_view view = { .width = t->qr[0].width, .module = t->qr[0].module };
	WINDOW *win = t->phones.pages ? derwin(stdscr, t->picture.layout.hints_y, COLS, 0, 0) : NULL;
	char text[2000];

	(void)y;
	(void)x;
	if (!win)
		return;
	view.heads = write_text(t, text, sizeof text);
	view.text = text;
	view.title = tui_phones_name(t, t->phones.seat);
	view.title_style = (t->phones.seat < 0 ? ROLE_NORMAL : ROLE_SEAT + t->phones.seat) | STYLE_BOLD;
	palette_paper(&t->palette);
	qr_draw(&view, &t->palette, win);
	delwin(win);
}

bool tui_phones_typist(const struct tui *t, const struct key *key)
{
	struct reason ignored;

	return t->over == &overlay_phones && key->key == 't' &&
	       telephones_may_type(t->phones.pages, &t->table, &ignored);
}

static enum field phones_field(const struct tui *t)
{
	return t->phones.asks ? FIELD_ANSWER : FIELD_NONE;
}

static void phones_hints(struct tui *t)
{
	const char *why;
	struct reason ignored;

	if (t->phones.asks) {
		hint_question(t);
		return;
	}
	if (telephones_seats(t->phones.pages, &why))
		hint_add(t, "Tab", _("next"));
	if (telephones_may_type(t->phones.pages, &t->table, &ignored))
		hint_add(t, "t", _("typist .."));
	hint_add(t, "r", _("renew code"));
	hint_add(t, "N", _("renew all"));
	hint_add(t, "o", _("turn off"));
	hint_add(t, "Esc", _("close"));
}

const struct overlay overlay_phones = {
	.key = phones_key,
	.draw = phones_draw,
	.add_hints = phones_hints,
	.field = phones_field,
};

/* ---- on and off ---- */

static void tell_news(struct tui *t)
{
	struct reason news;

	if (telephones_news(t->phones.pages, &news))
		tui_message(t, ROLE_WARNING, "%s", news.text);
	if (t->over == &overlay_phones)
		make_code(t);
}

bool tui_listen(struct tui *t)
{
	struct reason why;

	t->phones.at.hall = t->link;
	if (!t->phones.pages)
		t->phones.pages = telephones_start(&t->phones.at, &t->table, &why);
	if (t->phones.pages)
		tell_news(t);
	else
		tui_refuse(t, &why);
	return t->phones.pages;
}

void tui_phones_open(struct tui *t)
{
	const char *why;

	if (!tui_listen(t))
		return;
	tui_phones_due(t); /* who sits here by now */
	telephones_look_around(t->phones.pages);
	t->phones.asks = 0;
	t->phones.seat = telephones_seats(t->phones.pages, &why) ? 0 : PHONES_ONLOOKERS;
	make_code(t);
	t->over = &overlay_phones;
	tell_news(t);
}

/* ":phones new BOB": a new code for one, or for all. */
static void say_new(struct tui *t, const char *name)
{
	const char *why;
	int seats = telephones_seats(t->phones.pages, &why), seat = TELEPHONES_ALL;
	struct reason refused;

	if (*name && strcmp(name, _("onlookers")) != 0) {
		seat = telephones_find(t->phones.pages, &t->table, name, &refused);
		if (seat < 0) {
			tui_refuse(t, &refused);
			return;
		}
	} else if (*name) {
		seat = PHONES_ONLOOKERS;
	}
	if (seat >= seats)
		tui_message(t, ROLE_WARNING, _("%s has no page here"), name);
	else
		renew(t, seat);
}

/* ":phones typist KIM": a page on which Kim types results. */
static void say_typist(struct tui *t, const char *name)
{
	struct reason why;
	int seat = telephones_type(t->phones.pages, &t->table, name, &why);

	if (seat < 0)
		tui_refuse(t, &why);
	else
		choose(t, seat);
}

/* What follows the word; NULL: it is another one. */
static const char *after_word(const char *rest, const char *word)
{
	size_t length = strlen(word);

	return strncmp(rest, word, length) != 0 || (rest[length] && rest[length] != ' ')
	               ? NULL
	               : rest + length + strspn(rest + length, " ");
}

void tui_phones_say(struct tui *t, const char *rest)
{
	const char *anew = after_word(rest, "new"), *typist = after_word(rest, "typist");
	bool on = t->phones.pages;

	if (strcmp(rest, "off") == 0 && on)
		end(t);
	else if (strcmp(rest, "off") == 0)
		tui_message(t, ROLE_NORMAL, "%s", _("the phones' pages are closed already"));
	else if (*rest && !anew && !typist && strcmp(rest, "on") != 0)
		tui_message(t, ROLE_WARNING, "%s",
		            _("phones, phones new [NAME], phones typist NAME or phones off"));
	else
		tui_phones_open(t);
	if (anew && on && t->phones.pages)
		say_new(t, anew);
	if (typist && t->phones.pages)
		say_typist(t, typist);
}

const char *tui_phones_word(const struct tui *t, char *out, size_t size)
{
	const char *why;
	int seats = telephones_seats(t->phones.pages, &why), here = 0;

	for (int seat = PHONES_ONLOOKERS; seat < seats; seat++)
		here += telephones_connected(t->phones.pages, seat);
	snprintf(out, size, P_("%d phone", "%d phones", (unsigned long)here), here);
	if (telephones_crowded(t->phones.pages))
		snprintf(out + strlen(out), size - strlen(out), ", %s", _("crowded"));
	return out;
}

/* ---- presses ---- */

int tui_phones_fd(const struct tui *t)
{
	return t->phones.pages ? telephones_fd(t->phones.pages) : -1;
}

bool tui_phones_due(const struct tui *t)
{
	return t->phones.pages && open_table_is_open(&t->table) && telephones_due(t->phones.pages, &t->table);
}

void tui_hear_phones(struct tui *t)
{
	if (!t->phones.pages)
		return;
	if (telephones_hear(t->phones.pages, &t->table))
		tui_tell_said(t);
	tell_news(t);
	t->dirty = true;
}
