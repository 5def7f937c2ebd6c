/* SPDX-License-Identifier: MIT */
/*
 * What commands are told and how they answer: values of options, complaints, a report as one JSON object, or
 * as text, one fact a line, indented by what it belongs to.
 */
#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "saves/save.h"
#include "saves/text/json.h"
#include "screens/kit/paint.h"

const char *cli_value_at(const struct cli *cli, const struct option_row *option, int n)
{
	for (int i = 0; i < cli->givens; i++)
		if (cli->given[i].option == option && n-- == 0)
			return cli->given[i].value;
	return NULL;
}

const char *cli_value(const struct cli *cli, const struct option_row *option)
{
	return cli_value_at(cli, option, 0);
}

int complain(int status, const char *format, ...)
{
	char text[4096], clean[4096];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	/* It may quote the command line and names of files. */
	utf8_show(text, strlen(text), clean, sizeof clean);
	fprintf(stderr, "tableside: %s\n", clean);
	return status;
}

struct save *cli_read(struct cli *cli, const char *word, struct journal **journal)
{
	char path[PATH_MAX];
	struct reason why;
	struct save *save = NULL;
	const char *notice;

	*journal = NULL;
	if (store_find(&cli->store, word, path, sizeof path, &why))
		save = save_open(path, SAVE_READ, journal, &why);
	if (!save) {
		complain(0, "%s", why.text);
		return NULL;
	}
	while ((notice = save_notice(save)))
		complain(0, "%s", notice);
	return save;
}

const struct game *cli_game(const char *word)
{
	struct reason why;
	const struct game *game = game_named(word, &why);

	if (!game)
		complain(0, "%s", why.text);
	return game;
}

/* ---- standard output ---- */

/* The first error of standard output, which a stream forgets; 0: nothing is known of it. */
static int first_error(int error)
{
	static int first;

	if (!first)
		first = error;
	return first;
}

void print_text(const char *text)
{
	if (fputs(text, stdout) == EOF)
		first_error(errno);
}

bool flush_output(void)
{
	if (fflush(stdout) == 0)
		return true;
	first_error(errno);
	return false;
}

/* Of a pipe, or of a terminal: who has gone is told nothing. */
static bool is_reader_gone(void)
{
	struct pollfd out = { .fd = STDOUT_FILENO, .events = POLLOUT };

	return poll(&out, 1, 0) > 0 && out.revents & (POLLERR | POLLHUP);
}

int close_output(int status)
{
	bool written = flush_output() && !ferror(stdout), gone = is_reader_gone();
	int error = first_error(0);

	if (fclose(stdout) != 0 && written) {
		error = errno;
		written = false;
	}
	if (written || gone)
		return written ? status : EXIT_FILE;
	return complain(EXIT_FILE, _("standard output: %s"),
	                error ? strerror(error) : _("not everything could be written"));
}

/* ---- reports ---- */

static void indent(const struct text_emit *t)
{
	fprintf(t->out, "%*s", t->depth > 1 ? (t->depth - 1) * 2 : 0, "");
}

static bool in_array(const struct text_emit *t)
{
	return t->depth > 0 && t->array[t->depth - 1];
}

static void text_open(struct emit *e, const char *key, bool array)
{
	struct text_emit *t = (struct text_emit *)e;

	if (t->depth) {
		indent(t);
		fprintf(t->out, in_array(t) ? "-\n" : "%s:\n", key);
	}
	if (t->depth < 31)
		t->array[t->depth++] = array;
}

static void text_close(struct emit *e)
{
	struct text_emit *t = (struct text_emit *)e;

	t->depth--;
}

static void text_value(struct emit *e, const char *key, const struct emit_value *v)
{
	struct text_emit *t = (struct text_emit *)e;

	indent(t);
	if (in_array(t))
		fputs("- ", t->out);
	else
		fprintf(t->out, "%s: ", key);
	switch (v->kind) {
	case EMIT_NULL: fputs("-\n", t->out); break;
	case EMIT_BOOL: fputs(v->number ? "yes\n" : "no\n", t->out); break;
	case EMIT_NUMBER: fprintf(t->out, "%lld\n", v->number); break;
	case EMIT_REAL: fprintf(t->out, "%.6g\n", v->real); break;
	case EMIT_TEXT: fprintf(t->out, "%s\n", v->text); break;
	}
}

void text_begin(struct text_emit *t, FILE *out, bool secret)
{
	static const struct emit_ops ops = { text_open, text_close, text_value };

	*t = (struct text_emit){ .emit = { .ops = &ops, .secret = secret }, .out = out, .depth = 1 };
}

void text_report(FILE *out, const struct game *game, const void *state, bool secret)
{
	struct text_emit t;

	text_begin(&t, out, secret);
	game->report(state, &t.emit);
}

void json_print(struct json_emit *json)
{
	char *text = json_take(json, false);

	print_text(text);
	putchar('\n');
	free(text);
}

void json_report(const struct game *game, const void *state, bool secret, const char *inside)
{
	struct json_emit j;

	json_begin(&j, secret);
	if (inside)
		emit_object(&j.emit, inside);
	game->report(state, &j.emit);
	if (inside)
		emit_end(&j.emit);
	json_print(&j);
}

void answer_print(const struct said *said, struct json_emit *json, bool as_json)
{
	if (as_json) {
		json_print(json);
		return;
	}
	json_drop(json);
	for (int i = 0; i < said->lines; i++)
		puts(said_get(said, i));
}

void upper_text(const char *text, char *out, size_t size)
{
	utf8_copy(out, size, text);
	for (; *out; out++)
		if (*out >= 'a' && *out <= 'z')
			*out = (char)(*out - 'a' + 'A');
}

void clock_text(int64_t at, char *out, size_t size)
{
	time_t time = (time_t)at;
	struct tm tm;

	if (!localtime_r(&time, &tm) || !strftime(out, size, "%H:%M", &tm))
		snprintf(out, size, "?");
}

/* One line that is written over, and gone in the end. */
static bool tell_percent(struct store_progress *progress, int percent)
{
	char text[80];

	snprintf(text, sizeof text, _("reading the card data: %d %%"), percent);
	if (percent < 100)
		fprintf(stderr, "\r%s", text);
	else
		fprintf(stderr, "\r%*s\r", (int)text_width(text), "");
	return true;
}

struct store_progress *progress_on_terminal(void)
{
	static struct store_progress progress = { tell_percent };

	return isatty(STDERR_FILENO) ? &progress : NULL;
}

void option_words(const struct option_row *o, char *out, size_t size)
{
	snprintf(out, size, "-%c, --%s%s%s%s", o->letter, o->name,
	         !o->value ? ""
	         : o->may  ? "[="
	                   : "=",
	         o->value ? o->value : "", o->may ? "]" : "");
}
