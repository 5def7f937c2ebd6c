/* SPDX-License-Identifier: MIT */
/*
 * Titan: what is printed on the counters and on the hazard chart. Everything
 * that a strike, a move or a drift evaluates is a number of these two tables.
 */
#include "titan.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { FLIES = 1, RANGES = 2, MAGIC = 4 };

enum {
	BOG = 1 << HAZARD_BOG,
	BRAMBLE = 1 << HAZARD_BRAMBLE,
	DRIFT = 1 << HAZARD_DRIFT,
	DUNE = 1 << HAZARD_DUNE,
	SAND = 1 << HAZARD_SAND,
	SLOPE = 1 << HAZARD_SLOPE,
	VOLCANO = 1 << HAZARD_VOLCANO,
};

#define FACTS(name, word, plural, counter, power, skill, rank, can, natives, count, returns) \
	[CREATURE_##name] = { word,                                                          \
		              plural,                                                        \
		              counter,                                                       \
		              power,                                                         \
		              skill,                                                         \
		              CLASS_##rank,                                                  \
		              ((can)&FLIES) != 0,                                            \
		              ((can)&RANGES) != 0,                                           \
		              ((can)&MAGIC) != 0,                                            \
		              natives,                                                       \
		              count,                                                         \
		              returns },

const struct titan_facts titan_creatures[TITAN_CREATURES] = {
#define CREATURE(...) FACTS(__VA_ARGS__)
#include "creatures.def"
};

const struct titan_facts titan_valley_creatures[TITAN_CREATURES] = {
#define VALLEY(...) FACTS(__VA_ARGS__)
#include "creatures.def"
};

const struct titan_hazard_row titan_hazards[TITAN_HAZARDS] = {
	[HAZARD_PLAIN] = { .name = N_("Plain"), .letter = 'P' },
	[HAZARD_TOWER] = { .name = N_("Tower"), .letter = 'W' },
	[HAZARD_TREE] = { .name = N_("Tree"),
	                  .letter = 'T',
	                  .walk = ENTER_NOBODY,
	                  .land = ENTER_NOBODY,
	                  .blocks_sight = true },
	[HAZARD_BOG] = { .name = N_("Bog"), .letter = 'O', .walk = ENTER_NATIVES, .land = ENTER_NATIVES },
	[HAZARD_BRAMBLE] = { .name = N_("Bramble"),
	                     .letter = 'B',
	                     .slows_walkers = true,
	                     .slows_landing = true,
	                     .out_other_skill = -1,
	                     .into_native_number = 1,
	                     .range_into_number = 1,
	                     .range_through_skill = -1 },
	[HAZARD_DRIFT] = { .name = N_("Drift"),
	                   .letter = 'D',
	                   .slows_walkers = true,
	                   .slows_landing = true,
	                   .hurts = true },
	[HAZARD_SAND] = { .name = N_("Sand"), .letter = 'S', .slows_walkers = true },
	[HAZARD_VOLCANO] = { .name = N_("Volcano"),
	                     .letter = 'V',
	                     .walk = ENTER_NATIVES,
	                     .land = ENTER_NATIVES,
	                     .no_flying_over = true,
	                     .out_native_dice = 2,
	                     .range_out_native_dice = 2,
	                     .range_into_number = 1,
	                     .range_into_any = true },
	[HAZARD_SLOPE] = { .name = N_("Slope"),
	                   .letter = 's',
	                   .slows_walkers = true,
	                   .down_native_dice = 1,
	                   .up_other_skill = -1 },
	[HAZARD_DUNE] = { .name = N_("Dune"), .letter = 'd', .down_native_dice = 2, .up_other_dice = -1 },
	[HAZARD_CLIFF] = { .name = N_("Cliff"), .letter = 'c', .walk = ENTER_NOBODY, .blocks_strikes = true },
	[HAZARD_WALL] = { .name = N_("Wall"),
	                  .letter = 'w',
	                  .slows_walkers = true,
	                  .slows_natives_too = true,
	                  .down_all_skill = 1,
	                  .up_all_skill = -1,
	                  .range_up_skill = -1 },
};

int titan_creature_find(const char *word, struct reason *why)
{
	char folded[40], name[40], list[300] = "";
	uint32_t fits = 0, listed;
	int last = -1;

	utf8_fold(word, folded, sizeof folded);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		utf8_fold(titan_creatures[i].plural, name, sizeof name);
		if (strcmp(name, folded) == 0)
			return i;
		utf8_fold(titan_creatures[i].name, name, sizeof name);
		if (strcmp(name, folded) == 0)
			return i;
		if (folded[0] && strncmp(name, folded, strlen(folded)) == 0) {
			fits |= 1u << i;
			last = i;
		}
	}
	if (fits && !(fits & (fits - 1)))
		return last;
	listed = fits ? fits : (1u << TITAN_CREATURES) - 1;
	each_of (i, listed)
		said_list_add(list, sizeof list, "%s", titan_creatures[i].name);
	reason_set(why, fits ? _("\"%.40s\" could be %s") : _("no character is called \"%.40s\": %s"), word,
	           list);
	return -1;
}
