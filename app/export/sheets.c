/* SPDX-License-Identifier: MIT */
/*
 * Score sheets of a championship, to be filled in and signed at the table (W2.1.4):
 * two on a sheet of paper, with the board of the round.
 */
#include "event.h"
#include "rules/core/i18n.h"

/* clang-format off */
const char event_sheets_style[] =
	"body{font-size:11pt}h1{display:none}"
	".apart{box-sizing:border-box;height:127mm;padding:1mm .3mm;break-inside:avoid;display:grid;"
	"grid-template:'head title' auto 'seats seats' auto 'board boxes' auto 'board note' minmax(0,1fr)/62mm 1fr;"
	"column-gap:4mm}"
	".apart:nth-of-type(odd){border-bottom:.25mm dashed #666}"
	".apart:nth-of-type(even){padding-top:4mm;break-after:page}"
	"h2{grid-area:head;grid-column:1/3;font-size:24pt;line-height:1;margin:0 0 1mm}h2:first-letter{text-transform:uppercase}"
	"p{grid-area:board;margin:2mm 0 0;font-size:10pt}"
	"p:first-of-type{grid-area:title;text-align:right;align-self:end;margin:0 0 1mm}"
	"p:last-of-type{grid-area:note;font-size:12pt;font-weight:bold;margin:2mm 0 0}"
	"svg{grid-area:board;height:100%;min-height:0;margin-top:1mm}"
	"table{table-layout:fixed;line-height:1.15}th{font-size:9pt;font-weight:normal;padding:.5mm 1.5mm}"
	"td{height:12mm;padding:0 1.5mm;vertical-align:middle}td,th{border:.25mm solid #000}"
	"table:first-of-type{grid-area:seats}table:last-of-type{grid-area:boxes;align-self:start;margin-top:2mm}"
	"table:first-of-type :is(td,th):first-child{width:6%;text-align:center}"
	"table:first-of-type :is(td,th):nth-child(2){width:31%}table:first-of-type td:nth-child(2){font-weight:bold}"
	"table:first-of-type :is(td,th):nth-child(8){width:24%}"
	"table:last-of-type th{border-bottom:0;padding-top:1mm}"
	"table:last-of-type td{border-top:0;height:13mm}"
	"@media print{body{font-size:11pt}}";
/* clang-format on */

static void write_seat(const struct championship *c, const struct champ_sheet *sheet, int place,
                       struct page *page)
{
	const struct champ_seat *seat = &sheet->seat[place];
	struct page_cells row = { .count = 0 };

	event_seat_cells(c, sheet, place, &row);
	cells_text(&row, seat->gone                      ? C_("event", "not here")
	                 : sheet->signed_by >> place & 1 ? C_("event", "signed")
	                                                 : "");
	cells_row(&row, page);
}

static void write_seats(const struct championship *c, const struct champ_sheet *sheet, struct page *page)
{
	const char *const heads[] = {
		C_("paper", "pick"), C_("event", "player"), _("nation"),    _("seat"), _("colour"),
		_("turn"),           C_("event", "points"), _("signature"),
	};
	struct page_cells row = { .count = 0 };

	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
		cells_text(&row, heads[i]);
	cells_heads(&row, page);
	for (int k = 0; k < sheet->seats; k++)
		write_seat(c, sheet, k, page);
}

/* What is filled in for the whole table. */
static void write_boxes(const struct championship *c, const struct champ_sheet *sheet, struct page *page)
{
	struct page_cells row = { .count = 0 };

	cells_text(&row, _("winner"));
	cells_text(&row, C_("event", "time"));
	cells_text(&row, C_("event", "judge"));
	cells_heads(&row, page);
	cells_text(&row, champ_has_result(sheet) ? champ_name(c, sheet->seat[sheet->winner].player) : "");
	cells_add(&row);
	cells_text(&row, sheet->judged ? C_("event", "decided by a judge") : "");
	cells_row(&row, page);
}

/* Who has come and gone since the round was posted, and what holds for the signatures. */
static void write_note(const struct champ_sheet *sheet, const char *changes, struct page *page)
{
	const char *note = sheet->corrected
	                           ? _("Corrected after all had signed: as the signed paper says (W1.2.3).")
	                           : _("Protest before you sign: what all have signed stands (W1.2.3).");
	char text[sizeof(struct champ_names) + 300];

	if (changes[0])
		snprintf(text, sizeof text, _("Changed: %s. %s"), changes, note);
	page_line(page, changes[0] ? text : note);
}

static void write_sheet(const struct championship *c, int table, struct page *page)
{
	const struct champ_sheet *sheet = champ_sheet(c, page->round, table);
	char text[CHAMP_LAYOUT + NAME_BYTES + 40];

	page_part(page, champ_place_name(page->round, table).text, true);
	page_line(page, page->title);
	write_seats(c, sheet, page);
	if (c->round[page->round].layout[0] && !event_board(c, page->round, page)) {
		snprintf(text, sizeof text, _("board: %s"), c->round[page->round].layout);
		page_line(page, text);
	}
	write_boxes(c, sheet, page);
	if (*champ_typist(c, sheet)) {
		snprintf(text, sizeof text, _("typed by %s"), champ_typist(c, sheet));
		page_line(page, text);
	}
	write_note(sheet, champ_changes(c, page->round, table).text, page);
}

void event_sheets(const void *state, struct page *page)
{
	const struct championship *c = state;

	event_is_posted(c, page->round, page);
	if (page->format->one_table) {
		event_round_rows(c, page->round, page);
		return;
	}
	for (int t = 0; t < c->round[page->round].tables; t++)
		if (c->round[page->round].sheet[t].seats)
			write_sheet(c, t, page);
}
