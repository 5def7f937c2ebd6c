/* SPDX-License-Identifier: MIT */
/*
 * Reads the key file and applies it to the tables of bindings. The tables are
 * const: a copy replaces each table in which the file rebinds a key.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "key.h"
#include "keys.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/store.h"
#include "saves/text/file.h"
#include "saves/text/io.h"
#include "saves/text/memory_stream.h"

enum { BOUND_MAX = 200, FAULTS_MAX = 100, TABLES_MAX = 80 };

/* One line of the file. */
struct bound {
	char scope[40], from[16], to[16];
	int line;
	bool dropped;
};

/* One table of bindings and its scope. */
struct keys_of {
	const char *scope;
	const struct binding *keys;
};

struct reading {
	struct bound bound[BOUND_MAX];
	int count;
	struct keys_of table[TABLES_MAX];
	int tables;
	FILE *faults;
	int told;
};

void keymap_path(const struct store *store, char *path, size_t size)
{
	snprintf(path, size, "%s/keys", store->config);
}

static void fault(struct reading *r, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));

static void fault(struct reading *r, int line, const char *format, ...)
{
	va_list list;

	r->told++;
	fprintf(r->faults, _("keys, line %d: "), line);
	va_start(list, format);
	vfprintf(r->faults, format, list);
	va_end(list);
	fputc('\n', r->faults);
}

/* ---- the tables there are ---- */

static void add_table(struct reading *r, const char *scope, const struct binding *keys)
{
	for (int i = 0; i < r->tables; i++)
		if (r->table[i].keys == keys)
			return;
	if (keys && r->tables < TABLES_MAX)
		r->table[r->tables++] = (struct keys_of){ scope, keys };
}

static bool holds_key(const struct keys_of *table, const char *key)
{
	const struct binding *list;

	if (binding_moved(table->keys, key, NULL, &list))
		return true;
	for (const struct binding *b = table->keys; b->key; b++)
		if (strcmp(b->key, key) == 0)
			return true;
	return false;
}

/* ---- what is pressed ---- */

static const struct bound *bound_of(const struct reading *r, const char *scope, const char *key)
{
	for (int i = r->count - 1; i >= 0; i--) /* the last line about a key holds */
		if (!r->bound[i].dropped && strcmp(r->bound[i].scope, scope) == 0 &&
		    strcmp(r->bound[i].from, key) == 0)
			return &r->bound[i];
	return NULL;
}

static const char *pressed(const struct reading *r, const struct keys_of *table, const struct binding *b)
{
	const struct bound *bound = bound_of(r, table->scope, b->key);

	return bound ? bound->to : b->key;
}

/* Two scopes meet where one screen has both: home never meets a table's. */
static bool meet(const char *a, const char *b)
{
	bool home = strcmp(a, "home") == 0 || strcmp(b, "home") == 0;

	return strcmp(a, b) == 0 || (!home && (strcmp(a, "everywhere") == 0 || strcmp(b, "everywhere") == 0));
}

/* The binding that has the new key already; NULL: none. */
static const struct binding *taken_by(const struct reading *r, const struct bound *bound)
{
	for (int i = 0; i < r->tables; i++) {
		const struct keys_of *table = &r->table[i];
		bool same = strcmp(table->scope, bound->scope) == 0;

		if (!meet(table->scope, bound->scope) || (same && !holds_key(table, bound->from)))
			continue;
		for (const struct binding *b = table->keys; b->key; b++)
			if (!(same && strcmp(b->key, bound->from) == 0) &&
			    strcmp(pressed(r, table, b), bound->to) == 0)
				return b;
	}
	return NULL;
}

/* A dropped line frees its key, which may clash with another line: repeat. */
static void drop_taken(struct reading *r)
{
	bool again = true;

	while (again) {
		again = false;
		for (int i = 0; i < r->count; i++) {
			struct bound *bound = &r->bound[i];
			const struct binding *other = bound->dropped ? NULL : taken_by(r, bound);

			if (!other)
				continue;
			bound->dropped = again = true;
			fault(r, bound->line, _("%s is already taken: %s; %s is unchanged"), bound->to,
			      other->help ? _(other->help) : other->key, bound->from);
		}
	}
}

/* ---- the lines ---- */

/* Not the keys that move the focus or choose a seat on every screen. */
static bool is_free(const char *key)
{
	struct key pressed;

	return !key_moves(key) && (key[1] || !strchr("0123456789hjkl", key[0])) &&
	       key_of_label(key, &pressed);
}

static bool is_one_key(const char *key)
{
	struct key pressed;
	char label[16];

	if (!key_of_label(key, &pressed))
		return false;
	key_label(&pressed, label, sizeof label);
	return strcmp(label, key) == 0; /* "+-" would be two */
}

static bool scope_is_known(const struct reading *r, const char *scope, const char *key, bool *known)
{
	*known = false;
	for (int i = 0; i < r->tables; i++)
		if (strcmp(r->table[i].scope, scope) == 0) {
			*known = true;
			if (holds_key(&r->table[i], key))
				return true;
		}
	return false;
}

static void take_line(struct reading *r, int number, const char *line)
{
	struct bound bound = { .line = number };
	char more[4];
	bool known;
	int words = sscanf(line, "%39s %15s %15s %3s", bound.scope, bound.from, bound.to, more);

	utf8_mend(bound.scope); /* sscanf may have cut inside of a character */
	utf8_mend(bound.from);
	utf8_mend(bound.to);
	if (words != 3)
		fault(r, number, "%s", _("a line is SCREEN KEY NEW, as in: commander n F2"));
	else if (!scope_is_known(r, bound.scope, bound.from, &known))
		known ? fault(r, number, _("%s has no key %s"), bound.scope, bound.from)
		      : fault(r, number, _("there is no screen %s: name home, everywhere, or a game"),
		              bound.scope);
	else if (!is_one_key(bound.to))
		fault(r, number, _("%s is not a key: use a character, ^X, Space, Enter, Ins, Del, F1 to F12"),
		      bound.to);
	else if (!is_free(bound.to) || !is_one_key(bound.from))
		fault(r, number,
		      _("%s cannot be changed: digits, arrows, h j k l, Tab and Esc are the same on every "
		        "screen"),
		      is_one_key(bound.from) ? bound.to : bound.from);
	else
		r->bound[r->count++] = bound;
}

static void fault_of_file(struct reading *r, const struct reason *why)
{
	r->told++;
	fprintf(r->faults, "%s\n", why->text);
}

static void read_lines(struct reading *r, const char *path)
{
	char shown[IO_SHOWN], *line;
	struct text_file file;
	struct reason why;
	bool good;

	if (!text_file_open(&file, path, &why)) {
		fault_of_file(r, &why);
		return;
	}
	while (!(good = text_file_line(&file, &line, &why)) || line) {
		if (good && (!*line || *line == '#'))
			continue;
		if (r->count == BOUND_MAX || r->told >= FAULTS_MAX) {
			fault(r, file.line, "%s", _("too many lines"));
			break;
		}
		if (good) {
			take_line(r, file.line, line);
		} else {
			reason_at(&why, "%s", io_show(path, shown, sizeof shown));
			fault_of_file(r, &why);
		}
	}
	text_file_done(&file);
}

/* ---- the copies ---- */

/* A key bound by its old name does what it did: the row of the menu stands in the table, too. True: there is
 * one. */
static bool add_moved(const struct reading *r, const struct keys_of *table, int n, struct binding *out)
{
	const struct bound *bound = &r->bound[n];
	const struct binding *list, *row;

	if (bound_of(r, table->scope, bound->from) != bound)
		return false;
	row = binding_moved(table->keys, bound->from, NULL, &list);
	if (!row)
		return false;
	*out = *row;
	out->key = row->was;
	out->when = list->when;
	out->group = list->group;
	out->was = NULL;
	return true;
}

static void copy_table(struct keymap *map, const struct reading *r, const struct keys_of *table)
{
	struct binding *copy;
	int count = 0, bound = 0;

	for (; table->keys[count].key; count++)
		;
	copy = xcalloc((size_t)(count + r->count) + 1, sizeof *copy);
	memcpy(copy, table->keys, (size_t)count * sizeof *copy);
	for (int n = 0; n < r->count; n++)
		count += strcmp(r->bound[n].scope, table->scope) == 0 && add_moved(r, table, n, &copy[count]);
	for (int i = 0; i < count; i++)
		bound += bound_of(r, table->scope, copy[i].key) != NULL;
	if (!bound) {
		free(copy);
		return;
	}
	for (int i = 0; i < count; i++) {
		const struct bound *line = bound_of(r, table->scope, copy[i].key);

		if (line)
			copy[i].press = xstrdup(line->to);
	}
	map->copy = xrealloc(map->copy, (size_t)(map->copies + 1) * sizeof *map->copy);
	map->copy[map->copies++] = (struct keymap_copy){ table->keys, copy };
}

/* Which of the keys bound have moved in this version. */
static void tell_moved(struct reading *r)
{
	for (int n = 0; n < r->count; n++)
		for (int i = 0; i < r->tables; i++) {
			const struct bound *bound = &r->bound[n];
			const struct binding *list, *row = NULL;

			if (!bound->dropped && strcmp(r->table[i].scope, bound->scope) == 0)
				row = binding_moved(r->table[i].keys, bound->from, NULL, &list);
			if (!row)
				continue;
			fault(r, bound->line, _("%s has moved to %s%s%s; %s still works"), bound->from,
			      list->key, row == list ? "" : " ", row == list ? "" : row->key, bound->to);
			break;
		}
}

char *keymap_read(struct keymap *map, const char *path)
{
	struct reading *r;
	char *faults;
	size_t size;

	*map = (struct keymap){ 0 };
	if (access(path, F_OK) != 0 && errno == ENOENT)
		return NULL; /* as mostly: spares the start a walk over all keys */
	r = xcalloc(1, sizeof *r);
	r->faults = memory_stream(&faults, &size);
	add_table(r, "home", home_keys);
	add_table(r, "everywhere", common_keys);
	for (int i = 0; screens[i]; i++) {
		add_table(r, screens[i]->game->id, screens[i]->keys);
		for (const struct key_mode *mode = screens[i]->modes; mode && mode->name; mode++)
			add_table(r, screens[i]->game->id, mode->keys);
	}
	read_lines(r, path);
	drop_taken(r);
	tell_moved(r);
	for (int i = 0; i < r->tables; i++)
		copy_table(map, r, &r->table[i]);
	memory_stream_end(r->faults, &faults);
	if (!r->told) {
		free(faults);
		faults = NULL;
	}
	free(r);
	return faults;
}

void keymap_done(struct keymap *map)
{
	for (int i = 0; i < map->copies; i++) {
		for (struct binding *b = map->copy[i].is; b->key; b++)
			free((char *)b->press);
		free(map->copy[i].is);
	}
	free(map->copy);
	*map = (struct keymap){ 0 };
}
