/* SPDX-License-Identifier: MIT */
/*
 * The server's process, once it has given up what it does not need, does what it may not: opens a file,
 * connects, runs a program, becomes two, takes memory. Each ends it, the program learns it, and the next
 * server serves the same codes. TAP.
 */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <unistd.h>

#include "client.h"
#include "net/phones/confine.h"
#include "net/phones/serve.h"

/* ---- the server, when it misbehaves ---- */

static void open_file(void)
{
	if (open("/etc/passwd", O_RDONLY) >= 0)
		pause();
}

static void make_file(void)
{
	if (open("made-by-a-stranger", O_WRONLY | O_CREAT, 0600) >= 0)
		pause();
}

static void connect_out(void)
{
	struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(9) };
	int fd = socket(AF_INET, SOCK_STREAM, 0);

	to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	connect(fd, (struct sockaddr *)&to, sizeof to);
	pause();
}

static void run_program(void)
{
	execl("/bin/true", "true", (char *)NULL);
	pause();
}

static void become_two(void)
{
	fork();
	pause();
}

static void take_memory(void)
{
	for (;;)
		memset(xmalloc(16 << 20), 1, 16 << 20);
}

static void run_bytes(void)
{
	mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	pause();
}

static void signal_others(void)
{
	kill(getppid(), 0);
	pause();
}

static void look_into_others(void)
{
	ptrace(PTRACE_ATTACH, getppid(), NULL, NULL);
	pause();
}

static const struct {
	const char *what, *how;
	void (*act)(void);
} acts[] = {
	{ "opens a file", "Bad system call", open_file },
	{ "makes a file", "Bad system call", make_file },
	{ "connects", "Bad system call", connect_out },
	{ "runs a program", "Bad system call", run_program },
	{ "becomes two", "Bad system call", become_two },
	{ "takes memory without end", "stopped and was restarted", take_memory },
	{ "makes memory to run", "Bad system call", run_bytes },
	{ "signals the program", "Bad system call", signal_others },
	{ "looks into the program", "Bad system call", look_into_others },
};

enum { ACTS = sizeof acts / sizeof *acts };

/* This program as the server: with ACT it misbehaves as soon as it is confined. */
static int serve(char **argv)
{
	const char *act = getenv("ACT");

	if (act) {
		confine(100);
		acts[atoi(act)].act();
	}
	return phones_serve(&(struct serve){ .link = SERVE_LINK,
	                                     .listening = SERVE_LISTENING,
	                                     .address = argv[2],
	                                     .port = atoi(argv[3]),
	                                     .confined = true });
}

/* ---- the program ---- */

static int number;
static bool all_good = true;

static void tell(bool good, const char *what, const char *more)
{
	printf("%sok %d - %s%s\n", good ? "" : "not ", ++number, what, more);
	all_good &= good;
}

static int card_of(const char *url, char out[200])
{
	static struct answer answer;
	struct client *c = client_new(url_port(url));

	client_ask(c, "GET", "/card", url_token(url), NULL);
	client_answer(c, &answer, false);
	client_close(c);
	snprintf(out, 200, "%s", answer.body);
	return answer.status;
}

/* Waits until something has happened to the server. */
static bool hear_news(struct phones *phones, struct reason *news)
{
	struct press press;

	while (!phones_news(phones, news)) {
		struct pollfd fd = { .fd = phones_fd(phones), .events = POLLIN };

		if (poll(&fd, 1, 60000) != 1)
			return false;
		phones_press(phones, &press);
	}
	return true;
}

/* It serves; the next server begins with the act, and the one after that serves again. */
static void misbehave(int act)
{
	struct reason why = { 0 };
	struct phones *phones = phones_start("127.0.0.1", 0, &why);
	char url[PHONES_URL_BYTES], card[200], number_of_act[12];
	bool again;

	if (!phones) {
		tell(false, why.text, "");
		return;
	}
	phones_seats(phones, 1);
	phones_publish(phones, 0, xstrdup("{\"rev\":1}"));
	phones_url(phones, 0, url);
	snprintf(number_of_act, sizeof number_of_act, "%d", act);
	setenv("ACT", number_of_act, 1);
	kill((pid_t)client_server(), SIGKILL);
	again = hear_news(phones, &why);
	unsetenv("ACT");
	again = again && hear_news(phones, &why);
	tell(again && strstr(why.text, acts[act].how), "it ends when it ", acts[act].what);
	tell(again && card_of(url, card) == 200 && strcmp(card, "{\"rev\":1}") == 0,
	     "and the next one serves the same code", "");
	phones_stop(phones);
}

/* A line of /proc/PID/limits. */
static bool is_bounded(const char *limits, const char *what, long most)
{
	const char *at = strstr(limits, what);

	return at && strtol(at + strlen(what), NULL, 10) == most;
}

/* What it may have, and that the interrupt key of the terminal is not for it. */
static void have_bounds(void)
{
	struct reason why;
	struct phones *phones = phones_start("127.0.0.1", 0, &why);
	char path[60], limits[4000] = "";
	FILE *file;

	snprintf(path, sizeof path, "/proc/%ld/limits", client_server());
	file = fopen(path, "re");
	limits[file ? fread(limits, 1, sizeof limits - 1, file) : 0] = '\0';
	if (file)
		fclose(file);
	tell(is_bounded(limits, "Max core file size", 0) && is_bounded(limits, "Max file size", 0) &&
	             is_bounded(limits, "Max open files", PHONES_CONNECTIONS + 48) &&
	             is_bounded(limits, "Max cpu time", 600) &&
	             is_bounded(limits, "Max address space", 256L << 20),
	     "what it may have is bounded", "");
	tell(getpgid((pid_t)client_server()) == client_server(), "it has a process group of its own", "");
	phones_stop(phones);
}

/* One that always misbehaves is not started for ever. */
static void give_up(void)
{
	struct reason why = { 0 };
	struct phones *phones = phones_start("127.0.0.1", 0, &why);
	int starts = 0;

	setenv("ACT", "0", 1);
	kill((pid_t)client_server(), SIGKILL);
	while (hear_news(phones, &why) && phones_fd(phones) >= 0)
		starts++;
	unsetenv("ACT");
	tell(starts == 4 && strstr(why.text, "crashed 5 times in a minute"),
	     "five deaths in a minute close the pages", "");
	phones_stop(phones);
}

int main(int argc, char **argv)
{
	int before, after;
	char words[100];

	if (argc == 4 && strcmp(argv[1], SERVE_WORD) == 0)
		return serve(argv);
	setvbuf(stdout, NULL, _IOLBF, 0);
	phones_program = "/proc/self/exe";
	before = dup(0);
	close(before);
	if (confine_lacks()) {
		printf("1..0 # SKIP there is no %s here\n",
		       confine_words(confine_lacks(), words, sizeof words));
		return 0;
	}
	printf("1..%d\n", 2 * ACTS + 5);
	tell(strcmp(confine_words(CONFINE_ALL, words, sizeof words), "Landlock, seccomp, memory limits") == 0,
	     "what is lacking is named with commas: ", words);
	have_bounds();
	for (int i = 0; i < ACTS; i++)
		misbehave(i);
	give_up();
	after = dup(0);
	tell(after == before, "no descriptor is left of them all", "");
	return !all_good;
}
