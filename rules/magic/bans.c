/* SPDX-License-Identifier: MIT */
/*
 * Ban lists as tables, and the lines by which people change them. The caller
 * reads the files.
 */
#include "deck.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

static const struct {
	enum commander_rules rules;
	enum ban_kind kind;
	const char *const *names;
} shipped[] = {
#define RULES_OF_2010 RULES_2010
#define RULES_OF_CURRENT RULES_CURRENT
#define BANS(rules, kind, ...) { RULES_OF_##rules, BAN_##kind, (const char *const[]){ __VA_ARGS__, NULL } },
#include "bans.def"
};

static const char *const dates[] = { [RULES_2010] = "2010-12-20", [RULES_CURRENT] = "2026-02-09" };

static struct ban *add(struct bans *bans, enum ban_kind kind, const char *name)
{
	struct ban *ban;

	bans->ban = xgrow(bans->ban, bans->count, &bans->room, sizeof *bans->ban);
	ban = &bans->ban[bans->count];
	*ban = (struct ban){ .kind = kind };
	if (!card_key(name, ban->key))
		return NULL;
	bans->count++;
	return ban;
}

static void drop_kind(struct bans *bans, enum ban_kind kind, bool drop)
{
	int kept = 0;

	for (int i = 0; i < bans->count; i++)
		if ((bans->ban[i].kind == kind) != drop)
			bans->ban[kept++] = bans->ban[i];
	bans->count = kept;
}

void bans_begin(struct bans *bans, enum commander_rules rules, enum commander_format format)
{
	*bans = (struct bans){ .recommended = rules == RULES_2010 };
	if (format != FORMAT_COMMANDER && format != FORMAT_2HG)
		return;
	snprintf(bans->date, sizeof bans->date, "%s", dates[rules]);
	if (rules == RULES_CURRENT)
		memcpy(bans->changers_date, bans->date, sizeof bans->date);
	for (size_t i = 0; i < sizeof shipped / sizeof *shipped; i++)
		for (const char *const *name = shipped[i].names; shipped[i].rules == rules && *name; name++)
			add(bans, shipped[i].kind, *name);
}

void bans_done(struct bans *bans)
{
	free(bans->ban);
	*bans = (struct bans){ 0 };
}

void bans_clear(struct bans *bans)
{
	drop_kind(bans, BAN_GAME_CHANGER, false);
	bans->date[0] = '\0';
	bans->own = true;
}

/* ---- lines ---- */

static const char *const kind_words[BAN_KINDS] = {
	[BAN_COMMANDER] = "commander:",
	[BAN_COMPANION] = "companion:",
	[BAN_VINTAGE] = "vintage:",
	[BAN_GAME_CHANGER] = "game changer:",
};

/* Reads "commander:" and the like; no card's name begins so. */
static enum ban_kind take_kind(const char **at)
{
	for (int kind = 0; kind < BAN_KINDS; kind++)
		if (kind_words[kind] && strncmp(*at, kind_words[kind], strlen(kind_words[kind])) == 0) {
			*at += strlen(kind_words[kind]);
			return (enum ban_kind)kind;
		}
	return BAN_CARD;
}

static bool take_date(struct bans *bans, const char *text, struct reason *why)
{
	static const char shape[] = "0000-00-00";

	text += strspn(text, " \t");
	for (size_t i = 0; i < sizeof shape - 1; i++)
		if (shape[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != '-')
			return reason_set(why, _("\"%s\" is not a date: write it like 2026-02-09"),
			                  utf8_shown(text).text);
	snprintf(bans->date, sizeof bans->date, "%.10s", text);
	if (bans->own_changers)
		memcpy(bans->changers_date, bans->date, sizeof bans->date);
	return true;
}

static bool take_name(struct bans *bans, const char *at, char sign, struct reason *why)
{
	enum ban_kind kind = take_kind(&at);
	const char *comment = strstr(at, " #");
	size_t length = comment ? (size_t)(comment - at) : strlen(at);
	char name[CARD_NAME_BYTES], shown[60];
	struct ban *ban;

	utf8_show(at, length, shown, sizeof shown);
	if (length >= sizeof name)
		return reason_set(why, _("the name \"%s\" is too long"), shown);
	if (bans->count >= BANS_MAX)
		return reason_set(why, _("more than %d names"), BANS_MAX);
	snprintf(name, sizeof name, "%.*s", (int)length, at);
	if (kind == BAN_GAME_CHANGER && !sign && !bans->own_changers) { /* in place of the program's */
		drop_kind(bans, kind, true);
		bans->own_changers = true;
		memcpy(bans->changers_date, bans->date, sizeof bans->date);
	}
	ban = add(bans, kind, name);
	if (!ban)
		return reason_set(why, _("a card's name is missing"));
	ban->house = sign != 0;
	ban->allowed = sign == '-';
	return true;
}

bool bans_line(struct bans *bans, const char *line, bool house, struct reason *why)
{
	line += strspn(line, " \t");
	if (!*line || *line == '#')
		return true;
	if (!house && strncmp(line, "date:", 5) == 0)
		return take_date(bans, line + 5, why);
	if (!house)
		return take_name(bans, line, 0, why);
	if (*line == '+' || *line == '-')
		return take_name(bans, line + 1, *line, why);
	return reason_set(why, _("\"%s\" must begin with + (banned) or - (allowed)"), utf8_shown(line).text);
}

/* ---- asking ---- */

const struct ban *bans_find(const struct bans *bans, const char *key, enum ban_kind kind)
{
	/* From the end: the house rules come last and win. */
	for (int i = bans->count - 1; i >= 0; i--)
		if (bans->ban[i].kind == kind && strcmp(bans->ban[i].key, key) == 0)
			return &bans->ban[i];
	return NULL;
}

bool bans_allow(const struct bans *bans, const char *key)
{
	const struct ban *ban = bans_find(bans, key, BAN_CARD);

	return ban && ban->allowed;
}
