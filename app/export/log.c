/* SPDX-License-Identifier: MIT */
/*
 * The log, told change by change.
 */
#include <string.h>

#include "export.h"
#include "rules/core/journal.h"
#include "saves/text/stamp.h"

typedef void row_seer(void *user, const struct export_row *row);

static void tell_entry(struct journal *journal, int n, bool secret, struct said *said, row_seer *see,
                       void *user)
{
	struct entry entry = journal_entry(journal, n);
	unsigned flags = journal_flags(journal, entry.text, strlen(entry.text));
	bool hidden = (flags & VERB_SECRET || journal_is_down(journal, n)) && !secret;
	struct export_row row = {
		.number = n + 1,
		.line = hidden ? "" : entry.text,
		.who = "",
		.what = "",
		.cause = "",
		.taken_back = entry.taken_back,
		.ruling = flags & VERB_RULING,
	};

	char by[BY_BYTES];

	row.by = entry_by(&entry, by, sizeof by);
	stamp_write(entry.at, row.at);
	journal_tell(journal, n, said);
	for (int i = 0; i < said->changes; i++) {
		struct said_change change = said_get_change(said, i);

		row.who = change.who;
		row.what = change.what;
		row.cause = change.cause;
		see(user, &row);
		row.by = "";
	}
	if (said->changes)
		return;
	row.what = said->lines ? said_get(said, 0) : "";
	see(user, &row);
}

void export_log(struct journal *journal, bool secret, row_seer *see, void *user)
{
	struct said said = { 0 };

	for (int n = 0; n < journal_count(journal); n++)
		tell_entry(journal, n, secret, &said, see, user);
	said_free(&said);
}
