/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ftw.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/kit/rounds.h"

/* ---- the tally ---- */

static unsigned long seed(void)
{
	const char *text = getenv("TORTURE_SEED");

	return text && *text ? strtoul(text, NULL, 10) : 1;
}

int torture_end(int failed, const struct row *rows, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (rows[i].tried)
			printf("# torture: %-44s %8ld tried %8ld survived %4ld lines lost\n", rows[i].name,
			       rows[i].tried, rows[i].survived, rows[i].lost);
	printf("# seed %lu\n", seed());
	return failed;
}

bool torture_count(struct row *row, const char *complaint, const char *format, ...)
{
	va_list list;

	row->tried++;
	row->survived += !complaint;
	if (!complaint)
		return true;
	printf("# %s: ", row->name);
	va_start(list, format);
	vprintf(format, list);
	va_end(list);
	printf(": %s\n", complaint);
	return false;
}

void torture_check(const struct row *row)
{
	assert_true(row->tried > 0);
	if (row->survived != row->tried || row->lost)
		fail_msg("%s: of %ld faults %ld were survived, %ld lines were lost (TORTURE_SEED=%lu)",
		         row->name, row->tried, row->survived, row->lost, seed());
}

long torture_faults(long usual)
{
	const char *text = getenv("TORTURE_FAULTS");
	long faults = text && *text ? atol(text) : 40 / one_in(4);

	return !faults || (usual && faults > usual) ? usual : faults;
}

struct rng *torture_rng(void)
{
	static struct rng rng;
	static bool seeded;

	if (!seeded)
		rng_seed(&rng, seed());
	seeded = true;
	return &rng;
}

struct pick torture_pick(long total, long most)
{
	long step = 1;

	most = most ? most : torture_faults(0);
	if (most && total > most)
		step = (total + most - 1) / most;
	return (struct pick){ .first = (long)rng_below(torture_rng(), (uint32_t)step), .step = step };
}

struct lanes {
	struct row *row;
	void (*lane)(int which, struct row *row, const void *data);
	const void *data;
};

static void run_lane(int which, void *data)
{
	const struct lanes *lanes = data;

	lanes->lane(which, &lanes->row[which], lanes->data);
}

void torture_lanes(struct row *row, void (*lane)(int which, struct row *row, const void *data),
                   const void *data)
{
	const size_t size = TORTURE_LANES * sizeof *row;
	struct lanes lanes = { mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
		               lane, data };

	assert_ptr_not_equal(lanes.row, MAP_FAILED);
	for (int i = 0; i < TORTURE_LANES; i++)
		lanes.row[i].name = row->name;
	assert_true(term_parts(TORTURE_LANES, run_lane, &lanes));
	for (int i = 0; i < TORTURE_LANES; i++) {
		row->tried += lanes.row[i].tried;
		row->survived += lanes.row[i].survived;
		row->lost += lanes.row[i].lost;
	}
	munmap(lanes.row, size);
	torture_check(row);
}

/* ---- a place ---- */

static const char *aside(struct place *p, const char *name, char *out, size_t size)
{
	snprintf(out, size, "%s/%s", p->aside, name);
	return out;
}

const char *place_aside(struct place *p, const char *name)
{
	return aside(p, name, p->env[12], sizeof p->env[12]);
}

static void map_report(struct place *p)
{
	int fd = open(place_aside(p, "report"), O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	assert_true(fd >= 0);
	assert_int_equal(ftruncate(fd, sizeof *p->report), 0);
	p->report = mmap(NULL, sizeof *p->report, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	assert_ptr_not_equal(p->report, MAP_FAILED);
	close(fd);
}

/* The watchmen of a build with sanitizers want to be asked first, and look for
 * leaks in a program that was killed or whose terminal has gone. */
static void calm_the_watchmen(void)
{
	const char *options = getenv("ASAN_OPTIONS");
	char all[1000];

	if (options && strstr(options, "verify_asan_link_order"))
		return;
	snprintf(all, sizeof all, "%s%sverify_asan_link_order=0:detect_leaks=0:allocator_may_return_null=1",
	         options ? options : "", options ? ":" : "");
	setenv("ASAN_OPTIONS", all, 1);
}

int place_make(void **state)
{
	struct place *p = calloc(1, sizeof *p);
	char data[PATH_MAX];

	calm_the_watchmen();
	if (!getenv("TMPDIR") && access("/dev/shm", W_OK) == 0)
		setenv("TMPDIR", "/dev/shm", 1); /* a disk that need not be waited for */
	p->home = term_home();
	p->aside = term_home();
	map_report(p);
	snprintf(data, sizeof data, "%s/data/tableside", p->home);
	assert_true(store_init(&p->store, data, NULL));
	*state = p;
	return 0;
}

int place_remove(void **state)
{
	struct place *p = *state;

	place_close(p);
	munmap(p->report, sizeof *p->report);
	term_home_remove(p->home);
	term_home_remove(p->aside);
	free(p->out);
	free(p->err);
	free(p);
	return 0;
}

static int remove_inner(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
	return ftw->level ? remove(path) : 0;
}

void place_clean(struct place *p)
{
	nftw(p->home, remove_inner, 16, FTW_DEPTH | FTW_PHYS);
}

bool place_find(struct place *p)
{
	struct listed *list = NULL;
	int count = 0;

	if (store_list(&p->store, &list, &count, NULL) && count == 1)
		listed_path(&list[0], p->path);
	free(list);
	return count == 1;
}

void place_close(struct place *p)
{
	for (size_t i = 0; i < sizeof p->term / sizeof *p->term; i++) {
		term_close(p->term[i]);
		p->term[i] = NULL;
	}
}

static const char *shim_path(void)
{
	const char *path = getenv("TORTURE_SHIM");

	return path && *path ? path : "tests/torture/shim.so";
}

struct setting {
	struct place *p;
	struct term_start *start;
	int count, given;
};

static void set(struct setting *s, const char *name, const char *value)
{
	assert_true(s->count < 12 && s->given < TERM_ARGS - 1);
	snprintf(s->p->env[s->count], sizeof *s->p->env, "%s=%s", name, value);
	s->start->env[s->given++] = s->p->env[s->count++];
}

static void set_number(struct setting *s, const char *name, long value)
{
	char text[24];

	snprintf(text, sizeof text, "%ld", value);
	if (value)
		set(s, name, text);
}

static void arm(struct place *p, const struct shot *shot, struct term_start *start)
{
	static const struct shot harmless;
	struct setting s = { .p = p, .start = start };
	char path[PATH_MAX];

	shot = shot ? shot : &harmless;
	start->home = p->home;
	while (start->env[s.given])
		s.given++;
	memset(p->report, 0, sizeof *p->report);
	set(&s, "LD_PRELOAD", shim_path());
	snprintf(path, sizeof path, "%s%s", p->home, shot->sessions_only ? "/data" : "");
	set(&s, "TORTURE_UNDER", path);
	set(&s, "TORTURE_REPORT", aside(p, "report", path, sizeof path));
	if (shot->trace)
		set(&s, "TORTURE_TRACE", aside(p, "trace", path, sizeof path));
	if (shot->deed)
		set(&s, "TORTURE_DO", shot->deed);
	set_number(&s, "TORTURE_AT", shot->at);
	set_number(&s, "TORTURE_ANY", shot->any);
	if (shot->only)
		set(&s, "TORTURE_ONLY", shot->only);
	if (shot->lasting || shot->eof)
		set(&s, "TORTURE_UNTIL", aside(p, "healed", path, sizeof path));
	set_number(&s, "TORTURE_MEMORY", shot->memory);
	set_number(&s, "TORTURE_CLOCK", shot->clock);
	set_number(&s, "TORTURE_EOF", shot->eof);
}

struct term *place_open(struct place *p, const struct shot *shot, struct term_start start)
{
	size_t i = 0;

	while (i < sizeof p->term / sizeof *p->term && p->term[i])
		i++;
	assert_true(i < sizeof p->term / sizeof *p->term);
	arm(p, shot, &start);
	return p->term[i] = term_open(&start);
}

bool place_run(struct place *p, const struct shot *shot, const char *const args[])
{
	struct term_start start = { .term = "" };

	for (int i = 0; args[i]; i++)
		start.args[i] = args[i];
	arm(p, shot, &start);
	free(p->out);
	free(p->err);
	p->out = term_output(&start, &p->status, &p->err);
	return p->report->struck || p->report->kept_memory;
}

void place_heal(struct place *p)
{
	char path[PATH_MAX];
	int fd = open(aside(p, "healed", path, sizeof path), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

	assert_true(fd >= 0);
	close(fd);
}

void place_sick(struct place *p)
{
	char path[PATH_MAX];

	unlink(aside(p, "healed", path, sizeof path));
}

const char *place_script(struct place *p, char *const *lines, int count)
{
	const char *path = place_aside(p, "script");
	FILE *file = fopen(path, "we");

	assert_non_null(file);
	for (int i = 0; i < count; i++)
		fprintf(file, "%s\n", lines[i]);
	assert_int_equal(fclose(file), 0);
	return path;
}

/* ---- a broker ---- */

/* Nobody has it at this moment. */
static int free_port(void)
{
	struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	socklen_t size = sizeof at;
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	assert_int_equal(bind(fd, (struct sockaddr *)&at, sizeof at), 0);
	assert_int_equal(getsockname(fd, (struct sockaddr *)&at, &size), 0);
	close(fd);
	return ntohs(at.sin_port);
}

/* What it tells goes to *told. */
static pid_t run_broker(const char *program, const char *config, int *told)
{
	int ends[2];
	pid_t process;

	assert_int_equal(pipe(ends), 0);
	process = fork();
	if (process == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		signal(SIGPIPE, SIG_IGN);
		dup2(ends[1], STDERR_FILENO);
		close(ends[0]);
		execl(program, program, "-c", config, (char *)NULL);
		_exit(127);
	}
	assert_true(process > 0);
	close(ends[1]);
	*told = ends[0];
	return process;
}

/* Reads until it lets others in; false: it has ended. */
static bool is_running(int told)
{
	char text[4000];
	size_t have = 0;
	ssize_t got;

	do {
		got = read(told, text + have, sizeof text - 1 - have);
		have += got > 0 ? (size_t)got : 0;
		text[have] = '\0';
	} while (got > 0 && !strstr(text, " running"));
	close(told);
	return got > 0;
}

bool broker_can_be(void)
{
	const char *program = getenv("MOSQUITTO"), *built = getenv("WITH_MOSQUITTO");

	return program && *program && (!built || strcmp(built, "no") != 0);
}

static void write_config(const char *path, int port)
{
	FILE *file = fopen(path, "we");

	assert_non_null(file);
	fprintf(file,
	        "listener %d 127.0.0.1\nallow_anonymous true\nuser root\nconnection_messages false\n"
	        "log_dest stderr\nlog_type information\n",
	        port);
	assert_int_equal(fclose(file), 0);
}

void broker_end(struct torture_broker *broker)
{
	if (broker->process > 0) {
		kill(broker->process, SIGKILL);
		waitpid(broker->process, NULL, 0);
	}
	broker->process = 0;
}

void broker_start(struct torture_broker *broker, struct place *p)
{
	const char *config = place_aside(p, "broker.conf");
	bool running = false;
	int told;

	for (int tries = 0; !running && tries < 20; tries++) { /* somebody else may take the port */
		int port = free_port();

		write_config(config, port);
		snprintf(broker->url, sizeof broker->url, "mqtt://127.0.0.1:%d", port);
		broker->process = run_broker(getenv("MOSQUITTO"), config, &told);
		running = is_running(told);
		if (!running)
			broker_end(broker);
	}
	assert_true(running);
}

/* ---- stories ---- */

static void add_line(struct story *story, const char *text)
{
	assert_true(story->lines < STORY_LINES);
	story->line[story->lines++] = xstrdup(text);
}

void story_load(struct story *story, const struct game *game)
{
	const char *srcdir = getenv("srcdir");
	struct journal *journal = NULL;
	char path[PATH_MAX];
	struct save *save;

	*story = (struct story){ .game = game };
	snprintf(path, sizeof path, "%s/tests/saves/%s-0.1.json", srcdir ? srcdir : ".", game->id);
	save = save_open(path, SAVE_READ, &journal, NULL);
	for (int i = 0; save && i < journal_count(journal); i++)
		add_line(story, journal_entry(journal, i).text);
	for (int i = 0; !save && game->examples && game->examples[i]; i++)
		add_line(story, game->examples[i]);
	journal_free(journal);
	save_close(save, 0);
	assert_true(story->lines > 3);
}

void story_free(struct story *story)
{
	for (int i = 0; i < story->lines; i++)
		free(story->line[i]);
	story->lines = 0;
}

/* Makes the session of the first `count` lines, at p->path, synced; no program runs. */
static void story_tell(const struct story *story, struct place *p, int count)
{
	struct journal *journal = journal_new(story->game);
	struct reason why = { 0 };
	struct save *save;
	struct rng rng;

	rng_seed(&rng, 1);
	save = save_create(&p->store, story->game, story->game->id, &why);
	assert_non_null(save);
	snprintf(p->path, sizeof p->path, "%s", save_path(save));
	for (int i = 0; i < count; i++) {
		if (journal_say(journal, story->line[i], strlen(story->line[i]), 1795199080 + i, &rng, false,
		                NULL, NULL, &why) != JOURNAL_SAID)
			fail_msg("%s: %s", story->line[i], why.text);
		save_append(save, journal);
	}
	if (!save_close(save, 20000))
		fail_msg("%s could not be written", p->path);
	journal_free(journal);
}

bool story_half(struct place *p, const struct story *story)
{
	story_tell(story, p, story->lines / 2);
	return true;
}

static bool put(const char *path, const char *how, const char *text)
{
	FILE *file = fopen(path, how);

	return file && fputs(text, file) >= 0 && fclose(file) == 0;
}

bool story_torn(struct place *p, const struct story *story)
{
	struct stat now;
	char next[60];

	snprintf(next, sizeof next, ",{\"n\":%d,\"at\":\"2026-11-2", story->lines / 2 + 1);
	return story_half(p, story) && stat(p->path, &now) == 0 && truncate(p->path, now.st_size - 3) == 0 &&
	       put(p->path, "ae", next);
}

bool story_with_run(struct place *p, const struct story *story)
{
	char path[PATH_MAX + 8], line[1000];
	int next = story->lines / 2;

	if (!story_half(p, story) || strpbrk(story->line[next], "\"\\"))
		return false;
	snprintf(path, sizeof path, "%.*s.run", (int)strlen(p->path) - 5, p->path);
	snprintf(line, sizeof line, "{\"n\":%d,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"%s\"}\n", next + 1,
	         story->line[next]);
	return put(path, "we", line);
}

bool story_damaged(struct place *p, const struct story *story)
{
	return story_half(p, story) && put(p->path, "ae", "rubbish\nmore\n");
}

/* ---- the session afterwards ---- */

static int same_lines(const struct journal *journal, const struct story *story)
{
	int i = 0;

	while (i < journal_count(journal) && i < story->lines &&
	       strcmp(journal_entry(journal, i).text, story->line[i]) == 0)
		i++;
	return i;
}

struct found torture_kept(const char *path, const struct story *story)
{
	struct journal *journal = NULL;
	struct found kept = { 0 };
	struct save *save = save_open(path, SAVE_WRITE, &journal, &kept.why);
	int again;

	if (!save)
		return kept;
	kept.lines = journal_count(journal);
	kept.same = story ? same_lines(journal, story) : 0;
	kept.opened = save_how(save) == SAVE_WRITE ||
	              reason_set(&kept.why, "it can only be watched: %s", save_notice(save));
	kept.opened = save_close(save, 20000) && kept.opened;
	journal_free(journal);
	journal = NULL;
	save = save_open(path, SAVE_READ, &journal, &kept.why);
	again = save ? journal_count(journal) : -1;
	if (again != kept.lines)
		kept.opened = reason_set(&kept.why, "it holds %d lines, and %d when it is opened again",
		                         kept.lines, again);
	else if (save_notice(save))
		kept.opened = reason_set(&kept.why, "it was opened for writing, and its end is torn still");
	journal_free(journal);
	save_close(save, 0);
	return kept;
}

const char *torture_judge(struct row *row, const char *path, const struct story *story, int least, int most)
{
	static char complaint[600];
	struct found kept = torture_kept(path, story);

	if (!kept.opened) {
		row->lost += least;
		snprintf(complaint, sizeof complaint, "it does not open: %s", kept.why.text);
		return complaint;
	}
	if (kept.lines >= least && kept.lines <= most && kept.same == kept.lines)
		return NULL;
	if (kept.same < least)
		row->lost += least - kept.same;
	snprintf(complaint, sizeof complaint, "of %d to %d lines it holds %d, of which %d are right", least,
	         most, kept.lines, kept.same);
	return complaint;
}
