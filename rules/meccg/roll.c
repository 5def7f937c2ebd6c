/* SPDX-License-Identifier: MIT */
/*
 * Two dice against corruption: the checks of characters (CoE-7.1, and those of
 * the council and the chain of strength), and removing corruption cards
 * (L-Additional-1).
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

enum { CORRUPTION_MOST = 99, MOD_MOST = 20, NOT_SAID = -1000, UNTAPPED_MOD = -3 };

/* ---- dice ---- */

/* The line as it was said, with two dice drawn unless numbers follow its first
 * two words. */
static bool dice_drawn(struct call *call, struct rng *rng, struct line *out)
{
	const struct args *args = &call->args;
	int plain = 0;
	bool thrown = false;

	line_word(out, args->verb->name);
	for (int i = 0; i < args->count; i++) {
		const struct word *word = &args->word[i];
		bool number = word->text[0] && word->text[strspn(word->text, "0123456789")] == '\0';

		if (word->key) {
			line_key(out, word->key, word->text);
			continue;
		}
		thrown |= plain++ >= 2 && number;
		line_word(out, word->text);
	}
	for (int die = 0; die < 2 && !thrown && plain >= 2; die++) /* a die is no player, nor a name */
		line_format(out, "%u", (unsigned)rng_below(rng, 6) + 1);
	return true;
}

static bool read_dice(struct call *call, int *sum)
{
	int one, other;

	if (!args_number(&call->args, 1, 6, &one) || !args_number(&call->args, 1, 6, &other))
		return false;
	*sum = one + other;
	return true;
}

/* ---- corruption checks ---- */

/* Ringwraiths and the Balrog never check; in the chain of strength no Wizard does. */
bool meccg_checks(const struct meccg *m, int seat, const struct meccg_person *person)
{
	if (person->state != STATE_IN || person->kind == KIND_ALLY)
		return false;
	return person->kind != KIND_AVATAR || (m->phase != MECCG_CHAIN && !meccg_is_minion(&m->player[seat]));
}

/* L-General-6: in round k of the chain k points more. */
static int corruption_of(const struct meccg *m, const struct meccg_person *person, int own)
{
	return own + (m->phase == MECCG_CHAIN && person->kind != KIND_AVATAR ? m->chain_round : 0);
}

int meccg_needs(const struct meccg *m, const struct meccg_person *person)
{
	return corruption_of(m, person, person->corruption) - person->mod + 1;
}

static bool may_check(const struct call *call, int seat, const struct meccg_person *person)
{
	const struct meccg *m = call->state;

	if (person->state != STATE_IN)
		return reason_set(call->why, _("%s is no longer in play"), person->name);
	if (person->kind == KIND_ALLY)
		return reason_set(call->why, _("%s is an ally, and allies make no checks"), person->name);
	if (!meccg_checks(m, seat, person))
		return reason_set(
			call->why,
			m->phase == MECCG_CHAIN
				? _("%s is an avatar and not in the chain of strength (L-General-6)")
				: _("%s is an avatar that makes no corruption checks (CoE-7.1)"),
			person->name);
	if (m->phase == MECCG_CHAIN && person->checked)
		return reason_set(call->why, _("%s is already checked: `chain` starts the next round"),
		                  person->name);
	return true;
}

/* More than the corruption C passes. With C or C-1 a character is discarded, a
 * minion taps and passes; with less it is eliminated, a Wizard with any failure
 * (L-Additional-5). */
static void judge(struct meccg_check_done *done, const struct meccg_person *person)
{
	int below = done->corruption - done->total;

	if (below < 0)
		done->result = CHECK_PASS;
	else if (below > 1)
		done->result = CHECK_ELIMINATED;
	else if (person->minion_like)
		done->result = CHECK_TAPS;
	else
		done->result = person->kind == KIND_AVATAR ? CHECK_ELIMINATED : CHECK_DISCARDED;
}

static void say_check(const struct call *call, const struct meccg_check_done *done)
{
	static const struct {
		const char *line, *change;
	} results[] = {
		[CHECK_PASS] = { N_("%s rolls %d against %d corruption: passes"), N_("%s passes with %d") },
		[CHECK_TAPS] = { N_("%s rolls %d against %d corruption: taps and passes"),
		                 N_("%s taps with %d") },
		[CHECK_DISCARDED] = { N_("%s rolls %d against %d corruption: discarded"),
		                      N_("%s is discarded with %d") },
		[CHECK_ELIMINATED] = { N_("%s rolls %d against %d corruption: eliminated"),
		                       N_("%s is eliminated with %d") },
	};

	said_line(call->said, _(results[done->result].line), done->name, done->total, done->corruption);
	meccg_log(call, done->seat, _(results[done->result].change), done->name, done->total);
}

const struct meccg_person *meccg_named(const struct meccg *m)
{
	for (int k = 0; m->named_seat >= 0 && k < m->player[m->named_seat].persons; k++) {
		const struct meccg_person *person = &m->player[m->named_seat].person[k];

		if (strcmp(person->name, m->named) == 0)
			return person->checked || !meccg_checks(m, m->named_seat, person) ? NULL : person;
	}
	return NULL;
}

/* L-General-7: nobody is checked before the one whom the winner of the roll has named. */
bool meccg_check_said(struct call *call, struct rng *rng, struct line *out)
{
	struct meccg *m = call->state;
	const struct meccg_person *named = meccg_named(m), *person;
	const char *word;
	int seat;

	if (!named)
		return dice_drawn(call, rng, out);
	if (!meccg_player(call, &seat) || !args_word(&call->args, &word))
		return false;
	person = meccg_find_person(m, seat, word, call->why);
	if (!person)
		return false;
	if (person != named)
		return reason_set(call->why, _("%s makes the first check, as %s chose (L-General-7)"),
		                  named->name, meccg_name(m, m->first_check));
	return dice_drawn(call, rng, out);
}

bool meccg_do_check(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_check_done done = { 0 };
	struct meccg_person *person;
	const char *word;
	int points = NOT_SAID, mod = NOT_SAID, sum;
	bool known;

	if (!meccg_player(call, &done.seat) || !args_word(&call->args, &word) || !meccg_in_game(call) ||
	    !args_key_number(&call->args, "points", 0, CORRUPTION_MOST, &points) ||
	    !args_key_number(&call->args, "mod", -MOD_MOST, MOD_MOST, &mod) || !read_dice(call, &sum))
		return false;
	person = meccg_find_person(m, done.seat, word, call->why);
	known = meccg_find_character(word, m->player[done.seat].side) >= 0;
	if (!person && m->phase != MECCG_CHAIN && (points != NOT_SAID || known))
		person = meccg_add_person(call, done.seat, word); /* its first check */
	if (!person || !may_check(call, done.seat, person))
		return false;
	snprintf(done.name, sizeof done.name, "%s", person->name);
	done.corruption = corruption_of(m, person, points == NOT_SAID ? person->corruption : points);
	done.total = sum + (mod == NOT_SAID ? person->mod : mod);
	judge(&done, person);
	person->checked = true;
	m->last_check = done;
	say_check(call, &done);
	if (done.result == CHECK_DISCARDED || done.result == CHECK_ELIMINATED)
		meccg_leave(call, done.seat, person,
		            done.result == CHECK_DISCARDED ? STATE_DISCARDED : STATE_ELIMINATED);
	return true;
}

/* ---- removing a corruption card ---- */

/* Each character once for each card in an organization phase; where no character is named,
 * each card once. */
static bool try_card(const struct call *call, struct meccg_player *p, const char *card,
                     const struct meccg_person *by)
{
	struct meccg_try *tried = &p->tried[p->tries];
	const char *name = by ? by->name : "";

	for (int i = 0; i < p->tries; i++)
		if (meccg_is(p->tried[i].card, card) && strcmp(p->tried[i].by, name) == 0)
			return reason_set(
				call->why,
				_("%s has already been tried in this organization phase (L-Additional-1)"),
				card);
	if (p->tries == MECCG_TRIED)
		return reason_set(call->why, _("at most %d cards a phase"), MECCG_TRIED);
	snprintf(tried->card, sizeof tried->card, "%s", card);
	snprintf(tried->by, sizeof tried->by, "%s", name);
	p->tries++;
	return true;
}

/* The character who tries, where the line names one: in play, and with so many points. */
static bool read_remover(struct call *call, int seat, struct meccg_person **by, int *points)
{
	const char *word = args_key(&call->args, "by");

	*by = word ? meccg_find_person(call->state, seat, word, call->why) : NULL;
	if (word && !*by)
		return false;
	if (*by && (*by)->state != STATE_IN)
		return reason_set(call->why, _("%s is no longer in play"), (*by)->name);
	if (!args_key_number(&call->args, "points", 0, CORRUPTION_MOST, points))
		return false;
	if (*points && !*by)
		return reason_set(call->why, _("points= needs a character to take them from: add by=NAME"));
	return !*by || *points <= (*by)->corruption ||
	       reason_set(call->why, _("%s has %d corruption points: no card can have %d"), (*by)->name,
	                  (*by)->corruption, *points);
}

/* Only in one's own organization phase (L-Additional-1). */
bool meccg_remove_said(struct call *call, struct rng *rng, struct line *out)
{
	const struct meccg *m = call->state;
	int seat;

	if (!meccg_player(call, &seat))
		return false;
	if (m->table.turn >= 0 && m->table.turn != seat)
		return reason_set(call->why,
		                  _("not %s's organization phase: `turn %s` first (L-Additional-1)"),
		                  meccg_name(m, seat), meccg_name(m, seat));
	return dice_drawn(call, rng, out);
}

bool meccg_do_remove(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_removal removal = { 0 };
	bool untapped = args_flag(&call->args, "untapped"), tapped = args_flag(&call->args, "tapped");
	bool wounded = args_flag(&call->args, "wounded");
	struct meccg_person *by;
	const char *word;
	int needs = NOT_SAID, points = 0, sum;

	/* A character that taps for it rolls plainly; one that stays untapped, or was
	 * tapped or wounded before, rolls at -3 (L-Additional-1). */
	removal.mod = untapped || tapped || wounded ? UNTAPPED_MOD : 0;
	removal.state = wounded ? REMOVAL_WOUNDED : untapped ? REMOVAL_UNTAPPED : REMOVAL_TAPPED;
	if (!meccg_player(call, &removal.seat) || !args_word(&call->args, &word) ||
	    !meccg_card_name(word, removal.name, call->why) ||
	    !args_key_number(&call->args, "needs", 0, CORRUPTION_MOST, &needs) || !meccg_in_game(call) ||
	    !read_remover(call, removal.seat, &by, &points) || !read_dice(call, &sum))
		return false;
	if (needs == NOT_SAID)
		return reason_set(call->why, _("give the number on the card: needs=N"));
	if (!try_card(call, &m->player[removal.seat], removal.name, by))
		return false;
	removal.total = sum + removal.mod;
	removal.removed = removal.total > needs;
	if (by)
		snprintf(removal.by, sizeof removal.by, "%s", by->name);
	m->last_removal = removal;
	said_line(call->said,
	          removal.removed ? _("%s: %d is more than %d, the card is removed")
	                          : _("%s: %d is not more than %d, the card stays"),
	          removal.name, removal.total, needs);
	if (removal.mod)
		said_line(call->said, _("rolled at -3: the character did not tap for it (L-Additional-1)"));
	if (removal.removed && points) {
		by->corruption -= points;
		said_line(call->said,
		          P_("%s has %d corruption point left", "%s has %d corruption points left",
		             by->corruption),
		          by->name, by->corruption);
	}
	meccg_log(call, removal.seat, removal.removed ? _("%s removed with %d") : _("%s stays with %d"),
	          removal.name, removal.total);
	return true;
}
