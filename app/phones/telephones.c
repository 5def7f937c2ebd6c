/* SPDX-License-Identifier: MIT */
/* Cards out, presses in: see telephones.h. */
#include "telephones.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/core/outside.h"
#include "inner.h"
#include "rules/core/hash.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/io.h"

enum {
	AT_ONCE = 4, /* cards, which take 0.1 to 0.3 ms: no key waits for longer */
	PACE = 32,   /* bytes a millisecond for each onlooker: the Wi-Fi of a hall has room for fifty */
};

/* What the cards showed last: they are made again when it differs. */
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
	bool stale;                /* nobody has a page open: cards are made when they are asked for */
	int due;                   /* the next seat whose card is to be made again; `seats`: none */
	bool owed;                 /* the onlookers' is to be made again, too .. */
	int64_t next_ms;           /* .. but not before: that of an event has a row for each player */
	int here[TABLE_SEATS + 1]; /* pages that are open, the onlookers' first */
	bool hall;
	int of_seats;               /* with so many seats it was looked whether they sit in an event */
	bool of_event;              /* W2.1.4: no devices at this table */
	const char *only_onlookers; /* why; "" where seats have pages */
	struct codes codes;         /* as they are kept */
	struct reason news;         /* "": none */
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
		return _("a watched table has pages for onlookers only");
	if (p->of_event)
		return _("a championship table has no devices (W2.1.4): onlookers only");
	if (table->screen->no_phones)
		why = table->screen->no_phones(journal_state(table->journal));
	return why ? why : "";
}

/* ---- codes ---- */

static uint64_t name_of(const struct telephones *p, int person)
{
	return person < 0 ? 0 : hash_on(HASH_BEGIN, p->pages.came_as[person]);
}

static void keep_codes(struct telephones *p, const struct open_table *table)
{
	struct codes *codes = &p->codes;

	snprintf(codes->address, sizeof codes->address, "%s", phones_address(p->phones, &codes->port));
	for (int person = PHONES_ONLOOKERS; person < TABLE_SEATS; person++) {
		snprintf(codes->token[person + 1], PHONES_TOKEN_BYTES, "%s",
		         person < p->seats ? phones_token(p->phones, person) : "");
		codes->name[person + 1] = name_of(p, person);
	}
	memcpy(codes->typist, p->pages.typist, sizeof codes->typist);
	codes_write(table, codes);
}

/* Those who typed go on. */
static void take_typists(struct telephones *p)
{
	memcpy(p->pages.typist, p->codes.typist, sizeof p->pages.typist);
	while (p->pages.typists < TELEPHONES_TYPISTS && *p->pages.typist[p->pages.typists])
		p->pages.typists++;
}

/* Those who had a code have it again. */
static void take_codes(struct telephones *p)
{
	int port;

	for (int person = PHONES_ONLOOKERS; person < p->seats; person++)
		if (p->codes.name[person + 1] == name_of(p, person))
			phones_take_token(p->phones, person, p->codes.token[person + 1]);
	if (strcmp(phones_address(p->phones, &port), p->codes.address) != 0 || port != p->codes.port)
		reason_set(&p->news, _("the pages' address is now %s:%d: everyone must scan again"),
		           phones_address(p->phones, &port), port);
}

void telephones_renew(struct telephones *p, const struct open_table *table, int seat)
{
	for (int i = PHONES_ONLOOKERS; i < p->seats; i++)
		if (seat == TELEPHONES_ALL || i == seat)
			phones_renew(p->phones, pages_owner(&p->pages, i));
	if (seat == TELEPHONES_ALL)
		p->codes.made = time(NULL);
	keep_codes(p, table);
	p->shown = (struct shown){ 0 }; /* the cards are handed out again */
}

void telephones_look_around(struct telephones *p)
{
	phones_move(p->phones);
}

/* ---- who is here ---- */

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

/* How many pages of each seat are open, asked once when somebody has come or gone. True: one has gone. */
static bool count_pages(struct telephones *p)
{
	bool gone = false;

	for (int seat = PHONES_ONLOOKERS; seat < p->seats; seat++) {
		int here = phones_connected(p->phones, pages_owner(&p->pages, seat));

		gone |= here < p->here[seat + 1];
		p->here[seat + 1] = here;
	}
	return gone;
}

static bool is_anybody_here(const struct telephones *p)
{
	int pages = 0;

	for (int seat = PHONES_ONLOOKERS; seat < p->seats; seat++)
		pages += p->here[seat + 1];
	return pages > 0;
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
	if (phones_news(p->phones, news))
		return true;
	*news = p->news;
	p->news.text[0] = '\0';
	return news->text[0];
}

bool telephones_crowded(const struct telephones *p)
{
	return phones_crowded(p->phones);
}

/* ---- cards ---- */

static void publish(struct telephones *p, const struct open_table *table, int seat)
{
	char *card = pages_text(&p->pages, table, seat, p->shown.saved);

	if (seat == PHONES_ONLOOKERS) {
		p->owed = false;
		p->next_ms = io_now_ms() + (int64_t)(strlen(card) / PACE);
	}
	phones_publish(p->phones, pages_owner(&p->pages, seat), card);
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
	seats = p->only_onlookers[0] ? p->pages.typists : state->seats;
	anew = seats != p->seats || same < seats;
	if (same < seats) /* no code that another player had opens their pages */
		phones_seats(p->phones, same);
	if (anew)
		phones_seats(p->phones, seats);
	p->seats = seats;
	if (anew && before.journal)
		keep_codes(p, table);
	p->due = 0;
	p->owed = true;
	p->stale = !is_anybody_here(p);
	if (p->stale)
		phones_stale(p->phones);
}

int64_t telephones_wake(const struct telephones *p)
{
	return p->owed && !p->stale ? p->next_ms : 0;
}

bool telephones_due(struct telephones *p, const struct open_table *table)
{
	int64_t wake;

	look(p, table);
	wake = telephones_wake(p);
	return (p->due < p->seats && !p->stale) || (wake && wake <= io_now_ms());
}

void telephones_show(struct telephones *p, const struct open_table *table)
{
	for (int made = 0; made < AT_ONCE && telephones_due(p, table); made++)
		publish(p, table, p->due < p->seats ? p->due++ : PHONES_ONLOOKERS);
}

/* ---- who types ---- */

const char *telephones_name(const struct telephones *p, const struct open_table *table, int seat)
{
	return seat < 0 ? _("onlookers") : pages_name(&p->pages, open_table_state(table), seat);
}

static int find_typist(const struct telephones *p, const char *name)
{
	char wanted[NAME_BYTES], have[NAME_BYTES];
	int i = p->pages.typists;

	utf8_fold(name, wanted, sizeof wanted);
	while (i-- > 0) {
		utf8_fold(p->pages.typist[i], have, sizeof have);
		if (strcmp(wanted, have) == 0)
			break;
	}
	return i;
}

int telephones_find(const struct telephones *p, const struct open_table *table, const char *name,
                    struct reason *why)
{
	int typist = find_typist(p, name);

	if (!p->pages.typists)
		return table_find(open_table_state(table), name, why);
	if (typist < 0)
		reason_set(why, _("no typist here is called \"%s\""), utf8_shown(name).text);
	return typist;
}

bool telephones_may_type(const struct telephones *p, const struct open_table *table, struct reason *why)
{
	return (table->screen->lacks || reason_set(why, _("typists help at the desk of a championship"))) &&
	       open_table_may_say(table, why);
}

int telephones_type(struct telephones *p, const struct open_table *table, const char *name,
                    struct reason *why)
{
	int seat = find_typist(p, name);

	if (seat >= 0 || !telephones_may_type(p, table, why) || !line_is_clean(name, strlen(name), why))
		return seat;
	if (!*name || utf8_columns(name) > NAME_COLUMNS) {
		reason_set(why, _("a typist's name has 1 to %d letters: phones typist NAME"), NAME_COLUMNS);
		return -1;
	}
	if (p->pages.typists == TELEPHONES_TYPISTS) {
		reason_set(why, _("there are already %d typists: `phones off` ends all pages"),
		           TELEPHONES_TYPISTS);
		return -1;
	}
	utf8_copy(p->pages.typist[p->pages.typists++], NAME_BYTES, name);
	p->shown = (struct shown){ .journal = table->journal, .entries = -1 };
	look(p, table);
	return p->pages.typists - 1;
}

/* ---- begin and end ---- */

/* Where the pages know it, if nothing else is said and that is still free. */
static struct phones *start_phones(const struct telephones_place *place, const struct codes *codes,
                                   struct reason *why)
{
	struct phones *phones = NULL;
	char bare[PHONES_ADDRESS_BYTES];

	if (codes->port && !place->bind && !place->port) {
		snprintf(bare, sizeof bare, "%s", codes->address + (codes->address[0] == '['));
		bare[strcspn(bare, "]")] = '\0';
		phones = phones_start(bare, codes->port, why);
	}
	return phones ? phones : phones_start(place->bind ? place->bind : "", place->port, why);
}

struct telephones *telephones_start(const struct telephones_place *place, const struct open_table *table,
                                    struct reason *why)
{
	struct codes codes;
	bool kept = codes_read(table, &codes);
	struct phones *phones = start_phones(place, &codes, why);
	struct telephones *p;

	if (!phones)
		return NULL;
	p = xcalloc(1, sizeof *p);
	*p = (struct telephones){ .phones = phones,
		                  .hall = place->hall,
		                  .next_ms = io_now_ms(),
		                  .of_seats = -1,
		                  .only_onlookers = "",
		                  .codes = codes };
	pages_begin(&p->pages);
	if (kept)
		take_typists(p);
	look(p, table);
	if (kept)
		take_codes(p);
	keep_codes(p, table);
	while (telephones_due(p, table))
		telephones_show(p, table);
	return p;
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

/* Ends a line as what follows the fields of the press answers what it lacks; false: that is asked, in
 * *question. */
static bool end_line(const struct open_table *table, const struct card_given *given, int fields, char *line,
                     size_t size, char **question)
{
	bool whole = false;

	while (!whole && !*question) {
		struct choice out[8];
		struct choices list = { .out = out, .max = sizeof out / sizeof *out };
		struct reason why;
		int chosen = fields < given->picks ? given->pick[fields++] : -1;

		whole = !table->screen->lacks(open_table_state(table), line, &list, &why);
		if (!whole && (chosen < 0 || chosen >= list.count))
			*question = more_json(why.text, &list);
		else if (!whole)
			snprintf(line + strlen(line), size - strlen(line), " %s", out[chosen].word);
	}
	return whole;
}

/* Whether the line is whole; else the answer is why not, or what it lacks. */
static bool make_line(struct telephones *p, const struct open_table *table, const struct card_button *button,
                      const struct card_given *given, char *line, size_t size, char **answer)
{
	struct reason why;
	int fields = 0;

	if (!card_line(&p->pages.card, button, given, line, size, &why)) {
		*answer = error_json(why.text);
		return false;
	}
	while (button->asks == CARD_FIELDS && card_pick(&p->pages.card, button, fields))
		fields++;
	return !fields || end_line(table, given, fields, line, size, answer);
}

/* The button is gone: who has said its line meanwhile, if that is known. */
static char *tell_gone(struct telephones *p, const struct open_table *table, int seat, int number)
{
	struct reason what;

	pages_gone(&p->pages, table, seat, number, &what);
	return error_json(what.text[0] ? what.text : _("the table has changed: look again"));
}

/* The one door, by whoever has the page. */
static enum journal_answer say_by(struct telephones *p, struct open_table *table, int seat, const char *line,
                                  struct reason *why)
{
	enum journal_answer answer;

	journal_by(table->journal, pages_name(&p->pages, open_table_state(table), seat), !p->pages.typists);
	answer = open_table_say(table, line, NULL, why);
	journal_by(table->journal, "", false);
	return answer;
}

/* Says the line behind a press. The answer for the page; *status its number. */
static char *say(struct telephones *p, struct open_table *table, const struct press *press, int *status)
{
	struct card_given given = given_of(press);
	const struct card_button *button;
	struct reason why;
	char line[3000], *answer = NULL;
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
		return tell_gone(p, table, seat, press->button);
	*status = 422;
	if (!make_line(p, table, button, &given, line, sizeof line, &answer))
		return answer;
	if (say_by(p, table, seat, line, &why) != JOURNAL_SAID)
		return error_json(why.text);
	*status = 200;
	pages_pressed(&p->pages, table, seat, strcmp(line, "undo") == 0 || journal_has_shown(table->journal));
	return said_json(&table->said);
}

/* Whose page was put out meanwhile has none. */
static void give_card(struct telephones *p, struct open_table *table, const struct press *press)
{
	int seat;

	look(p, table);
	seat = press->seat < 0 ? press->seat : pages_seat(&p->pages, press->seat, p->seats);
	if (seat >= 0 || press->seat < 0)
		publish(p, table, seat);
	phones_answer_card(p->phones, press);
}

static bool hear_press(struct telephones *p, struct open_table *table, const struct press *press)
{
	char *answer;
	int status;

	if (press->what == PRESS_NONE) {
		give_card(p, table, press);
		return false;
	}
	answer = say(p, table, press, &status);
	look(p, table);
	phones_answer(p->phones, press->number, status, answer);
	return status == 200;
}

bool telephones_hear(struct telephones *p, struct open_table *table)
{
	struct press press;
	bool said = false;

	for (int heard = 0; heard < PHONES_CONNECTIONS && phones_press(p->phones, &press); heard++)
		said |= hear_press(p, table, &press);
	if (count_pages(p))
		phones_move(p->phones);
	p->stale &= !is_anybody_here(p);
	return said;
}
