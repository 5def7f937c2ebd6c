/* SPDX-License-Identifier: MIT */
/* Cards as text, and presses: see cards.h. */
#include "cards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/reason.h"
#include "screens/screen.h"

static const char *const kinds[CARD_KINDS] = {
	[CARD_BIG] = "big",   [CARD_FACT] = "fact",     [CARD_DO] = "do",     [CARD_OTHER] = "other",
	[CARD_LIST] = "list", [CARD_SECRET] = "secret", [CARD_ITEM] = "item", [CARD_ASK] = "ask",
	[CARD_PICK] = "pick", [CARD_FIELD] = "field"
};

static void tell_row(const struct card *card, const struct card_row *row, FILE *out)
{
	fputs(kinds[row->kind], out);
	if (row->label[0])
		fprintf(out, " %s", row->label);
	if (row->of[0])
		fprintf(out, " of %s", row->of);
	if (row->text[0])
		fprintf(out, " %s", row->text);
	else if (row->number)
		fprintf(out, " %d", row->value);
	if (row->most)
		fprintf(out, row->kind == CARD_PICK ? " x%d" : "/%d", row->most);
	if (row->note[0])
		fprintf(out, " (%s)", row->note);
	if (row->here)
		fputs(" *", out);
	if (row->danger)
		fputs(" !", out);
	if (row->out)
		fputs(" out", out);
	for (int i = 0; i < row->buttons; i++)
		fprintf(out, " [%s]", card->button[row->first + i].text);
	fputc('\n', out);
}

char *card_tell(const struct card *card)
{
	char *text;
	size_t size;
	FILE *out = open_memstream(&text, &size);

	if (!out)
		abort();
	for (int i = 0; i < card->rows; i++)
		tell_row(card, &card->row[i], out);
	fclose(out);
	return text;
}

/* The button with the text, of the row that begins with `label`; NULL: there is none. */
static const struct card_button *find(const struct card *card, const char *label, size_t length,
                                      const char *text)
{
	for (int i = 0; i < card->rows; i++) {
		const struct card_row *row = &card->row[i];

		if (strncmp(row->label, label, length) != 0)
			continue;
		for (int n = row->first; n < row->first + row->buttons; n++)
			if (strcmp(card->button[n].text, text) == 0)
				return &card->button[n];
	}
	return NULL;
}

/* The picks named in "brick, brick, ore". False: one of them is not on the card. */
static bool find_picks(const struct card *card, const char *names, int *pick, int *picks)
{
	char name[120];
	int bytes = 0;

	for (*picks = 0; sscanf(names, " %119[^,]%n", name, &bytes) == 1; (*picks)++) {
		int n = -1, found = -1;

		for (int i = 0; i < card->rows; i++) {
			if (card->row[i].kind != CARD_PICK)
				continue;
			n++;
			if (strcmp(card->row[i].label, name) == 0)
				found = n;
		}
		if (found < 0)
			return false;
		pick[*picks] = found;
		names += bytes;
		names += *names == ',';
	}
	return true;
}

/* "10, 8, 6, 5" */
static int find_numbers(const char *text, int *number)
{
	int count = 0;

	for (int bytes = 0; sscanf(text, "%d%n", &number[count], &bytes) == 1; count++) {
		text += bytes;
		text += strspn(text, ", ");
	}
	return count;
}

/* Ends a line as the numbers behind the fields answer what it lacks; false: that is asked. */
static bool end_line(const struct card *card, const struct card_given *given, int fields, char *line,
                     size_t size, struct reason *why)
{
	struct choice out[CHOICES_MAX];
	struct choices list = { .out = out, .max = CHOICES_MAX };

	for (; screen_find(card->game)->lacks(card->state, line, &list, why); list.count = 0) {
		if (fields >= given->picks || given->pick[fields] >= list.count)
			return false;
		snprintf(line + strlen(line), size - strlen(line), " %s", out[given->pick[fields++]].word);
	}
	return true;
}

bool card_push(const struct card *card, const char *press, char *line, size_t size, struct reason *why)
{
	const char *equals = strstr(press, " = "), *colon = strstr(press, ": ");
	struct card_given given = { .what = CARD_PRESS };
	const struct card_button *button;
	char text[200];
	int pick[100], fields = 0;
	const char *begin = colon && (!equals || colon < equals) ? colon + 2 : press;

	snprintf(text, sizeof text, "%.*s", equals ? (int)(equals - begin) : -1, begin);
	button = find(card, press, begin == press ? 0 : (size_t)(colon - press), text);
	if (!button)
		return reason_set(why, "no button: %s", press);
	given.what = equals ? button->asks : CARD_PRESS;
	given.text = equals ? equals + 3 : "";
	given.number = atoi(given.text);
	given.pick = pick;
	if (given.what == CARD_PICKS && !find_picks(card, given.text, pick, &given.picks))
		return reason_set(why, "not on the card: %s", given.text);
	if (given.what == CARD_FIELDS) {
		given.what = CARD_PICKS;
		given.picks = find_numbers(given.text, pick);
	}
	while (button->asks == CARD_FIELDS && card_pick(card, button, fields))
		fields++;
	if (!card_line(card, button, &given, line, size, why) ||
	    (fields && !end_line(card, &given, fields, line, size, why)))
		line[0] = '\0';
	return true;
}
