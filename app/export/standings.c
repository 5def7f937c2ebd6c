/* SPDX-License-Identifier: MIT */
/*
 * The standings of a championship: now, or as they stood after a round.
 */
#include <stdio.h>
#include <stdlib.h>

#include "event.h"
#include "rules/core/game.h"
#include "rules/core/i18n.h"

/* clang-format off */
/* Also of pairings, each round of which stands apart. */
const char event_lists_style[] =
	"tr:nth-child(even){background:#eee;print-color-adjust:exact}tr>:first-child{text-align:right}"
	"td:first-child{font-size:16pt;font-weight:bold}th,td{padding:1mm 1.5mm}"
	"section:not(.apart) tr>:not(:nth-child(2)){width:1%;white-space:nowrap}"
	"section:not(.apart) tr>:nth-child(n+4):nth-child(-n+8){text-align:right}"
	"section:not(.apart) td:nth-child(2){font-weight:bold}"
	"section:not(.apart):first-of-type>h2+p{font-size:20pt;font-weight:bold}"
	"section:not(.apart) :is(tr:nth-last-child(-n+3),tr:nth-child(-n+3),table+p){break-before:avoid}"
	"section+.apart{break-before:page}.apart table{table-layout:fixed}.apart tr>:first-child{width:16mm;padding-right:4mm}"
	".apart td:first-child{font-size:20pt}";
/* clang-format on */

static const char *const statuses[] = { "", N_("dropped out"), N_("disqualified") };

/* What the columns of a table of standings are. */
struct columns {
	const struct championship *c;
	bool wall;              /* for all to see from afar: only what ranks */
	bool paper;             /* narrow, with the last two columns as one */
	int stage;              /* CHAMP_FINAL, CHAMP_SEMIFINAL, 0: the preliminaries; -1: all in one table */
	const char *const *was; /* by player: what parted them in the preliminaries */
};

static bool has_criterion(const struct columns *of, enum champ_by by)
{
	return (!of->wall && !of->paper) || champ_ranks_by(of->c, by);
}

/* The last stage that somebody has reached, in which places are told apart. */
static int stage_of(const struct championship *c, const struct champ_rank *r)
{
	const struct champ_player *who = &c->player[r->player];

	return !r->rank                                                                          ? 0
	       : who->at[CHAMP_FINAL] != CHAMP_NOBODY || (who->through && c->cut == CHAMP_SEATS) ? CHAMP_FINAL
	       : who->at[CHAMP_SEMIFINAL] != CHAMP_NOBODY || who->through ? CHAMP_SEMIFINAL
	                                                                  : 0;
}

/* Who has left, or was never there; "": neither. */
static const char *status_of(const struct championship *c, const struct champ_rank *r)
{
	const struct champ_player *who = &c->player[r->player];

	return who->status                 ? _(statuses[who->status])
	       : !r->score.games && c->cut ? _("did not play")
	       : who->here == CHAMP_ABSENT ? _("absent")
	                                   : "";
}

static void tell_final(const struct championship *c, int player, char *out, size_t size)
{
	const struct champ_sheet *sheet = champ_sheet(c, CHAMP_FINAL, 0);
	int place = sheet ? champ_place(sheet, player) : -1, points;

	if (place < 0 || !champ_locked(sheet))
		return;
	points = sheet->seat[place].points;
	if (points >= 0)
		snprintf(out, size, P_("%d point in the final", "%d points in the final", points), points);
}

/* Why the player stands there. */
static void note_of(const struct columns *of, const struct champ_rank *r, bool first, char *out, size_t size)
{
	const char *status = status_of(of->c, r), *by = of->stage ? r->by : of->was[r->player];

	out[0] = '\0';
	if (status[0])
		snprintf(out, size, "%s", status);
	else if (r->level && r->score.games)
		snprintf(out, size, "%s", _("lots to be drawn"));
	else if (of->stage == CHAMP_FINAL)
		tell_final(of->c, r->player, out, size);
	else if (by[0] && !of->wall && !first)
		snprintf(out, size, "%s", _(by));
}

static void write_rank(const struct columns *of, const struct champ_rank *r, bool first, struct page *page)
{
	const struct championship *c = of->c;
	struct page_cells row = { .count = 0 };

	cells_number_if(&row, r->rank > 0, r->rank);
	cells_text(&row, champ_name(c, r->player));
	cells_text(&row, c->player[r->player].nation);
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (has_criterion(of, by))
			cells_text(&row, champ_value_text(by, r->score.value[by]).text);
	if (of->paper) {
		note_of(of, r, first, cells_add(&row), PAGE_CELL);
	} else {
		cells_text(&row, r->level && r->score.games ? _("lots to be drawn")
		                 : r->by[0]                 ? _(r->by)
		                                            : "");
		cells_text(&row, status_of(c, r));
	}
	cells_row(&row, page);
}

static void write_heads(const struct columns *of, struct page *page)
{
	struct page_cells row = { .count = 0 };

	cells_text(&row, of->paper ? "" : _("rank"));
	cells_text(&row, C_("event", "player"));
	cells_text(&row, of->paper ? "" : _("nation"));
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (has_criterion(of, by))
			cells_text(&row, _(of->paper ? champ_criteria[by].head : champ_criteria[by].name));
	if (of->paper) {
		cells_text(&row, of->wall || of->stage == CHAMP_FINAL ? "" : _("tie broken by"));
	} else {
		cells_text(&row, _("tie broken by"));
		cells_text(&row, _("status"));
	}
	cells_heads(&row, page);
}

static void write_corrected(const struct championship *c, struct page *page)
{
	struct champ_names sheets = champ_corrected(c);
	char text[sizeof sheets.text + 100];

	if (!sheets.text[0])
		return;
	snprintf(text, sizeof text, _("Corrected after all had signed (W1.2.3): %s"), sheets.text);
	page_line(page, text);
}

/* As if no later round had been played. */
static struct championship *as_after(const struct championship *now, int round)
{
	struct championship *c = xcalloc(1, sizeof *c);

	game_copy(&championship_game, c, now);
	for (int r = round + 1; r < CHAMP_STAGES; r++) {
		c->round[r].tables = 0;
		for (int p = 0; p < c->players; p++)
			c->player[p].at[r] = CHAMP_NOBODY;
	}
	if (round < CHAMP_ROUNDS)
		c->cut = 0;
	return c;
}

/* What parted each player from the one before when the preliminaries were over; to be freed. */
static const char **parted_by(const struct championship *now)
{
	struct championship *c = as_after(now, CHAMP_ROUNDS - 1);
	struct champ_rank *r = champ_ranking(c);
	const char **by = xcalloc((size_t)c->players + 1, sizeof *by);

	for (int i = 0; i < c->players; i++)
		by[r[i].player] = r[i].by;
	free(r);
	free(c);
	return by;
}

/* The players of a stage, or all of them. */
static void write_stage(struct columns *of, int stage, const struct champ_rank *r, struct page *page)
{
	bool first = true;
	char name[60];

	of->stage = stage;
	for (int i = 0; i < of->c->players; i++) {
		if (stage >= 0 && stage_of(of->c, &r[i]) != stage)
			continue;
		if (first && stage > 0)
			event_round_name(stage, name, sizeof name);
		if (first && stage >= 0)
			page_part(page, stage ? name : _("preliminaries"), false);
		if (first)
			write_heads(of, page);
		write_rank(of, &r[i], first, page);
		first = false;
	}
}

static void write_champion(const struct championship *c, struct page *page)
{
	const struct champ_sheet *sheet = champ_sheet(c, CHAMP_FINAL, 0);
	char text[CHAMP_NAME_BYTES + 60];

	if (!sheet || !champ_locked(sheet))
		return;
	snprintf(text, sizeof text, _("champion: %s"), champ_name(c, sheet->seat[sheet->winner].player));
	page_line(page, text);
}

/* On paper each stage stands by itself: who reached the final is above all others. */
static void write_table(const struct championship *c, const char *head, bool wall, struct page *page)
{
	struct columns of = { .c = c, .wall = wall, .paper = page_is_paper(page) };
	struct champ_rank *r = champ_ranking(c);
	const char **was = parted_by(c);

	of.was = was;
	page_part(page, head, false);
	write_champion(c, page);
	if (of.paper && c->cut) {
		write_stage(&of, CHAMP_FINAL, r, page);
		write_stage(&of, CHAMP_SEMIFINAL, r, page);
		write_stage(&of, 0, r, page);
	} else {
		write_stage(&of, -1, r, page);
	}
	write_corrected(c, page);
	free(was);
	free(r);
}

void event_ranks(const struct championship *c, bool wall, struct page *page)
{
	write_table(c, c->stage == CHAMP_OVER ? _("final results") : _("standings"), wall, page);
}

void event_standings(const void *state, struct page *page)
{
	struct championship *c;
	char name[60], head[100];

	if (!page->named) {
		event_ranks(state, false, page);
		return;
	}
	c = as_after(state, page->round);
	event_round_name(page->round, name, sizeof name);
	snprintf(head, sizeof head, _("standings after: %s"), name);
	write_table(c, head, false, page);
	free(c);
}
