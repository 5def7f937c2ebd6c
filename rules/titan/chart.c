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

/* Name, plural, counter, power, skill, rank, flies, rangestrikes, magic
 * missiles; hazards it is native to, counters in the box, whether it goes back
 * to the pot when slain (2.5.6.10). */
const struct titan_facts titan_creatures[TITAN_CREATURES] = {
	[CREATURE_ANGEL] = { N_("Angel"), N_("Angels"), "An", 6, 4, CLASS_LORD, true, false, false, 0, 18,
	                     true },
	[CREATURE_ARCHANGEL] = { N_("Archangel"), N_("Archangels"), "Ar", 9, 4, CLASS_LORD, true, false,
	                         false, 0, 6, true },
	[CREATURE_BEHEMOTH] = { N_("Behemoth"), N_("Behemoths"), "Be", 8, 3, CLASS_CREATURE, false, false,
	                        false, 1u << HAZARD_BRAMBLE, 18, false },
	[CREATURE_CENTAUR] = { N_("Centaur"), N_("Centaurs"), "Ce", 3, 4, CLASS_CREATURE, false, false, false,
	                       0, 25, false },
	[CREATURE_COLOSSUS] = { N_("Colossus"), N_("Colossi"), "Co", 10, 4, CLASS_CREATURE, false, false,
	                        false, 1u << HAZARD_DRIFT | 1u << HAZARD_SLOPE, 10, false },
	[CREATURE_CYCLOPS] = { N_("Cyclops"), N_("Cyclopes"), "Cy", 9, 2, CLASS_CREATURE, false, false, false,
	                       1u << HAZARD_BRAMBLE, 28, false },
	[CREATURE_DRAGON] = { N_("Dragon"), N_("Dragons"), "Dr", 9, 3, CLASS_CREATURE, true, true, false,
	                      1u << HAZARD_SLOPE | 1u << HAZARD_VOLCANO, 18, false },
	[CREATURE_GARGOYLE] = { N_("Gargoyle"), N_("Gargoyles"), "Ga", 4, 3, CLASS_CREATURE, true, false,
	                        false, 1u << HAZARD_BRAMBLE, 21, false },
	[CREATURE_GIANT] = { N_("Giant"), N_("Giants"), "Gi", 7, 4, CLASS_CREATURE, false, true, false,
	                     1u << HAZARD_DRIFT, 18, false },
	[CREATURE_GORGON] = { N_("Gorgon"), N_("Gorgons"), "Go", 6, 3, CLASS_CREATURE, true, true, false,
	                      1u << HAZARD_BRAMBLE, 25, false },
	[CREATURE_GRIFFON] = { N_("Griffon"), N_("Griffons"), "Gr", 5, 4, CLASS_CREATURE, true, false, false,
	                       1u << HAZARD_DUNE | 1u << HAZARD_SAND, 18, false },
	[CREATURE_GUARDIAN] = { N_("Guardian"), N_("Guardians"), "Gu", 12, 2, CLASS_DEMILORD, true, false,
	                        false, 0, 6, true },
	[CREATURE_HYDRA] = { N_("Hydra"), N_("Hydrae"), "Hy", 10, 3, CLASS_CREATURE, false, true, false,
	                     1u << HAZARD_BOG | 1u << HAZARD_DUNE | 1u << HAZARD_SAND, 10, false },
	[CREATURE_LION] = { N_("Lion"), N_("Lions"), "Li", 5, 3, CLASS_CREATURE, false, false, false,
	                    1u << HAZARD_DUNE | 1u << HAZARD_SAND | 1u << HAZARD_SLOPE, 28, false },
	[CREATURE_MINOTAUR] = { N_("Minotaur"), N_("Minotaurs"), "Mi", 4, 4, CLASS_CREATURE, false, true,
	                        false, 1u << HAZARD_SLOPE, 21, false },
	[CREATURE_OGRE] = { N_("Ogre"), N_("Ogres"), "Og", 6, 2, CLASS_CREATURE, false, false, false,
	                    1u << HAZARD_BOG | 1u << HAZARD_SLOPE, 25, false },
	[CREATURE_RANGER] = { N_("Ranger"), N_("Rangers"), "Ra", 4, 4, CLASS_CREATURE, true, true, false,
	                      1u << HAZARD_BOG, 28, false },
	[CREATURE_SERPENT] = { N_("Serpent"), N_("Serpents"), "Se", 18, 2, CLASS_CREATURE, false, false,
	                       false, 1u << HAZARD_BRAMBLE, 10, false },
	[CREATURE_TITAN] = { N_("Titan"), N_("Titans"), "Ti", 0, 4, CLASS_LORD, false, false, false, 0, 6,
	                     false },
	[CREATURE_TROLL] = { N_("Troll"), N_("Trolls"), "Tr", 8, 2, CLASS_CREATURE, false, false, false,
	                     1u << HAZARD_BOG | 1u << HAZARD_DRIFT, 28, false },
	[CREATURE_UNICORN] = { N_("Unicorn"), N_("Unicorns"), "Un", 6, 4, CLASS_CREATURE, false, false, false,
	                       1u << HAZARD_SLOPE, 12, false },
	[CREATURE_WARBEAR] = { N_("Warbear"), N_("Warbears"), "Wa", 6, 3, CLASS_CREATURE, false, false, false,
	                       1u << HAZARD_DRIFT, 21, false },
	[CREATURE_WARLOCK] = { N_("Warlock"), N_("Warlocks"), "Wk", 5, 4, CLASS_DEMILORD, false, true, true,
	                       0, 6, true },
	[CREATURE_WYVERN] = { N_("Wyvern"), N_("Wyverns"), "Wy", 7, 3, CLASS_CREATURE, true, false, false,
	                      1u << HAZARD_BOG, 18, false },
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

/* Lists the members of the set: "Gargoyle, Giant, Gorgon". */
static void list_fitting(uint32_t set, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < TITAN_CREATURES && end < size; i++)
		if (set & 1u << i)
			end += (size_t)snprintf(out + end, size - end, "%s%s", end ? ", " : "",
			                        titan_creatures[i].name);
}

int titan_creature_find(const char *word, struct reason *why)
{
	char folded[40], name[40], list[300];
	uint32_t fits = 0;
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
	list_fitting(fits ? fits : (1u << TITAN_CREATURES) - 1, list, sizeof list);
	reason_set(why, fits ? _("\"%.40s\" may be %s") : _("no character is called \"%.40s\": %s"), word,
	           list);
	return -1;
}
