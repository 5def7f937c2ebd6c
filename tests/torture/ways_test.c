/* SPDX-License-Identifier: MIT */
/*
 * The commands beside playing: exports, imports, settings, evenings, lists, the files of a hall, the phones.
 * Each call that can fail fails once in turn. Then the answer and the files are those of a run without a
 * fault, or the program says what went wrong and the files are as they were.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

enum { ROW_WAYS };

static struct row rows[] = {
	[ROW_WAYS] = { "an error at one call of another command", 0, 0, 0 },
};

struct way {
	const char *name;
	const char *make;    /* in the home, for the shell: what has to be there */
	const char *args[9]; /* %h at the beginning: the home */
	const char *look;    /* the files that it is about; NULL: it writes none */
	const char *says;    /* the answer differs each time, but says this */
};

/* A table with a title, two names and an end. */
#define TABLE                                                                                                \
	"printf 'seat Ann Bob\\nlife Ann -1\\nnote one\\n' >in; $TABLESIDE run commander in --save --title " \
	"T >told; "
#define DECK                                                                  \
	"{ printf 'Commander\\n1 Phelddagrif\\nDeck\\n1 Esper Panorama\\n'; " \
	"for i in a b c d; do printf '24 Filler %c\\n' $i; done; } >deck.txt; "
#define EVENT                                                                  \
	"{ echo 'seat Ann Bob Cy Di'; echo 'table 1 1 Ann Bob Cy Di'; } >in; " \
	"$TABLESIDE run championship in --save --title T >told; "

static const struct way ways[] = {
	{ "a page as html", TABLE, { "export", "T", "--as", "html", "-o", "%h/out" }, "out", NULL },
	{ "a page as csv", TABLE, { "export", "T", "--as", "csv", "-o", "%h/out" }, "out", NULL },
	{ "a page as md", TABLE, { "export", "T", "--as", "md" }, NULL, NULL },
	{ "a page as svg", TABLE, { "export", "T", "--as", "svg", "-o", "%h/out" }, "out", NULL },
	{ "slips of an event",
	  EVENT,
	  { "export", "T", "--as", "html", "--document", "slips", "-o", "%h/out" },
	  "out",
	  NULL },
	{ "a backup", TABLE, { "backup", "%h/out.tar" }, NULL, "saved in" },
	{ "a backup restored",
	  TABLE "$TABLESIDE backup b.tar >told; rm -r data",
	  { "restore", "%h/b.tar" },
	  NULL,
	  "1 file restored" },
	{ "the state", TABLE, { "show", "T", "--json" }, NULL, NULL },
	{ "the log", TABLE, { "log", "T" }, NULL, NULL },
	{ "the list", TABLE TABLE "mkdir data/tableside/archive", { "list", "--json" }, NULL, NULL },
	{ "home, a line at a time", TABLE, { "--plain" }, NULL, NULL },
	{ "a deck",
	  DECK "echo +Balance >house.txt",
	  { "deck", "%h/deck.txt", "--house", "%h/house.txt" },
	  NULL,
	  NULL },
	{ "a deck with card data",
	  DECK "mkdir -p data/tableside; cp $srcdir/tests/saves/cards/small.json data/tableside/cards.json",
	  { "deck", "%h/deck.txt" },
	  NULL,
	  NULL },
	{ "players",
	  "printf 'name,nation\\nAnn,de\\nBob,\\n' >some.csv; printf 'players load %s/some.csv\\nstate\\n' "
	  "$PWD >in",
	  { "run", "championship", "%h/in" },
	  NULL,
	  NULL },
	{ "players in Shift_JIS",
	  "printf '\\226\\274\\221O\\n\\216R\\223c\\202\\355\\202\\251\\n\\220\\354\\211\\272\\n' >some.csv; "
	  "printf 'players load %s/some.csv\\nstate\\n' $PWD >in",
	  { "run", "championship", "%h/in" },
	  NULL,
	  NULL },
	{ "results",
	  EVENT
	  "printf 'round,table,player,points\\n1,1,Ann,10\\n1,1,Bob,8\\n1,1,Cy,6\\n1,1,Di,5\\n' >some.csv; "
	  "{ cat in; printf 'results load %s/some.csv\\nstate\\n' $PWD; } >lines",
	  { "run", "championship", "%h/lines" },
	  NULL,
	  NULL },
	{ "schemes",
	  "printf '2 Feed the Machine\\n' >some.txt; "
	  "{ printf 'seat Ann Bob Cy\\narchenemy Ann\\nscheme load %s/some.txt\\nscheme save %s/out\\n' $PWD "
	  "$PWD; } >in",
	  { "run", "archenemy", "%h/in", "--files=/" },
	  "out",
	  NULL },
	{ "planes",
	  "echo '1 Bant' >some.txt; printf 'seat Ann Bob\\nplanes load %s/some.txt\\n' $PWD >in",
	  { "run", "commander", "%h/in" },
	  NULL,
	  NULL },
	{ "a setting",
	  "$TABLESIDE settings bell off",
	  { "settings", "theme", "dark" },
	  "config/tableside/ui.json",
	  NULL },
	{ "the settings", "$TABLESIDE settings bell off", { "settings" }, NULL, NULL },
	{ "evenings", TABLE TABLE, { "evenings", "--json" }, NULL, NULL },
	{ "evenings as a page", TABLE, { "evenings", "--as", "html", "-o", "%h/out" }, "out", NULL },
	{ "forgetting Bob",
	  TABLE "$TABLESIDE settings aliases 'Bob=Bobby'; mkdir -p state/tableside; "
	        "printf 'life Ann 2\\nlife Bobby 3\\nnote three\\n' >state/tableside/history",
	  { "evenings", "forget", "Bob", "--yes" },
	  "data/tableside/*/*.json config/tableside/ui.json state/tableside/history",
	  NULL },
	{ "files of a hall made again",
	  "$TABLESIDE hall serve --event=ev --tables=2 --config=$PWD/b.conf",
	  { "hall", "serve", "--event=ev", "--tables=2", "--config=%h/b.conf" },
	  "b.conf b.conf.acl b.conf.passwords",
	  NULL },
	{ "the tables of a hall",
	  TABLE "mkdir share; $TABLESIDE hall keep share --event=ev >told 2>&1 & "
	        "$TABLESIDE hall send share --event=ev --table=1 T >sent 2>&1; kill $!; wait $!",
	  { "hall", "list", "--event=ev", "--json" },
	  NULL,
	  NULL },
	{ "a layout of an event",
	  "{ echo 'seat Ann Bo Cy Di'; echo 'table 1 1 Ann Bo Cy Di'; echo 'layout 1 o9 w6 b5 / g8 b3 l10 o8 "
	  "/ "
	  "g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b'; } >in; "
	  "$TABLESIDE run championship in --save --title Worlds >told; "
	  "printf 'seat Di Cy Bo Ann\nboard round\nstate\n' >in",
	  { "run", "catan", "%h/in" },
	  NULL,
	  NULL },
	{ "a pool of MECCG",
	  "printf '####\nPool\n####\n1 Gimli [H] (TW)\n' >some.txt; "
	  "printf 'seat Ann Bob\npool Ann load %s/some.txt\n' $PWD >in",
	  { "run", "meccg", "%h/in" },
	  NULL,
	  NULL },
	{ "phones of a table",
	  ":",
	  { "--plain", "new", "score", "Ann", "Bob", "--phones", "--phones-bind=127.0.0.1" },
	  NULL,
	  "Bob: http" },
};

enum { WAYS = sizeof ways / sizeof *ways };

/* ---- running one ---- */

static void shell(struct place *p, const char *line, const char *to)
{
	char command[4 * PATH_MAX];

	snprintf(
		command, sizeof command,
		"{ srcdir=$(cd \"${srcdir:-.}\" && pwd); case ${TABLESIDE:=./tableside} in /*) ;; *) "
		"TABLESIDE=$PWD/$TABLESIDE;; esac; cd '%s' || exit; export HOME=$PWD XDG_DATA_HOME=$PWD/data "
		"XDG_STATE_HOME=$PWD/state XDG_CONFIG_HOME=$PWD/config XDG_CACHE_HOME=$PWD/cache "
		"XDG_RUNTIME_DIR=$PWD/run LC_ALL=C.UTF-8\n%s\n} >'%s' 2>&1",
		p->home, line, place_aside(p, to));
	if (system(command) < 0)
		fail_msg("no shell");
}

static char *content(struct place *p, const char *name)
{
	FILE *file = fopen(place_aside(p, name), "re");
	char *text = NULL;
	size_t room = 0;

	assert_non_null(file);
	if (getdelim(&text, &room, '\0', file) < 0) {
		free(text);
		text = xstrdup("");
	}
	fclose(file);
	return text;
}

/* What a run answers and what it leaves. */
struct outcome {
	char *out, *files;
	int status;
};

static void outcome_free(struct outcome *outcome)
{
	free(outcome->out);
	free(outcome->files);
	*outcome = (struct outcome){ 0 };
}

/* The files, each behind its name; but for the minute in which a page was made. */
static char *look(struct place *p, const struct way *way)
{
	char line[PATH_MAX];

	snprintf(line, sizeof line,
	         "for f in %s; do echo \"\001$f\"; LC_ALL=C sed 's/@bottom-center{[^}]*}//' \"$f\"; done",
	         way->look ? way->look : "");
	shell(p, line, "looked");
	return content(p, "looked");
}

static bool run_way(struct place *p, const struct way *way, const struct shot *shot, struct outcome *outcome)
{
	char words[9][PATH_MAX];
	const char *args[10] = { NULL };
	bool struck;

	for (int i = 0; i < 9 && way->args[i]; i++) {
		bool below = strncmp(way->args[i], "%h", 2) == 0;
		const char *at = strstr(way->args[i], "=%h");

		snprintf(words[i], sizeof words[i], "%.*s%s%s", at ? (int)(at + 1 - way->args[i]) : 0,
		         way->args[i], below || at ? p->home : "",
		         at      ? at + 3
		         : below ? way->args[i] + 2
		                 : way->args[i]);
		args[i] = words[i];
	}
	struck = place_run(p, shot, args);
	*outcome = (struct outcome){ .out = xstrdup(p->out), .files = look(p, way), .status = p->status };
	return struck;
}

/* The files of the way, from where they were kept. */
static void make(struct place *p)
{
	char line[3 * PATH_MAX], kept[PATH_MAX];

	snprintf(kept, sizeof kept, "%s", place_aside(p, "kept"));
	place_clean(p);
	snprintf(line, sizeof line, "cp -a '%s'/. .", kept);
	shell(p, line, "told");
}

static void keep(struct place *p, const struct way *way)
{
	char line[3 * PATH_MAX], kept[PATH_MAX];

	snprintf(kept, sizeof kept, "%s", place_aside(p, "kept"));
	place_clean(p);
	shell(p, way->make, "told");
	snprintf(line, sizeof line, "rm -rf '%s'; cp -a . '%s'", kept, kept);
	shell(p, line, "told");
}

/* ---- the judge ---- */

/* Whether each file is in one of the two: `texts` of look. */
static bool are_known(const char *texts, const char *one, const char *other)
{
	char *part = xmalloc(strlen(texts) + 1);
	bool known = true;

	for (size_t size; *texts && known; texts += size) {
		size = 1 + strcspn(texts + 1, "\001");
		snprintf(part, size + 1, "%s", texts);
		known = strstr(one, part) || strstr(other, part);
	}
	free(part);
	return known;
}

/* What has failed, in the words of the system or in ours. After a look that failed another one may find
 * nothing. */
static bool says_error(const struct place *p)
{
	static const char *const ours[] = { "unreadable: ",
		                            ": read-only",
		                            "cannot be read here",
		                            "phones' server did not start",
		                            "phones need libmicrohttpd",
		                            "mosquitto_passwd failed",
		                            "no championship here seats" };
	const char *error = strerror((int)p->report->error);
	bool says = p->report->struck_call == SHIM_access && (p->err[0] || strstr(p->out, strerror(ENOENT)));

	for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
		says |= strstr(p->err, ours[i]) || strstr(p->out, ours[i]);
	return says || strstr(p->err, error) || strstr(p->out, error);
}

static bool left_over(struct place *p)
{
	char *found;
	bool any;

	shell(p, "find . -name '*.tmp.*' -o -name '*.new'", "looked");
	found = content(p, "looked");
	any = *found;
	free(found);
	return any;
}

static const char *judge(struct place *p, const struct way *way, const struct outcome *well,
                         const struct outcome *now, const char *before)
{
	bool same = now->status == well->status &&
	            (way->says ? strstr(now->out, way->says) != NULL : strcmp(now->out, well->out) == 0);

	if (now->status > 128)
		return "the program was killed";
	if (now->status > 3 || now->status == 2)
		return "the exit status is not 0, 1 or 3";
	if (strstr(p->err, strerror(SHIM_NO_REASON)) || strstr(p->out, strerror(SHIM_NO_REASON)))
		return "it tells what another call has left";
	if (!are_known(now->files, well->files, before) && !strstr(p->err, "unreadable: "))
		return "the files are neither as before nor as they should be";
	if (same && strcmp(now->files, well->files) == 0)
		return left_over(p) && strcmp(shim_call_name((int)p->report->struck_call), "unlink") != 0
		               ? "a temporary file was left behind"
		               : NULL;
	if (p->report->error == EINTR)
		return "an interrupted call is no failure";
	if (same && !p->err[0])
		return "the files are not as they should be, and nothing is said";
	if (now->status != well->status && !strstr(p->err, "tableside: "))
		return "nothing is said of what went wrong";
	return says_error(p) ? NULL : "it tells another reason, or none";
}

/* ---- all ---- */

enum { ERRORS = 3 }; /* that a call is tried with */

static void try_way(struct place *p, const struct way *way, long faults)
{
	struct outcome well = { 0 }, now = { 0 };
	struct pick pick;
	char *before;
	long calls;

	keep(p, way);
	before = look(p, way);
	run_way(p, way, NULL, &well);
	calls = p->report->calls;
	if (well.status > 1 || !calls)
		fail_msg("%s: status %d, %ld calls: %s%s", way->name, well.status, calls, p->out, p->err);
	pick = torture_pick(calls * ERRORS, faults);
	for (long k = pick.first; k < calls * ERRORS; k += pick.step) {
		struct shot shot = { .deed = "ANY", .any = k % ERRORS, .at = (unsigned)(k / ERRORS) + 1 };

		make(p);
		if (run_way(p, way, &shot, &now) &&
		    !torture_count(&rows[ROW_WAYS], judge(p, way, &well, &now, before),
		                   "%s: call %u (%s): %s", way->name, shot.at,
		                   shim_call_name((int)p->report->struck_call),
		                   strerror((int)p->report->error)))
			printf("# status %d: %.300s%.300s\n", now.status, p->err, p->out);
		outcome_free(&now);
	}
	outcome_free(&well);
	free(before);
}

static void other_commands(void **state)
{
	const char *only = getenv("TORTURE_WAY");
	long faults = torture_faults(0);

	for (int i = 0; i < WAYS; i++)
		if (!only || strstr(ways[i].name, only))
			try_way(*state, &ways[i], faults ? 1 + 4 * faults / WAYS : LONG_MAX);
	torture_check(&rows[ROW_WAYS]);
}

/* ---- home on the screen ---- */

static void home_looks_again(void **state)
{
	const struct shot shot = { .deed = "EIO", .only = "readdir", .at = 1 };
	struct place *p = *state;
	struct term *t;

	place_clean(p);
	shell(p, TABLE, "told");
	t = place_open(p, &shot, (struct term_start){ .cols = 200 }); /* the path and the reason */
	term_wait_text(t, strerror(EIO));
	assert_false(term_has(t, "No tables yet"));
	term_press(t, TERM_ESC, "Ann Bob");
	place_close(p);
}

int main(void)
{
	static const struct CMUnitTest tests[] = { TORTURE(other_commands), TORTURE(home_looks_again) };

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("failing calls of other commands", tests, rows);
}
