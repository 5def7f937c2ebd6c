/* SPDX-License-Identifier: MIT */
/*
 * `tableside odds`: dice and chances of one strike, for a judge in a hurry. Says
 * the words as lines of a table in memory, so that the table itself answers.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/cli.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/titan/titan.h"
#include "saves/text/json.h"

enum { UNITS = 1 + TITAN_LEGION }; /* the striker, and a legion against it */

/* "titan:9@D3=2": who, where, and the hits it has had. */
struct unit {
	char who[60], hex[8], hits[8];
};

struct asked {
	struct unit unit[UNITS];
	int units;
	struct journal *journal;
	struct rng *rng;
	struct said said;
	struct reason why;
};

static bool copy(char *out, size_t size, const char *from, size_t length)
{
	if (!length || length >= size)
		return false;
	memcpy(out, from, length);
	out[length] = '\0';
	return true;
}

static bool read_unit(const char *word, struct unit *unit)
{
	const char *at = strchr(word, '@'), *hits;

	if (!at || !copy(unit->who, sizeof unit->who, word, (size_t)(at - word)) ||
	    strpbrk(unit->who, " \"#&=*"))
		return false;
	at++;
	hits = strchr(at, '=');
	if (!copy(unit->hex, sizeof unit->hex, at, hits ? (size_t)(hits - at) : strlen(at)))
		return false;
	return !hits || copy(unit->hits, sizeof unit->hits, hits + 1, strlen(hits + 1));
}

static bool read_units(const struct cli *cli, struct asked *a)
{
	for (a->units = 0; a->units < cli->argc; a->units++) {
		const char *word = cli->argv[a->units];

		if (a->units == UNITS) {
			complain(0, _("at most %d units against one"), UNITS - 1);
			return false;
		}
		if (!read_unit(word, &a->unit[a->units])) {
			complain(0,
			         _("\"%s\" is not a unit: type CREATURE@HEX, like Hydra@D3, titan:9@D4, or "
			           "Troll@D4=3 (3 hits)"),
			         word);
			return false;
		}
	}
	return true;
}

static bool say(struct asked *a, struct emit *data, const char *format, ...)
{
	char line[800];
	va_list list;

	va_start(list, format);
	vsnprintf(line, sizeof line, format, list);
	va_end(list);
	return journal_say(a->journal, line, strlen(line), 0, a->rng, true, &a->said, data, &a->why) !=
	       JOURNAL_REFUSED;
}

static bool set_board(struct asked *a, const char *land)
{
	char force[UNITS * sizeof a->unit->who] = "";
	bool fine = say(a, NULL, "battle %s", land) && say(a, NULL, "force attacker %s", a->unit[0].who);

	for (int i = 1; i < a->units; i++)
		snprintf(force + strlen(force), sizeof force - strlen(force), " %s", a->unit[i].who);
	fine = fine && say(a, NULL, "force defender%s", force);
	for (int i = 0; fine && i < a->units; i++) {
		const struct unit *u = &a->unit[i];
		char id[12];

		snprintf(id, sizeof id, "%c%d", i ? 'd' : 'a', i ? i : 1);
		fine = say(a, NULL, "place %s %s", id, u->hex) &&
		       (!u->hits[0] || say(a, NULL, "hits %s =%s", id, u->hits));
	}
	return fine && say(a, NULL, "at side=attacker phase=strike");
}

/* The exit status tells whether the strike is legal. */
static int answer(struct asked *a, bool json)
{
	struct titan_strike strike;
	struct json_emit data;

	json_begin(&data, false);
	if (!say(a, &data.emit, "odds a1 d1")) {
		json_drop(&data);
		return complain(EXIT_REFUSED, "%s", a->why.text);
	}
	answer_print(&a->said, &data, json);
	titan_strike_of(journal_state(a->journal), 0, 1, -1, &strike);
	return strike.why == STRIKE_LEGAL ? EXIT_SAID : EXIT_REFUSED;
}

static const struct option_row options[] = {
	{ "land", "LAND", 'l', .help = N_("odds: the battle land (default Plains)") }, { 0 }
};

static int odds(struct cli *cli)
{
	const char *land = cli_value(cli, options) ? cli_value(cli, options) : "Plains";
	struct asked a = { .journal = NULL, .rng = &cli->rng };
	struct reason why;
	int status;

	if (titan_land_find(land, &why) < 0)
		return complain(EXIT_USAGE, "%s", why.text);
	if (!read_units(cli, &a))
		return EXIT_USAGE;
	a.journal = journal_new(&titan_game);
	status = set_board(&a, land) ? answer(&a, cli->json) : complain(EXIT_REFUSED, "%s", a.why.text);
	journal_free(a.journal);
	said_free(&a.said);
	return status;
}

static const char *const strikes[] = { "tableside odds Hydra@D3 Troll@D4 --land Swamp",
	                               "tableside odds titan:9@D4 Ogre@C4=2 Lion@D5 --land Hills --json",
	                               NULL };

static const struct command_note note = {
	N_("ODDS"),
	N_("The odds of one Titan strike, without a table. The first unit strikes the second; any others "
	   "stand beside the second and may take excess hits. A unit is CREATURE@HEX, with =N after N hits; "
	   "a Titan needs its power: titan:9@D4."),
	strikes,
	N_("If the strike is not legal, the exit status is 1 and the reason is printed."),
};

/* clang-format off */
const struct command command_odds = {
	"odds", "WHO@HEX WHO@HEX...", N_("show a Titan strike: dice, number, odds"),
	2, -1, TAKES_JSON, options, .run = odds, .note = &note,
};
/* clang-format on */
