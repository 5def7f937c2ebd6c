/* SPDX-License-Identifier: MIT */
/*
 * The list of an open half: in the draft the face-down cards of the pool; before it
 * the pool and the characters that may go into it. Draws nothing.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum meccg_page meccg_page_of(const struct meccg_view *view, const struct meccg *m)
{
	if (m->phase <= MECCG_DRAFT)
		return PAGE_DRAFT;
	if (m->phase <= MECCG_DECK)
		return PAGE_START;
	return view->people ? PAGE_PEOPLE : PAGE_COUNCIL;
}

bool meccg_may_open(const struct meccg *m, int seat)
{
	const struct meccg_player *p = &m->player[seat];

	if (!m->table.seats)
		return false;
	if (m->phase == MECCG_POOLS)
		return !p->sealed;
	return m->phase == MECCG_DRAFT && !p->stopped;
}

void meccg_close_half(struct meccg_view *view)
{
	view->open = false;
	view->typed[0] = '\0';
	view->row = 0;
}

bool meccg_next_waiting(struct meccg_view *view, const struct meccg *m)
{
	int seat = view->seat, person = view->person;

	for (int left = m->player[0].persons + m->player[1].persons; left > 0; left--) {
		const struct meccg_person *at;

		for (person++; person >= m->player[seat].persons; person = 0)
			seat = 1 - seat;
		at = &m->player[seat].person[person];
		if (at->checked || !meccg_checks(m, seat, at))
			continue;
		view->seat = seat;
		view->person = person;
		return true;
	}
	return false;
}

bool meccg_reveals(const struct meccg_view *view, const struct meccg *m)
{
	bool any = m->shown[0] >= 0 || m->shown[1] >= 0;

	return any && view->reveal == m->round && m->round > 1 && m->phase <= MECCG_DECK;
}

const char *meccg_row_name(const struct meccg *m, int seat, const struct meccg_row *row)
{
	return row->held >= 0 ? m->player[seat].held[row->held].name : meccg_characters[row->character].name;
}

/* The typed letters may be anywhere in the name: "ara", "butter"; or begin the race: "elf"; or be
 * the mind: "5". */
static bool matches(const struct meccg_view *view, const char *name, int character, int mind)
{
	char full[MECCG_NAME], part[MECCG_NAME], digits[16];

	snprintf(digits, sizeof digits, "%d", mind);
	meccg_same(name, full);
	meccg_same(view->typed, part);
	if (strstr(full, part) || strcmp(view->typed, digits) == 0)
		return true;
	if (character < 0)
		return false;
	meccg_same(meccg_characters[character].race, full);
	return strncmp(full, part, strlen(part)) == 0;
}

static void held_row(const struct meccg *m, int seat, int held, struct meccg_row *row)
{
	const struct meccg_card *card = &m->player[seat].held[held];
	const char *brief = "";

	*row = (struct meccg_row){ .held = held, .character = card->character, .legal = true };
	if (m->phase == MECCG_POOLS) {
		utf8_copy(row->brief, sizeof row->brief, _("in pool"));
		return;
	}
	row->legal = meccg_may_show(m, seat, held, NULL, &brief);
	if (!row->legal)
		utf8_copy(row->brief, sizeof row->brief, brief);
	else if (card->extra)
		utf8_copy(row->brief, sizeof row->brief, _("not counted"));
	else if (m->player[seat].pick == held)
		utf8_copy(row->brief, sizeof row->brief, _("your pick"));
	else /* the mind that would be left */
		snprintf(row->brief, sizeof row->brief, C_("mind", "%2d left"),
		         MECCG_MIND - meccg_mind(m, seat) - card->mind);
}

static int pool_rows(const struct meccg_view *view, const struct meccg *m, bool legal, struct meccg_row *rows)
{
	const struct meccg_player *p = &m->player[view->seat];
	int count = 0;

	for (int i = 0; i < p->holds; i++) {
		struct meccg_row row;

		if ((m->phase == MECCG_DRAFT && p->held[i].fate != FATE_HIDDEN) ||
		    !matches(view, p->held[i].name, p->held[i].character, p->held[i].mind))
			continue;
		held_row(m, view->seat, i, &row);
		if (row.legal == legal)
			rows[count++] = row;
	}
	return count;
}

static bool is_held(const struct meccg_player *p, int character)
{
	for (int i = 0; i < p->holds; i++)
		if (strcmp(p->held[i].name, meccg_characters[character].name) == 0)
			return meccg_characters[character].flags & CARD_UNIQUE;
	return false;
}

/* By side, then mind, the greatest first, then name. */
static int by_side_and_mind(const void *a, const void *b)
{
	const struct meccg_character *one = &meccg_characters[((const struct meccg_row *)a)->character],
				     *other = &meccg_characters[((const struct meccg_row *)b)->character];

	return one->side != other->side   ? (int)one->side - (int)other->side
	       : one->mind != other->mind ? other->mind - one->mind
	       : one < other              ? -1
	                                  : one > other;
}

static int catalogue_rows(const struct meccg_view *view, const struct meccg *m, bool legal,
                          struct meccg_row *rows)
{
	int count = 0;

	for (int i = 0; i < meccg_character_count && count < ROWS_MAX / 2; i++) {
		const char *brief;
		struct meccg_row row = { .held = -1,
			                 .character = i,
			                 .legal = meccg_may_hold(m, view->seat, i, NULL, &brief) };
		const char *name = meccg_characters[i].name;
		bool stands_above = i > 0 && strcmp(name, meccg_characters[i - 1].name) == 0;

		if (stands_above || !matches(view, name, i, meccg_characters[i].mind))
			continue;
		if (!row.legal)
			utf8_copy(row.brief, sizeof row.brief, brief);
		if (is_held(&m->player[view->seat], i)) {
			row.legal = false;
			utf8_copy(row.brief, sizeof row.brief, _("in pool"));
		} else if (m->player[view->seat].side == SIDE_FALLEN && row.legal)
			utf8_copy(row.brief, sizeof row.brief,
			          meccg_characters[i].side == SIDE_HERO ? C_("side", "hero") : _("minion"));
		if (row.legal == legal)
			rows[count++] = row;
	}
	qsort(rows, (size_t)count, sizeof *rows, by_side_and_mind);
	return count;
}

int meccg_rows(const struct meccg_view *view, const struct meccg *m, struct meccg_row rows[ROWS_MAX])
{
	bool pools = m->phase == MECCG_POOLS;
	int count = pools && view->typed[0] ? 0 : pool_rows(view, m, true, rows);

	if (pools)
		count += catalogue_rows(view, m, true, rows + count);
	if (pools && view->typed[0])
		return count + catalogue_rows(view, m, false, rows + count);
	return pools ? count : count + pool_rows(view, m, false, rows + count);
}

int meccg_first_row(const struct meccg_view *view, const struct meccg *m)
{
	struct meccg_row rows[ROWS_MAX];
	char typed[MECCG_NAME], name[MECCG_NAME];
	int first = 0;

	if (!view->typed[0])
		return m->phase == MECCG_POOLS ? m->player[view->seat].holds : 0;
	meccg_same(view->typed, typed);
	for (int i = meccg_rows(view, m, rows) - 1; i > 0; i--) { /* "ori" is Ori before Thorin II */
		meccg_same(meccg_row_name(m, view->seat, &rows[i]), name);
		first = strcmp(name, typed) == 0 ? i : first;
	}
	return first;
}
