/* SPDX-License-Identifier: MIT */
/*
 * Cuts rows of fields in place.
 */
#include "csv.h"

#include <string.h>

#include "lookup.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

/* ---- what parts the fields ---- */

enum { SAMPLE = 10 }; /* rows that show it */

/* In how many of the first rows the sign stands outside of quotes equally often. */
static int score(const char *at, char part)
{
	int seen[SAMPLE] = { 0 }, best = 0;

	for (int row = 0; row < SAMPLE && *at; row++, at += *at == '\n')
		for (bool quoted = false; *at && (quoted || *at != '\n'); at++) {
			quoted ^= *at == '"';
			seen[row] += !quoted && *at == part;
		}
	for (int i = 0; i < SAMPLE; i++) {
		int like = 0;

		for (int k = 0; k < SAMPLE; k++)
			like += seen[i] && seen[k] == seen[i];
		best = like > best ? like : best;
	}
	return best;
}

bool csv_says_parts(const char *text)
{
	return strncmp(text + (*text == '"'), "sep=", 4) == 0;
}

/* "sep=;" says it, and is a row to no sheet. */
static void begin(struct csv *csv)
{
	static const char parts[] = "\t;,"; /* of equals the first: a name may have a comma */
	int best = 0;

	csv->begun = true;
	if (csv_says_parts(csv->file.at)) {
		csv->part = csv->file.at[(*csv->file.at == '"') + 4];
		csv->file.at += strcspn(csv->file.at, "\n");
		csv->file.at += *csv->file.at == '\n';
		return;
	}
	for (const char *part = parts; *part; part++) {
		int found = score(csv->file.at, *part);

		if (found > best)
			csv->part = *part;
		best = found > best ? found : best;
	}
}

/* ---- a field ---- */

static bool is_end(char c)
{
	return !c || c == '\n' || c == '\r';
}

/* Blanks for tabs and line breaks, one for several; nothing for invisible characters.
 * False: a character that steers a terminal, or no UTF-8. */
static bool clean(char *field)
{
	char *out = field, *from = field;
	uint32_t point = 0, before = 0;

	for (size_t left = strlen(field); left; before = point) {
		int length = utf8_decode(from, left, &point);
		bool blank = utf8_is_space(point);

		if (!length || (!blank && (point < 0x20 || (point >= 0x7f && point < 0xa0))))
			return false;
		if (blank) {
			if (out > field && out[-1] != ' ')
				*out++ = ' ';
		} else if (!utf8_is_hidden(before, point, from + length, left - (size_t)length)) {
			memmove(out, from, (size_t)length);
			out += length;
		}
		from += length;
		left -= (size_t)length;
	}
	out -= out > field && out[-1] == ' ';
	*out = '\0';
	return true;
}

/* The field that begins at `at`, cut off; what follows it, or NULL and why. */
static char *cut_quoted(const struct csv *csv, char *at, char **field, struct reason *why)
{
	char *stop = at, *out;

	while (*stop && (*stop != '"' || stop[1] == '"'))
		stop += *stop == '"' ? 2 : 1;
	if (!*stop) {
		reason_set(why, _("a quote is not closed"));
		return NULL;
	}
	out = stop++;
	stop += strspn(stop, csv->part ? " " : " ,;\t");
	if (!is_end(*stop) && *stop != csv->part) {
		reason_set(why, _("text follows a closing quote"));
		return NULL;
	}
	*out = '\0';
	*field = out = at;
	for (; *at; *out++ = *at++)
		at += *at == '"';
	*out = '\0';
	return stop;
}

static char *cut_plain(const struct csv *csv, char *at, char **field)
{
	char *stop = at;

	while (!is_end(*stop) && (!csv->part || *stop != csv->part))
		stop++;
	*field = at;
	for (char *end = stop; !csv->part && end > at && strchr(",;\t ", end[-1]); end--)
		end[-1] = ' '; /* a sheet's empty columns beside the only one */
	return stop;
}

/* ---- a row ---- */

static char *line_after(char *at)
{
	while (!is_end(*at))
		at++;
	at += *at == '\r';
	return at + (*at == '\n');
}

static bool cut(struct csv *csv, struct reason *why)
{
	char *at = csv->file.at, *field;
	bool more = true, fine = true;

	csv->row++;
	for (csv->fields = 0; more;) {
		char *start = at + strspn(at, " "), *stop;

		stop = *start == '"' ? cut_quoted(csv, start + 1, &field, why) : cut_plain(csv, at, &field);
		if (!stop) {
			csv->file.at = line_after(at);
			return false;
		}
		more = !is_end(*stop);
		at = more ? stop + 1 : line_after(stop);
		*stop = '\0';
		fine &= clean(field);
		if (csv->fields < CSV_FIELDS)
			csv->field[csv->fields++] = field;
	}
	csv->file.at = at;
	return fine || reason_set(why, _("a control character"));
}

static bool is_blank(const struct csv *csv)
{
	for (int i = 0; i < csv->fields; i++)
		if (csv->field[i][0])
			return false;
	return true;
}

bool csv_row(struct csv *csv, struct reason *why)
{
	const char *end = csv->file.text + csv->file.size;

	if (!csv->begun)
		begin(csv);
	do {
		csv->fields = 0;
		if (csv->file.at >= end)
			return true;
		if (!cut(csv, why)) {
			csv->fields = 0;
			return false;
		}
	} while (is_blank(csv));
	return true;
}

/* Above a single column nothing parts: "Smith, John" is one field. */
void csv_heads(struct csv *csv, const char *const *names, int count, int needed, int *missing)
{
	char plain[100];

	*missing = -1;
	if (csv->fields == 1)
		csv->part = 0;
	for (int i = count - 1; i >= 0; i--) {
		csv->column[i] = -1;
		for (int k = 0; k < csv->fields && csv->column[i] < 0; k++) {
			lookup_plain(csv->field[k], plain, sizeof plain);
			if (choice_find(names[i], plain) >= 0)
				csv->column[i] = k;
		}
		if (i < needed && csv->column[i] < 0)
			*missing = i;
	}
}

const char *csv_field(const struct csv *csv, int wanted)
{
	int column = csv->column[wanted];

	return column >= 0 && column < csv->fields ? csv->field[column] : "";
}
