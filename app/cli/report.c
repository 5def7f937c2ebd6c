/* SPDX-License-Identifier: MIT */
/*
 * `tableside report SESSION`: what a report of a bug needs, on one page: version, terminal and lines. Names,
 * titles, notes and paths are replaced, each word by the same one throughout, so that the lines still tell
 * what happened.
 *
 * What stays is known to be harmless: verbs, the words of their usage, numbers and codes, and words of a
 * game's catalogue where the verb takes nothing that people make up.
 */
#include <config.h>

#include <ctype.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/save.h"

enum { CODE_BYTES = 6, WORD_BYTES = 400 };

/* Words that were replaced: the n-th is "nameN". */
struct replaced {
	char **word;
	int count, room;
};

static int replaced_find(const struct replaced *r, const char *word)
{
	for (int i = 0; i < r->count; i++)
		if (strcasecmp(r->word[i], word) == 0)
			return i;
	return -1;
}

/* The one that begins so, as players are named by the beginning; -1: none, or several. */
static int replaced_begins(const struct replaced *r, const char *word)
{
	int at = -1;

	for (int i = 0; i < r->count; i++)
		if (strncasecmp(r->word[i], word, strlen(word)) == 0) {
			if (at >= 0)
				return -1;
			at = i;
		}
	return at;
}

static int replaced_add(struct replaced *r, const char *word)
{
	int at = replaced_find(r, word);

	if (at < 0)
		at = replaced_begins(r, word);
	if (at >= 0)
		return at;
	r->word = xgrow(r->word, r->count, &r->room, sizeof *r->word);
	r->word[r->count] = xstrdup(word);
	return r->count++;
}

/* "3", "+2", "2w1b", "Bk05": nobody is called so. */
static bool is_code(const char *word)
{
	bool digit = false, letter = false;

	for (const char *at = word; *at; at++) {
		if ((unsigned char)*at >= 0x80)
			return false;
		digit = digit || isdigit((unsigned char)*at);
		letter = letter || isalpha((unsigned char)*at);
	}
	return (digit || !letter) && strlen(word) <= CODE_BYTES;
}

static bool in_word(char c)
{
	return isalnum((unsigned char)c) || c == '-';
}

/* Whether the usage has it as a word of its own. */
static bool usage_has(const char *usage, const char *word)
{
	size_t size = strlen(word);

	for (const char *at = strstr(usage, word); at; at = strstr(at + 1, word))
		if ((at == usage || !in_word(at[-1])) && !in_word(at[size]))
			return true;
	return false;
}

/* Whether it takes what people make up; what `option` takes is a word of the program's. */
static bool is_free(const struct verb *verb)
{
	static const char *const made_up[] = { "P",    "Q",     "T",      "NAME",  "TEXT", "FILE",
		                               "LINE", "LABEL", "LABELS", "EVENT", "XX",   "OUT" };

	for (size_t i = 0; i < sizeof made_up / sizeof *made_up; i++)
		if (usage_has(verb->args, made_up[i]))
			return true;
	return false;
}

static bool stays(const struct replaced *r, const struct verb *verb, const char *word)
{
	if (replaced_find(r, word) >= 0 || strchr(word, '/'))
		return false;
	if (is_code(word) || !verb)
		return is_code(word);
	return usage_has(verb->args, word) || !is_free(verb);
}

/* "Alice,Bob": each by itself. */
static void hide_list(struct replaced *r, const struct verb *verb, const char *text, char *out, size_t size)
{
	char word[WORD_BYTES];
	size_t length, at = 0;

	out[0] = '\0';
	for (; at < size; text += length) {
		if (*text == ',')
			at += (size_t)snprintf(out + at, size - at, "%c", *text++);
		length = strcspn(text, ",");
		if (!*text)
			return;
		snprintf(word, sizeof word, "%.*s", (int)length, text);
		at += (size_t)(stays(r, verb, word)
		                       ? snprintf(out + at, size - at, "%s", word)
		                       : snprintf(out + at, size - at, "name%d", replaced_add(r, word) + 1));
	}
}

static void hide_word(struct replaced *r, const struct verb *verb, const struct word *word, struct line *out)
{
	char text[WORD_BYTES], key[WORD_BYTES];

	hide_list(r, verb, word->text, text, sizeof text);
	if (!word->key) {
		line_word(out, text);
		return;
	}
	hide_list(r, verb, word->key, key, sizeof key);
	line_key(out, key, text);
}

/* Writes a line of the journal without what people have made up. */
static void hide_line(struct replaced *r, const struct game *game, const char *text, struct line *out)
{
	static struct words words; /* large */
	const struct verb *verb = NULL;
	struct reason why;
	bool first = true;

	line_clear(out);
	if (!words_split(&words, text, strlen(text), &why))
		return;
	for (int i = 0; i < words.count; i++) {
		if (word_is_join(&words.word[i])) {
			line_join(out);
			first = true;
			continue;
		}
		if (first)
			verb = verb_find(game, words.word[i].text);
		if (first && verb)
			line_word(out, verb->name);
		else
			hide_word(r, verb, &words.word[i], out);
		first = false;
	}
}

static void print_terminal(void)
{
	const char *term = getenv("TERM");
	struct winsize size = { 0 };

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
		ioctl(STDIN_FILENO, TIOCGWINSZ, &size);
	printf("TERM=%s %dx%d %s\n", term ? utf8_shown(term).text : "", size.ws_col, size.ws_row,
	       nl_langinfo(CODESET));
}

/* Who is named in one line is hidden in all lines: names are gathered first. */
static void print_lines(struct journal *journal)
{
	static struct line line; /* large */
	const struct game *game = journal_game(journal);
	struct replaced r = { 0 };

	for (int i = 0; i < journal_count(journal); i++)
		hide_line(&r, game, journal_entry(journal, i).text, &line);
	for (int i = 0; i < journal_count(journal); i++) {
		hide_line(&r, game, journal_entry(journal, i).text, &line);
		printf("%d %s\n", i + 1, line.text);
	}
	for (int i = 0; i < r.count; i++)
		free(r.word[i]);
	free(r.word);
}

static int report(struct cli *cli)
{
	struct journal *journal;
	struct save *save = cli_read(cli, cli->argv[0], &journal);

	if (!save)
		return EXIT_FILE;
	puts(PACKAGE_NAME " " PACKAGE_VERSION);
	print_terminal();
	puts(journal_game(journal)->id);
	print_lines(journal);
	printf(_("names, titles, notes and paths are replaced; send this to %s\n"), PACKAGE_BUGREPORT);
	save_close(save, 0);
	journal_free(journal);
	return EXIT_SAID;
}

/* clang-format off */
const struct command command_report = {
	"report", "SESSION", N_("print what a bug report needs, without names, titles or notes"), 1, 1,
	.run = report,
};
/* clang-format on */
