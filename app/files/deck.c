/* SPDX-License-Identifier: MIT */
/*
 * `tableside deck` and the verb `deck`: hands a list, the ban lists and the
 * card data to the check of rules/magic/deck.h.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "app/core/outside.h"
#include "rules/commander/commander.h"
#include "rules/core/i18n.h"
#include "rules/magic/deck.h"
#include "saves/cards/data.h"
#include "saves/cards/deck.h"
#include "saves/text/json.h"

/* One check; paths as typed. */
struct request {
	const char *file, *cards, *house; /* cards, house: NULL: the usual, none */
	struct deck_law law;              /* rules, format, leaders */
};

/* The files that the law points into. */
struct sources {
	struct deck deck;
	struct bans bans;
	struct cards cards;
};

/* ---- the sources ---- */

/* The user's own list, where there is one, in place of the program's: one for
 * each profile of Commander, one for each format that none comes with. */
static bool read_own_bans(struct bans *bans, const struct store *store, const struct request *r,
                          struct reason *why)
{
	char name[20] = "";
	char path[PATH_MAX];

	if (bans->date[0])
		choice_at(COMMANDER_RULES, (int)r->law.rules, name, sizeof name);
	else
		choice_at(COMMANDER_FORMATS, (int)r->law.format, name, sizeof name);
	if ((size_t)snprintf(path, sizeof path, "%s/bans-%s.txt", store->config, name) >= sizeof path)
		return true;
	if (access(path, F_OK) < 0 && errno == ENOENT)
		return true;
	bans_clear(bans);
	if (!bans_file_read(bans, path, false, why))
		return false;
	return bans->date[0] || reason_set(why, _("%s: a line like \"date: 2026-02-09\" is missing"), path);
}

static bool read_sources(struct sources *s, const struct store *store, const struct request *r,
                         struct reason *why)
{
	char path[PATH_MAX];

	bans_begin(&s->bans, r->law.rules, r->law.format);
	if (!outside_path(r->file, path, sizeof path, why) || !deck_file_read(&s->deck, path, why) ||
	    !read_own_bans(&s->bans, store, r, why))
		return false;
	if (r->house &&
	    !(outside_path(r->house, path, sizeof path, why) && bans_file_read(&s->bans, path, true, why)))
		return false;
	if (r->cards && !outside_path(r->cards, path, sizeof path, why))
		return false;
	if (!r->cards)
		cards_usual(store, path);
	return !path[0] || cards_open(&s->cards, store, path, why);
}

/* Checks, and tells the result. False and why: a file cannot be used. */
static bool judge(const struct store *store, struct request *r, struct said *said, struct emit *data,
                  bool *legal, struct reason *why)
{
	struct sources s = { 0 };
	struct deck_answer found;
	bool fine;

	if (r->law.format == FORMAT_OATHBREAKER)
		r->law.rules = RULES_CURRENT; /* the format began after 2010 */
	fine = read_sources(&s, store, r, why);
	if (fine) {
		r->law.bans = &s.bans;
		r->law.finder = s.cards.index.bytes ? &s.cards.finder : NULL;
		deck_check(&s.deck, &r->law, &found);
		deck_say(&found, said);
		if (data)
			deck_tell(&found, &r->law, data);
		*legal = found.problems == 0;
		deck_answer_done(&found);
		r->law.bans = NULL;
		r->law.finder = NULL;
	}
	deck_done(&s.deck);
	bans_done(&s.bans);
	cards_done(&s.cards);
	return fine;
}

/* ---- at the table ---- */

static bool answer(struct outside_call *call)
{
	const struct commander *c = call->state;
	struct request r = { .law = { .rules = c->rules, .format = c->format } };
	bool legal;
	int seat;

	if (!args_player(&call->args, &c->table, true, &seat) || !args_word(&call->args, &r.file))
		return false;
	r.cards = args_key(&call->args, "cards");
	r.house = args_key(&call->args, "house");
	if (!args_done(&call->args))
		return false;
	for (int k = 0; k < c->player[seat].commanders; k++)
		r.law.leader[k] = c->player[seat].card[k].name;
	return judge(call->store, &r, call->said, call->data, &legal, call->why);
}

/* ---- the command ---- */

static bool leader_fits(const struct cli *cli, const char *name);

enum { CARDS, RULES, FORMAT, HOUSE, LEADER };

/* clang-format off */
static const struct option_row options[] = {
	[CARDS] = { "cards", "FILE", 'c', .help = N_("deck: your card data, a file from Scryfall or MTGJSON") },
	[RULES] = { "rules", "YEAR", 'r', .help = N_("deck: 2010 or current") },
	[FORMAT] = { "format", "FORMAT", 'F',
	             .help = N_("deck: commander, brawl, 2hg, duel or oathbreaker") },
	[HOUSE] = { "house", "FILE", 'H', .help = N_("deck: the table's own bans, +NAME and -NAME") },
	[LEADER] = { "commander", "NAME", 'C',
	             .help = N_("deck: the commander; give it twice for two"), .several = true,
	             .fits = leader_fits },
	{ 0 }
};
/* clang-format on */

static bool leader_fits(const struct cli *cli, const char *name)
{
	struct reason why;

	if (!line_is_clean(name, strlen(name), &why))
		complain(0, "--commander: %s", why.text);
	else if (!cli_value_at(cli, &options[LEADER], COMMANDERS - 1))
		return true;
	else
		complain(0, _("give --commander at most twice"));
	return false;
}

static bool take_choice(const char *option, const char *choices, const char *word, int *choice)
{
	if (word)
		*choice = choice_find(choices, word);
	if (*choice >= 0)
		return true;
	complain(0, _("--%s takes %s, not \"%s\""), option, choices, word);
	return false;
}

static bool read_request(const struct cli *cli, struct request *r)
{
	int rules = RULES_CURRENT, format = FORMAT_COMMANDER;

	if (!take_choice("rules", COMMANDER_RULES, cli_value(cli, &options[RULES]), &rules) ||
	    !take_choice("format", COMMANDER_FORMATS, cli_value(cli, &options[FORMAT]), &format))
		return false;
	*r = (struct request){ .file = cli->argv[0],
		               .cards = cli_value(cli, &options[CARDS]),
		               .house = cli_value(cli, &options[HOUSE]) };
	r->law.rules = (enum commander_rules)rules;
	r->law.format = (enum commander_format)format;
	for (int i = 0; i < COMMANDERS; i++)
		r->law.leader[i] = cli_value_at(cli, &options[LEADER], i);
	return true;
}

static int deck(struct cli *cli)
{
	struct request request;
	struct said said = { 0 };
	struct json_emit json;
	struct reason why;
	bool legal = false, fine;
	int status;

	if (!read_request(cli, &request))
		return EXIT_USAGE;
	json_begin(&json, false);
	fine = judge(&cli->store, &request, &said, &json.emit, &legal, &why);
	answer_print(&said, &json, fine && cli->json);
	said_free(&said);
	status = !fine ? complain(EXIT_FILE, "%s", why.text) : legal ? EXIT_SAID : EXIT_REFUSED;
	return status;
}

/* clang-format off */
const struct command command_deck = {
	"deck", "FILE", N_("check a Commander deck"), 1, 1, TAKES_JSON, options, .run = deck,
};
/* clang-format on */

const struct outside deck_outsides[] = { { "commander", "deck", answer, NULL, NULL }, { 0 } };
