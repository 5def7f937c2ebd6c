/* SPDX-License-Identifier: MIT */
/*
 * Reads what people write on a score sheet: a number with its sign, a sum, a list with a number
 * for each player.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

/* Numbers with their signs, one behind the other: 2+5, 12-3, +4. */
static bool read_sum(const char *text, int *sum)
{
	int part, count = 0;

	*sum = 0;
	while (*text) {
		char number[12];
		bool plus = *text == '+';
		size_t length;

		text += plus;
		if (count && plus == (*text == '-'))
			return false;
		length = 1 + strcspn(text + (*text != '\0'), "+-");
		if (length >= sizeof number)
			return false;
		snprintf(number, sizeof number, "%.*s", (int)length, text);
		if (!read_int(number, -SCORE_MOST, SCORE_MOST, &part))
			return false;
		*sum += part;
		count++;
		text += strlen(number);
	}
	return count > 0 && *sum >= -SCORE_MOST && *sum <= SCORE_MOST;
}

/* 12, +12, =12, -12 and 7+5: keys put the sign behind a number, people before it. */
bool score_read(const struct call *call, const char *word, int *points)
{
	const struct score *s = call->state;

	if (!read_sum(word + (word[0] == '='), points))
		return reason_set(call->why, _("\"%s\" is not a score: a number from %d to %d"), word,
		                  -SCORE_MOST, SCORE_MOST);
	if (*points < 0 && s->no_negative)
		return reason_set(call->why,
		                  _("no points below zero here: `option negative on` allows them"));
	return true;
}

/* The next number of a list, of whose word *rest is left. Commas part as blanks do: "13, 0, 8",
 * "13,0,8". False: there is none. */
static bool next_number(struct call *call, const char **rest, char *out, size_t size)
{
	int length;

	while (*(*rest += strspn(*rest, ",")) == '\0')
		if (!args_more(&call->args) || !args_word(&call->args, rest))
			return false;
	length = (int)strcspn(*rest, ",");
	snprintf(out, size, "%.*s", length, *rest);
	*rest += length;
	utf8_mend_end(out);
	return true;
}

/* "0120" for four numbers below ten: parts it, where no number of the list has two digits. */
static bool part_digits(const struct call *call, int count, int most, char *out, size_t size)
{
	const char *word = args_peek(&call->args);

	if (!word || most > 9 || count < 2 || (int)strlen(word) != count ||
	    (int)strspn(word, "0123456789") != count || 2 * (size_t)count >= size)
		return false;
	for (; *word; word++) {
		*out++ = *word;
		*out++ = ',';
	}
	*out = '\0';
	return true;
}

bool score_read_list(struct call *call, seats_set who, int most, score_reader *read, int *numbers)
{
	const struct score *s = call->state;
	const char *rest = "", *word;
	char names[SCORE_NAMES], number[40], parted[2 * TABLE_SEATS + 1];
	bool enough = true;
	int from = 0;

	if (!args_key_player(&call->args, &s->table, "from", true, &from))
		return false;
	if (part_digits(call, seats_count(who), most, parted, sizeof parted) && args_word(&call->args, &word))
		rest = parted;
	for (int i = 0; i < s->table.seats && enough; i++) {
		int seat = (from + i) % s->table.seats;

		if (!(who & 1u << seat))
			continue;
		enough = next_number(call, &rest, number, sizeof number);
		if (enough && !read(call, number, &numbers[seat]))
			return false;
	}
	if (enough && !next_number(call, &rest, number, sizeof number))
		return true;
	score_names(s, who, from, names, sizeof names);
	return reason_set(call->why, _("one number each, in this order: %s"), names);
}
