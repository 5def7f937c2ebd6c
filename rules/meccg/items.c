/* SPDX-License-Identifier: MIT */
/*
 * Starting items: minor items, not unique, on two different starters. A name is checked when
 * it is said; what has been said once stays.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

bool meccg_has_begun(const struct meccg *m)
{
	return m->player[0].begun || m->player[1].begun;
}

/* Open to the Summons takes the place of one of the two items. */
static int places(const struct meccg_player *p)
{
	int left = MECCG_ITEMS;

	for (int i = 0; i < p->holds; i++)
		left -= p->held[i].extra && p->held[i].fate == FATE_JOINED &&
		        meccg_is(p->held[i].name, MECCG_SUMMONS);
	return left < 0 ? 0 : left;
}

int meccg_items_left(const struct meccg *m, int seat)
{
	const struct meccg_player *p = &m->player[seat];
	int most = places(p), company = meccg_company(m, seat);

	most = company < most ? company : most;
	return (p->listed_items && p->listed_items < most ? p->listed_items : most) - p->items;
}

static int copies_among(const struct meccg_item *item, int items, const char *name)
{
	int count = 0;

	for (int i = 0; i < items; i++)
		count += meccg_is(item[i].name, name);
	return count;
}

int meccg_item_copies(const struct meccg_player *p, const char *name)
{
	int given = copies_among(p->item, p->items, name),
	    listed = copies_among(p->listed, p->listed_items, name);

	return given > listed ? given : listed;
}

int meccg_items_ungiven(const struct meccg_player *p, const char *name)
{
	return copies_among(p->listed, p->listed_items, name) - copies_among(p->item, p->items, name);
}

bool meccg_may_bear(const struct meccg_player *p, const char *starter)
{
	int free = 0;

	for (int i = 0; i < p->holds; i++)
		free += meccg_is_starter(&p->held[i]) && strcmp(p->held[i].name, starter) == 0;
	for (int i = 0; i < p->items; i++)
		free -= strcmp(p->item[i].bearer, starter) == 0;
	return free > 0;
}

static bool is_unique(const char *name, struct reason *why)
{
	return reason_set(why, _("%s is unique: choose another minor item (L-Etiquette-9)"), name);
}

/* `late`: it was there from the start, and was not noticed. */
static bool may_give(const struct meccg *m, int seat, bool late, struct reason *why)
{
	int most = places(&m->player[seat]);

	if (meccg_has_begun(m) && !late)
		return reason_set(why, _("starting items are given before the first turn"));
	return m->player[seat].items < most ||
	       reason_set(why,
	                  P_("a company starts with at most %d minor item",
	                     "a company starts with at most %d minor items", most),
	                  most);
}

static bool is_time(const struct meccg *m, struct reason *why)
{
	if (m->phase < MECCG_STARTING)
		return reason_set(why, _("items come after the draft"));
	return m->phase <= MECCG_PLAY || reason_set(why, _("the council has met: no starting items now"));
}

bool meccg_may_give(const struct meccg *m, int seat, struct reason *why)
{
	return is_time(m, why) && may_give(m, seat, false, why);
}

/* After a first turn only a unique item that was there from the start is recorded. */
static bool item_fits(struct call *call, int seat, const char *starter, const char *name, bool unique)
{
	const struct meccg *m = call->state;
	const struct meccg_player *p = &m->player[seat];

	if (!meccg_has_begun(m) && unique)
		return is_unique(name, call->why);
	if (!may_give(m, seat, unique, call->why))
		return false;
	if (!meccg_may_bear(p, starter))
		return reason_set(call->why,
		                  _("%s already has a starting item: the second goes to another character"),
		                  starter);
	/* The same starting items in every game of an event (L-Etiquette-2). */
	return !p->listed_items || copies_among(p->listed, p->listed_items, name) > 0 ||
	       reason_set(call->why, _("%s is not among the starting items of this event (L-Etiquette-2)"),
	                  name);
}

static bool item_give(struct call *call, int seat, const char *starter, bool unique)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	struct meccg_item item = { 0 };
	const char *word;

	if (!args_word(&call->args, &word) || !meccg_card_name(word, item.name, call->why) ||
	    !item_fits(call, seat, starter, item.name, unique))
		return false;
	snprintf(item.bearer, sizeof item.bearer, "%s", starter);
	p->item[p->items++] = item;
	said_line(call->said,
	          unique ? _("%s starts with %s: noticed only after a first turn, it stays (L-Etiquette-9)")
	                 : _("%s starts with %s"),
	          starter, item.name);
	meccg_log(call, seat, _("%s starts with %s"), starter, item.name);
	return true;
}

/* Free before either first turn; later only the director corrects items
 * (L-Etiquette-9). */
static bool item_remove(struct call *call, int seat, const char *starter)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	bool judge = args_flag(&call->args, "judge");
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	if (meccg_has_begun(m) && !judge)
		return reason_set(call->why,
		                  _("too late, a first turn has begun: only the director takes an item "
		                    "away: judge (L-Etiquette-9)"));
	for (int i = 0; i < p->items; i++) {
		bool exact;

		if (strcmp(p->item[i].bearer, starter) != 0 || !meccg_begins(p->item[i].name, word, &exact))
			continue;
		said_line(call->said, judge ? _("the director takes %s from %s") : _("%s is taken from %s"),
		          p->item[i].name, starter);
		said_change(call->said, meccg_name(m, seat), judge ? _("director") : NULL, _("%s without %s"),
		            starter, p->item[i].name);
		p->items--;
		memmove(&p->item[i], &p->item[i + 1], (size_t)(p->items - i) * sizeof *p->item);
		return true;
	}
	return reason_set(call->why, _("%s has no starting item \"%s\""), starter, word);
}

/* ---- what is said ---- */

/* "P CHARACTER NAME [sure]": an item that is given. */
struct gift {
	const char *word[3];
	bool sure;
};

static bool read_gift(const struct args *args, struct gift *gift)
{
	int words = 0;

	*gift = (struct gift){ 0 };
	for (int i = 0; i < args->count; i++) {
		const struct word *word = &args->word[i];
		bool plain = !word->key && !word->quoted;

		if (plain && strcmp(word->text, "sure") == 0)
			gift->sure = true;
		else if (word->key || words == 3 ||
		         (plain && choice_find("remove|unique|judge", word->text) >= 0))
			return false;
		else
			gift->word[words++] = word->text;
	}
	return words == 3;
}

/* CoE-1.7, L-Etiquette-9: what the card of that name is. True: no such card is known, or it is a
 * minor item of another side. */
static bool may_be_minor(const struct meccg_listing *card, const char *name, struct reason *why)
{
	if (card && card->kind == LISTED_HOARD)
		return reason_set(why, _("%s is a hoard item: choose another minor item (CoE-1.7)"),
		                  card->name);
	if (card && card->unique && meccg_is_starting_item(card))
		return is_unique(card->name, why);
	if (card && !meccg_is_starting_item(card))
		return reason_set(why, _("%s is not a minor item (L-General-5)"), card->name);
	return card || meccg_find_exact(name) < 0 ||
	       reason_set(why, _("%s is a character: choose a minor item (L-General-5)"),
	                  meccg_characters[meccg_find_exact(name)].name);
}

/* CoE-1.7: two at most; what is not known counts as one. */
bool meccg_put_item(struct meccg *m, int seat, const char *word, struct reason *why)
{
	struct meccg_player *p = &m->player[seat];
	const struct meccg_listing *item;
	bool several;

	item = meccg_find_item(word, p->side, false, &several);
	if (!item && !may_be_minor(meccg_find_listing(word, p->side), word, why))
		return false;
	if (p->listed_items == MECCG_ITEMS)
		return reason_set(why, _("a pool has at most %d minor items (CoE-1.7)"), MECCG_ITEMS);
	if (!meccg_card_name(item ? item->name : word, p->listed[p->listed_items].name, why))
		return false;
	p->listed_items++;
	return true;
}

static bool not_found(const struct call *call, int seat, const char *name, bool several)
{
	const struct meccg *m = call->state;
	const struct meccg_listing *unique;
	char near[MECCG_NAME];
	bool ignored;

	if (several)
		return reason_set(call->why, _("\"%.60s\" fits several minor items: type more of the name"),
		                  name);
	unique = meccg_find_item(name, m->player[seat].side, true, &ignored);
	if (unique)
		return is_unique(unique->name, call->why);
	if (meccg_respell(name, near))
		return reason_set(call->why,
		                  _("no card is called \"%.60s\": is it %s? "
		                    "If not: `item %s CHARACTER NAME sure`"),
		                  name, near, meccg_name(m, seat));
	return reason_set(call->why,
	                  _("no minor item of this side (%s) is called \"%.60s\"; "
	                    "if the card is one: `item %s CHARACTER NAME sure`"),
	                  meccg_side_shown(&m->player[seat]), name, meccg_name(m, seat));
}

/* The name in full, of an item that may start; NULL and why. */
static const char *name_of_gift(const struct call *call, int seat, const struct gift *gift)
{
	const struct meccg *m = call->state;
	const struct meccg_player *p = &m->player[seat];
	const char *name = gift->word[2];
	const struct meccg_listing *item;
	bool several, listed;

	item = meccg_find_item(name, p->side, false, &several);
	if (item)
		name = item->name;
	listed = copies_among(p->listed, p->listed_items, name) > 0;
	if (listed && meccg_items_ungiven(p, name) <= 0)
		return reason_set(call->why, _("%s from the pool has already been given"), name), NULL;
	if (item || listed)
		return name;
	if (meccg_has_begun(m) || (may_be_minor(meccg_find_listing(name, p->side), name, call->why) &&
	                           (gift->sure || not_found(call, seat, name, several))))
		return name;
	return NULL;
}

/* The line as it was said, with an item's name in full where its beginning tells it. */
bool meccg_item_said(struct call *call, struct rng *rng, struct line *out)
{
	const struct meccg *m = call->state;
	const char *name;
	struct gift gift;
	int seat;

	line_word(out, "item");
	if (!read_gift(&call->args, &gift) || m->table.seats != MECCG_PLAYERS) {
		args_write(&call->args, out);
		return true;
	}
	if (!args_player(&call->args, &m->table, true, &seat))
		return false;
	name = name_of_gift(call, seat, &gift);
	if (!name)
		return false;
	line_word(out, gift.word[0]);
	line_word(out, gift.word[1]);
	line_word(out, name);
	if (gift.sure)
		line_word(out, "sure");
	return true;
}

bool meccg_do_item(struct call *call)
{
	struct meccg *m = call->state;
	bool unique = args_flag(&call->args, "unique"), remove = args_flag(&call->args, "remove");
	bool sure = args_flag(&call->args, "sure"); /* meccg_item_said has asked for it */
	const char *word, *starter;
	int seat, found;

	if (!meccg_player(call, &seat) || !args_word(&call->args, &word))
		return false;
	if (!is_time(m, call->why))
		return false;
	found = meccg_find_card(&m->player[seat], word, meccg_is_starter);
	if (found == FOUND_SEVERAL)
		return reason_set(call->why, _("\"%s\" fits several in the company: type more of the name"),
		                  word);
	if (found == FOUND_NONE)
		return reason_set(call->why, _("\"%s\" is not in %s's starting company"), word,
		                  meccg_name(m, seat));
	starter = m->player[seat].held[found].name;
	if (sure && (remove || unique))
		return args_usage(&call->args);
	return remove ? item_remove(call, seat, starter) : item_give(call, seat, starter, unique);
}
