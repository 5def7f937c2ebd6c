/* SPDX-License-Identifier: MIT */
/* Notes on Archenemy for the manual, beside its verbs. */
#include <stddef.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* clang-format off */
const struct game_note archenemy_notes[] = {
	{ N_("A first evening"),
	  N_("seat Elspeth Alice Bob Carol; archenemy Elspeth; scheme load builtin:Assemble; shuffle. Then step, which goes through "
	     "the turn and stops at the first main phase until reveal has set a scheme in motion; resolve when its trigger has left "
	     "the stack; turn when all is done.") },
	{ N_("SCHEME"),
	  N_("a scheme by its name or the unique beginning of it, in any case; the official Japanese names are known too. Of two "
	     "copies in one deck the second is NAME#2; where two players of a rumble have the same one face up, PLAYER:NAME.") },
	{ N_("Building a deck"),
	  N_("scheme add NAME [xN] ... takes several at once; scheme remove NAME [xN], scheme clear. scheme load builtin:NAME adds a "
	     "deck that was sold: Assemble, Bring, Scorch, Trample (20 each, 2010), Nicol (20, 2017), Jump, Miracle, Death, Endless (10 each, 2024). "
	     "scheme check and scheme list are questions and change nothing.") },
	{ N_("Files"),
	  N_("scheme load FILE adds the schemes of a list (2 Feed the Machine), of any other file that tableside deck reads, of "
	     "a set of MTGJSON or of card data of Scryfall. A heading Scheme Deck in a list leaves out all other parts. True "
	     "texts, which data has, are shown from then on. scheme load FILE texts takes the "
	     "texts alone, for schemes that are in a deck. What a file held is in the table itself, which needs the file no more.") },
	{ N_("Decks saved and reused"),
	  N_("scheme save [P] NAME keeps the deck in schemes/NAME.json beside the tables, own schemes and texts with it; scheme load "
	     "NAME brings it back at any table, scheme save NAME replace writes it anew.") },
	{ N_("Own schemes"),
	  N_("scheme new NAME [ongoing] [text=TEXT] makes one; then scheme add puts it into a deck. scheme text NAME text=TEXT gives "
	     "any scheme its text.") },
	{ N_("What stays hidden"),
	  N_("the order of a deck is in the lines of shuffle and stack alone. They are face down in the log, in exports and for who "
	     "watches; --secret shows them to a judge. Undoing a reveal shows nothing but what was face up.") },
	{ N_("Who leaves when"),
	  N_("under option rules 2010 a one-shot scheme goes under the deck when its own trigger has left the stack; today all wait "
	     "until no trigger of any scheme waits, then they go in the order set in motion, or as bottom has said.") },
	{ N_("Two thousand twenty-four"),
	  N_("option team-life 60, option life-archenemy 60 and option deck commander are the product of that year: one life for "
	     "all heroes, ten different schemes, decks of 100 cards with commanders whose damage counts.") },
	{ 0 }
};
/* clang-format on */
