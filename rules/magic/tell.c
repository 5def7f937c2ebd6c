/* SPDX-License-Identifier: MIT */
/*
 * Tells the answer of a deck check, in sentences and as data.
 */
#include "deck.h"

#include <stdio.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* "Pir + Toothy" */
static struct label joined(const char name[COMMANDERS][CARD_NAME_BYTES], int count)
{
	return label_of("%s%s%s", name[0], count > 1 ? " + " : "", count > 1 ? name[1] : "");
}

static void say_changers(const struct deck_answer *a, struct said *said)
{
	char names[1000] = "";
	size_t end = 0;

	for (int i = 0; i < a->changers && end < sizeof names; i++)
		end += (size_t)snprintf(names + end, sizeof names - end, "%s%s", i ? "; " : ": ",
		                        a->changer[i]);
	utf8_mend_end(names);
	if (a->changers_date[0])
		said_line(said,
		          P_("%d Game Changer by the list of %s%s", "%d Game Changers by the list of %s%s",
		             a->changers),
		          a->changers, a->changers_date, names);
}

/* Says which ban list and card data the answer rests on. */
static void say_sources(const struct deck_answer *a, struct said *said)
{
	if (a->date[0] && a->own)
		said_line(said, _("your own ban list of %s"), a->date);
	else if (a->date[0])
		said_line(said, a->recommended ? _("ban list of %s, recommended") : _("ban list of %s"),
		          a->date);
	else if (a->has_data)
		said_line(said, "%s",
		          _("no ban list is built in for this format: only the card data and the table ban "
		            "cards"));
	else
		said_line(said, "%s",
		          _("no ban list is built in for this format: only the table bans cards"));
	if (!a->has_data)
		said_line(
			said, "%s",
			_("without card data, colours and commanders are not checked: add --cards FILE, at a "
		          "table cards=FILE"));
}

void deck_say(const struct deck_answer *a, struct said *said)
{
	struct color_letters identity = color_letters(a->identity);

	if (!a->problems && a->unknowns)
		said_line(said, "%s", _("legal, as far as the cards are known"));
	else if (!a->problems)
		said_line(said, "%s", a->has_data ? _("legal") : _("legal, going by the names alone"));
	else
		said_line(said, P_("%d problem", "%d problems", a->problems), a->problems);
	for (int i = 0; i < a->problems; i++)
		said_line(said, "%s", a->problem[i].text);
	for (int i = 0; i < a->unknowns; i++)
		said_line(said, _("unknown: %s"), a->unknown[i]);
	if (a->leaders)
		said_line(said,
		          a->by_colors ? _("guessed to be the commander, from the colours of the deck: %s")
		          : a->guessed ? _("guessed to be the commander, from its place in the list: %s")
		                       : _("commander: %s"),
		          joined(a->leader, a->leaders).text);
	if (a->leaders && a->signatures)
		said_line(said, _("signature spell: %s"), joined(a->signature, a->signatures).text);
	if (a->has_identity)
		said_line(said, _("%d cards, identity %s"), a->total,
		          identity.text[0] ? identity.text : _("colourless"));
	else
		said_line(said, P_("%d card", "%d cards", a->total), a->total);
	if (a->side)
		said_line(said,
		          P_("%d card in the sideboard, not counted",
		             "%d cards in the sideboard, not counted", a->side),
		          a->side);
	if (a->side_over)
		said_line(said, _("a sideboard has at most %d cards"), SWAP_CARDS);
	say_changers(a, said);
	if (a->code == DECK_LATIN1)
		said_line(said, "%s", _("the file is not UTF-8: read as Latin-1"));
	if (a->code == DECK_SHIFT_JIS)
		said_line(said, "%s", _("the file is not UTF-8: read as Shift_JIS"));
	say_sources(a, said);
}

void deck_tell(const struct deck_answer *a, const struct deck_law *law, struct emit *e)
{
	emit_bool(e, "legal", a->problems == 0);
	emit_choice(e, "rules", COMMANDER_RULES, (int)law->rules);
	emit_number(e, "total", a->total);
	emit_number(e, "sideboard", a->side);
	emit_text(e, "identity", a->has_identity ? color_letters(a->identity).text : NULL);
	emit_array(e, "commanders");
	for (int i = 0; i < a->leaders; i++)
		emit_text(e, NULL, a->leader[i]);
	emit_end(e);
	if (law->format == FORMAT_OATHBREAKER) {
		emit_array(e, "signature");
		for (int i = 0; i < a->signatures; i++)
			emit_text(e, NULL, a->signature[i]);
		emit_end(e);
	}
	emit_bool(e, "guessed", a->guessed);
	emit_array(e, "game_changers");
	for (int i = 0; i < a->changers; i++)
		emit_text(e, NULL, a->changer[i]);
	emit_end(e);
	emit_text(e, "game_changers_of", a->changers_date[0] ? a->changers_date : NULL);
	emit_choice(e, "encoding", DECK_CODES, (int)a->code);
	emit_array(e, "problems");
	for (int i = 0; i < a->problems; i++) {
		const struct deck_problem *p = &a->problem[i];

		emit_object(e, NULL);
		emit_choice(e, "rule", DECK_RULES, (int)p->rule);
		emit_text(e, "card", p->card);
		emit_text(e, "colors", color_letters(p->colors).text);
		emit_text(e, "text", p->text);
		emit_bool(e, "recommended", p->recommended);
		emit_end(e);
	}
	emit_end(e);
	emit_array(e, "unknown");
	for (int i = 0; i < a->unknowns; i++)
		emit_text(e, NULL, a->unknown[i]);
	emit_end(e);
	emit_text(e, "bans", a->date[0] ? a->date : NULL);
	emit_bool(e, "cards", a->has_data);
}
