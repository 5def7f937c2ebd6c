/* SPDX-License-Identifier: MIT */
/* Cards out, presses in: see telephones.h. */
#include "telephones.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/outside.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"

enum {
	AT_ONCE = 4,   /* cards, which take 0.1 to 0.3 ms: no key waits for longer */
	REST_MS = 250, /* cards that nobody looks at are made once nothing has changed for so long */
};

/* What the cards showed last: they are made anew when it differs. */
struct shown {
	const struct journal *journal;
	int entries, run;
	bool peeked, saved;
};

struct telephones {
	struct phones *phones;
	struct pages pages;
	struct shown shown;
	int seats;
	int64_t changed_ms;        /* while nobody had a page open; 0: then what is due is made at once */
	int due;                   /* the next seat whose card is to be made anew; `seats`: none */
	int here[TABLE_SEATS + 1]; /* pages that are open, the onlookers' first */
	bool hall;
	int of_seats;               /* with so many seats it was looked whether they sit in an event */
	bool of_event;              /* W2.1.4: no devices at this table */
	const char *only_onlookers; /* why; "" where seats have pages */
};

/* ---- who may have a page ---- */

/* Whether it is a game of an event. In a hall the event is at the desk, and this laptop cannot know. */
static bool is_of_event(const struct open_table *t, bool hall)
{
	return outside_opening(t->game) &&
	       (hall || (t->store && outside_is_of_event(t->game, journal_state(t->journal), t->store)));
}

/* Why seats have no page here; "": they have. */
static const char *only_onlookers(const struct telephones *p, const struct open_table *table)
{
	const char *why = NULL;

	if (!save_may_say(table->save))
		return _("who only watches a table has pages for onlookers alone");
	if (p->of_event)
		return _("a table of a championship has no devices (W2.1.4): only onlookers have a page");
	if (table->screen->no_phones)
		why = table->screen->no_phones(journal_state(table->journal));
	return why ? why : "";
}

/* ---- begin and end ---- */

struct telephones *telephones_start(const struct telephones_place *place, const struct open_table *table,
                                    struct reason *why)
{
	struct phones *phones = phones_start(place->bind ? place->bind : "", place->port, why);
	struct telephones *p;

	if (!phones)
		return NULL;
	p = xcalloc(1, sizeof *p);
	*p = (struct telephones){
		.phones = phones, .hall = place->hall, .of_seats = -1, .only_onlookers = ""
	};
	pages_begin(&p->pages);
	while (telephones_due(p, table))
		telephones_show(p, table);
	return p;
}

void telephones_end(struct telephones *p)
{
	if (!p)
		return;
	phones_stop(p->phones);
	pages_free(&p->pages);
	free(p);
}

int telephones_seats(const struct telephones *p, const char **why)
{
	*why = p->only_onlookers;
	return p->seats;
}

void telephones_url(const struct telephones *p, int seat, char out[PHONES_URL_BYTES])
{
	phones_url(p->phones, pages_owner(&p->pages, seat), out);
}

int telephones_connected(const struct telephones *p, int seat)
{
	return p->here[seat + 1];
}

/* How many pages of each seat are open, asked once when somebody has come or gone. */
static void count_pages(struct telephones *p)
{
	for (int seat = PHONES_ONLOOKERS; seat < p->seats; seat++)
		p->here[seat + 1] = phones_connected(p->phones, pages_owner(&p->pages, seat));
}

static bool is_anybody_here(const struct telephones *p)
{
	int pages = 0;

	for (int seat = PHONES_ONLOOKERS; seat < p->seats; seat++)
		pages += p->here[seat + 1];
	return pages > 0;
}

void telephones_renew(struct telephones *p)
{
	phones_renew(p->phones);
	p->shown = (struct shown){ 0 }; /* the cards are handed out again */
}

int telephones_fd(const struct telephones *p)
{
	return phones_fd(p->phones);
}

const char *telephones_lacks(const struct telephones *p, char *out, size_t size)
{
	return phones_lacks(p->phones, out, size);
}

bool telephones_news(struct telephones *p, struct reason *news)
{
	return phones_news(p->phones, news);
}

bool telephones_crowded(const struct telephones *p)
{
	return phones_crowded(p->phones);
}

/* ---- cards ---- */

static void publish(struct telephones *p, const struct open_table *table, int seat)
{
	phones_publish(p->phones, pages_owner(&p->pages, seat),
	               pages_text(&p->pages, table, seat, p->shown.saved));
}

static struct shown shown_of(const struct open_table *table)
{
	int unsaved;

	return (struct shown){
		.journal = table->journal,
		.entries = journal_count(table->journal),
		.run = table->run.until_ms ? table->run.amount : 0,
		.peeked = table->peeked,
		.saved = save_mark(table->save, NULL, &unsaved) != SAVE_NOT_SAVED,
	};
}

/* Looks whether the table has changed; then all cards are due. */
static void look(struct telephones *p, const struct open_table *table)
{
	const struct table *state = open_table_state(table);
	struct shown now = shown_of(table), before = p->shown;
	int seats, same;
	bool anew;

	if (now.journal == before.journal && now.entries == before.entries && now.run == before.run &&
	    now.peeked == before.peeked && now.saved == before.saved)
		return;
	p->shown = now;
	same = pages_sit(&p->pages, state);
	if (p->of_seats != state->seats)
		p->of_event = is_of_event(table, p->hall);
	p->of_seats = state->seats;
	p->only_onlookers = only_onlookers(p, table);
	seats = p->only_onlookers[0] ? 0 : state->seats;
	anew = seats != p->seats || same < seats;
	if (same < seats) /* no code that another player had opens their pages */
		phones_seats(p->phones, same);
	if (anew)
		phones_seats(p->phones, seats);
	p->seats = seats;
	p->due = PHONES_ONLOOKERS;
	p->changed_ms = before.journal && !is_anybody_here(p) ? io_now_ms() : 0;
	while (anew && p->due < p->seats) /* whoever is told an address finds a card there */
		publish(p, table, p->due++);
}

bool telephones_due(struct telephones *p, const struct open_table *table)
{
	look(p, table);
	return p->due < p->seats && telephones_wake(p) <= io_now_ms();
}

int64_t telephones_wake(const struct telephones *p)
{
	bool waits = p->due < p->seats && p->changed_ms && !is_anybody_here(p);

	return waits ? p->changed_ms + REST_MS : 0;
}

void telephones_show(struct telephones *p, const struct open_table *table)
{
	for (int made = 0; made < AT_ONCE && telephones_due(p, table); made++)
		publish(p, table, p->due++);
}

/* ---- presses ---- */

static struct card_given given_of(const struct press *press)
{
	static const enum card_asks what[] = { [PRESS_NOTHING] = CARD_PRESS,
		                               [PRESS_NUMBER] = CARD_NUMBER,
		                               [PRESS_TEXT] = CARD_TEXT,
		                               [PRESS_LIST] = CARD_PICKS };

	return (struct card_given){ .what = what[press->what],
		                    .number = press->value,
		                    .text = press->text,
		                    .pick = press->pick,
		                    .picks = press->picks };
}

/* Says the line behind a press. The answer for the page; *status its number. */
static char *say(struct telephones *p, struct open_table *table, const struct press *press, int *status)
{
	struct card_given given = given_of(press);
	const struct card_button *button;
	struct reason why;
	char line[3000];
	int seat;

	open_table_flush(table);
	look(p, table);
	seat = pages_seat(&p->pages, press->seat, p->seats);
	*status = 403;
	if (seat < 0 || !pages_know(&p->pages, seat, press->button))
		return error_json(_("this card has no such button"));
	button = pages_button(&p->pages, table, seat, press->button);
	*status = 409;
	if (!button)
		return error_json(_("the table has changed: look again"));
	*status = 422;
	if (!card_line(&p->pages.card, button, &given, line, sizeof line, &why) ||
	    open_table_say(table, line, NULL, &why) != JOURNAL_SAID)
		return error_json(why.text);
	*status = 200;
	pages_pressed(&p->pages, table, seat, line);
	return said_json(&table->said);
}

bool telephones_hear(struct telephones *p, struct open_table *table)
{
	struct press press;
	bool said = false;

	for (int heard = 0; heard < PHONES_CONNECTIONS && phones_press(p->phones, &press); heard++) {
		int status;
		char *answer = say(p, table, &press, &status);

		look(p, table);
		p->changed_ms = 0; /* who presses looks */
		phones_answer(p->phones, press.number, status, answer);
		said |= status == 200;
	}
	count_pages(p);
	return said;
}
