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
	  N_("a scheme by its name or a unique beginning of it, in any case; the official Japanese names "
	     "work too. Of two copies in one deck the second is NAME#2; where two players in a rumble have "
	     "the same one face up, type PLAYER:NAME.") },
	{ N_("Building a deck"),
	  N_("scheme add NAME [xN] ... takes several at once; scheme remove NAME [xN], scheme clear. scheme "
	     "load builtin:NAME adds a published deck: Assemble, Bring, Scorch, Trample (20 each, 2010), "
	     "Nicol (20, 2017), Jump, Miracle, Death, Endless (10 each, 2024). scheme check and scheme list "
	     "only answer and change nothing.") },
	{ N_("Files"),
	  N_("scheme load FILE adds the schemes of a list (2 Feed the Machine), of any other file that "
	     "tableside deck reads, of an MTGJSON set or of Scryfall card data. Where a list has the heading "
	     "Scheme Deck, only that part is read. Card data brings the official texts, which are shown from "
	     "then on. scheme load FILE texts takes only the texts, for schemes already in a deck. The table "
	     "keeps what it read: the file is not needed again.") },
	{ N_("Decks saved and reused"),
	  N_("scheme save [P] NAME keeps the deck in schemes/NAME.json beside the tables, with your own "
	     "schemes and texts; scheme load NAME brings it back at any table, scheme save NAME replace "
	     "overwrites it.") },
	{ N_("Your own schemes"),
	  N_("scheme new NAME [ongoing] [text=TEXT] makes one; scheme add then puts it into a deck. scheme "
	     "text NAME text=TEXT gives any scheme its text.") },
	{ N_("What stays hidden"),
	  N_("the order of a deck is only in the lines of shuffle and stack. They are face down in the log, "
	     "in exports and for spectators; --secret shows them to a judge. Undoing a reveal shows only "
	     "what was face up.") },
	{ N_("Who leaves when"),
	  N_("under option rules 2010 a one-shot scheme goes under the deck when its own trigger has left "
	     "the stack; today all wait until no scheme has a trigger left, then they go in the order they "
	     "were set in motion, or as bottom says.") },
	{ N_("The product of 2024"),
	  N_("option team-life 60, option life-archenemy 60 and option deck commander play it: one life "
	     "total for all heroes, ten different schemes, decks of 100 cards with commanders whose damage "
	     "counts.") },
	{ 0 }
};
/* clang-format on */
