/* SPDX-License-Identifier: MIT */
/*
 * `tableside hall` and its words. See tableside-hall(7).
 */
#include <config.h>

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "app/plain/run.h"
#include "hall.h"
#include "net/hall/adopt.h"
#include "net/hall/serve.h"
#include "rules/core/args.h"
#include "rules/core/i18n.h"
#include "rules/core/nearest.h"
#include "rules/core/utf8.h"
#include "saves/text/io.h"
#include "saves/text/json.h"
#include "saves/text/stamp.h"

enum {
	LEAVE_MS = 1500, /* to send the last lines when the program ends */
	SEND_MS = 60000,
	ADOPT_MS = 20000,
};

enum { EVENT, TABLE, TABLES, BRIDGES, LISTEN, CONFIG, CERT, KEY, CA, PASSWORDS, BESIDE, JSON };

/* clang-format off */
static const struct option_row options[] = {
	[EVENT] = { "event", "NAME", 'E', .help = N_("hall: the name of the event: letters, digits, - and _") },
	[TABLE] = { "table", "N", 'N', .help = N_("hall: the number of this table") },
	[TABLES] = { "tables", "N|A-B", 'B', .help = N_("hall serve: the number of tables, or the first and the last") },
	[BRIDGES] = { "bridges", "N", 'X', .help = N_("hall serve: how many brokers connect to this one") },
	[LISTEN] = { "listen", "ADDRESS", 'L',
	             .help = N_("hall serve: the address of the broker (default 127.0.0.1:1883)") },
	[CONFIG] = { "config", "FILE", 'G', .help = N_("hall serve: the configuration file to write") },
	[CERT] = { "cert", "FILE", 'U', .help = N_("hall serve: the broker's certificate") },
	[KEY] = { "key", "FILE", 'K', .help = N_("hall serve: the key of that certificate") },
	[CA] = { "ca", "FILE", 'A', .help = N_("hall: the certificate of the CA that signed the broker's") },
	[PASSWORDS] = { "passwords", "FILE", 'W',
	                .help = N_("hall: the file with the password of this table, or of the host") },
	[BESIDE] = { "beside", "DIR", 'I', .several = true,
	             .help = N_("hall: another host's data folder for this event, to show its tables too") },
	{ 0 }
};
/* clang-format on */

/* ---- place and table ---- */

static bool read_event(struct cli *cli, struct hall_place *place)
{
	struct reason why;

	if (!cli_value(cli, &options[EVENT])) {
		complain(0, _("which event? --event=NAME"));
		return false;
	}
	if (place_event(place, cli_value(cli, &options[EVENT]), &why))
		return true;
	complain(0, "%s", why.text);
	return false;
}

/* Reads an option's number, 1 to HALL_TABLES. */
static bool read_number(const char *text, const char *option, int *number)
{
	if (text && read_int(text, 1, HALL_TABLES, number))
		return true;
	complain(0, _("--%s takes a number from 1 to %d"), option, HALL_TABLES);
	return false;
}

/* Reads the place from the second word: a table's, or the host's. */
static bool read_place(struct cli *cli, struct hall_place *place, bool table)
{
	struct reason why = { 0 };

	if (!read_event(cli, place) ||
	    (table && !read_number(cli_value(cli, &options[TABLE]), "table", &place->table)))
		return false;
	if (!place_read(place, cli->argv[1], &why) ||
	    (cli_value(cli, &options[PASSWORDS]) &&
	     !place_password(place, cli_value(cli, &options[PASSWORDS]), &why))) {
		complain(0, "%s", why.text);
		return false;
	}
	if (cli_value(cli, &options[CA]))
		utf8_copy(place->ca, sizeof place->ca, cli_value(cli, &options[CA]));
	return true;
}

/* ---- a table ---- */

static int hall_join(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	char path[PATH_MAX] = "";
	struct reason why;
	struct hall hall;
	struct post *post;
	int status, behind;

	if (!read_place(cli, &place, true))
		return EXIT_USAGE;
	if (!isatty(STDOUT_FILENO) || !isatty(STDIN_FILENO))
		return complain(EXIT_REFUSED, _("this needs a terminal; hall send does not"));
	if (cli->argc > 2 && !store_find(&cli->store, cli->argv[2], path, sizeof path, &why))
		return complain(EXIT_FILE, "%s", why.text);
	post = post_start(&place, &why);
	if (!post)
		return complain(EXIT_FILE, "%s", why.text);
	hall_table_begin(&hall, post, &place);
	status = run(cli, &(struct start){ .path = path[0] ? path : NULL, .link = &hall.link });
	behind = post_stop(post, LEAVE_MS);
	if (behind)
		complain(0,
		         P_("%d line has not reached the host: send it with tableside hall send",
		            "%d lines have not reached the host: send them with tableside hall send",
		            (unsigned long)behind),
		         behind);
	return status;
}

/* Sends one session, which no program has open, until the host has all of it. */
static int send_one(struct cli *cli, const struct hall_place *place, const char *word)
{
	struct journal *journal = NULL;
	char path[PATH_MAX], cause[400];
	struct reason why;
	struct save *save;
	struct post *post;
	int behind;

	if (!store_find(&cli->store, word, path, sizeof path, &why))
		return complain(EXIT_FILE, "%s", why.text);
	save = save_open(path, SAVE_WRITE, &journal, &why);
	if (!save)
		return complain(EXIT_FILE, "%s", why.text);
	why.text[0] = '\0';
	if (save_how(save) != SAVE_WRITE)
		reason_set(&why, "%s", save_notice(save));
	post = save_how(save) == SAVE_WRITE ? post_start(place, &why) : NULL;
	if (post) {
		post_feed(post, save);
		behind = post_stop_when_done(post, SEND_MS, cause, sizeof cause);
		if (behind && strcmp(cause, "gone") == 0)
			complain(0, _("%s: another laptop has taken over this table"), word);
		else if (behind)
			complain(0,
			         P_("%s: %d line has not arrived: %s", "%s: %d lines have not arrived: %s",
			            (unsigned long)behind),
			         word, behind, *cause ? cause : _("the host did not answer"));
	} else {
		behind = 1;
		if (why.text[0])
			complain(0, "%s", why.text);
	}
	save_close(save, 2000);
	journal_free(journal);
	return behind ? EXIT_FILE : EXIT_SAID;
}

static int hall_send(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	int status = EXIT_SAID;

	if (!read_place(cli, &place, true))
		return EXIT_USAGE;
	for (int i = 2; i < cli->argc; i++) {
		int one = send_one(cli, &place, cli->argv[i]);

		status = one > status ? one : status;
	}
	return status;
}

static int hall_take_over(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	struct adopted adopted;
	struct reason why;

	if (!read_place(cli, &place, true))
		return EXIT_USAGE;
	if (!hall_adopt(&place, &cli->store, ADOPT_MS, &adopted, &why))
		return complain(EXIT_FILE, "%s", why.text);
	printf(P_("%s: %d line of table %d\n", "%s: %d lines of table %d\n", (unsigned long)adopted.lines),
	       adopted.id, adopted.lines, place.table);
	return EXIT_SAID;
}

/* ---- the host ---- */

/* With a place: as the host. Without: reads the data of this machine's host. */
static struct desk *open_desk(struct cli *cli, struct hall_place *place, int *status)
{
	const char *beside[OPTIONS_MAX + 1] = { NULL };
	struct reason why;
	struct desk *desk = NULL;
	int count = 0;

	*status = EXIT_USAGE;
	if (cli->argc > 1 ? !read_place(cli, place, false) : !read_event(cli, place))
		return NULL;
	while ((beside[count] = cli_value_at(cli, &options[BESIDE], count)))
		count++;
	*status = EXIT_FILE;
	desk = desk_start(cli->argc > 1 ? place : NULL, place->event, &cli->store, beside, &why);
	if (!desk)
		complain(0, "%s", why.text);
	return desk;
}

static int hall_show_board(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	char path[PATH_MAX] = "";
	struct reason why;
	struct desk *desk;
	int status;

	if (!isatty(STDOUT_FILENO) || !isatty(STDIN_FILENO))
		return complain(EXIT_REFUSED, _("this needs a terminal; hall keep and hall list do not"));
	if (cli->argc > 2 && !store_find(&cli->store, cli->argv[2], path, sizeof path, &why))
		return complain(EXIT_FILE, "%s", why.text);
	desk = open_desk(cli, &place, &status);
	if (!desk)
		return status;
	status = hall_board(cli, desk, place.event, path[0] ? path : NULL);
	desk_stop(desk);
	return status;
}

/* The championship with its reception. */
static int hall_host(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	char path[PATH_MAX];
	struct reason why;
	struct hall hall;
	struct desk *desk;
	int status;

	if (!isatty(STDOUT_FILENO) || !isatty(STDIN_FILENO))
		return complain(EXIT_REFUSED, _("this needs a terminal; hall keep and hall list do not"));
	if (!store_find(&cli->store, cli->argv[2], path, sizeof path, &why))
		return complain(EXIT_FILE, "%s", why.text);
	desk = open_desk(cli, &place, &status);
	if (!desk)
		return status;
	hall_host_begin(&hall, desk);
	status = run(cli, &(struct start){ .path = path, .link = &hall.link });
	hall_host_end(&hall);
	return status;
}

/* ---- without a screen ---- */

static int leave[2]; /* a pipe: a signal that comes just before poll wakes it all the same */

static void on_signal(int number)
{
	int saved = errno;

	(void)number;
	io_wake(leave[1]);
	errno = saved;
}

static bool catch_signals(void)
{
	static const int signals[] = { SIGINT, SIGTERM, SIGHUP };
	struct sigaction action = { .sa_handler = on_signal };

	if (!io_pipe(leave))
		return false;
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		sigaction(signals[i], &action, NULL);
	return true;
}

/* Prints the changes of the tables, for `hall keep`. */
static void tell_rows(const struct hall_row *rows, int count, struct hall_row *known)
{
	for (int i = 0; i < count; i++) {
		const struct hall_row *row = &rows[i];
		struct hall_row *before = &known[row->table];

		if (row->here != before->here || row->left != before->left)
			printf(row->here   ? _("table %d is connected\n")
			       : row->left ? _("table %d has left\n")
			                   : _("table %d: connection lost\n"),
			       row->table);
		if (row->call.waiting && (!before->call.waiting || row->called != before->called))
			printf(_("table %d calls a judge: %s\n"), row->table,
			       row->call.seat >= 0 && row->call.seat < row->seats
			               ? row->seat[row->call.seat].name
			               : "");
		if (row->refused != before->refused)
			printf(_("table %d: lines refused so far: %d\n"), row->table, row->refused);
		*before = *row;
	}
	flush_output();
}

static int hall_keep(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	const struct hall_row *rows;
	struct hall_row *known;
	struct desk_state state, before = { .up = false };
	struct pollfd fds[2] = { { .events = POLLIN }, { .events = POLLIN } };
	struct desk *desk;
	int status, count;

	if (!catch_signals())
		return complain(EXIT_FILE, "pipe: %s", strerror(errno));
	desk = open_desk(cli, &place, &status);
	if (!desk)
		return status;
	fds[0].fd = leave[0];
	fds[1].fd = desk_fd(desk);
	rows = desk_look(desk, &count, &state);
	if (state.follows) {
		desk_stop(desk);
		return complain(EXIT_FILE, _("another program is the host of %s on this machine"),
		                place.event);
	}
	known = xcalloc(HALL_TABLES + 1, sizeof *known);
	while (!fds[0].revents) {
		if (state.up && !before.up)
			printf(_("the hall %s is open\n"), place.event);
		else if (strcmp(state.why.text, before.why.text) != 0 && state.why.text[0])
			complain(0, "%s", state.why.text);
		before = state;
		tell_rows(rows, count, known);
		if (poll(fds, 2, -1) < 0)
			fds[0].revents = 0; /* by a signal: the pipe tells next */
		rows = desk_look(desk, &count, &state);
	}
	free(known);
	desk_stop(desk);
	return EXIT_SAID;
}

static void list_json(const struct hall_row *row, struct emit *e)
{
	emit_object(e, NULL);
	emit_number(e, "table", row->table);
	emit_bool(e, "here", row->here);
	emit_bool(e, "left", row->left);
	emit_text(e, "session", row->session[0] ? row->session : NULL);
	emit_text(e, "game", row->game ? row->game->id : NULL);
	emit_text(e, "summary", row->summary);
	emit_number(e, "lines", row->lines);
	emit_text(e, "last", row->last);
	emit_array(e, "players");
	for (int i = 0; i < row->seats; i++) {
		emit_object(e, NULL);
		emit_text(e, "name", row->seat[i].name);
		if (row->seat[i].counted)
			emit_number(e, "value", row->seat[i].value);
		else
			emit_null(e, "value");
		emit_end(e);
	}
	emit_end(e);
	emit_bool(e, "call", row->call.waiting);
	emit_number(e, "refused", row->refused);
	emit_end(e);
}

static void list_text(const struct hall_row *row)
{
	printf(_("table %d: %s, %s, lines %d%s\n"), row->table, row->game ? row->game->id : "-", row->summary,
	       row->lines, row->call.waiting ? _(", a judge is called") : "");
}

/* Lists once what this machine's host has. */
static int hall_list(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	const struct hall_row *rows;
	struct desk_state state;
	struct json_emit json;
	struct desk *desk;
	int status, count;

	desk = open_desk(cli, &place, &status);
	if (!desk)
		return status;
	status = EXIT_SAID;
	do {
		struct pollfd fd = { .fd = desk_fd(desk), .events = POLLIN };

		poll(&fd, 1, 1000);
		rows = desk_look(desk, &count, &state);
	} while (!state.up);
	json_begin(&json, false);
	emit_array(&json.emit, "tables");
	if (!count && !cli->json)
		puts(_("no table yet: start one with tableside hall join"));
	for (int i = 0; i < count; i++)
		cli->json ? list_json(&rows[i], &json.emit) : list_text(&rows[i]);
	emit_end(&json.emit);
	if (cli->json)
		json_print(&json);
	else
		json_drop(&json);
	if (state.why.text[0])
		status = complain(EXIT_FILE, "%s", state.why.text);
	desk_stop(desk);
	return status;
}

/* ---- the broker ---- */

/* Lists the files written and the next steps. */
static void tell_serve(const struct serve *s)
{
	printf(_("written: %s, and beside it .acl .hashed .passwords .data\n"), s->config);
	printf(_("start the broker:  mosquitto -c %s\n"), s->config);
	printf(_("the host:          tableside hall host %s://%s:%d --event=%s --passwords=%s.passwords "
	         "CHAMPIONSHIP\n"),
	       s->cert ? "mqtts" : "mqtt", s->address, s->port, s->event, s->config);
	printf(_("a table:           tableside hall join %s://%s:%d --event=%s --table=N --passwords=FILE\n"),
	       s->cert ? "mqtts" : "mqtt", s->address, s->port, s->event);
	printf(_("give each table only its own line of %s.passwords\n"), s->config);
	if (!getuid())
		printf(_("the broker runs as %s, which must be able to read these files and the key\n"),
		       s->user);
	if (s->loopback)
		printf(_("only this machine can connect: --listen=ADDRESS opens the hall to others\n"));
	else if (!s->cert)
		printf(_("without --cert and --key everyone on that network can read the passwords and the "
		         "lines of all tables\n"));
}

/* "16", or "5001-9999" where another broker has the tables before. */
static bool read_tables(const char *text, struct serve *serve)
{
	char first[8];
	const char *dash = text ? strchr(text, '-') : NULL;
	size_t length = dash ? (size_t)(dash - text) : 0;

	serve->first = 1;
	if (!dash)
		return read_number(text, "tables", &serve->last);
	snprintf(first, sizeof first, "%.*s", length < sizeof first ? (int)length : 0, text);
	return (read_int(first, 1, HALL_TABLES, &serve->first) &&
	        read_int(dash + 1, serve->first, HALL_TABLES, &serve->last)) ||
	       complain(0, _("--tables takes a number, or the first and the last: --tables=101-200"));
}

static int hall_serve(struct cli *cli)
{
	struct hall_place place = { .table = HALL_HOST };
	struct serve serve = { .config = cli_value(cli, &options[CONFIG]),
		               .listen = cli_value(cli, &options[LISTEN]),
		               .cert = cli_value(cli, &options[CERT]),
		               .key = cli_value(cli, &options[KEY]) };
	const char *bridges = cli_value(cli, &options[BRIDGES]);
	struct reason why;

	if (!read_event(cli, &place) || !read_tables(cli_value(cli, &options[TABLES]), &serve) ||
	    (bridges && !read_number(bridges, "bridges", &serve.bridges)))
		return EXIT_USAGE;
	if (!cli_value(cli, &options[CONFIG]))
		return complain(EXIT_USAGE, _("which file to write? --config=FILE"));
	serve.event = place.event;
	if (!serve_write(&serve, &why))
		return complain(EXIT_FILE, "%s", why.text);
	tell_serve(&serve);
	return EXIT_SAID;
}

/* ---- the words ---- */

enum {
	FOR_ALL = 1 << EVENT | 1 << CA | 1 << PASSWORDS,
	FOR_TABLE = FOR_ALL | 1 << TABLE,
	FOR_HOST = FOR_ALL | 1 << BESIDE,
	FOR_BROKER =
		1 << EVENT | 1 << TABLES | 1 << BRIDGES | 1 << LISTEN | 1 << CONFIG | 1 << CERT | 1 << KEY,
};

/* clang-format off */
static const struct command_word words[] = {
	{ "serve", "--config=FILE --event=E --tables=N|A-B [--listen=ADDRESS] [--cert=FILE --key=FILE]",
	  N_("write a broker's files: configuration and passwords"), 0, 0, hall_serve, FOR_BROKER },
	{ "host", "URL|DIR --event=E CHAMPIONSHIP",
	  N_("run the championship: tables hand in their results"), 2, 2, hall_host, FOR_HOST },
	{ "join", "URL|DIR --event=E --table=N [SESSION]",
	  N_("join the hall as a table: the host receives each line"), 1, 2, hall_join, FOR_TABLE },
	{ "send", "URL|DIR --event=E --table=N SESSION...",
	  N_("send a table to the host afterwards"), 2, -1, hall_send, FOR_TABLE },
	{ "board", "[URL|DIR [CHAMPIONSHIP]] --event=E",
	  N_("watch all tables, or show them on a projector"), 0, 2, hall_show_board, FOR_HOST },
	{ "keep", "URL|DIR --event=E", N_("run the host without a screen"), 1, 1, hall_keep, FOR_HOST },
	{ "list", "--event=E [--json]", N_("print what the host has for each table"), 0, 0, hall_list,
	  1 << EVENT | 1 << BESIDE | 1 << JSON },
	{ "adopt", "URL|DIR --event=E --table=N", N_("take over a table from another laptop"), 1, 1,
	  hall_take_over, FOR_TABLE },
	{ 0 }
};
/* clang-format on */

static const char *word_at(const void *list, int n)
{
	return words[n].name;
}

/* Refuses options that the word does not take, rather than ignore them. */
static bool options_fit(const struct cli *cli, const struct command_word *word)
{
	for (int i = EVENT; i <= JSON; i++) {
		bool given = i == JSON ? cli->json : cli_value(cli, &options[i]) != NULL;

		if (given && !(word->takes >> i & 1))
			return complain(0, _("hall %s does not take --%s"), word->name,
			                i == JSON ? "json" : options[i].name);
	}
	return true;
}

static int hall(struct cli *cli)
{
	struct reason why;

	for (const struct command_word *word = words; word->name; word++) {
		int more = cli->argc - 1;

		if (strcmp(word->name, cli->argv[0]) != 0)
			continue;
		if (!options_fit(cli, word))
			return EXIT_USAGE;
		if (more >= word->least && (word->most < 0 || more <= word->most))
			return word->run(cli);
		return complain(EXIT_USAGE, _("usage: tableside hall %s %s"), word->name, word->args);
	}
	reason_set(&why, _("there is no command \"%s\""), utf8_shown(cli->argv[0]).text);
	nearest_add(&why, word_at, NULL, cli->argv[0], _(": tableside help hall lists them"));
	return complain(EXIT_USAGE, "%s", why.text);
}

/* clang-format off */
const struct command command_hall = {
	"hall", "COMMAND [WORD...]", N_("many tables, many laptops, one event: tableside-hall(7)"),
	1, -1, TAKES_JSON, options, .run = hall, .words = words,
};
/* clang-format on */
