/* SPDX-License-Identifier: MIT */
/*
 * The readers of a verb's words: the common kinds of arguments, and their
 * refusals. The handler of a verb decides what it reads; its usage tells
 * people.
 */
#include "args.h"

#include <stdio.h>
#include <string.h>

#include "game.h"
#include "i18n.h"
#include "utf8.h"

void verb_usage(const struct verb *verb, char *out, size_t size)
{
	snprintf(out, size, "%s%s%s", verb->name, verb->args[0] ? " " : "", verb->args);
}

bool args_usage(const struct args *args)
{
	char usage[200];

	verb_usage(args->verb, usage, sizeof usage);
	return reason_set(args->why, _("usage: %s"), usage);
}

/* "WHAT; usage: ..." */
static bool refuse(const struct args *args, const char *what)
{
	char usage[200];

	verb_usage(args->verb, usage, sizeof usage);
	return reason_set(args->why, _("%s; usage: %s"), what, usage);
}

static struct word *next(const struct args *args)
{
	for (int i = 0; i < args->count; i++)
		if (!args->word[i].used && !args->word[i].key)
			return &args->word[i];
	return NULL;
}

static struct word *keyed(const struct args *args, const char *key)
{
	for (int i = 0; i < args->count; i++)
		if (!args->word[i].used && args->word[i].key && strcmp(args->word[i].key, key) == 0)
			return &args->word[i];
	return NULL;
}

bool args_more(const struct args *args)
{
	return next(args) != NULL;
}

const char *args_peek(const struct args *args)
{
	const struct word *word = next(args);

	return word ? word->text : NULL;
}

bool args_word(struct args *args, const char **text)
{
	struct word *word = next(args);

	if (!word)
		return args_usage(args);
	word->used = true;
	*text = word->text;
	return true;
}

static bool out_of_range(const struct args *args, const char *text, int min, int max)
{
	char what[200];

	snprintf(what, sizeof what, _("\"%s\" is not a number from %d to %d"), utf8_shown(text).text, min,
	         max);
	return refuse(args, what);
}

bool args_number(struct args *args, int min, int max, int *number)
{
	const char *text;

	if (!args_word(args, &text))
		return false;
	return read_int(text, min, max, number) || out_of_range(args, text, min, max);
}

bool args_change(struct args *args, int max, struct change *change)
{
	const char *text;
	char what[100];

	if (!args_word(args, &text))
		return false;
	if (strchr("+-=", text[0]) && text[0]) {
		/* "=-3" sets below zero; "+-3" is nothing anybody means. */
		bool plain = text[0] == '=' || text[1] != '-';
		const char *digits = text + 1 + (plain && text[1] == '-');

		change->sign = text[0];
		if (plain && read_int(text + 1, -max, max, &change->amount))
			return true;
		if (*digits && !digits[strspn(digits, "0123456789")]) {
			snprintf(what, sizeof what, _("\"%.20s\" is too much: at most %d"), text, max);
			return refuse(args, what);
		}
	}
	return refuse(args, _("type the amount as +3, -3 or =40"));
}

bool change_apply(const struct change *change, int *value, int min, int max, struct reason *why)
{
	long long result = change->sign == '='   ? change->amount
	                   : change->sign == '+' ? (long long)*value + change->amount
	                                         : (long long)*value - change->amount;

	if (result < min || result > max)
		return reason_set(why, _("that would make %lld; allowed: %d to %d"), result, min, max);
	*value = (int)result;
	return true;
}

static bool all_in(const struct args *args, const struct table *table, seats_set set)
{
	const struct verb *verb = args->game->verbs;
	char typed[NAME_BYTES + 2];

	each_seat (i, set) {
		if (table->seat[i].in)
			continue;
		while (verb->name && strcmp(verb->name, "back") != 0)
			verb++;
		word_typed(table->seat[i].name, typed, sizeof typed);
		return reason_set(args->why,
		                  verb->name ? _("%s is out: `back %s` brings them back") : _("%s is out"),
		                  table->seat[i].name, typed);
	}
	return true;
}

static bool find_player(const struct args *args, const struct table *table, const char *word, bool anyone,
                        int *seat)
{
	*seat = table_find(table, word, args->why);
	return *seat >= 0 && (anyone || all_in(args, table, 1u << *seat));
}

bool args_player(struct args *args, const struct table *table, bool anyone, int *seat)
{
	const char *word;

	return args_word(args, &word) && find_player(args, table, word, anyone, seat);
}

bool args_players(struct args *args, const struct table *table, bool anyone, seats_set *set)
{
	struct word *others = keyed(args, "others");
	const char *word;

	if (others) {
		int seat = table_find(table, others->text, args->why);

		others->used = true;
		*set = seat < 0 ? 0 : table_others(table, seat);
		if (seat >= 0 && !*set)
			reason_set(args->why, _("nobody else is still playing"));
	} else {
		if (!args_word(args, &word))
			return false;
		*set = table_find_all(table, word, args->why);
	}
	return *set && (anyone || all_in(args, table, *set));
}

const char *args_key(struct args *args, const char *key)
{
	struct word *word = keyed(args, key);

	if (!word)
		return NULL;
	word->used = true;
	return word->text;
}

bool args_key_number(struct args *args, const char *key, int min, int max, int *number)
{
	const char *text = args_key(args, key), *digits = text;

	if (text && text[0] == '+' && text[1] != '-')
		digits++; /* mod=+2, as people write it */
	return !text || read_int(digits, min, max, number) || out_of_range(args, text, min, max);
}

bool args_key_player(struct args *args, const struct table *table, const char *key, bool anyone, int *seat)
{
	const char *text = args_key(args, key);

	return !text || find_player(args, table, text, anyone, seat);
}

bool args_flag(struct args *args, const char *flag)
{
	for (int i = 0; i < args->count; i++) {
		struct word *word = &args->word[i];

		if (!word->used && !word->key && !word->quoted && strcmp(word->text, flag) == 0)
			return word->used = true;
	}
	return false;
}

bool args_rest(struct args *args, char *out, size_t size, int columns)
{
	size_t end = 0;
	bool fits = true;

	out[0] = '\0';
	for (int i = 0; i < args->count; i++) {
		struct word *word = &args->word[i];
		int bytes;

		if (word->used)
			continue;
		word->used = true;
		bytes = snprintf(out + end, size - end, "%s%s%s%s", end ? " " : "",
		                 word->key ? word->key : "", word->key ? "=" : "", word->text);
		if (bytes < 0 || (size_t)bytes >= size - end) {
			fits = false;
			break;
		}
		end += (size_t)bytes;
	}
	if (!fits || utf8_columns(out) > columns)
		return reason_set(args->why, _("that is too long: at most %d columns"), columns);
	return true;
}

bool args_choice(struct args *args, const char *choices, int *index)
{
	const char *word;
	char what[300];

	if (!args_word(args, &word))
		return false;
	*index = choice_find(choices, word);
	if (*index >= 0)
		return true;
	snprintf(what, sizeof what, _("\"%s\" is not one of %s"), utf8_shown(word).text, choices);
	return refuse(args, what);
}

void args_write(const struct args *args, struct line *out)
{
	for (int i = 0; i < args->count; i++) {
		const struct word *left = &args->word[i];

		if (left->used)
			continue;
		if (left->key)
			line_key(out, left->key, left->text);
		else
			line_word(out, left->text);
	}
}

void args_use_up(struct args *args)
{
	for (int i = 0; i < args->count; i++)
		args->word[i].used = true;
}

bool args_done(const struct args *args)
{
	char what[200], shown[80];

	for (int i = 0; i < args->count; i++) {
		const struct word *word = &args->word[i];
		const char *text = word->key ? word->key : word->text;

		if (word->used)
			continue;
		utf8_show(text, strlen(text), shown, sizeof shown);
		snprintf(what, sizeof what, _("\"%s%s\" does not belong here"), shown, word->key ? "=" : "");
		return refuse(args, what);
	}
	return true;
}
