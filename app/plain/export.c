/* SPDX-License-Identifier: MIT */
/*
 * Export a line at a time: what there is, and at home the line that names it. The word
 * `export` of the table does both.
 */
#include <stdio.h>
#include <string.h>

#include "app/core/outside.h"
#include "plain.h"
#include "rules/core/i18n.h"

/* Says it to the table of the page, and tells its words; false: refused. */
static bool say(struct plain *p, const char *line)
{
	struct tui *t = &p->t;
	struct journal *journal = open_table_is_open(&t->table) ? t->table.journal : t->exporting.journal;
	struct said said = { 0 };
	struct reason why = { 0 };
	bool fine = outside_say(journal, t->store, line, strlen(line), time(NULL), t->rng, false, &said, NULL,
	                        &why) != JOURNAL_REFUSED;

	for (int i = 0; fine && i < said.lines; i++)
		plain_say(p, "%s", said_get(&said, i));
	if (!fine)
		tui_refuse(t, &why);
	said_free(&said);
	return fine;
}

void plain_export(struct plain *p)
{
	say(p, "export");
	if (!open_table_is_open(&p->t.table))
		p->asks = PLAIN_ASKS_EXPORT;
}

void plain_export_line(struct plain *p, const char *line)
{
	char whole[LINE_BYTES + 16];

	snprintf(whole, sizeof whole, "export %s", line);
	if (say(p, whole))
		export_close(&p->t);
	else
		p->asks = PLAIN_ASKS_EXPORT;
}
