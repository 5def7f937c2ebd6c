/* SPDX-License-Identifier: MIT */
/*
 * See lane.h.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "lane.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE_MS = 10000, STOP_MS = 3000 };

/* ---- start and stop ---- */

static void become(const struct lane *lane, const char *terminal, const char *tableside, const char *minimal)
{
	const char *argv[LANE_WORDS + LANE_OPTIONS + 4] = { NULL };
	int fd, count = 0;

	while (lane->under[count]) {
		argv[count] = lane->under[count];
		count++;
	}
	if (lane->program != OTHER)
		argv[count++] = lane->program == MINIMAL ? minimal : tableside;
	if (lane->program == TABLE) {
		argv[count++] = lane->verb ? lane->verb : "open";
		argv[count++] = lane->table;
		for (int i = 0; i < LANE_OPTIONS && lane->option[i]; i++)
			argv[count++] = lane->option[i];
	}
	setenv("XDG_DATA_HOME", lane->data, 1);
	setsid();
	fd = open(terminal, O_RDWR); /* becomes the controlling terminal */
	for (int i = 0; i < 3; i++)
		dup2(fd, i);
	execvp(argv[0], (char **)argv);
	_exit(127);
}

void lane_start(struct lane *lane, const char *tableside, const char *minimal)
{
	struct winsize size = { .ws_row = (unsigned short)lane->rows, .ws_col = (unsigned short)lane->cols };
	char terminal[64];
	bool fits;

	lane->fd = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
	fits = lane->fd >= 0 && grantpt(lane->fd) == 0 && unlockpt(lane->fd) == 0 &&
	       ioctl(lane->fd, TIOCSWINSZ, &size) == 0;
	bench_need(fits, "pseudo-terminal", strerror(errno));
	snprintf(terminal, sizeof terminal, "%s", ptsname(lane->fd));
	fcntl(lane->fd, F_SETFL, O_NONBLOCK);
	lane->began = bench_ns();
	lane->pid = fork();
	bench_need(lane->pid >= 0, "fork", strerror(errno));
	if (lane->pid == 0)
		become(lane, terminal, tableside, minimal);
}

/* Reads on meanwhile, or the program could wait for room for its last bytes. Kills a
 * program that does not end. */
void lane_stop(struct lane *lane)
{
	int64_t until = bench_ns() + (int64_t)STOP_MS * 1000000;
	int status;

	kill(-lane->pid, SIGTERM);
	while (waitpid(lane->pid, &status, WNOHANG) == 0) {
		struct pollfd fd = { .fd = lane->fd, .events = POLLIN };

		poll(&fd, 1, 5);
		lane_drain(lane);
		if (bench_ns() > until)
			kill(-lane->pid, SIGKILL);
	}
	close(lane->fd);
	for (int i = 0; i < lane->pages; i++)
		close(lane->page[i]);
}

/* ---- listening and typing ---- */

/* As a terminal does, when it is asked for its ground and for what it is. */
static void reply(const struct lane *lane, const char *bytes, size_t size)
{
	static const char question[] = "\033[c", words[] = "\033]11;rgb:0000/0000/0000\a\033[?62;22c";

	if (memmem(bytes, size, question, sizeof question - 1))
		lane_type(lane, words, sizeof words - 1);
}

static char heard[1 << 16];

const char *lane_heard(void)
{
	return heard;
}

struct answer lane_listen(const struct lane *lane, int quiet_ms)
{
	size_t used = 0;
	struct pollfd fd = { .fd = lane->fd, .events = POLLIN };
	struct answer answer = { 0 };

	while (poll(&fd, 1, answer.bytes ? quiet_ms : PATIENCE_MS) > 0) {
		char *bytes = heard + (used < sizeof heard / 2 ? used : 0);
		ssize_t got = read(lane->fd, bytes, sizeof heard / 2 - 1);

		if (got <= 0)
			break;
		used = (size_t)(bytes - heard + got);
		heard[used] = '\0';
		reply(lane, bytes, (size_t)got);
		answer.last = bench_ns();
		if (!answer.first)
			answer.first = answer.last;
		answer.bytes += got;
		answer.reads++;
	}
	bench_need(answer.bytes > 0, lane->name, "does not answer");
	return answer;
}

long lane_drain(const struct lane *lane)
{
	char bytes[4096];
	long all = 0;
	ssize_t got;

	while ((got = read(lane->fd, bytes, sizeof bytes)) > 0)
		all += got;
	return all;
}

void lane_type(const struct lane *lane, const char *text, size_t size)
{
	while (size) {
		struct pollfd fd = { .fd = lane->fd, .events = POLLOUT };
		ssize_t done = write(lane->fd, text, size);

		bench_need(done > 0 || errno == EAGAIN, lane->name, "has gone");
		if (done > 0) {
			text += done;
			size -= (size_t)done;
		} else {
			poll(&fd, 1, PATIENCE_MS);
		}
	}
}

/* ---- phones ---- */

void lane_open_page(struct lane *lane, int seat)
{
	struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	const char *url = strstr(heard, "http://127.0.0.1:");
	char token[80], request[300];
	unsigned port = 0;
	bool fits = url && sscanf(url, "http://127.0.0.1:%u/#%79[A-Za-z0-9_-]", &port, token) == 2;

	bench_need(fits, lane->name, "shows no address of a page");
	at.sin_port = htons((uint16_t)port);
	snprintf(request, sizeof request,
	         "GET /events HTTP/1.1\r\nHost: 127.0.0.1:%u\r\nAuthorization: Bearer %s\r\n\r\n", port,
	         token);
	lane->page[seat] = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	fits = lane->page[seat] >= 0 && connect(lane->page[seat], (struct sockaddr *)&at, sizeof at) == 0 &&
	       write(lane->page[seat], request, strlen(request)) == (ssize_t)strlen(request);
	bench_need(fits, lane->name, strerror(errno));
	fcntl(lane->page[seat], F_SETFL, O_NONBLOCK);
}

long lane_drain_pages(const struct lane *lane)
{
	char bytes[4096];
	long all = 0;
	ssize_t got;

	for (int i = 0; i < lane->pages; i++)
		while ((got = read(lane->page[i], bytes, sizeof bytes)) > 0)
			all += got;
	return all;
}

/* ---- figures of the system ---- */

int64_t lane_cpu_ns(const struct lane *lane)
{
	struct timespec used;
	clockid_t clock;

	if (clock_getcpuclockid(lane->pid, &clock) != 0 || clock_gettime(clock, &used) != 0)
		return 0;
	return (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
}

static long number_in(const char *path, const char *name)
{
	char line[256];
	long number = 0;
	FILE *file = fopen(path, "r");

	while (file && fgets(line, sizeof line, file))
		if (strncmp(line, name, strlen(name)) == 0)
			number = strtol(line + strlen(name), NULL, 10);
	if (file)
		fclose(file);
	return number;
}

long lane_number(const struct lane *lane, const char *file, const char *name)
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%d/%s", (int)lane->pid, file);
	return number_in(path, name);
}

long lane_wakes(const struct lane *lane)
{
	char path[PATH_MAX];
	struct dirent *entry;
	long wakes = 0;
	DIR *tasks;

	snprintf(path, sizeof path, "/proc/%d/task", (int)lane->pid);
	tasks = opendir(path);
	while (tasks && (entry = readdir(tasks)))
		if (entry->d_name[0] != '.') {
			snprintf(path, sizeof path, "/proc/%d/task/%s/status", (int)lane->pid, entry->d_name);
			wakes += number_in(path, "voluntary_ctxt_switches:");
		}
	if (tasks)
		closedir(tasks);
	return wakes;
}

/* ---- figures ---- */

static void figures_free(struct figures *figures)
{
	samples_free(&figures->first_us);
	samples_free(&figures->last_us);
	samples_free(&figures->bytes);
	samples_free(&figures->reads);
	samples_free(&figures->writes);
	samples_free(&figures->cpu_us);
}

void lane_forget(struct lane *lane)
{
	figures_free(&lane->start);
	for (int key = 0; key < KEYS; key++)
		figures_free(&lane->key[key]);
	samples_free(&lane->peak_kib);
	samples_free(&lane->wakes);
	samples_free(&lane->idle_bytes);
	samples_free(&lane->idle_cpu_us);
	samples_free(&lane->burst_us);
	samples_free(&lane->lost);
}
