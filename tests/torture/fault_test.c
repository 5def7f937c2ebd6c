/* SPDX-License-Identifier: MIT */
/*
 * A disk that fails at any one call of any way in which something is saved,
 * once or from there on: either all is saved and the program says so, or it
 * says what is not; and the session that was there is never worse than before.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "net/hall/keeper.h"
#include "rules/games.h"
#include "torture.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROW_ONCE, ROW_ON, ROW_QUIET, ROW_SCREEN, ROW_PLACES, ROW_DAMAGE, ROW_HALL, ROW_PHONES };

static struct row rows[] = {
	[ROW_ONCE] = { "an error at one call of a save path", 0, 0, 0 },
	[ROW_ON] = { "errors at every call from one on", 0, 0, 0 },
	[ROW_QUIET] = { "interrupted and short calls", 0, 0, 0 },
	[ROW_SCREEN] = { "a full disk under an open table", 0, 0, 0 },
	[ROW_DAMAGE] = { "a session damaged at a byte", 0, 0, 0 },
	[ROW_PLACES] = { "folder, file and clock changed below it", 0, 0, 0 },
	[ROW_HALL] = { "an error at one call under a table of a hall", 0, 0, 0 },
	[ROW_PHONES] = { "an error at one call under a table with phones", 0, 0, 0 },
};

/* ---- ways of saving ---- */

/* One run of the program that saves; `before` lines are there already. */
struct way {
	const char *name;
	bool (*prepare)(struct place *p, const struct story *story);
	int before;          /* lines in force of the story; -1: half of them */
	const char *args[8]; /* %s: the session, %n: the script, %g: the game, %o: another file */
	bool saves;          /* the rest of the story into the session */
};

static bool nothing_there(struct place *p, const struct story *story)
{
	p->path[0] = '\0';
	return true;
}

static const struct way ways[] = {
	{ "a new session", nothing_there, 0, { "run", "%g", "%n", "--save", "--title", "T" }, true },
	{ "more lines", story_half, -1, { "run", "%s", "%n" }, true },
	{ "a torn end", story_torn, -1, { "run", "%s", "%n" }, true },
	{ "a run taken up", story_with_run, -1, { "run", "%s", "%n" }, true },
	{ "recovering", story_damaged, -1, { "recover", "%s" }, false },
	{ "exporting", story_half, -1, { "export", "%s", "--as", "csv", "-o", "%o" }, false },
	{ "looking", story_half, -1, { "log", "%s" }, false },
	{ "listing", story_half, -1, { "list" }, false },
};

enum { WAYS = sizeof ways / sizeof *ways, GAMES_MOST = 16, SHORT_STORY = 16, PLENTY = 1 << 16 };

/* ---- running one ---- */

static int before_of(const struct way *way, const struct story *story)
{
	return way->before < 0 ? story->lines / 2 : way->before;
}

/* The run that is taken up is the first of the lines that are left. */
static const char *script_of(struct place *p, const struct way *way, const struct story *story)
{
	int from = before_of(way, story) + (way->prepare == story_with_run);

	return place_script(p, (char *const *)story->line + from, story->lines - from);
}

static bool run_way(struct place *p, const struct way *way, const struct story *story,
                    const struct shot *shot)
{
	static char other[PATH_MAX], script[PATH_MAX];
	const char *args[10] = { NULL };

	snprintf(other, sizeof other, "%s/other.csv", p->home);
	snprintf(script, sizeof script, "%s", script_of(p, way, story));
	for (int i = 0; i < 8 && way->args[i]; i++) {
		const char *word = way->args[i];

		args[i] = strcmp(word, "%s") == 0   ? p->path
		          : strcmp(word, "%n") == 0 ? script
		          : strcmp(word, "%g") == 0 ? story->game->id
		          : strcmp(word, "%o") == 0 ? other
		                                    : word;
	}
	return place_run(p, shot, args);
}

static bool prepare(struct place *p, const struct way *way, const struct story *story)
{
	place_clean(p);
	return way->prepare(p, story);
}

static int temps(const struct place *p)
{
	DIR *folder = opendir(p->store.sessions);
	const struct dirent *item;
	int count = 0;

	while (folder && (item = readdir(folder)))
		count += strstr(item->d_name, ".tmp.") != NULL;
	if (folder)
		closedir(folder);
	return count;
}

/* What is told to be wrong is what has failed, in its words or in ours. */
static const char *judge_words(const struct place *p)
{
	int error = (int)p->report->error;

	if (strstr(p->err, strerror(SHIM_NO_REASON)))
		return "it tells what another call has left";
	return !p->status || !error || strstr(p->err, strerror(error)) || strstr(p->err, ": read-only")
	               ? NULL
	               : "it tells another reason";
}

/* The answer of the program to saving; NULL: as it promises. */
static const char *judge(struct place *p, const struct way *way, const struct story *story, struct row *row)
{
	int before = before_of(way, story), all = way->saves ? story->lines : before;

	if (p->status > 128)
		return "the program was killed";
	if (p->status != 0 && p->status != 3)
		return "the exit status is neither 0 nor 3";
	if (p->status == 3 && strncmp(p->err, "tableside: ", 11) != 0)
		return "nothing is said of what went wrong";
	if (judge_words(p))
		return judge_words(p);
	if (p->status != 0 && row == &rows[ROW_QUIET])
		return "an interrupted or short call is no failure";
	if (p->status == 0 && temps(p))
		return "a temporary file was left behind";
	if (way->prepare == story_damaged)
		return p->status == 0 && !strstr(p->out, "lines") && !strstr(p->err, "lines")
		               ? "nothing was recovered"
		               : NULL;
	if (!p->path[0] && !place_find(p)) {
		row->lost += p->status == 0 ? all : 0;
		return p->status == 0 ? "there is no session" : NULL;
	}
	return torture_judge(row, p->path, story, p->status == 0 ? all : before,
	                     all + (way->prepare == story_with_run));
}

static void try_one(struct place *p, const struct way *way, const struct story *story, struct row *row,
                    const struct shot *shot)
{
	bool made = !way->prepare(p, story), struck;

	if (made)
		return;
	if (shot->lasting)
		place_sick(p);
	struck = run_way(p, way, story, shot);
	if (struck) {
		const char *complaint = judge(p, way, story, row);

		if (!torture_count(row, complaint, "%s, %s: %s at call %u (%s)%s", story->game->id, way->name,
		                   shot->deed, shot->at, shim_call_name((int)p->report->struck_call),
		                   shot->lasting ? " and on" : ""))
			printf("# status %d: %.300s", p->status, p->err);
	}
	place_clean(p);
}

/* Saving lines is tried with every game; the other stories once. */
static bool is_tried(int game, size_t way)
{
	return game == 0 || way < 2;
}

/* A few lines meet each call as well as many. */
static void load_short(struct story *story, const struct game *game)
{
	story_load(story, game);
	while (story->lines > SHORT_STORY)
		free(story->line[--story->lines]);
}

/* Each call of each way; the errors take turns, so that a bounded share of
 * them still meets every call. */
static void try_all(struct place *p, struct row *row, const char *const *deeds, int count, bool lasting)
{
	struct story story[GAMES_MOST] = { { 0 } };
	long total = 0, n = 0, calls[GAMES_MOST][WAYS] = { { 0 } };
	struct pick pick;
	int games_here = 0;

	for (; games[games_here] && games_here < GAMES_MOST; games_here++) {
		load_short(&story[games_here], games[games_here]);
		for (size_t w = 0; w < WAYS; w++) {
			if (!is_tried(games_here, w) || !prepare(p, &ways[w], &story[games_here]))
				continue;
			run_way(p, &ways[w], &story[games_here], NULL);
			calls[games_here][w] = p->report->calls;
			total += calls[games_here][w] * count;
		}
	}
	pick = torture_pick(total, 4 * torture_faults(0)); /* three of four do not fit their call */
	place_clean(p);
	for (int g = 0; g < games_here; g++)
		for (size_t w = 0; w < WAYS; w++)
			for (long k = 0; k < calls[g][w] * count; k++, n++)
				if (n % pick.step == pick.first)
					try_one(p, &ways[w], &story[g], row,
					        &(struct shot){ .deed = deeds[k % count],
					                        .at = (unsigned)(k / count) + 1,
					                        .lasting = lasting });
	for (int g = 0; g < games_here; g++)
		story_free(&story[g]);
	torture_check(row);
}

static const char *const errors[] = { "ENOSPC", "EDQUOT", "EIO",    "EROFS", "EACCES",
	                              "EMFILE", "ESTALE", "EAGAIN", "ENOLCK" };

static void one_error(void **state)
{
	try_all(*state, &rows[ROW_ONCE], errors, sizeof errors / sizeof *errors, false);
}

static void errors_from_one_on(void **state)
{
	try_all(*state, &rows[ROW_ON], errors, sizeof errors / sizeof *errors, true);
}

static void interrupted_and_short(void **state)
{
	static const char *const quiet[] = { "EINTR", "SHORT" };

	try_all(*state, &rows[ROW_QUIET], quiet, 2, false);
}

/* ---- under an open table ---- */

/* The first lines of a story, and the lines at the table. */
static struct story with_notes(const struct story *story, int before)
{
	struct story told = *story;

	told.line[before] = (char *)"note one";
	told.line[before + 1] = (char *)"note two";
	told.lines = before + 2;
	return told;
}

/* Of the second note: its words, or that it is not saved. */
static bool is_answered(struct term *t, const void *data)
{
	char words[60];

	snprintf(words, sizeof words, "note: %s", (const char *)data);
	return term_has(t, words) || term_has(t, "not saved") || term_has(t, "NOT SAVED: ") ||
	       /* words of others may come after it */
	       term_has(t, "ev, table") || term_has(t, "the hall: ") || term_has(t, "phones' server");
}

static bool is_home(struct term *t)
{
	return term_has(t, "n new table");
}

static bool is_asked_or_home(struct term *t, const void *data)
{
	return is_home(t) || term_has(t, "only in memory");
}

static bool is_open_or_over(struct term *t, const void *data)
{
	return term_read_for(t, 0) || term_has(t, "? help"); /* look at the first read */
}

static void say_notes(struct term *t)
{
	term_send(t, ":note one\r:note two\r");
	term_wait(t, is_answered, "two", "an answer to the second note");
}

/* Leaves: the program tells what it cannot save and keeps the table. Then the disk
 * works again, and leaving saves. NULL: all went well. */
static const char *leave_saved(struct place *p, struct term *t)
{
	term_send(t, "q");
	term_wait(t, is_asked_or_home, NULL, "home, or the question");
	if (is_home(t))
		return NULL;
	if (!term_has(t, "NOT SAVED"))
		return "leaving asks, and the title does not say that it is not saved";
	if (p->report->error && !term_has(t, strerror((int)p->report->error)))
		return "it tells another reason";
	term_send(t, "\r");
	term_wait_gone(t, "only in memory");
	place_heal(p);
	for (int tries = 0; tries < 2; tries++) {
		term_send(t, "q");
		term_wait(t, is_asked_or_home, NULL, "home, or the question");
		if (is_home(t))
			return NULL;
		term_send(t, "\r"); /* a busy disk: it tries again by itself */
		term_wait_gone(t, "NOT SAVED");
	}
	return "with the disk well again it was not saved";
}

static const char *sit_through(struct place *p, const struct story *story, const struct shot *shot,
                               struct row *row)
{
	int before = story->lines / 2;
	struct story told = with_notes(story, before);
	const char *complaint;
	struct term *t;

	place_clean(p);
	place_sick(p);
	story_half(p, story);
	t = place_open(p, shot, (struct term_start){ .args = { "open", p->path } });
	term_wait(t, is_open_or_over, NULL, "the table, or a refusal");
	if (term_read_for(t, 0)) {
		complaint = WIFEXITED(term_wait_exit(t)) && term_has(t, "tableside: ")
		                    ? NULL
		                    : "it ended without a word";
		told.lines = before;
	} else if (term_has(t, "watch")) { /* it may not be written here: read-only */
		complaint = NULL;
		told.lines = before;
	} else {
		say_notes(t);
		complaint = leave_saved(p, t);
	}
	place_close(p);
	return complaint ? complaint : torture_judge(row, p->path, &told, told.lines, told.lines);
}

static void full_disk_on_the_screen(void **state)
{
	static const char *const deeds[] = { "ENOSPC", "EDQUOT", "EIO", "ESTALE", "EROFS", "EMFILE" };
	long faults = torture_faults(300), calls;
	struct place *p = *state;
	struct story story;

	story_load(&story, games[0]);
	story_half(p, &story);
	term_wait_text(place_open(p, NULL, (struct term_start){ .args = { "open", p->path } }), "? help");
	calls = p->report->calls;
	place_close(p);
	for (long i = 0; i < faults; i++) {
		struct shot shot = { .deed = deeds[i % 6],
			             .lasting = true,
			             .at = 1 + rng_below(torture_rng(), (uint32_t)calls + 30) };
		const char *complaint = sit_through(p, &story, &shot, &rows[ROW_SCREEN]);

		if (p->report->struck || complaint)
			torture_count(&rows[ROW_SCREEN], complaint, "%s from call %u (%s) on", shot.deed,
			              shot.at, shim_call_name((int)p->report->struck_call));
	}
	story_free(&story);
	torture_check(&rows[ROW_SCREEN]);
}

/* ---- a table of a hall, a table with phones ---- */

/* A table on the screen, with a host at a broker where it is one of a hall. */
struct desk {
	struct place *p, *host;
	struct torture_broker broker;
	struct story story;
	bool phones;
	int number; /* of the table, another one each time */
	char table[20], data[PATH_MAX];
	struct shim_report met; /* of the run with the fault */
};

static void desk_begin(struct desk *d, bool phones)
{
	*d = (struct desk){ .phones = phones };
	place_make((void **)&d->p);
	story_load(&d->story, games[0]);
	if (phones)
		return;
	place_make((void **)&d->host);
	broker_start(&d->broker, d->host);
	term_wait_text(
		place_open(d->host, NULL,
	                   (struct term_start){ .args = { "hall", "keep", d->broker.url, "--event=ev" } }),
		"the hall ev is open");
}

static void desk_end(struct desk *d)
{
	story_free(&d->story);
	broker_end(&d->broker);
	if (d->host)
		place_remove((void **)&d->host);
	place_remove((void **)&d->p);
}

static bool is_told(struct term *t, const void *data)
{
	return term_has(t, "http://127.") || term_has(t, "phones need") || term_has(t, "server did not") ||
	       term_has(t, "pages are closed") ||
	       (*(const uint32_t *)data && term_has(t, strerror((int)*(const uint32_t *)data)));
}

/* The codes, or why there are none; then the table again. */
static void look_at_codes(struct place *p, struct term *t)
{
	for (int times = 0; times < 2; times++) {
		term_wait(t, is_told, &p->report->error, "the codes, or why there are none");
		term_press(t, TERM_ESC, "? help");
		if (times == 0)
			term_send(t, ":phones\r");
	}
}

/* With nothing in its way the rest of the lines arrives, and they are those of the table. */
static const char *send_rest(struct desk *d, const struct story *told)
{
	const char *args[] = { "hall", "send", d->broker.url, "--event=ev", d->table, d->p->path, NULL };
	struct reason why;
	struct keeper *keeper;
	const struct kept *kept;
	int lines;

	place_run(d->p, NULL, args);
	if (d->p->status)
		return "the lines do not arrive";
	snprintf(d->data, sizeof d->data, "%s/hall/ev.hall", d->host->store.data);
	keeper = keeper_open(d->data, "", true, 0, &why);
	kept = keeper ? keeper_session(keeper, d->number, NULL) : NULL;
	lines = kept ? kept->lines : 0;
	keeper_close(keeper);
	return lines == told->lines ? NULL : "the host has other lines";
}

/* Somebody who ends at once says why. */
static const char *ended(struct term *t)
{
	return WIFEXITED(term_wait_exit(t)) && term_has(t, "tableside: ") ? NULL : "it ended without a word";
}

static const char *play(struct desk *d, struct term *t)
{
	const char *complaint;

	if (d->phones)
		look_at_codes(d->p, t);
	say_notes(t);
	complaint = leave_saved(d->p, t);
	if (!complaint) {
		term_send(t, "q");
		if (WEXITSTATUS(term_wait_exit(t)) != 0 || !WIFEXITED(term_wait_exit(t)))
			complaint = "it does not end well";
	}
	return complaint;
}

static bool is_there_or_over(struct term *t, const void *data)
{
	(void)data;
	return is_open_or_over(t, NULL) || term_has(t, "http://127.") || term_has(t, "tableside: ");
}

static const char *sit_at(struct desk *d, const struct shot *shot, struct row *row)
{
	struct term_start start = { .cols = 132 };
	const char *hall[] = { "hall", "join", d->broker.url, "--event=ev", d->table, d->p->path };
	const char *phones[] = { "open", d->p->path, "--phones-bind=127.0.0.1" };
	int before = d->story.lines / 2;
	struct story told = with_notes(&d->story, before);
	const char *complaint = NULL;
	struct term *t;

	place_clean(d->p);
	place_heal(d->p);
	story_half(d->p, &d->story);
	snprintf(d->table, sizeof d->table, "--table=%d", ++d->number);
	memcpy(start.args, d->phones ? phones : hall, d->phones ? sizeof phones : sizeof hall);
	t = place_open(d->p, shot, start);
	term_wait(t, is_there_or_over, NULL, "the table, or a refusal");
	if (term_has(t, "tableside: ") || term_read_for(t, 0) ||
	    term_has(t, "watch")) { /* it may only be read here */
		told.lines = before;
		complaint = term_has(t, "watch") ? NULL : ended(t);
	} else {
		complaint = play(d, t);
	}
	if (!complaint && term_has(t, strerror(SHIM_NO_REASON)))
		complaint = "it tells what another call has left";
	place_close(d->p);
	d->met = *d->p->report;
	if (!complaint)
		complaint = torture_judge(row, d->p->path, &told, told.lines, told.lines);
	return complaint || d->phones ? complaint : send_rest(d, &told);
}

enum { ERRORS = 3 }; /* that a call is tried with */

static void sit_lane(int which, struct row *row, const void *data)
{
	struct desk d;
	struct pick pick;
	long n = 0, all;

	desk_begin(&d, *(const bool *)data);
	if (sit_at(&d, NULL, row))
		fail_msg("without a fault it does not go well");
	all = (long)d.met.calls * ERRORS;
	pick = torture_pick(all, 0);
	for (long i = pick.first; i < all; i += pick.step, n++) {
		const struct shot shot = { .deed = "ANY",
			                   .at = (unsigned)(i / ERRORS) + 1,
			                   .any = (unsigned)(i % ERRORS) };
		const char *complaint = n % TORTURE_LANES == which ? sit_at(&d, &shot, row) : NULL;

		if (n % TORTURE_LANES == which && (complaint || d.met.struck))
			torture_count(row, complaint, "call %u (%s): %s", shot.at,
			              shim_call_name((int)d.met.struck_call), strerror((int)d.met.error));
	}
	desk_end(&d);
}

static void a_table_of_a_hall(void **state)
{
	if (!broker_can_be())
		skip();
	torture_lanes(&rows[ROW_HALL], sit_lane, &(const bool){ false });
}

static void a_table_with_phones(void **state)
{
	torture_lanes(&rows[ROW_PHONES], sit_lane, &(const bool){ true });
}

/* ---- the world below it ---- */

static bool run_shell(struct place *p, const char *command)
{
	char line[3 * PATH_MAX];

	snprintf(line, sizeof line, "set -e; cd '%s'; file='%s'; %s", p->store.data, p->path, command);
	return system(line) == 0;
}

static const struct {
	const char *name;
	const char *command; /* in the folder over that of sessions, while the table is open */
	struct shot shot;
	bool elsewhere;    /* later lines must be saved elsewhere */
	const char *after; /* must hold at the end */
} places[] = {
	{ "the folder is moved away and back", "mv sessions moved; mv moved sessions", { 0 }, false, "true" },
	{ "the folder is removed", "rm -r sessions", { 0 }, false, "true" },
	{ "all folders are removed", "rm -r ../tableside", { 0 }, false, "true" },
	{ "a file lies where the folder was",
	  "rm -r sessions; echo precious >sessions",
	  { 0 },
	  true,
	  "grep -q precious sessions" },
	{ "the file is removed", "rm \"$file\"", { 0 }, false, "true" },
	{ "the file is replaced",
	  "echo precious >other; mv other \"$file\"",
	  { 0 },
	  true,
	  "grep -q precious \"$file\"" },
	{ "the file is overwritten", "echo precious >\"$file\"", { 0 }, true, "grep -q precious \"$file\"" },
	{ "the file is cut", ": >\"$file\"", { 0 }, true, "test ! -s \"$file\"" },
	{ "the file is appended to", "echo precious >>\"$file\"", { 0 }, true, "grep -q precious \"$file\"" },
	{ "a link lies where the file was",
	  "echo precious >other; rm \"$file\"; ln -s ../other \"$file\"",
	  { 0 },
	  true,
	  "grep -q precious other" },
	{ "the clock runs backwards", "true", { .clock = 3600 }, false, "true" },
	{ "the clock runs backwards slowly", "true", { .clock = 1 }, false, "true" },
	{ "no file can be opened any more",
	  "true",
	  { .deed = "EMFILE", .only = "open", .at = 7, .lasting = true },
	  false,
	  "true" },
	{ "nothing can be locked", "true", { .deed = "ENOLCK", .at = 1, .lasting = true }, false, "true" },
	{ "the folder tells of no changes",
	  "true",
	  { .deed = "EMFILE", .only = "inotify", .at = 1, .lasting = true },
	  false,
	  "true" },
};

/* The table says that it is not saved and offers to save elsewhere. */
static const char *leave_elsewhere(struct place *p, struct term *t)
{
	term_send(t, "q");
	term_wait(t, is_asked_or_home, NULL, "home, or the question");
	if (!term_has(t, "only in memory"))
		return "it was left as if all were saved";
	term_press(t, "e", "a copy is in");
	term_press(t, "q", "only in memory");
	term_press(t, "y", "n new table");
	snprintf(p->path, sizeof p->path, "%s%s", p->home, strrchr(p->path, '/'));
	return NULL;
}

static const char *live_through(struct place *p, size_t i, const struct story *story)
{
	struct story told = with_notes(story, story->lines / 2);
	char original[PATH_MAX];
	const char *complaint;
	struct term *t;

	place_clean(p);
	place_sick(p);
	story_half(p, story);
	memcpy(original, p->path, sizeof original);
	t = place_open(p, &places[i].shot, (struct term_start){ .args = { "open", p->path } });
	term_wait_text(t, "? help");
	assert_true(run_shell(p, places[i].command));
	say_notes(t);
	if (places[i].elsewhere) {
		complaint = leave_elsewhere(p, t);
	} else {
		complaint = leave_saved(p, t);
	}
	place_close(p);
	if (!complaint)
		complaint = torture_judge(&rows[ROW_PLACES], p->path, &told, told.lines, told.lines);
	memcpy(p->path, original, sizeof original);
	if (!complaint && !run_shell(p, places[i].after))
		complaint = "what was not ours was touched";
	return complaint;
}

static void the_folder_changes_at_run_time(void **state)
{
	struct place *p = *state;
	struct story story;

	story_load(&story, games[0]);
	for (size_t i = 0; i < sizeof places / sizeof *places; i++)
		torture_count(&rows[ROW_PLACES], live_through(p, i, &story), "%s", places[i].name);
	story_free(&story);
	torture_check(&rows[ROW_PLACES]);
}

/* ---- damage ---- */

static bool flip(const char *path, long at)
{
	FILE *file = fopen(path, "r+e");
	int byte;

	assert_non_null(file);
	assert_int_equal(fseek(file, at, SEEK_SET), 0);
	byte = getc(file);
	assert_int_equal(fseek(file, at, SEEK_SET), 0);
	putc(byte ^ 0x20, file);
	return fclose(file) == 0;
}

static char *bytes_of(const char *path, size_t *size)
{
	FILE *file = fopen(path, "re");
	char *bytes = xmalloc(PLENTY);

	assert_non_null(file);
	*size = fread(bytes, 1, PLENTY, file);
	fclose(file);
	return bytes;
}

/* A changed byte may still leave a session, or one with a torn end; a refused file
 * stays as it is, and no line before the last is ever cut. */
static const char *write_to_damaged(struct place *p, const struct story *story, long at)
{
	static const char *args[] = { "run", NULL, "/dev/null", NULL };
	const char *complaint = NULL;
	char *before, *after;
	size_t size, size_after;

	place_clean(p);
	story_half(p, story);
	flip(p->path, at);
	before = bytes_of(p->path, &size);
	args[1] = p->path;
	place_run(p, NULL, args);
	after = bytes_of(p->path, &size_after);
	if (p->status == 3 && (size != size_after || memcmp(before, after, size) != 0))
		complaint = "it is refused, and was written to";
	else if (p->status == 3 && strncmp(p->err, "tableside: ", 11) != 0)
		complaint = "it is refused without a word";
	else if (p->status == 0 && torture_kept(p->path, story).lines < story->lines / 2 - 1)
		complaint = "lines were cut";
	else if (p->status != 0 && p->status != 3)
		complaint = "the exit status is neither 0 nor 3";
	free(before);
	free(after);
	return complaint;
}

static void damage(void **state)
{
	struct place *p = *state;
	struct story story;
	struct pick pick;
	struct stat now;

	load_short(&story, games[0]);
	story_half(p, &story);
	assert_int_equal(stat(p->path, &now), 0);
	pick = torture_pick(now.st_size, 0);
	for (long at = pick.first; at < now.st_size; at += pick.step)
		torture_count(&rows[ROW_DAMAGE], write_to_damaged(p, &story, at), "byte %ld", at);
	story_free(&story);
	torture_check(&rows[ROW_DAMAGE]);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TORTURE(one_error),
		TORTURE(errors_from_one_on),
		TORTURE(interrupted_and_short),
		TORTURE(full_disk_on_the_screen),
		cmocka_unit_test(a_table_of_a_hall),
		cmocka_unit_test(a_table_with_phones),
		TORTURE(the_folder_changes_at_run_time),
		TORTURE(damage),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("a failing disk", tests, rows);
}
