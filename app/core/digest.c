/* SPDX-License-Identifier: MIT */
/*
 * Reads a session's journal for its digest. Never writes.
 */
#include "digest.h"

#include <stdio.h>
#include <stdlib.h>

#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/save.h"

void digest_read(const struct listed *listed, struct digest *digest)
{
	struct journal *journal = NULL;
	char path[PATH_MAX];
	struct reason why;
	struct save *save;
	const struct table *table;
	size_t end = 0;

	*digest = (struct digest){ 0 };
	utf8_copy(digest->title, sizeof digest->title, listed->title);
	listed_path(listed, path);
	save = listed->fault[0] ? NULL : save_open(path, SAVE_READ, &journal, &why);
	if (!save) {
		utf8_copy(digest->fault, sizeof digest->fault, listed->fault[0] ? listed->fault : why.text);
		digest->later = save_is_later(path);
		return;
	}
	table = journal_state(journal);
	if (table->title[0])
		utf8_copy(digest->title, sizeof digest->title, table->title);
	for (int i = 0; i < table->seats && end < sizeof digest->people; i++)
		end += (size_t)snprintf(digest->people + end, sizeof digest->people - end, "%s%s",
		                        i ? " " : "", table->seat[i].name);
	utf8_mend_end(digest->people);
	if (journal_game(journal)->summary)
		journal_game(journal)->summary(table, digest->summary, sizeof digest->summary);
	digest->entries = journal_count(journal);
	digest->games = games_tell(journal);
	save_close(save, 0);
	journal_free(journal);
}

void digest_done(struct digest *digest)
{
	free(digest->games);
	digest->games = NULL;
}
