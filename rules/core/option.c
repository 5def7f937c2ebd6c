/* SPDX-License-Identifier: MIT */
/*
 * The options of a game: one reader of values and one reporter for the rows of
 * all games.
 */
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "i18n.h"
#include "utf8.h"

const struct game_option *option_find(const struct game_option *options, const char *key)
{
	for (; options && options->key; options++)
		if (strcmp(options->key, key) == 0)
			return options;
	return NULL;
}

/* Those of "three_slopes either|both" follow a name, those of "P red|blue" a player. */
const char *option_choices(const struct game_option *option)
{
	const char *blank = strchr(option->values, ' ');

	return blank ? blank + 1 : option->values;
}

static bool is_flag(const struct game_option *option)
{
	return option->kind == OPTION_FIRST || option->kind == OPTION_SECOND;
}

static bool may_be(const struct game_option *option, const char *word)
{
	return choice_find(option->values, word) >= 0;
}

static bool may_be_off(const struct game_option *option)
{
	return may_be(option, "off");
}

static bool refuse_value(const struct call *call, const struct game_option *option, const char *value)
{
	if (option->kind != OPTION_NUMBER)
		return reason_set(call->why, _("option %s takes %s, not \"%.40s\""), option->key,
		                  option->values, value);
	return reason_set(call->why,
	                  may_be_off(option)
	                          ? _("option %s takes a number from %d to %d, or off, not \"%.40s\"")
	                          : _("option %s takes a number from %d to %d, not \"%.40s\""),
	                  option->key, !may_be(option, "0"), option->most, value);
}

static bool read_value(const struct call *call, const struct game_option *option, const char *value,
                       int *number)
{
	if (option->kind == OPTION_PLAYER) {
		*number = table_find(call->state, value, call->why);
		return *number >= 0;
	}
	if (option->also && strcmp(value, option->also[0]) == 0)
		value = option->also[1];
	if (option->kind != OPTION_NUMBER)
		*number = choice_find(option->values, value);
	else if (strcmp(value, "off") == 0 && may_be_off(option))
		*number = 0;
	else if (strcmp(value, "0") == 0 && may_be(option, "0"))
		*number = OPTION_ZERO;
	else if ((option->values[0] != 'N' && choice_find(option->values, value) < 0) ||
	         !read_int(value, 1, option->most, number))
		*number = -1;
	return *number >= 0 || refuse_value(call, option, value);
}

static void store_value(void *state, const struct game_option *option, int value)
{
	void *field = (char *)state + option->field;

	if (is_flag(option))
		*(bool *)field = (value == 0) == (option->kind == OPTION_FIRST);
	else
		*(int *)field = value;
}

/* "colour Anna red" */
static bool set_each(struct call *call, const struct game_option *option, const char *player)
{
	const struct table *table = call->state;
	int seat = table_find(table, player, call->why), *field, choice;
	char word[NAME_BYTES];

	if (seat < 0 || !args_choice(&call->args, option_choices(option), &choice))
		return false;
	field = (int *)(void *)((char *)call->state + option->field);
	choice_at(option_choices(option), choice, word, sizeof word);
	every_seat (i, *table)
		if (i != seat && field[i] == choice + 1)
			return reason_set(call->why, _("%s has %s already: choose another"),
			                  table->seat[i].name, word);
	field[seat] = choice + 1;
	said_line(call->said, _("%s: %s %s"), table->seat[seat].name, option->key, word);
	said_change(call->said, table->seat[seat].name, NULL, "%s %s", option->key, word);
	return true;
}

bool option_set(struct call *call, const struct game_option *option, const char *value)
{
	bool number = option->kind == OPTION_NUMBER;
	int read;

	if (option->kind == OPTION_EACH)
		return set_each(call, option, value);
	if (number && option->may && !option->may(call, option))
		return false;
	if (!read_value(call, option, value, &read))
		return false;
	if (!number && option->may && !option->may(call, option))
		return false;
	if (option->set)
		return option->set(call, option, read);
	store_value(call->state, option, read);
	return true;
}

/* The value in force, as store_value() takes it. */
static int load_value(const void *state, const struct game_option *option)
{
	const void *field = (const char *)state + option->field;

	if (option->now)
		return option->now(state, option);
	return is_flag(option) ? *(const bool *)field == (option->kind == OPTION_SECOND)
	                       : *(const int *)field;
}

/* "Anna red, Boris blue" */
static void show_each(const struct game_option *option, const void *state, char *out, size_t size)
{
	const struct table *table = state;
	const int *field = (const int *)(const void *)((const char *)state + option->field);
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < table->seats && end < size; i++) {
		char word[NAME_BYTES];

		if (field[i] && choice_at(option_choices(option), field[i] - 1, word, sizeof word))
			end += (size_t)snprintf(out + end, size - end, "%s%s %s", end ? ", " : "",
			                        table->seat[i].name, word);
	}
	utf8_mend_end(out);
}

void option_show(const struct game_option *option, const void *state, char *out, size_t size)
{
	const struct table *table = state;
	int value;

	if (option->kind == OPTION_EACH) {
		show_each(option, state, out, size);
		return;
	}
	value = load_value(state, option);
	if (option->kind == OPTION_PLAYER)
		snprintf(out, size, "%s", value < 0 ? "" : table->seat[value].name);
	else if (option->kind != OPTION_NUMBER)
		choice_at(option_choices(option), value, out, size);
	else if (value || !may_be_off(option))
		snprintf(out, size, "%d", value == OPTION_ZERO ? 0 : value);
	else
		snprintf(out, size, "off");
}

void option_report(const struct game_option *option, const void *state, struct emit *e)
{
	char word[NAME_BYTES];
	int value;

	if (option->kind == OPTION_EACH)
		return; /* the game reports it with its players */
	value = load_value(state, option);
	option_show(option, state, word, sizeof word);
	if (is_flag(option) && may_be_off(option))
		emit_bool(e, option->key, value == 0);
	else if (option->kind != OPTION_NUMBER)
		emit_text(e, option->key, word[0] ? word : NULL);
	else
		emit_number_if(e, option->key, value > 0, value == OPTION_ZERO ? 0 : value);
}

int option_chosen(const struct game_option *option, const void *state, int seat)
{
	const int *each = (const int *)(const void *)((const char *)state + option->field);
	char now[NAME_BYTES];
	int place;

	if (option->kind == OPTION_EACH)
		return each[seat] - 1;
	if (option->kind != OPTION_NUMBER)
		return load_value(state, option);
	option_show(option, state, now, sizeof now);
	place = choice_find(option->values, now);
	return place < 0 ? choice_find(option->values, "N") : place;
}

void option_line(const struct game_option *option, const void *state, int seat, const char *word, char *out,
                 size_t size)
{
	const struct table *table = state;
	char about[NAME_BYTES + 4];

	snprintf(about, sizeof about, "%.*s", (int)(option_choices(option) - option->values), option->values);
	if (option->kind == OPTION_EACH) {
		table_seat_word(table, seat, about, sizeof about);
		snprintf(about + strlen(about), sizeof about - strlen(about), " ");
	}
	snprintf(out, size, "option %s %s%s", option->key, about, word);
}
