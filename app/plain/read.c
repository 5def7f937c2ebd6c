/* SPDX-License-Identifier: MIT */
/*
 * Reads out the table, its state, the log and help, a line at a time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/cli.h"
#include "app/core/keys.h"
#include "plain.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- the table, short ---- */

void plain_read_head(struct plain *p)
{
	static const char *const marks[] = {
		[MARK_NONE] = N_("not saved anywhere"), [MARK_SAVED] = N_("saved"),
		[MARK_WRITING] = N_("writing"),         [MARK_NOT_SAVED] = N_("not saved"),
		[MARK_WATCHING] = N_("watching"),       [MARK_LEFT] = N_("closed"),
	};
	struct tui *t = &p->t;
	struct frame frame = { .palette = &t->palette,
		               .now = open_table_time(t->table.journal),
		               .now_ms = io_now_ms() };
	struct title title = { 0 };
	const char *parts[6];
	char text[600];
	int used;

	if (t->table.screen->title)
		t->table.screen->title(journal_state(t->table.journal), &frame, &title);
	screen_title_limit(open_table_state(&t->table), &frame, &title);
	parts[0] = open_table_title(&t->table);
	parts[1] = title.round;
	parts[2] = title.turn;
	parts[3] = title.clock;
	parts[4] = title.limit;
	parts[5] = _(marks[tui_mark(t)]);
	used = snprintf(text, sizeof text, "%s", _(t->table.game->title));
	for (int i = 0; i < 6 && used < (int)sizeof text; i++)
		if (*parts[i])
			used += snprintf(text + used, sizeof text - (size_t)used, "%s%s", _(", "), parts[i]);
	plain_say(p, "%s", text);
}

void plain_read_table(struct plain *p)
{
	const struct game *game = p->t.table.game;
	const struct table *table = journal_state(p->t.table.journal);
	int value;

	plain_read_head(p);
	if (!table->seats)
		plain_read_state(p, false);
	every_seat (i, *table) {
		bool in = !game->gauge || game->gauge(table, i, &value);

		if (!game->gauge)
			plain_say(p, "%d. %s%s%s", i + 1, table->seat[i].name,
			          table->seat[i].in ? "" : _(", "), table->seat[i].in ? "" : _("out"));
		else
			plain_say(p, "%d. %s%s%d%s%s%s", i + 1, table->seat[i].name, _(", "), value,
			          in ? "" : _(", "), in ? "" : _("out"),
			          table->turn == i ? _(", on turn") : "");
	}
}

/* ---- the state ---- */

enum { DEPTH = 16 };

/* An emitter that writes one line for the values of an object, and lines for the
 * objects in it, each beginning with the names around it. */
struct reader {
	struct emit emit;
	struct plain *p;
	bool all;
	int depth;
	struct level {
		char name[100]; /* "Bob", "commander damage" */
		char text[1500];
		size_t used;
		bool array, named, told;
		int count;
	} level[DEPTH];
};

static void key_words(const char *key, char *out, size_t size)
{
	utf8_copy(out, size, key);
	for (; *out; out++)
		if (*out == '_')
			*out = ' ';
}

static struct level *here(struct reader *r)
{
	return &r->level[r->depth < DEPTH ? r->depth : DEPTH - 1];
}

/* After the names of what it stands in: "players, Bob, commander damage". */
static void tell_one(struct reader *r, struct level *level)
{
	char head[800] = "";
	size_t used = 0;

	for (struct level *l = &r->level[1]; l <= level; l++)
		if (*l->name && used < sizeof head)
			used += (size_t)snprintf(head + used, sizeof head - used, "%s%s", used ? ", " : "",
			                         l->name);
	plain_say(r->p, "%s%s%s", head, *head && level->used ? ": " : "", level->text);
	level->told = true;
	level->used = 0;
	level->text[0] = '\0';
}

/* Outer levels first. */
static void tell_level(struct reader *r, struct level *level)
{
	if (!level->used && (!level->named || level->told))
		return;
	for (struct level *outer = &r->level[1]; outer < level; outer++)
		if (outer->used)
			tell_one(r, outer);
	tell_one(r, level);
}

static void read_open(struct emit *e, const char *key, bool array)
{
	struct reader *r = (struct reader *)e;
	struct level *outer = here(r), *level;

	r->depth++;
	level = here(r);
	*level = (struct level){ .array = array };
	if (key)
		key_words(key, level->name, sizeof level->name);
	else
		snprintf(level->name, sizeof level->name, "%d", ++outer->count);
}

static void read_close(struct emit *e)
{
	struct reader *r = (struct reader *)e;

	tell_level(r, here(r));
	r->depth--;
}

static void value_text(const struct emit_value *v, char *out, size_t size)
{
	switch (v->kind) {
	case EMIT_NULL: snprintf(out, size, "-"); break;
	case EMIT_BOOL: snprintf(out, size, "%s", v->number ? "yes" : "no"); break;
	case EMIT_NUMBER: snprintf(out, size, "%lld", v->number); break;
	case EMIT_REAL: snprintf(out, size, "%.6g", v->real); break;
	case EMIT_TEXT: utf8_copy(out, size, v->text); break;
	}
}

static void read_value(struct emit *e, const char *key, const struct emit_value *v)
{
	struct reader *r = (struct reader *)e;
	struct level *level = here(r);
	char name[100] = "", text[1000];
	bool counts = v->kind == EMIT_BOOL || v->kind == EMIT_NUMBER;
	bool nothing = v->kind == EMIT_NULL || (v->kind == EMIT_TEXT && !*v->text) || (counts && !v->number);

	if (nothing && !r->all)
		return;
	if (key)
		key_words(key, name, sizeof name);
	value_text(v, text, sizeof text);
	if (key && strcmp(key, "name") == 0 && !level->used && v->kind == EMIT_TEXT && *v->text) {
		utf8_copy(level->name, sizeof level->name, text); /* a name instead of a number */
		level->named = true;
		return;
	}
	if (level->used + strlen(text) + strlen(name) + 4 > sizeof level->text)
		tell_level(r, level);
	level->used += (size_t)snprintf(level->text + level->used, sizeof level->text - level->used,
	                                "%s%s%s%s", level->used ? ", " : "", name, *name ? " " : "", text);
	if (r->depth == 0)
		tell_level(r, level); /* the table's own values: a line each */
}

void plain_read_state(struct plain *p, bool all)
{
	static const struct emit_ops ops = { read_open, read_close, read_value };
	struct reader *r = xcalloc(1, sizeof *r);

	r->emit.ops = &ops;
	r->p = p;
	r->all = all;
	p->t.table.game->report(journal_state(p->t.table.journal), &r->emit);
	free(r);
}

/* ---- the log ---- */

void plain_read_log(struct plain *p, int count)
{
	struct log_row *rows = xcalloc((size_t)count, sizeof *rows);
	struct journal *journal = p->t.table.journal;
	int shown = open_table_log(&p->t.table, journal_count(journal), rows, count);
	char at[16];

	for (int i = 0; i < shown; i++) {
		const struct log_row *row = &rows[i];

		clock_text(row->at, at, sizeof at);
		plain_say(p, "%d%s%s%s%s%s%s%s%s%s%s%s", row->number, _(", "), at, _(", "),
		          row->ruling ? _("ruling: ") : "", row->who, *row->who ? _(", ") : "", row->what,
		          *row->cause ? _(", ") : "", row->cause, row->undone ? _("  (undone)") : "",
		          row->here ? _(", you are here") : "");
	}
	if (!shown)
		plain_say(p, "%s", _("nothing has been entered yet"));
	plain_say(p, _("%d can be undone, %d redone"), journal_undoable(journal),
	          journal_redoable(journal) + journal_kept(journal));
	free(rows);
}

void plain_read_options(struct plain *p)
{
	char text[1000];

	for (int n = 0; options_tell(&p->t, n, text, sizeof text); n++)
		plain_say(p, "%s", text);
}

void plain_read_phones(struct plain *p)
{
	char url[PHONES_URL_BYTES];
	const char *why;
	int seats = telephones_seats(p->t.phones.pages, &why);

	for (int seat = PHONES_ONLOOKERS; seat < seats; seat++) {
		telephones_url(p->t.phones.pages, seat, url);
		plain_say(p, "%s: %s", tui_phones_name(&p->t, seat), url);
	}
	if (why[0])
		plain_say(p, "%s", why);
}

/* ---- help ---- */

static bool are_alike(const struct binding *a, const struct binding *b)
{
	return a->help == b->help && strcmp(binding_press(a), binding_press(b)) == 0;
}

static bool holds(const char *text, const char *folded)
{
	char own[800];

	utf8_fold(text, own, sizeof own);
	return strstr(own, folded) != NULL;
}

static void help_keys(struct plain *p, const struct binding *keys, const char *folded)
{
	for (const struct binding *b = keys; b->key; b++) {
		const char *help = b->help ? _(b->help) : NULL;
		const struct binding *first = keys, *any = b;

		while (!are_alike(first, b)) /* of rows alike the first one tells */
			first++;
		if (first != b || !help || !(holds(help, folded) || holds(binding_press(b), folded)))
			continue;
		while (any->key && !(are_alike(any, b) && tui_means(&p->t, any)))
			any++;
		plain_say(p, _("key %s: %s%s"), binding_key_shown(b), help,
		          any->key ? "" : _(" (not possible now)"));
	}
}

static void help_words(struct plain *p, const char *folded)
{
	const struct game *game = p->t.table.game;
	const struct verb *verb;
	char usage[300];

	for (int n = 0; (verb = verb_at(game, n)); n++) {
		verb_usage(verb, usage, sizeof usage);
		if (holds(usage, folded) || holds(_(verb->help), folded))
			plain_say(p, "%s: %s", usage, _(verb->help));
	}
	for (const struct game_option *o = game->options; o && o->key; o++)
		if (holds(o->key, folded) || holds(_(o->help), folded))
			plain_say(p, "option %s %s: %s", o->key, o->values, _(o->help));
	for (const char *const *line = game->examples; line && *line; line++)
		if (holds(*line, folded))
			plain_say(p, _("for example: %s"), *line);
}

void plain_read_help(struct plain *p, const struct plain_word *own, const char *find)
{
	struct showing about = tui_about(&p->t);
	char folded[200];

	utf8_fold(find, folded, sizeof folded);
	for (const struct plain_word *w = own; w->name; w++)
		if (holds(w->name, folded) || holds(_(w->help), folded))
			plain_say(p, "%s%s%s: %s", w->name, *w->args ? " " : "", w->args, _(w->help));
	help_keys(p, about.keys, folded);
	help_keys(p, keymap_of(&p->t.keymap, common_keys), folded);
	help_words(p, folded);
}
