/* SPDX-License-Identifier: MIT */
/* What each seat is shown: see inner.h. Knows nothing of the network. */
#include "inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/hash.h"
#include "rules/core/i18n.h"

/* ---- whose a page is ---- */

int pages_sit(struct pages *p, const struct table *table)
{
	int same = TABLE_SEATS;

	for (int i = 0; i < TABLE_SEATS; i++) {
		const struct seat *seat = !p->typists && i < table->seats ? &table->seat[i] : NULL;
		int person = seat ? seat->person : i;
		const char *name = seat ? seat->came_as : i < p->typists ? p->typist[i] : "";

		p->person[i] = person;
		if (person < same && strcmp(p->came_as[person], name) != 0)
			same = person;
		snprintf(p->came_as[person], NAME_BYTES, "%s", name);
	}
	return same;
}

const char *pages_name(const struct pages *p, const struct table *table, int seat)
{
	return seat < p->typists ? p->typist[seat] : table->seat[seat].name;
}

int pages_owner(const struct pages *p, int seat)
{
	return seat < 0 ? seat : p->person[seat];
}

int pages_seat(const struct pages *p, int person, int seats)
{
	for (int i = 0; i < seats; i++)
		if (p->person[i] == person)
			return i;
	return -1;
}

static struct own_page *page_of(struct pages *p, int seat)
{
	return &p->page[pages_owner(p, seat) + 1];
}

/* ---- cards ---- */

/* An undo of a line that was pressed here, as long as nothing has followed it and it has shown nothing. */
static void add_undo(struct pages *p, const struct open_table *table, int seat)
{
	if (p->pressed_by != pages_owner(p, seat) || p->pressed_entry != journal_count(table->journal) - 1)
		return;
	card_row(&p->card, CARD_DO, "%s", p->said);
	card_button(&p->card, _("undo"), "undo");
}

static void make_card(struct pages *p, const struct open_table *table, int seat)
{
	screen_card(table->screen, open_table_state(table), seat >= 0 && p->typists ? CARD_TYPIST : seat,
	            &p->card);
	if (seat >= 0)
		add_undo(p, table, seat);
}

/* The words of the last line, once more if a query has been answered after it: its answer is for
 * the laptop alone. */
static void take_said(struct pages *p, const struct open_table *table)
{
	struct said again = { 0 };
	int last = journal_count(table->journal) - 1;

	if (p->said_entry == last)
		return;
	p->said_entry = last;
	if (last >= 0 && table->said_of != last)
		journal_tell(table->journal, last, &again);
	said_join(table->said_of == last ? &table->said : &again, p->said, sizeof p->said);
	said_free(&again);
}

/* The card behind its revision, which is one more than before where the card is another one. */
static char *revise(struct own_page *page, char *card)
{
	uint64_t hash = hash_on(HASH_BEGIN, card);
	size_t size = strlen(card) + 20;
	char *text = xmalloc(size);

	page->rev += page->card != hash;
	page->card = hash;
	snprintf(text, size, "{\"rev\":%d,%s", page->rev, card + 1);
	free(card);
	return text;
}

char *pages_text(struct pages *p, const struct open_table *table, int seat, bool saved)
{
	struct card_head head = { .table = table, .seat = seat, .said = p->said, .saved = saved };
	struct own_page *page = page_of(p, seat);
	char *card;

	if (seat >= 0 && p->typists)
		head.typist = p->typist[seat];
	take_said(p, table);
	make_card(p, table, seat);
	card = card_json(&p->card, &head, &page->numbers);
	if (seat < 0) /* of a large event it has thousands of rows, and nobody presses its buttons */
		card_free(&p->card);
	return revise(page, card);
}

bool pages_know(struct pages *p, int seat, int number)
{
	return numbers_known(&page_of(p, seat)->numbers, number);
}

const struct card_button *pages_button(struct pages *p, const struct open_table *table, int seat, int number)
{
	take_said(p, table);
	make_card(p, table, seat);
	for (int i = 0; i < p->card.buttons; i++)
		if (numbers_of(&page_of(p, seat)->numbers, &p->card, &p->card.button[i]) == number)
			return &p->card.button[i];
	return NULL;
}

/* The newest line in force that begins so; -1: none. */
static int line_of(const struct journal *journal, const char *begin)
{
	int n = journal_undoable(journal);

	while (n-- > 0) {
		int entry = journal_line(journal, n);

		if (strncmp(journal_entry(journal, entry).text, begin, strlen(begin)) == 0)
			return entry;
	}
	return -1;
}

void pages_gone(struct pages *p, const struct open_table *table, int seat, int number, struct reason *what)
{
	const char *begin = numbers_begin(&page_of(p, seat)->numbers, number);
	int n = begin ? line_of(table->journal, begin) : -1;
	struct said said = { 0 };
	char words[REASON_BYTES], by[BY_BYTES];
	struct entry entry;

	what->text[0] = '\0';
	if (n < 0)
		return;
	entry = journal_entry(table->journal, n);
	journal_tell(table->journal, n, &said);
	said_join(&said, words, sizeof words);
	said_free(&said);
	if (*entry.by)
		reason_set(what, _("%s has already typed it: %s"), entry_by(&entry, by, sizeof by), words);
	else
		reason_set(what, _("the laptop already has it: %s"), words);
}

void pages_pressed(struct pages *p, const struct open_table *table, int seat, bool stays)
{
	p->pressed_by = pages_owner(p, seat);
	p->pressed_entry = stays ? -1 : journal_count(table->journal) - 1;
}

void pages_begin(struct pages *p)
{
	*p = (struct pages){ .said_entry = -1, .pressed_entry = -1 };
	for (int i = 0; i < TABLE_SEATS; i++)
		p->person[i] = i;
}

void pages_free(struct pages *p)
{
	for (int i = 0; i <= TABLE_SEATS; i++)
		numbers_free(&p->page[i].numbers);
	card_free(&p->card);
}
