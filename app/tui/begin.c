/* SPDX-License-Identifier: MIT */
/*
 * Tables opened and begun.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "app/core/outside.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/games.h"

static void begin_table(struct tui *t, struct journal *journal, struct save *save)
{
	t->home.stale = true;
	preview_forget(&t->home.preview);
	open_table_begin(&t->table, journal, save, t->rng, t->store);
	t->over = NULL;
	t->notice.text[0] = '\0';
	tui_notice(t);
	if (save_how(save) == SAVE_WRITE &&
	    (t->settings.value[SET_PHONES] == PHONES_ALWAYS || codes_are_kept(&t->table)))
		tui_listen(t);
}

bool tui_close(struct tui *t)
{
	telephones_end(t->phones.pages);
	t->phones.pages = NULL;
	if (t->link && open_table_is_open(&t->table))
		t->link->tend(t->link, t); /* lines that have reached the disk just now go to the hall too */
	return open_table_end(&t->table);
}

bool tui_open(struct tui *t, const char *path, enum save_how how)
{
	struct journal *journal = NULL;
	struct reason why;
	struct save *save = save_open(path, how, &journal, &why);
	char words[sizeof t->notice.text];
	struct said said = { 0 };
	int last;

	if (!save) {
		tui_refuse(t, &why);
		return false;
	}
	begin_table(t, journal, save);
	last = journal_undoable(journal) - 1;
	/* on return to a table: its last line again */
	if (last >= 0 && !*open_table_owed(&t->table) && !t->notice.text[0]) {
		journal_tell(journal, journal_line(journal, last), &said);
		shell_tell(&said, words, sizeof words);
		said_free(&said);
		tui_message(t, ROLE_DIM, "%s", words);
	}
	return true;
}

const char *day_name(int weekday)
{
	static const char *const days[] = {
		N_("Sunday"),   N_("Monday"), N_("Tuesday"),  N_("Wednesday"),
		N_("Thursday"), N_("Friday"), N_("Saturday"),
	};

	return _(days[weekday]);
}

static bool is_title_taken(const struct listed *listed, int count, const char *title)
{
	for (int i = 0; i < count; i++)
		if (strcmp(listed[i].title, title) == 0)
			return true;
	return false;
}

/* The day names a table without a title: "Friday", "Friday 2". */
static void default_title(const struct store *store, char *out, size_t size)
{
	struct listed *listed = NULL;
	time_t now = time(NULL);
	int count = 0;
	struct tm tm;
	const char *day = localtime_r(&now, &tm) ? day_name(tm.tm_wday) : _("Table");

	if (!store_list(store, &listed, &count, NULL))
		count = 0;
	snprintf(out, size, "%s", day);
	for (int n = 2; is_title_taken(listed, count, out); n++)
		snprintf(out, size, "%s %d", day, n);
	free(listed);
}

/* The separators of names besides a blank: no name has one of them in it. */
static size_t name_separator(const char *at)
{
	static const char *const separators[] = { "\xe3\x80\x81", "\xe3\x80\x80", "," };

	for (size_t i = 0; i < sizeof separators / sizeof *separators; i++)
		if (strncmp(at, separators[i], strlen(separators[i])) == 0)
			return strlen(separators[i]);
	return 0;
}

const char *tui_seat_line(char *out, size_t size, const char *names)
{
	size_t end = (size_t)snprintf(out, size, "seat ");
	bool quoted = false;

	while (*names && end + 1 < size) {
		size_t length = quoted ? 0 : name_separator(names);

		quoted ^= *names == '"';
		out[end++] = *names;
		if (length)
			out[end - 1] = ' ';
		names += length ? length : 1;
	}
	out[end] = '\0';
	return out + strlen("seat ");
}

bool tui_names_are_file(const struct game *game, const char *names)
{
	char path[PATH_MAX];
	struct stat st;

	return verb_find(game, "players") && outside_path(names, path, sizeof path, NULL) &&
	       stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

/* The line that seats who was named, or everybody in the file that was; "": seats stay empty. False and why:
 * no table could be begun so. */
static bool names_line(const struct game *game, const char *names, char *out, size_t size, struct reason *why)
{
	const char *typed;
	struct journal *trial;
	bool fit;

	if (tui_names_are_file(game, names)) {
		snprintf(out, size, "players load \"%s\"", names);
		return true;
	}
	typed = tui_seat_line(out, size, names);
	if (!typed[strspn(typed, " ")]) {
		*out = '\0';
		return true;
	}
	trial = journal_new(game);
	fit = journal_would(trial, out, 0, NULL, NULL, why);
	journal_free(trial);
	return fit || open_table_wider(game, out, NULL);
}

bool tui_names_fit(const struct game *game, const char *names, struct reason *why)
{
	char line[EDIT_BYTES + 40];

	return names_line(game, names, line, sizeof line, why);
}

bool tui_new(struct tui *t, const struct game *game, const char *title, const char *names)
{
	char day[80], line[EDIT_BYTES + 40];
	struct reason why;
	struct save *save;

	default_title(t->store, day, sizeof day);
	if (!names_line(game, names, line, sizeof line, &why)) { /* before a file exists */
		tui_refuse(t, &why);
		return false;
	}
	save = save_create(t->store, game, title ? title : day, &why);
	if (!save) {
		tui_refuse(t, &why);
		return false;
	}
	begin_table(t, journal_new(game), save);
	if (line[0])
		tui_say(t, line);
	return true;
}

void tui_open_named(struct tui *t, const char *word, enum save_how how)
{
	char path[PATH_MAX];
	struct reason why;

	if (store_find(t->store, word, path, sizeof path, &why))
		tui_open(t, path, how);
	else
		tui_refuse(t, &why);
}

const struct game *tui_game(struct tui *t, const char *id)
{
	struct reason why;
	const struct game *game = game_named(id, &why);

	if (!game)
		tui_refuse(t, &why);
	return game;
}
