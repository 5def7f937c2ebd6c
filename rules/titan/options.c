/* SPDX-License-Identifier: MIT */
/*
 * The options of a table, and among them `option dispute NAME CHOICE`: players choose a
 * reading where the sources differ. The rows of the disputes are in disputes.def, those of the
 * house rules in houses.def.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

struct dispute {
	const char *name, *choices;
};

static const struct dispute disputes[TITAN_DISPUTES] = {
#define DISPUTE(name, choices, label, help) { #name, choices },
#include "disputes.def"
#undef DISPUTE
};

static const struct {
	const char *key, *values;
} houses[TITAN_HOUSES] = {
#define HOUSE(name, key, values, label, help) { key, values },
#include "houses.def"
#undef HOUSE
};

/* Towers and legions stand on it. */
static bool may_set_board(const struct call *call, const struct game_option *option)
{
	const struct titan *t = call->state;

	every_seat (i, t->table)
		if (t->player[i].tower)
			return reason_set(call->why,
			                  _("1.3: the masterboard is chosen before the towers are rolled"));
	return true;
}

const struct game_option titan_options[] = {
#define DISPUTE(name, choices, row, text) \
	{ .key = "dispute",               \
	  .values = #name " " choices,    \
	  .label = row,                   \
	  .help = text,                   \
	  .field = offsetof(struct titan, choice) + sizeof(int) * DISPUTE_##name },
#include "disputes.def"
#undef DISPUTE
	{ .key = "board",
	  .values = "on|off",
	  .help = N_("the masterboard: the program knows where each legion stands and may go"),
	  .kind = OPTION_FIRST,
	  .field = offsetof(struct titan, board),
	  .may = may_set_board,
	  .label = N_("masterboard"),
	  .until = N_("may change until the towers are rolled") },
	{ .key = "auto-step",
	  .values = "on|off",
	  .help = N_("pass the steps where nobody can do anything but concede or leave"),
	  .kind = OPTION_FIRST,
	  .field = offsetof(struct titan, auto_step),
	  .label = N_("pass idle steps") },
#define HOUSE(name, word, choices, row, text) \
	{ .key = word,                        \
	  .values = choices,                  \
	  .label = row,                       \
	  .help = text,                       \
	  .field = offsetof(struct titan, house[HOUSE_##name]) },
#include "houses.def"
#undef HOUSE
	{ 0 }
};

int titan_choice(const struct titan *t, enum titan_dispute dispute)
{
	return t->choice[dispute];
}

int titan_house(const struct titan *t, enum titan_house house)
{
	return t->house[house];
}

void titan_report_houses(const struct titan *t, struct emit *e)
{
	char word[20];

	emit_object(e, "house");
	for (int i = 0; i < TITAN_HOUSES; i++) {
		choice_at(houses[i].values, t->house[i], word, sizeof word);
		emit_text(e, houses[i].key, word);
	}
	emit_end(e);
}

const char *titan_dispute_name(enum titan_dispute dispute)
{
	return disputes[dispute].name;
}

void titan_choice_word(const struct titan *t, enum titan_dispute dispute, char *out, size_t size)
{
	choice_at(disputes[dispute].choices, t->choice[dispute], out, size);
}

/* since=, without a word where auto-step is on already, is what a table says by itself (auto.c). */
static bool set_switch(struct call *call, const struct game_option *option, const char *value)
{
	struct titan *t = call->state;
	const char *since = args_key(&call->args, "since");
	bool again = since && t->auto_step;

	if (!option_set(call, option, value))
		return false;
	if (since && (!t->auto_step || strcmp(since, TITAN_WAITS_SINCE) != 0))
		return args_usage(&call->args);
	t->waits = t->waits || since;
	if (!again)
		said_both(call->said, _("option %s: %s"), option->key, value);
	return true;
}

/* Of a dispute the value is its name, and a third word the choice. */
bool titan_option(struct call *call, const struct game_option *option, const char *name)
{
	struct titan *t = call->state;
	int dispute = 0, choice;
	char before[20], after[20], list[TITAN_LIST + 100] = "";

	if (strcmp(option->key, "dispute") != 0)
		return set_switch(call, option, name);
	while (dispute < TITAN_DISPUTES && strcmp(disputes[dispute].name, name) != 0)
		dispute++;
	if (dispute == TITAN_DISPUTES) {
		for (int i = 0; i < TITAN_DISPUTES; i++)
			said_list_add(list, sizeof list, "%s", disputes[i].name);
		return reason_set(call->why, _("no dispute is called \"%.40s\": %s"), name, list);
	}
	if (!args_choice(&call->args, disputes[dispute].choices, &choice))
		return false;
	titan_choice_word(t, dispute, before, sizeof before);
	t->choice[dispute] = choice;
	titan_choice_word(t, dispute, after, sizeof after);
	said_line(call->said, _("dispute %s: %s"), name, after);
	said_change(call->said, NULL, NULL, _("dispute %s: %s -> %s"), name, before, after);
	return true;
}
