/* SPDX-License-Identifier: MIT */
/*
 * The handout of a championship: the rules of the tournament in brief, which every
 * player gets before it begins (W1.0).
 */
#include "event.h"
#include "rules/core/i18n.h"

const char event_rules_style[] =
	"body{font-size:9.9pt;line-height:1.25;columns:2;column-gap:8mm}h1{column-span:all;margin:0 0 2mm}"
	"section:first-of-type{column-span:all}section:first-of-type "
	"h2{font-size:16pt;border:0}h2{font-size:12.5pt;margin:0 0 1mm;border-bottom:.25mm solid "
	"#000}p{break-inside:avoid}section{margin:0 0 2.2mm}"
	"p{margin:0 0 .9mm}@media print{body{font-size:9.9pt}}";

enum { PASSAGES = 6 };

struct passage {
	const char *head, *text[PASSAGES + 1]; /* N_() */
};

/* clang-format off */
static const struct passage passages[] = {
	{ N_("How the event goes"),
	  { N_("Everyone plays four preliminary games. The best 16 play the semifinals, and their four winners play the final (W1.1.2-W1.1.8)."),
	    N_("Tables and pick orders are drawn, in order of importance, so that you meet new opponents, get a different pick each time, and sit with other nations (W1.1.4)."),
	    N_("All tables of a round play on the same board; the next round has a new one (W2.0.1)."),
	    N_("The language of the event is English (W1.1.1)."),
	    NULL } },
	{ N_("Before the game"),
	  { N_("The first to pick chooses a chair, a colour and a place in the turn order. The others choose a colour and a turn in their pick order, and sit where their turn puts them (W1.1.5)."),
	    N_("Count your pieces: 5 settlements, 4 cities, 15 roads. Together, count 25 development cards and 19 cards of "
	       "each resource. Call a judge at once if anything is missing (W2.0.6)."),
	    NULL } },
	{ N_("Cards"),
	  { N_("Everything stays on the table and in sight. Anyone may ask how many cards you hold (W2.0.2, W2.0.3)."),
	    N_("The starting player hands out the cards. If all agree, someone else may, or you use two stacks, or serve yourselves, until someone doubts a count. You may ask for a judge to deal at any time; in the final a judge always does (W2.0.4)."),
	    N_("Show what you pay, and show what you take, before the cards move (W2.0.4)."),
	    N_("Keep a new development card apart from the others. If you mix it in, you may play none before your next turn (W2.0.5)."),
	    NULL } },
	{ N_("Time"),
	  { N_("A game ends when someone reaches 10 points, and has no time limit. Turns may get one: 3 minutes. Once the first settlements stand, any player may ask a judge for it; so may the organiser, if a game runs long (W1.1.7)."),
	    NULL } },
	{ N_("Judges"),
	  { N_("A judge is always there, and settles every dispute about the rules (W1.2.1)."),
	    N_("If you think a rule was broken, stop the game and call a judge at once. The ruling is final. What nobody reports stands; you may still report it if it happens again (W1.2.2)."),
	    N_("Protest before you sign the score sheet. Once all have signed, nothing changes. If you will not sign, a judge decides the result (W1.2.3)."),
	    N_("Anyone who breaks the rules on purpose, is rude, or lets someone else win is disqualified (W1.2.4)."),
	    N_("Working together to help your own game is allowed. Working together to help someone else's place in the tournament is not: first a warning, then disqualification. Playing badly is not an offence (W1.2.5)."),
	    NULL } },
	{ N_("The ranking"),
	  { N_("Wins count first, then the points from all games. Then your shares of each table's points, added up; then second places, third places, and lots (W1.3.1-W1.3.3)."),
	    N_("At a table of three, the average of the three counts as a fourth score for the shares (W1.3.3)."),
	    N_("In the semifinals and the final, players pick in their order after the preliminaries; lots already drawn stay valid (W1.1.6, W1.1.8)."),
	    N_("The final decides places 1 to 4. Places 5 to 16 are re-ranked with the semifinal (W1.3.4)."),
	    NULL } },
	{ N_("At the table"),
	  { N_("Be kind, polite and fair. No one is harassed here, in any form; if you see it, or it happens to you, tell the "
	       "staff (W2.1.3, W2.2)."),
	    N_("No phone or other device may lie on the table or be used during a game. You may photograph the board before and after it. For an emergency call, tell the others: the game waits while you leave the table (W2.1.4-W2.1.6)."),
	    N_("Do not disturb the event or its neighbours. Do nothing that harms the name of CATAN, and do not copy its works (W2.1.7-W2.1.9)."),
	    N_("You answer for the friends and family you bring (W2.1.10). Anyone who breaks this code may be disqualified or sent away (W2.1.1, W2.1.11)."),
	    NULL } },
	{ N_("Photos and films"),
	  { N_("By taking part you allow the organisers to use photos, films and recordings of you (W3.1.1)."),
	    N_("You may film your own game: only the board, no faces, with a camera on a stand that nobody touches during the game. No live streams, and no talking to viewers. Other films must be made outside the playing area, and show only players who have agreed (W3.1.2)."),
	    NULL } },
};
/* clang-format on */

void event_rules(const void *state, struct page *page)
{
	const char *heads[] = { C_("event", "rule") };

	(void)state;
	page_part(page, _("Tournament rules in brief"), false);
	if (page->format->one_table)
		page_heads(page, heads, 1);
	page_line(page, _("Every player gets this page before the event begins (W1.0)."));
	for (size_t i = 0; i < sizeof passages / sizeof *passages; i++) {
		page_part(page, _(passages[i].head), false);
		for (int k = 0; passages[i].text[k]; k++) {
			page_line(page, _(passages[i].text[k]));
			if (page->format->one_table)
				page_row(page, (const char *[]){ _(passages[i].text[k]) }, 1);
		}
	}
}
