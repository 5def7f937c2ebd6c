/* SPDX-License-Identifier: MIT */
/*
 * The message line: makes one message of what a line has said, and draws it in
 * the rows that it has.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

#include "bars.h"
#include "rules/core/utf8.h"

/* ---- the words ---- */

/* Appends a part of a sentence in capitals. */
static size_t add_capitals(char *out, size_t size, size_t end, const char *text, size_t bytes)
{
	const char *stop = text + bytes;
	uint32_t point;
	int used;

	while (text < stop && end + 5 < size &&
	       (used = utf8_decode(text, (size_t)(stop - text), &point)) > 0) {
		end += (size_t)utf8_encode((uint32_t)towupper((wint_t)point), out + end);
		text += used;
	}
	out[end] = '\0';
	return end;
}

/* Leaves asides out of the order, where something else is said. */
static int without_asides(const struct said *said, int *order, int count)
{
	int kept = 0;

	for (int i = 0; i < count; i++)
		if (said->remark[order[i]].rank != SAID_ASIDE)
			order[kept++] = order[i];
	return kept ? kept : count;
}

/* "DAVE IS OUT   30 from Alice's commander, 7 life left; Bob is the monarch" */
void shell_tell(const struct said *said, char *out, size_t size)
{
	int *order = xcalloc((size_t)said->lines + 1, sizeof *order), count, n = 0;
	enum said_rank rank;
	size_t end = 0;

	count = without_asides(said, order, said_order(said, order));
	rank = count ? said->remark[order[0]].rank : SAID_DETAIL;
	out[0] = '\0';
	for (; rank >= SAID_CHANGES && n < count && said->remark[order[n]].rank == rank; n++) {
		const struct remark *remark = &said->remark[order[n]];
		const char *text = said_get(said, order[n]);

		if (n)
			end += (size_t)snprintf(out + end, size - end, "; ");
		end = add_capitals(out, size, end, text,
		                   remark->cause ? remark->end - remark->at : strlen(text));
		if (remark->cause && end < size)
			end += (size_t)snprintf(out + end, size - end, "   %s", said->text + remark->cause);
		if (end >= size)
			break;
	}
	for (bool gap = n == 1 && !said->remark[order[0]].cause; n < count && end < size; n++, gap = false)
		end += (size_t)snprintf(out + end, size - end, "%s%s",
		                        gap   ? "   "
		                        : end ? "; "
		                              : "",
		                        said_get(said, order[n]));
	utf8_mend_end(out);
	free(order);
}

/* ---- the rows ---- */

enum { MESSAGE_ROWS = 30, MORE_COLS = 3 }; /* " .." */

static int message_rows(int rows, int cols, const char *text)
{
	return rows >= MESSAGE_ROWS && text_rows(text, cols - 2) > 1 ? 2 : 1;
}

bool shell_message_fits(int rows, int cols, const char *text)
{
	return text_rows(text, cols - 2) <= message_rows(rows, cols, text);
}

void shell_layout_message(struct shell_layout *at, int cols, const char *text)
{
	int more = message_rows(at->hints_y + at->hints_rows, cols, text) - at->message_rows;

	at->message_rows += more;
	at->message_y -= more;
	at->body_rows -= more;
}

static bool ends_clause(const char *text, size_t at)
{
	if (at >= 3 && (memcmp(text + at - 3, "、", 3) == 0 || memcmp(text + at - 3, "。", 3) == 0))
		return true;
	return strchr(";,:", text[at - 1]) && text[at] == ' ';
}

/* Whether the number of a paragraph, "2.5.6.1", stands there. */
static bool ends_number(const char *text, const char *end)
{
	while (end > text && strchr("0123456789.", end[-1]))
		end--;
	return end == text || end[-1] == ' ';
}

/* Whether nothing follows but the number of a paragraph in brackets: " (L-General-7)". */
static bool cites(const char *at)
{
	size_t length = strlen(at);

	return strncmp(at, " (", 2) == 0 && at[length - 1] == ')' && !strchr(at + 2, ' ') &&
	       strpbrk(at, ".-") && strpbrk(at, "0123456789");
}

size_t shell_whole_parts(const char *text, int columns)
{
	size_t parts = 0, advice = 0;
	int colons = 0, open = 0;

	for (const char *at = text; *at && text_width_to(text, (size_t)(at - text)) <= columns; at++) {
		if (at > text && (strncmp(at, "; ", 2) == 0 || strncmp(at, "   ", 3) == 0 ||
		                  (at - text > 3 && strncmp(at - 3, "。", 3) == 0) || cites(at)))
			parts = (size_t)(at - text);
		open += (*at == '(') - (*at == ')');
		if (strncmp(at, ": ", 2) == 0 && !open && !ends_number(text, at) &&
		    (text_width_to(text, (size_t)(at - text)) >= columns / 2 || ++colons > 1))
			advice = (size_t)(at - text);
	}
	return parts ? parts : advice;
}

int shell_paint_beginning(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                          const char *text)
{
	size_t bytes, clause;
	int end = x + columns;

	if (!text[text_fit(text, columns, NULL)])
		return paint(win, p, y, x, columns, style, text);
	bytes = shell_whole_parts(text, columns);
	if (bytes)
		return paint_format(win, p, y, x, columns, style, "%.*s", (int)bytes, text);
	columns -= MORE_COLS;
	bytes = clause = text_wrap(text, columns);
	if (text_width_to(text, bytes) < columns / 2) /* a long word, as a path */
		clause = bytes = text_fit(text, columns, NULL);
	while (clause > bytes - bytes / 3 && !ends_clause(text, clause))
		clause--;
	if (clause > bytes - bytes / 3)
		bytes = clause;
	while (bytes && strchr(" ,;:", text[bytes - 1]))
		bytes--;
	columns = paint_format(win, p, y, x, columns, style, "%.*s", (int)bytes, text);
	return columns + paint(win, p, y, x + columns, end - x - columns, style, " ..");
}

void shell_paint_asked(WINDOW *win, const struct palette *p, int y, int x, int columns, const char *text,
                       struct asked who)
{
	const char *at = who.name && *who.name ? strstr(text, who.name) : NULL;
	int before = at ? text_width_to(text, (size_t)(at - text)) : 0;

	if (at && before + text_width(who.name) <= columns)
		paint(win, p, y, x + before, columns - before, seat_role(who.seat) | STYLE_BOLD, who.name);
}

void shell_draw_message(WINDOW *win, const struct palette *p, int y, const struct message_view *view)
{
	int cols = getmaxx(win), columns = cols - 2, rows = view->rows ? view->rows : 1;
	const char *text = view->text;

	paint_blank(win, p, y, 0, rows, cols);
	for (int i = 0; i < rows && view->style & STYLE_REVERSE; i++)
		paint_padded(win, p, y + i, 0, cols, view->style, "");
	for (; rows > 1 && text[text_wrap(text, columns)]; rows--, y++) {
		size_t bytes = text_wrap(text, columns);

		paint_format(win, p, y, 1, columns, view->style, "%.*s", (int)bytes, text);
		text += bytes + strspn(text + bytes, " ");
	}
	shell_paint_beginning(win, p, y, 1, columns, view->style, text);
	if (!(view->style & STYLE_REVERSE))
		shell_paint_asked(win, p, y, 1, columns, text, view->asked);
}
