/* SPDX-License-Identifier: MIT */
/*
 * The record of a battle of Titan for those who were not there: what was said at each paragraph
 * (2.5.6.1 to 2.5.6.10), with its dice and hits, and the board after each half-turn.
 */
#include <stdlib.h>
#include <string.h>

#include "battle.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/said.h"
#include "saves/text/memory_stream.h"

const char battle_style[] =
	"th,td{padding:.5mm 2mm}td:first-child{width:28mm}@media print{body{font-size:10pt}}"
	"svg{width:auto;max-width:100%;max-height:115mm;margin:3mm auto}";

/* Half-turns in their order: 2, 3 are the defender's and the attacker's turn 1. */
enum { BEFORE = 0, AFTER = 1000 };

static int half_of(const struct titan *t)
{
	int side = titan_side_on_turn(t);

	if (!t->battle.on || (side < 0 && t->battle.over))
		return AFTER;
	return side < 0 ? BEFORE : 2 * t->battle.turn + (side == SIDE_ATTACKER);
}

struct record {
	struct journal *journal;
	int wanted, battles; /* wanted 0: the last one, -1: none */
	bool on;
	int half;
	struct note {
		int entry, half;
	} * note;
	int notes, note_room;
	struct titan *board; /* before the first half-turn, and after each */
	int boards, board_room;
};

static void keep_board(struct record *r, const struct titan *t)
{
	r->board = xgrow(r->board, r->boards, &r->board_room, sizeof *r->board);
	r->board[r->boards++] = *t;
}

/* A line of the battle, the one that begins it and the one that ends it among them. */
static void see(void *user, int entry, const void *state)
{
	struct record *r = user;
	const struct titan *t = state;
	bool begins =
		t->battle.on && (!r->on || strncmp(journal_entry(r->journal, entry).text, "battle ", 7) == 0);
	bool of_it = r->on || t->battle.on;

	r->battles += begins;
	r->on = t->battle.on;
	if (!of_it || (r->wanted && r->battles != r->wanted))
		return;
	if (begins) {
		r->notes = r->boards = 0;
		r->half = BEFORE;
	}
	if (t->battle.on && half_of(t) != r->half)
		keep_board(r, t);
	r->half = half_of(t);
	r->note = xgrow(r->note, r->notes, &r->note_room, sizeof *r->note);
	r->note[r->notes++] = (struct note){ entry, r->half };
}

static struct record record_of(struct journal *journal, int wanted)
{
	struct record r = { .journal = journal, .wanted = wanted };

	journal_walk(journal, 0, see, &r);
	if (r.notes && r.on && r.half != AFTER && r.battles == (wanted ? wanted : r.battles))
		keep_board(&r, journal_state(journal));
	return r;
}

static void forget(struct record *r)
{
	free(r->note);
	free(r->board);
}

bool battle_choose(struct journal *journal, const char *word, int *round, struct reason *why)
{
	struct record r = record_of(journal, -1); /* of none: they are counted */

	forget(&r);
	*round = r.battles;
	if (!r.battles)
		return reason_set(why, _("no battle has been fought at this table"));
	return !word || read_int(word, 1, r.battles, round) ||
	       reason_set(why,
	                  P_("this table has %d battle: round=1",
	                     "this table has %d battles: round=1 to round=%d", r.battles),
	                  r.battles, r.battles);
}

void battle_file_part(int round, char *out, size_t size)
{
	snprintf(out, size, "%d-", round);
}

/* ---- what was said ---- */

/* "2.5.6.4.1.4: the defender strikes": where the sentence goes on behind its number; 0: it has none. */
static size_t number_of(const char *text)
{
	size_t digits = strspn(text, "0123456789.");

	return digits > 1 && strncmp(text + digits, ": ", 2) == 0 ? digits + 2 : 0;
}

/* On paper below the number of its paragraph; a sheet has it in each row. */
static void write_done(struct page *page, const char *number, char *done)
{
	if (*done)
		page_row(page, (const char *[]){ page->format->one_table ? number : "", done }, 2);
	*done = '\0';
}

/* What the line did at the present paragraph, all of it in one row, and the paragraphs that it came to. */
static void write_note(struct page *page, const struct note *note, struct said *said, char number[PAGE_CELL])
{
	char done[LINE_BYTES] = "";

	journal_tell(page->journal, note->entry, said);
	said_leave_questions(said);
	for (int i = 0; i < said->lines; i++) {
		const char *text = said_get(said, i);
		size_t from = number_of(text), end = strlen(done);

		if (from) {
			write_done(page, number, done);
			snprintf(number, PAGE_CELL, "%.*s", (int)from - 2, text);
			page_row(page, (const char *[]){ number, text + from }, 2);
		} else {
			snprintf(done + end, sizeof done - end, "%s%s", end ? "; " : "", text);
		}
	}
	write_done(page, number, done);
}

/* ---- the boards ---- */

enum { CELL = 13 };

/* "C3 a1 4/6": who stands there, with so many hits of its power. */
static void put_hex(const struct titan *t, int hex, FILE *out)
{
	int unit = hex < 0 ? -1 : titan_unit_at(t, hex);
	char text[40] = "";

	if (unit >= 0 && t->battle.unit[unit].hits)
		snprintf(text, sizeof text, "%s %s %d/%d", titan_hex_label(hex), ID(t, unit),
		         t->battle.unit[unit].hits, t->battle.unit[unit].power);
	else if (hex >= 0)
		snprintf(text, sizeof text, "%s %s", titan_hex_label(hex), unit < 0 ? "" : ID(t, unit));
	fprintf(out, "%-*s", CELL, text);
}

static int hex_at(int column, int height)
{
	int middle = titan_hex_middle();

	return titan_hex_by(middle, column - titan_hex_column(middle), height - titan_hex_height(middle));
}

static void write_letters(struct page *page, const struct titan *t)
{
	size_t size;
	char *text;
	FILE *out = memory_stream(&text, &size);

	for (int height = titan_column_most(); height > 1 - titan_column_most(); height--) {
		for (int column = 0; column < TITAN_COLUMNS; column++)
			put_hex(t, hex_at(column, height), out);
		putc('\n', out);
	}
	memory_stream_end(out, &text);
	page_text(page, text);
	free(text);
}

static void write_board(struct page *page, const struct titan *t)
{
	struct export_size size = export_battle_size(t);
	char text[BATTLE_WORDS];

	if (page_picture(page, _("board"), size.width, size.height)) {
		export_battle_draw(t, page->out);
		fputs("</svg>\n", page->out);
		return;
	}
	if (!page->format->text)
		return;
	write_letters(page, t);
	for (int i = 0; i < 2 * BATTLE_LINES; i++)
		if (export_battle_words(t, i / BATTLE_LINES, i % BATTLE_LINES, text, sizeof text))
			page_line(page, text);
}

/* ---- the whole ---- */

static void write_head(struct page *page, int half)
{
	const char *heads[] = { _("paragraph"), _("what happened") };
	char text[80];

	snprintf(text, sizeof text,
	         half == BEFORE  ? _("before the first turn")
	         : half == AFTER ? _("after the battle")
	         : half % 2      ? _("%s attacker's turn %d")
	                         : _("%s defender's turn %d"),
	         titan_steps[half % 2 ? STEP_2_5_6_4_2 : STEP_2_5_6_4_1].id, half / 2);
	page_part(page, text, false);
	page_heads(page, heads, 2);
}

void battle_record(const void *state, struct page *page)
{
	struct record r = record_of(page->journal, page->round);
	struct said said = { 0 };
	int half = -1, board = 0;
	char line[80], day[40], number[PAGE_CELL] = "";

	export_time(journal_entry(page->journal, r.note[0].entry).at, "%Y-%m-%d", day, sizeof day);
	snprintf(line, sizeof line, "%s%s%s", titan_land(r.board[0].battle.land), _(", "), day);
	page_line(page, line);
	for (int i = 0; i < r.notes; i++) {
		if (r.note[i].half != half) {
			if (half >= 0 && board < r.boards)
				write_board(page, &r.board[board++]);
			write_head(page, half = r.note[i].half);
		}
		write_note(page, &r.note[i], &said, number);
	}
	if (board < r.boards)
		write_board(page, &r.board[board]);
	said_free(&said);
	forget(&r);
	(void)state;
}
