/* SPDX-License-Identifier: MIT */
/*
 * The commands list, show and log, which only read sessions, and recover, which
 * writes a new one.
 */
#include <stdlib.h>
#include <string.h>

#include "app/core/cli.h"
#include "app/core/digest.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/save.h"
#include "saves/text/json.h"
#include "saves/text/stamp.h"

enum { COLUMN_MOST = 28 };

static int close_read(struct save *save, struct journal *journal)
{
	save_close(save, 0);
	journal_free(journal);
	return EXIT_SAID;
}

/* ---- list ---- */

static void list_json(struct emit *e, const struct listed *listed, const struct digest *digest)
{
	char changed[32], path[PATH_MAX];
	struct reason why;

	stamp_write(listed_changed(listed), changed);
	listed_path(listed, path);
	emit_object(e, NULL);
	emit_text(e, "id", listed->id);
	emit_text(e, "game", listed->game);
	emit_text(e, "title", digest->title);
	emit_text(e, "created", listed->created);
	emit_text(e, "changed", changed);
	emit_number(e, "entries", digest->entries);
	emit_text(e, "players", digest->people);
	emit_text(e, "summary", digest->summary);
	emit_bool(e, "open", listed->open_elsewhere);
	emit_text(e, "file", line_is_clean(path, strlen(path), &why) ? path : NULL);
	emit_text(e, "fault", digest->fault[0] ? digest->fault : NULL);
	emit_end(e);
}

/* How wide the columns of the list are; one that is longer than most pushes only its own row. */
struct list_columns {
	int summary, title;
};

static void widen(int *columns, const char *text)
{
	int most = utf8_columns(text);

	if (most > *columns && most <= COLUMN_MOST)
		*columns = most;
}

/* A text, with blanks up to the end of its column: printf would count bytes. */
static void put_column(const char *text, int columns)
{
	int pad = columns - utf8_columns(text);

	printf("%s%*s  ", text, pad > 0 ? pad : 0, "");
}

static void list_text(const struct listed *listed, const struct digest *digest, const struct list_columns *at)
{
	if (digest->fault[0]) {
		printf("%.8s  ! %s\n", listed->id[0] ? listed->id : "--------", digest->fault);
		return;
	}
	printf("%.8s  %-12s  ", listed->id, listed->game);
	put_column(digest->summary, at->summary);
	put_column(digest->title, digest->people[0] ? at->title : 0);
	printf("%s%s\n", digest->people, listed->open_elsewhere ? _("  (open elsewhere)") : "");
}

static int list(struct cli *cli)
{
	struct digests all = { 0 };
	struct list_columns at = { 0, 0 };
	struct json_emit j;
	struct reason why;
	int count;

	if (!digests_list(&all, &cli->store, cli->store.sessions, &why))
		return complain(EXIT_FILE, "%s", why.text);
	if (cli->json) {
		json_begin(&j, false);
		emit_array(&j.emit, "sessions");
	}
	digests_read(&all);
	count = all.count;
	for (int i = 0; i < count; i++) {
		widen(&at.summary, all.digest[i].summary);
		widen(&at.title, all.digest[i].title);
	}
	for (int i = 0; i < count; i++)
		if (cli->json)
			list_json(&j.emit, &all.listed[i], &all.digest[i]);
		else
			list_text(&all.listed[i], &all.digest[i], &at);
	digests_end(&all, &cli->store, cli->store.sessions);
	if (cli->json) {
		emit_end(&j.emit);
		json_print(&j);
		return EXIT_SAID;
	}
	if (!count)
		puts(_("no tables yet: tableside new GAME NAME... starts one"));
	return EXIT_SAID;
}

/* ---- show ---- */

static int show(struct cli *cli)
{
	struct journal *journal;
	struct save *save = cli_read(cli, cli->argv[0], &journal);

	if (!save)
		return EXIT_FILE;
	if (cli->json)
		json_report(journal_game(journal), journal_state(journal), cli->secret, NULL);
	else
		text_report(stdout, journal_game(journal), journal_state(journal), cli->secret);
	return close_read(save, journal);
}

/* ---- log ---- */

static void log_json(struct emit *e, const struct entry *entry, int number, unsigned flags,
                     const struct said *said, bool hidden)
{
	char at[32], by[BY_BYTES];

	stamp_write(entry->at, at);
	emit_object(e, NULL);
	emit_number(e, "n", number);
	emit_text(e, "at", at);
	emit_text(e, "do", hidden ? NULL : entry->text);
	emit_text(e, "by", *entry->by ? entry_by(entry, by, sizeof by) : NULL);
	emit_bool(e, "taken_back", entry->taken_back);
	emit_bool(e, "ruling", flags & VERB_RULING);
	emit_array(e, "said");
	for (int i = 0; i < said->lines; i++)
		emit_text(e, NULL, said_get(said, i));
	emit_end(e);
	emit_end(e);
}

static void log_text(const struct entry *entry, int number, unsigned flags, const struct said *said,
                     bool hidden)
{
	char at[16], name[BY_BYTES], by[BY_BYTES + 8] = "";

	clock_text(entry->at, at, sizeof at);
	if (*entry->by)
		snprintf(by, sizeof by, "  [%s]", entry_by(entry, name, sizeof name));
	if (!said->lines)
		printf("%5d  %s  %s%s\n", number, at, hidden ? _("(face down)") : entry->text, by);
	for (int i = 0; i < said->lines; i++)
		printf("%5d  %s  %s%s%s%s\n", number, at, flags & VERB_RULING ? _("ruling: ") : "",
		       said_get(said, i), entry->taken_back ? _("  (undone)") : "", i ? "" : by);
}

static int tell_log(struct cli *cli)
{
	struct journal *journal;
	struct save *save = cli_read(cli, cli->argv[0], &journal);
	struct said said = { 0 };
	struct json_emit j;

	if (!save)
		return EXIT_FILE;
	if (cli->json) {
		json_begin(&j, cli->secret);
		emit_array(&j.emit, "log");
	}
	for (int i = 0; i < journal_count(journal); i++) {
		struct entry entry = journal_entry(journal, i);
		unsigned flags = journal_flags(journal, entry.text, strlen(entry.text));
		bool hidden = (flags & VERB_SECRET || journal_is_down(journal, i)) && !cli->secret;

		journal_tell(journal, i, &said);
		if (cli->json)
			log_json(&j.emit, &entry, i + 1, flags, &said, hidden);
		else
			log_text(&entry, i + 1, flags, &said, hidden);
	}
	said_free(&said);
	if (cli->json) {
		emit_end(&j.emit);
		json_print(&j);
	}
	return close_read(save, journal);
}

/* ---- recover ---- */

static int recover(struct cli *cli)
{
	char path[PATH_MAX], shown[PATH_MAX];
	struct reason why;
	int lines = 0;

	if (!save_recover(&cli->store, cli->argv[0], path, sizeof path, &lines, &why))
		return complain(EXIT_FILE, "%s", why.text);
	utf8_show(path, strlen(path), shown, sizeof shown);
	printf(P_("%d line recovered into %s\n", "%d lines recovered into %s\n", (unsigned long)lines), lines,
	       shown);
	return EXIT_SAID;
}

/* clang-format off */
const struct command command_list = {
	"list", "", N_("list the tables"), 0, 0, TAKES_JSON, .run = list,
};
const struct command command_show = {
	"show", "SESSION", N_("show the state of a table"), 1, 1, TAKES_JSON | TAKES_SECRET, .run = show,
};
const struct command command_log = {
	"log", "SESSION", N_("show the log of a table"), 1, 1, TAKES_JSON | TAKES_SECRET, .run = tell_log,
};
const struct command command_recover = {
	"recover", "FILE", N_("save the good part of a damaged file as a new table"), 1, 1, .run = recover,
};
/* clang-format on */
