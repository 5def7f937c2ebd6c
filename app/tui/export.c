/* SPDX-License-Identifier: MIT */
/*
 * The page of the documents that a table can give, then of their formats, over the table or
 * home, and the field for the file's name. What there is to choose, and what it is
 * called, says app/export/.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/core/outside.h"
#include "app/export/export.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/prompt.h"

enum { LEFT = 2, KEY_COLS = 3, GAP = 2 };

/* What a click means. */
enum { SPOT_DOCUMENT = SPOT_OWN, SPOT_FORMAT };

/* At home the table is read for the page alone. */
static struct journal *journal_of(const struct tui *t)
{
	return open_table_is_open(&t->table) ? t->table.journal : t->exporting.journal;
}

static const struct document *document_of(const struct tui *t, int n)
{
	return document_at(journal_game(journal_of(t)), n);
}

static bool has_format(const struct tui *t, int n)
{
	return n >= 0 && page_formats[n] &&
	       document_has_format(document_of(t, t->exporting.document), page_formats[n]);
}

static int count_documents(const struct tui *t)
{
	int count = 0;

	while (document_of(t, count))
		count++;
	return count;
}

/* What a document has to write now, or why it has nothing. */
struct found_document {
	bool fine;
	struct page page;
	struct reason why;
};

/* Found once for each state of the table: a document may have to walk all of its lines. */
static const struct found_document *found_of(struct tui *t, int n)
{
	struct exporting *e = &t->exporting;
	int count = count_documents(t), entries = journal_count(journal_of(t));

	if (e->found && e->entries == entries)
		return &e->found[n];
	free(e->found);
	e->found = xcalloc((size_t)count, sizeof *e->found);
	e->entries = entries;
	for (int i = 0; i < count; i++) {
		const struct document *document = document_of(t, i);
		struct found_document *found = &e->found[i];

		found->fine =
			document_choose(&found->page, document, journal_of(t),
		                        document->of_round && e->round[0] ? e->round : NULL, &found->why);
	}
	return &e->found[n];
}

/* A page of the n-th document, and its round. False and why: it has nothing to be written now. */
static bool fill_page(struct tui *t, int n, struct page *page, struct reason *why)
{
	const struct exporting *e = &t->exporting;
	const struct found_document *found = found_of(t, n);

	*page = found->page;
	page->format = page_formats[e->format];
	page->paper = export_papers[e->paper].css;
	page->title =
		open_table_is_open(&t->table) ? open_table_title(&t->table) : save_header(e->save)->title;
	if (!page->title[0])
		page->title = _(journal_game(journal_of(t))->title);
	*why = found->why;
	return found->fine;
}

void export_close(struct tui *t)
{
	if (t->exporting.save) {
		save_close(t->exporting.save, 0);
		journal_free(t->exporting.journal);
	}
	free(t->exporting.found);
	t->exporting = (struct exporting){ 0 };
}

static void close_page(struct tui *t)
{
	t->over = NULL;
	export_close(t);
}

/* The one for paper, where the document lacks what was chosen before. */
static void mend_format(struct tui *t)
{
	struct exporting *e = &t->exporting;

	if (has_format(t, e->format))
		return;
	for (e->format = 0; !page_formats[e->format]->for_wall; e->format++)
		;
}

void export_open(struct tui *t, const char *path)
{
	struct showing about;
	struct reason why;
	struct journal *journal = NULL;
	struct save *save = path ? save_open(path, SAVE_READ, &journal, &why) : NULL;

	export_close(t);
	if (path && !save) {
		tui_refuse(t, &why);
		return;
	}
	t->exporting.save = save;
	t->exporting.journal = journal;
	t->exporting.format = -1;
	t->notice.text[0] = '\0';
	if (!path) {
		about = tui_about(t);
		if (!screen_fill(&about, "round", t->exporting.round, sizeof t->exporting.round))
			t->exporting.round[0] = '\0';
	}
	mend_format(t);
	t->exporting.formats = count_documents(t) == 1;
	t->over = &overlay_export;
}

/* ---- the name of the file ---- */

/* Asks for it, and tells what whoever prints should know before. */
static void begin_name(struct tui *t)
{
	struct exporting *e = &t->exporting;
	struct page page;
	struct reason why;
	size_t size;

	if (!fill_page(t, e->document, &page, &why)) {
		tui_refuse(t, &why);
		return;
	}
	free(export_text(&page, journal_of(t), false, &size));
	utf8_copy(e->note, sizeof e->note, page.remark.text);
	edit_set(&e->edit, "");
	e->names = true;
}

enum { WHOLE = 2 * PATH_MAX };

/* With its folder, for people. */
static void whole_path(const char *path, char whole[WHOLE])
{
	char folder[PATH_MAX];

	if (path[0] == '/' || !getcwd(folder, sizeof folder))
		folder[0] = '\0';
	snprintf(whole, WHOLE, "%s%s%s", folder, folder[0] ? "/" : "", path);
}

static void tell_written(struct tui *t, const struct page *page, const char *path)
{
	char shown[IO_SHOWN], whole[WHOLE];

	whole_path(path, whole);
	tui_message(t, ROLE_GOOD,
	            page->format->for_wall ? _("written: %s; a browser prints it") : _("written: %s"),
	            io_show(whole, shown, sizeof shown));
}

/* A refusal leaves the name to be mended. */
static void end_name(struct tui *t, bool replace)
{
	struct exporting *e = &t->exporting;
	struct page page;
	struct reason why;
	char path[PATH_MAX];

	e->sure = false;
	if (!fill_page(t, e->document, &page, &why) ||
	    !export_place(&page, journal_game(journal_of(t)), e->edit.text, path, sizeof path, &why)) {
		tui_reason(t, why.text, &why.ways, e->note, sizeof e->note);
	} else if (!replace && export_is_there(path)) {
		e->sure = true;
	} else if (!export_file(&page, journal_of(t), false, path, replace, &why)) {
		tui_reason(t, why.text, &why.ways, e->note, sizeof e->note);
	} else {
		close_page(t);
		tell_written(t, &page, path);
	}
}

static void complete_name(struct exporting *e)
{
	char path[EDIT_BYTES];

	if (outside_complete(e->edit.text, path, sizeof path, e->note, sizeof e->note))
		edit_set(&e->edit, path);
	else
		utf8_copy(e->note, sizeof e->note, _("no file starts like that"));
}

static void name_key(struct tui *t, const struct key *key)
{
	struct exporting *e = &t->exporting;

	if (e->sure) { /* Enter has opened the question */
		e->sure = false;
		if (strcmp(key->text, "y") == 0)
			end_name(t, true);
		return;
	}
	e->note[0] = '\0';
	if (key->key == 0x1b)
		e->names = false;
	else if (key->key == '\r')
		end_name(t, false);
	else if (key->key == '\t')
		complete_name(e);
	else
		edit_key(&e->edit, key);
}

/* ---- the page ---- */

/* The document before or behind the marked one, or its format. */
static void step(struct tui *t, int by)
{
	struct exporting *e = &t->exporting;
	int count = 0;

	if (!e->formats) {
		count = count_documents(t);
		e->document = (e->document + by + count) % count;
		mend_format(t);
		return;
	}
	while (page_formats[count])
		count++;
	do
		e->format = (e->format + by + count) % count;
	while (!has_format(t, e->format));
}

/* The marked one is chosen. */
static void go_on(struct tui *t)
{
	struct page page;
	struct reason why;

	if (t->exporting.formats)
		begin_name(t);
	else if (fill_page(t, t->exporting.document, &page, &why))
		t->exporting.formats = true;
	else
		tui_refuse(t, &why);
}

static void go_back(struct tui *t)
{
	if (t->exporting.formats && count_documents(t) > 1)
		t->exporting.formats = false;
	else
		close_page(t);
}

/* A letter takes a document, or the marked one in a format. */
static void take_letter(struct tui *t, const char *letter)
{
	struct exporting *e = &t->exporting;
	const struct document *d;

	for (int n = 0; (d = document_of(t, n)); n++)
		if (strcmp(d->key, letter) == 0) {
			e->document = n;
			e->formats = false;
			mend_format(t);
			go_on(t);
			return;
		}
	for (int n = 0; page_formats[n]; n++)
		if (strcmp(page_formats[n]->key, letter) == 0 && has_format(t, n)) {
			e->format = n;
			e->formats = true;
			go_on(t);
			return;
		}
	tui_message(t, ROLE_WARNING, _("%s is not in the list; Esc cancels"), letter);
}

static bool export_key(struct tui *t, const struct key *key)
{
	if (t->exporting.names) {
		name_key(t, key);
		return true;
	}
	t->notice.text[0] = '\0';
	switch (key->key) {
	case KEY_DOWN:
	case '\t': step(t, 1); break;
	case KEY_UP:
	case KEY_BTAB: step(t, -1); break;
	case KEY_RIGHT:
	case '\r': go_on(t); break;
	case KEY_LEFT:
	case 0x1b: go_back(t); break;
	case 'z':
		if (!export_papers[++t->exporting.paper].name)
			t->exporting.paper = 0;
		break;
	case 'q': close_page(t); break;
	default:
		if (key->text[0])
			take_letter(t, key->text);
	}
	return true;
}

/* ---- the picture ---- */

/* A letter, a name and what it is; the marked one has a sign before it. */
static void draw_row(const struct tui *t, int y, const char *key, const char *name, const char *text,
                     bool marked, bool off)
{
	const struct palette *p = &t->palette;
	WINDOW *win = t->picture.body;
	int x = LEFT + 2, end = getmaxx(win) - 1;

	if (marked)
		paint_mark(win, p, y, LEFT, ROLE_ACCENT);
	paint(win, p, y, x, KEY_COLS, off ? ROLE_DIM : ROLE_ACCENT, key);
	paint(win, p, y, x + KEY_COLS, t->exporting.name_cols,
	      off      ? ROLE_DIM
	      : marked ? STYLE_BOLD
	               : ROLE_NORMAL,
	      name);
	x += KEY_COLS + t->exporting.name_cols + GAP;
	paint(win, p, y, x, end - x, off || !marked ? ROLE_DIM : ROLE_NORMAL, text);
}

static int draw_documents(struct tui *t, int y, int rows, int *cursor_y)
{
	const struct exporting *e = &t->exporting;
	int first = e->document >= rows ? e->document - rows + 1 : 0;
	const struct document *d;

	for (int n = first; n < first + rows && (d = document_of(t, n)); n++, y++) {
		struct reason why;
		struct page page;
		bool off = !fill_page(t, n, &page, &why);
		char text[sizeof why.text];

		if (off)
			tui_reason(t, why.text, &why.ways, text, sizeof text);
		draw_row(t, y, d->key, d->name, off ? text : _(d->help), n == e->document, off);
		spot_put(&t->palette, t->picture.body, y, 0, 1, COLS, SPOT_DOCUMENT, n);
		if (n == e->document)
			*cursor_y = y;
	}
	return y;
}

static int draw_formats(struct tui *t, int y, int *cursor_y)
{
	for (int n = 0; page_formats[n]; n++) {
		if (!has_format(t, n))
			continue;
		draw_row(t, y, page_formats[n]->key, page_formats[n]->name, _(page_formats[n]->help),
		         n == t->exporting.format, false);
		if (n == t->exporting.format && t->exporting.formats)
			*cursor_y = y;
		spot_put(&t->palette, t->picture.body, y++, 0, 1, COLS, SPOT_FORMAT, n);
	}
	return y;
}

/* The head of a list, which stands out where letters and arrows choose from it. */
static int draw_list_head(const struct tui *t, int y, const char *head, bool now)
{
	paint(t->picture.body, &t->palette, y, LEFT, COLS - LEFT, now ? ROLE_ACCENT | STYLE_BOLD : ROLE_DIM,
	      head);
	return y + 1;
}

/* Where the file would stand, as far as it is typed; of a long path the end. */
static void draw_path(struct tui *t, int y)
{
	const struct exporting *e = &t->exporting;
	int x = LEFT + text_width(_("file")) + GAP, room = getmaxx(t->picture.body) - x - 1;
	char path[PATH_MAX], whole[WHOLE], shown[IO_SHOWN];
	const char *end = shown;
	struct page page;
	struct reason why;

	if (!fill_page(t, e->document, &page, &why) ||
	    !export_place(&page, journal_game(journal_of(t)), e->names ? e->edit.text : "", path, sizeof path,
	                  &why))
		return;
	whole_path(path, whole);
	io_show(whole, shown, sizeof shown);
	while (text_width(end) > room)
		do
			end++;
		while ((*end & 0xc0) == 0x80);
	paint(t->picture.body, &t->palette, y, LEFT, COLS - LEFT, ROLE_DIM, _("file"));
	paint(t->picture.body, &t->palette, y, x, room, ROLE_NORMAL, end);
}

/* How wide names are, and how many rows the two lists want. */
static void measure(struct tui *t, int *documents, int *formats)
{
	const struct document *d;
	int most = 0;

	*formats = 0;
	for (*documents = 0; (d = document_of(t, *documents)); ++*documents)
		most = text_width(d->name) > most ? text_width(d->name) : most;
	for (int n = 0; page_formats[n]; n++)
		*formats += has_format(t, n);
	t->exporting.name_cols = most;
}

static void draw_head(struct tui *t, WINDOW *win)
{
	const struct export_paper *paper = &export_papers[t->exporting.paper];
	struct reason why;
	struct page page;
	char what[80];
	int cols = getmaxx(win), x = LEFT;

	fill_page(t, t->exporting.document, &page, &why);
	x += paint(win, &t->palette, 0, x, cols - x, STYLE_BOLD, _("EXPORT AND PRINT")) + GAP;
	snprintf(what, sizeof what, _("paper: %s"), paper->name ? paper->name : _("the printer's"));
	cols -= text_width(what) + KEY_COLS + 1;
	paint(win, &t->palette, 0, cols, KEY_COLS, ROLE_ACCENT, "z");
	paint(win, &t->palette, 0, cols + KEY_COLS, text_width(what), ROLE_DIM, what);
	paint(win, &t->palette, 0, x, cols - x - GAP, ROLE_DIM, page.title);
}

static void draw_name(struct tui *t, int *y, int *x)
{
	struct exporting *e = &t->exporting;
	struct page page;
	struct reason why;
	char path[PATH_MAX], question[PATH_MAX + 100];
	struct ask_view view = {
		.who = document_of(t, e->document)->name,
		.what = "",
		.value = "",
		.typed = e->edit.text,
		.cursor = e->edit.cursor,
		.offer = { { .key = "Enter", .text = _("writes the file") } },
	};
	bool fine = fill_page(t, e->document, &page, &why) &&
	            export_place(&page, journal_game(journal_of(t)), e->edit.text, path, sizeof path, &why);

	if (e->sure) {
		snprintf(question, sizeof question, _("%s exists: overwrite it"), e->edit.text);
		question_draw("", question, (struct asked){ 0 }, &t->palette, stdscr,
		              t->picture.layout.message_y, y, x);
		return;
	}
	if (!fine) {
		tui_reason(t, why.text, &why.ways, question, sizeof question);
		view.offer[0] = (struct ask_offer){ .key = "", .text = question, .refused = true };
	}
	ask_draw(&view, &t->palette, stdscr, t->picture.layout.message_y, y, x);
	tui_draw_note(t, ROLE_WARNING, e->note);
}

static void export_draw(struct tui *t, int *y, int *x)
{
	WINDOW *win = t->picture.body;
	const struct exporting *e = &t->exporting;
	int rows = getmaxy(win), documents, formats, spare, gap, row;

	measure(t, &documents, &formats);
	paint_blank(win, &t->palette, 0, 0, rows, getmaxx(win));
	draw_head(t, win);
	spare = rows - 4 - formats;
	gap = spare > documents + 2;
	row = draw_list_head(t, 1 + gap, _("DOCUMENT"), !e->formats);
	row = draw_documents(t, row, spare < 1 ? 1 : spare < documents ? spare : documents, y);
	row = draw_list_head(t, row + gap, _("FORMAT"), e->formats);
	row = draw_formats(t, row, y);
	draw_path(t, row + gap);
	*y += t->picture.layout.body_y;
	*x = LEFT;
	if (t->exporting.names)
		draw_name(t, y, x);
}

static void export_hints(struct tui *t)
{
	const struct exporting *e = &t->exporting;

	if (e->sure) {
		hint_question(t);
		return;
	}
	if (e->names) {
		hint_add(t, "Tab", _("complete"));
		hint_add(t, "Enter", _("OK"));
		hint_add(t, "Esc", C_("page", "back"));
		return;
	}
	hint_add(t, C_("hint", "press"), C_("hint", "a key"));
	hint_add(t, _("arrows"), _("choose"));
	hint_add(t, "Enter", _("OK"));
	hint_add(t, "Esc", e->formats && count_documents(t) > 1 ? C_("page", "back") : _("cancel"));
}

static enum field export_field(const struct tui *t)
{
	return t->exporting.sure ? FIELD_ANSWER : t->exporting.names ? FIELD_TEXT : FIELD_NONE;
}

/* A second click on what is marked takes it. */
static const char *export_touch(struct tui *t, int what, int n)
{
	struct exporting *e = &t->exporting;
	bool format = what == SPOT_FORMAT;
	int *at = format ? &e->format : &e->document;
	bool again = *at == n && e->formats == format;

	if (e->names)
		return NULL;
	*at = n;
	e->formats = format;
	mend_format(t);
	return again ? "Enter" : NULL;
}

const struct overlay overlay_export = {
	.key = export_key,
	.draw = export_draw,
	.add_hints = export_hints,
	.field = export_field,
	.touch = export_touch,
	.scrolls = true,
};
