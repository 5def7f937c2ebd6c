/* SPDX-License-Identifier: MIT */
/*
 * What the documents of a championship share: which round they are of, the players in
 * the order of the alphabet, and the rows of CSV.
 */
#include <stdlib.h>
#include <string.h>

#include "event.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"

/* ---- which round ---- */

bool event_choose(struct journal *journal, const char *word, int *round, struct reason *why)
{
	const struct championship *c = journal_state(journal);

	*round = word ? champ_round_find(word) : champ_current(c);
	if (!word || (*round >= 0 && c->round[*round].tables))
		return true;
	if (*round < 0)
		return reason_set(why, _("there is no round \"%s\": 1 to %d, semifinal or final"),
		                  utf8_shown(word).text, CHAMP_ROUNDS);
	return reason_set(why,
	                  *round < CHAMP_ROUNDS       ? _("round %s has no tables yet: `schedule` draws them")
	                  : *round == CHAMP_SEMIFINAL ? _("there is no semifinal yet: `semifinal` draws it")
	                                              : _("there is no final yet: `final` draws it"),
	                  word);
}

bool event_choose_tables(struct journal *journal, const char *word, int *round, struct reason *why)
{
	return event_choose(journal, word, round, why) &&
	       (*round >= 0 || reason_set(why, _("no round has tables yet: schedule draws them")));
}

void event_round_name(int round, char *out, size_t size)
{
	if (round < CHAMP_ROUNDS)
		snprintf(out, size, C_("event", "round %d"), round + 1);
	else
		snprintf(out, size, "%s", round == CHAMP_FINAL ? C_("event", "final") : _("semifinal"));
}

void event_file_part(int round, char *out, size_t size)
{
	snprintf(out, size, "%s%s%s", round >= 0 && round < CHAMP_ROUNDS ? "round-" : "",
	         round >= 0 ? champ_round_word(round) : "", round >= 0 ? "-" : "");
}

bool event_is_posted(const struct championship *c, int round, struct page *page)
{
	char name[60];

	if (c->round[round].posted || round >= CHAMP_ROUNDS)
		return true;
	event_round_name(round, name, sizeof name);
	reason_set(&page->remark, _("%s is not posted yet, its tables may still change: `post %s`"), name,
	           champ_round_word(round));
	return false;
}

void event_say_posted(const struct championship *c, int round, struct page *page)
{
	if (!event_is_posted(c, round, page))
		page_line(page, _("Not posted yet: these tables may still change."));
}

/* ---- players ---- */

void event_player(struct page_cells *row, const struct championship *c, int player)
{
	const char *nation = c->player[player].nation;

	snprintf(cells_add(row), PAGE_CELL,
	         nation[0] && !champ_is_named_by_nation(c, player) ? "%s (%s)" : "%s", champ_name(c, player),
	         nation);
}

int event_place(const struct championship *c, int round, int player)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, c->player[player].at[round]);
	int place = sheet ? champ_place(sheet, player) : -1;

	return place >= 0 && sheet->seat[place].gone ? -1 : place;
}

static uint32_t first_letter(const char *folded)
{
	uint32_t point = 0;

	utf8_decode(folded, strlen(folded), &point);
	return point;
}

static bool is_kana(uint32_t point)
{
	return (point > 0x3040 && point <= 0x3096) || (point > 0x30a0 && point <= 0x30f6);
}

/* Katakana stands with hiragana, under the first of its row. */
static const char *kana_row(uint32_t point)
{
	static const struct {
		uint32_t from;
		const char *head;
	} rows[] = {
		{ 0x308e, "わ" }, { 0x3089, "ら" }, { 0x3083, "や" }, { 0x307e, "ま" }, { 0x306f, "は" },
		{ 0x306a, "な" }, { 0x305f, "た" }, { 0x3055, "さ" }, { 0x304b, "か" }, { 0x3041, "あ" },
	};
	int row = 0;

	if (point > 0x30a0)
		point -= 0x60;
	while (rows[row].from > point)
		row++;
	return rows[row].head;
}

struct champ_text event_letter(const struct championship *c, int player)
{
	uint32_t point = first_letter(champ_folded(c, player));
	struct champ_text out = { "" };

	if (point >= 'a' && point <= 'z')
		out.text[0] = (char)(point - 'a' + 'A');
	else if (point < 0x80)
		out.text[0] = '#';
	else if (is_kana(point))
		snprintf(out.text, sizeof out.text, "%s", kana_row(point));
	else if (point >= 0x3400 && point <= 0x9fff)
		snprintf(out.text, sizeof out.text, "漢字");
	else
		utf8_encode(point, out.text);
	return out;
}

/* A player with what the order goes by: digits and signs behind the letters. */
struct sorted {
	const char *folded;
	int player;
	bool sign;
};

static int by_letter(const void *a, const void *b)
{
	const struct sorted *one = a, *other = b;
	int order = strcmp(one->folded, other->folded);
	uint32_t kana[2] = { first_letter(one->folded), first_letter(other->folded) };

	if (one->sign != other->sign)
		return one->sign - other->sign;
	for (int i = 0; i < 2; i++)
		kana[i] -= is_kana(kana[i]) && kana[i] > 0x30a0 ? 0x60 : 0;
	if (kana[0] != kana[1])
		return kana[0] < kana[1] ? -1 : 1;
	return order ? order : one->player - other->player;
}

int *event_alphabet(const struct championship *c)
{
	struct sorted *sorted = xcalloc((size_t)c->players + 1, sizeof *sorted);
	int *out = xcalloc((size_t)c->players + 1, sizeof *out);

	for (int p = 0; p < c->players; p++)
		sorted[p] = (struct sorted){ champ_folded(c, p), p, event_letter(c, p).text[0] == '#' };
	qsort(sorted, (size_t)c->players, sizeof *sorted, by_letter);
	for (int p = 0; p < c->players; p++)
		out[p] = sorted[p].player;
	free(sorted);
	return out;
}

/* ---- CSV ---- */

void event_seat_heads(struct page *page)
{
	struct page_cells row = { .count = 0 };

	cells_text(&row, _("round"));
	cells_text(&row, _("table"));
	cells_text(&row, C_("paper", "pick"));
	cells_text(&row, C_("event", "player"));
	cells_text(&row, _("nation"));
	cells_text(&row, _("seat"));
	cells_text(&row, _("colour"));
	cells_text(&row, _("turn"));
	cells_text(&row, C_("event", "points"));
	cells_text(&row, _("winner"));
	cells_heads(&row, page);
}

void event_seat_cells(const struct championship *c, const struct champ_sheet *sheet, int place,
                      struct page_cells *row)
{
	const struct champ_seat *seat = &sheet->seat[place];
	const char *chair = champ_chair(seat), *colour = champ_colour(seat);

	cells_number(row, place + 1);
	cells_text(row, champ_name(c, seat->player));
	cells_text(row, c->player[seat->player].nation);
	cells_text(row, chair ? chair : "");
	cells_text(row, colour ? colour : "");
	cells_number_if(row, seat->turn > 0, seat->turn);
	cells_number_if(row, seat->points >= 0, seat->points);
}

void event_seat(const struct championship *c, int round, int table, int place, struct page *page)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct page_cells row = { .count = 0 };

	if (sheet->seat[place].gone)
		return;
	cells_text(&row, champ_round_word(round));
	cells_number(&row, table + 1);
	event_seat_cells(c, sheet, place, &row);
	cells_text(&row, sheet->winner == place ? C_("event", "yes") : "");
	cells_row(&row, page);
}

void event_round_rows(const struct championship *c, int round, struct page *page)
{
	event_seat_heads(page);
	for (int t = 0; t < c->round[round].tables; t++)
		for (int k = 0; k < c->round[round].sheet[t].seats; k++)
			event_seat(c, round, t, k, page);
}
