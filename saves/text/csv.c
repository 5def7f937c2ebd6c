/* SPDX-License-Identifier: MIT */
/*
 * Cuts rows of fields in place.
 */
#include "csv.h"

#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

/* "a","b""c",d : cuts and unquotes. */
static bool cut(struct csv *csv, struct reason *why)
{
	char *at = csv->line, *out;
	const char *parts;

	if (!csv->parts) /* the heads have one of them; in a single column there may be either */
		csv->parts = !strchr(at, ';') && strchr(at, ',')   ? ","
		             : !strchr(at, ',') && strchr(at, ';') ? ";"
		                                                   : ",;";
	parts = csv->parts;
	for (csv->fields = 0; at;) {
		bool quoted = *at == '"';

		if (csv->fields == CSV_FIELDS)
			return reason_set(why, _("row %d: more than %d columns"), csv->file.line, CSV_FIELDS);
		csv->field[csv->fields++] = out = at += quoted;
		while (*at && (quoted || !strchr(parts, *at))) {
			if (quoted && *at == '"' && at[1] != '"')
				break;
			at += quoted && *at == '"';
			*out++ = *at++;
		}
		if (quoted && *at != '"')
			return reason_set(why, _("row %d: a quote is not closed"), csv->file.line);
		at += quoted;
		if (*at && !strchr(parts, *at))
			return reason_set(why, _("row %d: text follows a closing quote"), csv->file.line);
		at = *at ? at + 1 : NULL;
		*out = '\0';
	}
	return true;
}

bool csv_says_parts(const char *text)
{
	return strncmp(text + (*text == '"'), "sep=", 4) == 0;
}

bool csv_row(struct csv *csv, struct reason *why)
{
	do {
		if (!text_file_line(&csv->file, &csv->line, why))
			return false;
	} while (csv->line && (!csv->line[0] || (!csv->parts && csv_says_parts(csv->line))));
	return !csv->line || cut(csv, why);
}

void csv_heads(struct csv *csv, const char *const *names, int count, int needed, int *missing)
{
	char folded[100];

	*missing = -1;
	for (int i = count - 1; i >= 0; i--) {
		csv->column[i] = -1;
		for (int k = 0; k < csv->fields && csv->column[i] < 0; k++) {
			utf8_fold(csv->field[k], folded, sizeof folded);
			if (choice_find(names[i], folded) >= 0)
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
