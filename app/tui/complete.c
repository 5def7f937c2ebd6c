/* SPDX-License-Identifier: MIT */
/*
 * Completion reads the same usage text that people read: "P N [from=Q]".
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

struct completer {
	const struct game *game;
	const struct table *table;
	char folded[200]; /* the word so far */
	char said[400];   /* the words before it, of this line */
	struct completion *out;
	int count;
};

static bool begins(const struct completer *c, const char *word)
{
	char folded[200];

	utf8_fold(word, folded, sizeof folded);
	return strncmp(folded, c->folded, strlen(c->folded)) == 0;
}

/* A word of the game's language as people read it; "" where that is the same. */
static const char *in_words(const char *word)
{
	const char *read = *word ? _(word) : "";

	return strcmp(read, word) == 0 ? "" : read;
}

static void offer(struct completer *c, const char *prefix, const char *word, const char *text, bool whole)
{
	char full[240], bare[240];

	/* A name in quotes may be typed with or without its quote. */
	snprintf(full, sizeof full, "%s%s", prefix, word);
	snprintf(bare, sizeof bare, "%s%s", prefix, word + (word[0] == '"'));
	if (c->count == COMPLETIONS || (!begins(c, full) && !begins(c, bare)))
		return;
	utf8_copy(c->out[c->count].word, sizeof c->out->word, full);
	utf8_copy(c->out[c->count].text, sizeof c->out->text, *text ? text : in_words(word));
	c->out[c->count++].whole = whole;
}

/* Players still in first; a key such as from= takes only them. */
static void offer_seats(struct completer *c, const char *prefix, bool in)
{
	every_seat (i, *c->table) {
		const char *name = c->table->seat[i].name;
		char quoted[NAME_BYTES + 2], seat[40];

		if (c->table->seat[i].in != in)
			continue;

		snprintf(quoted, sizeof quoted, strchr(name, ' ') ? "\"%s\"" : "%s", name);
		snprintf(seat, sizeof seat, c->table->seat[i].in ? _("seat %d") : _("seat %d, out"), i + 1);
		offer(c, prefix, quoted, seat, true);
	}
}

static void offer_players(struct completer *c, const char *prefix, bool lists)
{
	offer_seats(c, prefix, true);
	if (!prefix[0])
		offer_seats(c, prefix, false);
	if (lists && c->table->seats > 1) {
		offer(c, prefix, "each", _("everybody still playing"), true);
		offer(c, prefix, "others", _("all but the player on turn"), true);
	}
}

/* One token of a usage, its brackets and what stands in inner ones dropped. */
static const char *token(const char *usage, char *out, size_t size)
{
	size_t end = 0;

	usage += strspn(usage, " ");
	for (; *usage && *usage != ' '; usage++)
		if (!strchr("[]", *usage) && end + 1 < size)
			out[end++] = *usage;
	out[end] = '\0';
	return usage;
}

static bool is_player(const char *token_text)
{
	return (token_text[0] == 'P' || token_text[0] == 'Q') &&
	       (!token_text[1] || !isupper((unsigned char)token_text[1]));
}

static void offer_choices(struct completer *c, const char *prefix, const char *choices)
{
	char word[60];

	for (int i = 0; choice_at(choices, i, word, sizeof word); i++)
		if (islower((unsigned char)word[0]))
			offer(c, prefix, word, "", true);
}

/* "U|MARKER", "CREATURES...": the game's own words for it. */
static void offer_words(struct completer *c, const char *prefix, const char *token_text)
{
	char what[40], word[80];

	while (c->game->word && *token_text) {
		size_t length = strcspn(token_text, "|");

		snprintf(what, sizeof what, "%.*s",
		         (int)(length < strcspn(token_text, ".") ? length : strcspn(token_text, ".")),
		         token_text);
		for (int n = 0; isupper((unsigned char)what[0]) &&
		                c->game->word(c->table, c->said, what, n, word, sizeof word);
		     n++)
			offer(c, prefix, word, "", true);
		token_text += length + (token_text[length] == '|');
	}
}

/* "from=Q": offers the key before the =, its values after it. */
static void offer_keyed(struct completer *c, const char *token_text)
{
	const char *equals = strchr(token_text, '=');
	char key[60];

	snprintf(key, sizeof key, "%.*s=", (int)(equals - token_text), token_text);
	if (strstr(c->said, key))
		return; /* given already */
	if (strncmp(c->folded, key, strlen(key)) != 0)
		offer(c, "", key, equals + 1, false);
	else if (is_player(equals + 1))
		offer_players(c, key, false);
	else {
		offer_choices(c, key, equals + 1);
		offer_words(c, key, equals + 1);
	}
}

/* A row "three_slopes either|both" of a key that has several: the first word
 * after the key, then its choices. */
static void offer_row(struct completer *c, const struct game_option *o, bool first, const char *before)
{
	const char *choices = strchr(o->values, ' ');
	char name[60];

	if (!choices || (size_t)(choices - o->values) >= sizeof name)
		return;
	if (o->kind == OPTION_EACH) {
		if (first && strcmp(o->key, before) == 0)
			offer_players(c, "", false);
		else if (!first && strstr(c->said, o->key))
			offer_choices(c, "", choices + 1);
		return;
	}
	snprintf(name, sizeof name, "%.*s", (int)(choices - o->values), o->values);
	if (first && strcmp(o->key, before) == 0)
		offer(c, "", name, choices + 1, true);
	else if (!first && strcmp(name, before) == 0)
		offer_choices(c, "", choices + 1);
}

static void offer_options(struct completer *c, int position, const char *before)
{
	const struct game_option *options = c->game->options;

	for (const struct game_option *o = options; o && o->key; o++) {
		bool again = o > options && strcmp(o->key, o[-1].key) == 0;

		if (position == 0 && !again)
			offer(c, "", o->key, strchr(o->values, ' ') ? "" : o->values, true);
		else if (position == 1 && !strchr(o->values, ' ') && strcmp(o->key, before) == 0)
			offer_choices(c, "", o->values);
		else if (position > 0)
			offer_row(c, o, position == 1, before);
	}
}

/* The words for `position` (0: right after the verb), and all optional words. */
static void offer_arguments(struct completer *c, const struct verb *verb, int position, const char *before)
{
	const char *usage = verb->args;
	char text[80];
	int place = 0;

	if (strcmp(verb->name, "option") == 0) {
		offer_options(c, position, before);
		return;
	}
	while (*(usage = token(usage, text, sizeof text)) || text[0]) {
		bool keyed = strchr(text, '=') && islower((unsigned char)text[0]);

		if (keyed && place <= position)
			offer_keyed(c, text);
		else if (is_player(text) && place == position)
			offer_players(c, "", true);
		else if (islower((unsigned char)text[0]) && place <= position)
			offer_choices(c, "", text);
		else if (place == position || (place < position && strstr(text, "...")))
			offer_words(c, "", text);
		place += !keyed;
		if (!*usage)
			break;
	}
}

/* Where the last of several lines joined by " & " begins. */
static size_t part_begin(const char *line, size_t cursor)
{
	bool quoted = false;
	size_t begin = 0;

	for (size_t i = 0; i < cursor; i++) {
		if (line[i] == '"')
			quoted = !quoted;
		if (!quoted && line[i] == '&' && i > 0 && line[i - 1] == ' ' && line[i + 1] == ' ')
			begin = i + 1;
	}
	return begin + strspn(line + begin, " ");
}

/* Counts the whole words in [at, end) and finds where the last one begins. */
static int split(const char *line, size_t at, size_t end, size_t *last, char *before, size_t size)
{
	int words = 0;

	before[0] = '\0';
	*last = at;
	while (at < end) {
		bool quoted = false;
		size_t from = at;

		while (at < end && (quoted || line[at] != ' ')) {
			quoted ^= line[at] == '"';
			at++;
		}
		*last = from;
		if (at == end)
			return words;
		snprintf(before, size, "%.*s", (int)(at - from), line + from);
		words++;
		at += strspn(line + at, " ");
		*last = at < end ? at : end;
	}
	return words;
}

/* The verb of the part the cursor is in, NULL when it is not known yet. */
static const struct verb *complete_verb(const struct game *game, const char *line, size_t cursor)
{
	size_t begin = part_begin(line, cursor);
	char name[40];

	snprintf(name, sizeof name, "%.*s", (int)strcspn(line + begin, " "), line + begin);
	return line[begin + strlen(name)] == ' ' ? verb_find(game, name) : NULL;
}

/* Where the words of the line put the cursor among those of the usage: the place of the present
 * one, or its key ("from=") in *key. */
static int present_place(const char *line, size_t begin, size_t cursor, char *key, size_t size)
{
	int place = -1; /* the verb is no argument */
	bool quoted = false, keyed = false;
	size_t word = begin;

	for (size_t i = begin; i <= cursor; i++) {
		if (i < cursor)
			quoted ^= line[i] == '"';
		keyed |= i < cursor && line[i] == '=' && !quoted;
		if (i < cursor && (line[i] != ' ' || quoted))
			continue;
		if (i == cursor)
			break;
		place += !keyed;
		keyed = false;
		word = i + 1 + strspn(line + i + 1, " ");
	}
	*key = '\0';
	if (keyed)
		snprintf(key, size, "%.*s", (int)strcspn(line + word, "=") + 1, line + word);
	return place;
}

bool complete_usage(const struct game *game, const char *line, size_t cursor, struct usage *usage)
{
	const struct verb *verb = complete_verb(game, line, cursor);
	const char *at, *next;
	char key[60], text[80];
	int place, here = 0;

	if (!verb)
		return false;
	place = present_place(line, part_begin(line, cursor), cursor, key, sizeof key);
	verb_usage(verb, usage->text, sizeof usage->text);
	usage->from = usage->to = 0;
	for (at = usage->text + strcspn(usage->text, " "); *at; at = next) {
		bool keyed, more;

		at += strspn(at, " ");
		next = token(at, text, sizeof text);
		keyed = strchr(text, '=') && islower((unsigned char)text[0]);
		more = strstr(text, "...") && here <= place;
		if (*key ? strncmp(text, key, strlen(key)) == 0 : !keyed && (here == place || more)) {
			usage->from = (size_t)(at - usage->text);
			usage->to = (size_t)(next - usage->text);
		}
		here += !keyed;
	}
	return true;
}

int complete(const struct game *game, const struct table *table, const char *line, size_t cursor,
             struct completion *out, size_t *from)
{
	struct completer c = { .game = game, .table = table, .out = out };
	char before[120], typed[200];
	const struct verb *verb;
	size_t begin = part_begin(line, cursor);
	int words = split(line, begin, cursor, from, before, sizeof before);

	snprintf(c.said, sizeof c.said, "%.*s", (int)(*from - begin), line + begin);

	snprintf(typed, sizeof typed, "%.*s", (int)(cursor - *from), line + *from);
	utf8_fold(typed, c.folded, sizeof c.folded);
	if (words == 0) {
		for (int n = 0; (verb = verb_at(game, n)); n++)
			offer(&c, "", verb->name, _(verb->help), verb->args[0] != '\0');
		return c.count;
	}
	verb = complete_verb(game, line, cursor);
	if (verb)
		offer_arguments(&c, verb, words - 1, before);
	if (c.count == 1 && strcmp(out[0].word, typed) == 0)
		c.count = 0; /* typed already */
	return c.count;
}
