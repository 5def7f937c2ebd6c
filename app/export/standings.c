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
	"section+.apart{break-before:page}.apart table{table-layout:fixed}.apart tr>:first-child{width:16mm;padding-right:4mm}"
	".apart td:first-child{font-size:20pt}";
/* clang-format on */

static const char *const statuses[] = { "", N_("dropped out"), N_("disqualified") };

/* What the columns of a table of standings are. */
struct columns {
	const struct championship *c;
	bool wall;  /* for all to see from afar: only what ranks */
	bool paper; /* narrow, with the last two columns as one */
};

static bool has_criterion(const struct columns *of, enum champ_by by)
{
	return (!of->wall && !of->paper) || champ_ranks_by(of->c, by);
}

static const char *note_of(const struct columns *of, const struct champ_rank *r)
{
	enum champ_status status = of->c->player[r->player].status;

	if (status)
		return _(statuses[status]);
	return r->level && r->score.games ? _("lots to be drawn") : r->by[0] && !of->wall ? _(r->by) : "";
}

static void write_rank(const struct columns *of, const struct champ_rank *r, struct page *page)
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
		cells_text(&row, note_of(of, r));
	} else {
		cells_text(&row, r->level && r->score.games ? _("lots to be drawn")
		                 : r->by[0]                 ? _(r->by)
		                                            : "");
		cells_text(&row, c->player[r->player].status ? _(statuses[c->player[r->player].status]) : "");
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
		cells_text(&row, of->wall ? "" : _("tie broken by"));
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

static void write_table(const struct championship *c, const char *head, bool wall, struct page *page)
{
	struct columns of = { c, wall, page_is_paper(page) };
	struct champ_rank *r = champ_ranking(c);

	page_part(page, head, false);
	write_heads(&of, page);
	for (int i = 0; i < c->players; i++)
		write_rank(&of, &r[i], page);
	free(r);
	write_corrected(c, page);
}

void event_ranks(const struct championship *c, bool wall, struct page *page)
{
	write_table(c, _("standings"), wall, page);
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
