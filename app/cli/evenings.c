/* SPDX-License-Identifier: MIT */
/*
 * `tableside evenings`: who has played how often, and won, over all saved tables; and `tableside
 * evenings forget`, which takes a person out of all of them.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "app/core/evenings.h"
#include "app/export/export.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/save.h"
#include "saves/text/json.h"
#include "saves/text/person.h"

enum { SINCE, YES };

/* clang-format off */
static const struct option_row options[] = {
	[SINCE] = { "since", "DAY", 'w', .help = N_("evenings: games begun on or after that day, like 2026-01-31") },
	[YES] = { "yes", NULL, 'y', .help = N_("evenings forget: do not ask") },
	{ 0 }
};
/* clang-format on */

/* ---- as JSON ---- */

static void json_names(struct emit *e, const char *key, const char *name, const struct evening_list *list)
{
	emit_array(e, key);
	for (int i = 0; i < list->count; i++) {
		emit_object(e, NULL);
		emit_text(e, name, list->row[i].name);
		emit_number(e, "games", list->row[i].games);
		emit_number(e, "wins", list->row[i].wins);
		emit_end(e);
	}
	emit_end(e);
}

static void json_row(struct emit *e, const char *name, const struct evening_row *row)
{
	emit_text(e, name, row->name);
	emit_number(e, "games", row->games);
	emit_number(e, "wins", row->wins);
	emit_array(e, "places");
	for (int i = 0; i < row->places; i++)
		emit_number(e, NULL, row->place[i]);
	emit_end(e);
	emit_number(e, "minutes", row->seconds / 60);
}

static void json_list(struct emit *e, enum evening_about about, const struct evening_list *list)
{
	static const char *const keys[] = { "people", "commanders", "games" };

	emit_array(e, keys[about]);
	for (int i = 0; i < list->count; i++) {
		const struct evening_row *row = &list->row[i];

		emit_object(e, NULL);
		json_row(e, about == EVENING_GAMES ? "game" : "name", row);
		if (about == EVENING_PEOPLE) {
			json_names(e, "commanders", "name", &row->with);
			json_names(e, "by_game", "game", &row->at);
		}
		emit_end(e);
	}
	emit_end(e);
}

static void print_json(const struct evenings *all)
{
	struct json_emit j;

	json_begin(&j, false);
	emit_number(&j.emit, "tables", all->tables);
	emit_number(&j.emit, "open", all->open);
	emit_number(&j.emit, "unreadable", all->unreadable);
	emit_text(&j.emit, "since", all->since[0] ? all->since : NULL);
	for (enum evening_about about = 0; about < EVENING_LISTS; about++)
		json_list(&j.emit, about, &all->list[about]);
	json_print(&j);
}

/* ---- the command ---- */

static void print_lines(const struct evenings *all)
{
	char *text = evenings_text(all);

	print_text(text);
	free(text);
}

static int export_page(struct cli *cli, const struct evenings *all)
{
	struct page page = { .document = &document_evenings, .title = _("Evenings") };
	size_t size;
	char *text;

	if (!export_options(cli, &page))
		return EXIT_USAGE;
	if (!document_has_format(&document_evenings, page.format))
		return complain(EXIT_USAGE, _("svg draws a table only: evenings need csv, md or html"));
	text = document_text(&page, all, &size);
	return export_answer(cli, &page, text, size);
}

static int show(struct cli *cli)
{
	const char *since = cli_value(cli, &options[SINCE]);
	struct settings settings;
	struct evenings all;
	struct reason why;
	int status = EXIT_SAID;
	int64_t day;

	if (since && !evenings_day(since, &day))
		return complain(EXIT_USAGE, _("--since takes a day, like 2026-01-31"));
	if (!settings_load(&settings, &cli->store, &why))
		complain(0, "%s", why.text);
	if (!evenings_count(&all, &cli->store, settings.aliases, since ? since : "", &why))
		status = complain(EXIT_FILE, "%s", why.text);
	else if (export_asked(cli))
		status = export_page(cli, &all);
	else if (cli->json)
		print_json(&all);
	else
		print_lines(&all);
	if (status == EXIT_SAID && all.unreadable)
		complain(0, _("unreadable: %d"), all.unreadable);
	evenings_free(&all);
	return status;
}

/* ---- forgetting ---- */

/* True: yes, or --yes. */
static bool asks(struct cli *cli, const char *name, const struct forget *f)
{
	char answer[20] = "";

	if (cli_value(cli, &options[YES]))
		return true;
	if (!isatty(STDIN_FILENO))
		return !complain(EXIT_USAGE, _("forget asks first: add --yes"));
	fprintf(stderr,
	        P_("Take %s out of %d table? This cannot be undone. [y/N] ",
	           "Take %s out of %d tables? This cannot be undone. [y/N] ", f->holding),
	        utf8_shown(name).text, f->holding);
	return fgets(answer, sizeof answer, stdin) && (answer[0] == 'y' || answer[0] == 'Y');
}

/* False: some still hold the name. */
static bool change_tables(const struct forget *f, const struct person *person, int *changed)
{
	char path[PATH_MAX];
	struct reason why;
	bool all = true, one;

	*changed = 0;
	for (int i = 0; i < f->holding; i++) {
		if (!save_forget(person, listed_path(&f->listed[i], path), &one, &why))
			all = complain(false, _("still there: %s"), why.text);
		*changed += one;
	}
	return all;
}

static int forget_all(struct cli *cli, struct settings *settings, const struct person *person,
                      const struct forget *f)
{
	int changed;
	struct reason why;
	bool all = change_tables(f, person, &changed);
	bool rest = forget_rest(&cli->store, settings, person, &why);
	struct json_emit j;

	if (!rest)
		complain(0, "%s", why.text);
	if (cli->json) {
		json_begin(&j, false);
		emit_number(&j.emit, "tables", changed);
		json_print(&j);
	} else {
		printf(P_("%d table changed\n", "%d tables changed\n", changed), changed);
		puts(_("Exported files are not touched: look for the name where you wrote them."));
	}
	return all && rest ? EXIT_SAID : EXIT_FILE;
}

static int forget(struct cli *cli)
{
	const char *name = cli->argv[1];
	struct settings settings;
	struct person person;
	struct forget f = { 0 };
	struct reason why;
	int status;

	if (!name_is_fit(name, &why))
		return complain(EXIT_REFUSED, "%s", why.text);
	if (!settings_load(&settings, &cli->store, &why))
		return complain(EXIT_FILE, "%s", why.text);
	if (!forget_person(settings.aliases, name, &person))
		return complain(EXIT_REFUSED, _("%s has too many aliases"), utf8_shown(name).text);
	if (!forget_find(&f, &cli->store, &person, &why))
		status = complain(EXIT_FILE, "%s", why.text);
	else if (f.open)
		status = complain(EXIT_REFUSED, _("a table is open in another program: close it first"));
	else if (!asks(cli, name, &f))
		status = EXIT_REFUSED;
	else
		status = forget_all(cli, &settings, &person, &f);
	forget_done(&f);
	return status;
}

static const struct command_word words[] = {
	{ "forget", "NAME", N_("replace a person with Player 1, 2 .. in everything kept; asks first"), 1, 1,
	  forget, 0 },
	{ 0 }
};

static int evenings(struct cli *cli)
{
	if (!cli->argc)
		return show(cli);
	if (cli->argc == 2 && strcmp(cli->argv[0], words->name) == 0)
		return forget(cli);
	return complain(EXIT_USAGE, _("usage: tableside %s %s"), "evenings", "[forget NAME]");
}

/* clang-format off */
static const char *const example[] = { "tableside settings aliases \"Bob=Robert,Bobby; Ann=Annie\"",
	                               "tableside evenings --since 2026-01-01",
	                               "tableside evenings --as html -o evenings.html",
	                               "tableside evenings forget Bob", NULL };

static const struct command_note note = {
	N_("EVENINGS"),
	N_("evenings covers all saved tables, archived ones included: games, wins, hours and places of each player, commander and game. Every finished game counts, including those before a rematch; a draw has first places but no winner. Tables whose game has not ended are listed as still open: N, but not a rematch in which nothing has been typed. Time runs from the first to the last line of a game, leaving out breaks of more than an hour. A championship is one game, with the places of its ranking. In Commander and Archenemy a player who left later ranks above one who left earlier, in Titan eliminated players are ranked by points; ties share a place. Names are compared without case and accents, and the setting aliases merges the names of one person. A file that cannot be read is counted: unreadable: N."),
	example,
	N_("--json prints {\"tables\", \"open\", \"unreadable\", \"since\", \"people\": [{\"name\", \"games\", \"wins\", \"places\", \"minutes\", \"commanders\": [{\"name\", \"games\", \"wins\"}], \"by_game\": [{\"game\", \"games\", \"wins\"}]}], \"commanders\", \"games\"}. places counts how often each place was taken, the first place first: [3,1,2] means first three times, second once, third twice. Lists are sorted by wins, then games, then names. tables is the number of tables played at, open ones too; with --since a game counts if it began on or after that day. forget replaces all names of a person with one that nobody else at the table has, such as Player 3: in lines, titles and notes of all tables, in aliases, and in lines typed at the prompt. It asks first, changes nothing while a table is open, and leaves exported files alone."),
};

const struct command command_evenings = {
	"evenings", "[forget NAME]", N_("who has played and won, over all tables"),
	0, 2, TAKES_JSON | TAKES_FORMAT, options, .run = evenings, .note = &note, .words = words,
};
/* clang-format on */
