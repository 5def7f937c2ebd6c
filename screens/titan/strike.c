/* SPDX-License-Identifier: MIT */
/*
 * Explains a strike in lines: dice, number, modifiers, chances, excess hits, as the
 * rules evaluate it.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { NARROW = 26 };

static double between(const struct titan_chances *c, int from, int to)
{
	double sum = 0;

	for (int k = from; k <= to && k <= c->dice; k++)
		sum += c->hits[k];
	return sum;
}

static int give_up(const struct titan_duel *d)
{
	return d->dice - d->strike.dice;
}

/* " +1 Slope", as far as it changes that. */
static void add_modifiers(const struct titan_duel *d, int gives, char *text, size_t size)
{
	for (int i = 0; i < d->strike.modifiers; i++)
		if ((int)d->strike.modifier[i].gives == gives)
			snprintf(text + strlen(text), size - strlen(text), " %+d %s",
			         d->strike.modifier[i].by, _(d->strike.modifier[i].name));
}

/* "6 power +1 Slope" */
static void dice_line(struct titan_pen *pen, const struct titan_duel *d)
{
	int power = pen->s->t->battle.unit[d->striker].power;
	char text[300];

	if (d->strike.rangestrike)
		snprintf(text, sizeof text, _("%d, half of power %d"), power / 2, power);
	else
		snprintf(text, sizeof text, _("%d power"), power);
	add_modifiers(d, GIVES_DICE, text, sizeof text);
	if (give_up(d))
		snprintf(text + strlen(text), sizeof text - strlen(text), _(" %d given up"), give_up(d));
	titan_pen_text(pen, ROLE_DIM, text);
}

/* "skill 4 -1 Bramble = 3" */
static void skill_line(struct titan_pen *pen, const struct titan_duel *d)
{
	char text[300];
	size_t before;

	snprintf(text, sizeof text, _("skill %d"), pen->s->t->battle.unit[d->striker].skill);
	before = strlen(text);
	add_modifiers(d, GIVES_SKILL, text, sizeof text);
	if (!text[before])
		return;
	snprintf(text + strlen(text), sizeof text - strlen(text), " = %d", d->strike.skill);
	titan_pen_text(pen, ROLE_DIM, text);
}

/* "4 - skill 3 + skill 3 +1 Bramble = 5" */
static void number_line(struct titan_pen *pen, const struct titan_duel *d)
{
	int target = pen->s->t->battle.unit[d->target].skill, raw = 4 - d->strike.skill + target;
	char text[300];

	snprintf(text, sizeof text, _("4 - skill %d + skill %d"), d->strike.skill, target);
	add_modifiers(d, GIVES_NUMBER, text, sizeof text);
	for (int i = 0; i < d->strike.modifiers; i++)
		raw += d->strike.modifier[i].gives == GIVES_NUMBER ? d->strike.modifier[i].by : 0;
	snprintf(text + strlen(text), sizeof text - strlen(text), " = %d", raw);
	titan_pen_text(pen, ROLE_DIM, text);
	if (raw != d->strike.number)
		titan_pen_line(pen, ROLE_DIM, raw > d->strike.number ? _(" at most %d") : _(" at least %d"),
		               d->strike.number);
	if (d->number != d->strike.number)
		titan_pen_line(pen, ROLE_WARNING, _(" announced: %d"), d->number);
}

/* "0 6%  1-4 89%  5+ 5% slain": no hit, some hits, a kill. */
static void chances_line(struct titan_pen *pen, const struct titan_duel *d)
{
	int left = d->strike.hits_left, most = smaller(left - 1, d->dice);
	char chance[16], text[160], word[40];
	size_t end = (size_t)snprintf(text, sizeof text, "0 %s",
	                              titan_percent(between(&d->chances, 0, 0), chance));

	titan_percent(between(&d->chances, 1, most), chance);
	if (most == 1)
		end += (size_t)snprintf(text + end, sizeof text - end, "  1 %s", chance);
	else if (most > 1)
		end += (size_t)snprintf(text + end, sizeof text - end, "  1-%d %s", most, chance);
	if (left > d->dice) {
		snprintf(text + end, sizeof text - end, _(", %d slay"), left);
	} else {
		end += (size_t)snprintf(text + end, sizeof text - end, "  %d+ %s", left,
		                        titan_percent(d->chances.kill, chance));
		snprintf(word, sizeof word, " %s", _("slain"));
		if (text_width(text) + text_width(word) <= pen->cols)
			snprintf(text + end, sizeof text - end, "%s", word);
	}
	titan_pen_text(pen, ROLE_NORMAL, text);
}

static void list_ids(const struct titan *t, titan_units set, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	each_of (i, set)
		if (end < size)
			end += (size_t)snprintf(out + end, size - end, "%s%s", end ? " " : "", ID(t, i));
}

/* "or 6 dice at 5+: excess to d2" */
static void announce_line(struct titan_pen *pen, const struct titan_announce *announce)
{
	char ids[160];

	list_ids(pen->s->t, announce->carry, ids, sizeof ids);
	titan_pen_line(
		pen, ROLE_NORMAL,
		P_("or %d die at %d+: excess to %s", "or %d dice at %d+: excess to %s", announce->dice),
		announce->dice, announce->number, ids);
}

static void carry_lines(struct titan_pen *pen, const struct titan_duel *d)
{
	const struct titan *t = pen->s->t;
	titan_units set =
		d->strike.rangestrike ? 0 : titan_carry_of(t, d->striker, d->target, d->dice, d->number);
	struct titan_announce announce[TITAN_ANNOUNCES];
	int count = titan_announces_of(t, d->striker, d->target, announce);
	char ids[160];

	list_ids(t, set, ids, sizeof ids);
	if (set)
		titan_pen_line(pen, ROLE_NORMAL, _("excess may go to %s"), ids);
	for (int i = 0; i < count && t->battle.striker < 0; i++)
		announce_line(pen, &announce[i]);
}

/* "strikes d2 Gorgon 6-3" */
void titan_draw_who(struct titan_pen *pen, int unit, const char *verb)
{
	const struct titan_unit *u = &pen->s->t->battle.unit[unit];
	int x = pen->x, room;
	char strength[20];

	if (*verb && pen->cols >= NARROW)
		x += titan_paint(pen->s, pen->y, x, pen->cols, ROLE_NORMAL, verb) + 1;
	x += titan_paint(pen->s, pen->y, x, pen->cols, titan_side_style(pen->s, u->side), UNIT_ID(u)) + 1;
	room = pen->x + pen->cols - x;
	snprintf(strength, sizeof strength, "%d-%d", u->power, u->skill);
	titan_paint_format(pen->s, pen->y++, x, room, TITAN_HEAD, "%s %s",
	                   titan_name_within(u->creature, room - 1 - text_width(strength)), strength);
}

void titan_draw_strike(struct titan_pen *pen)
{
	const struct titan_duel *d = &pen->s->duel;
	char text[300];

	titan_draw_who(pen, d->striker, "");
	titan_draw_who(pen, d->target, d->strike.rangestrike ? _("rangestrikes") : _("strikes"));
	if (titan_is_impossible(&d->strike)) {
		titan_why_text(pen->s->t, d->striker, d->target, &d->strike, text, sizeof text);
		titan_pen_text(pen, ROLE_WARNING, text);
		return;
	}
	titan_strike_brief(d, text, sizeof text);
	titan_pen_text(pen, TITAN_HEAD, text);
	chances_line(pen, d);
	carry_lines(pen, d);
	dice_line(pen, d);
	skill_line(pen, d);
	number_line(pen, d);
}

/* ---- the chart ---- */

/* Of each number of hits the chance of exactly and of at least so many, with a bar for the former. */
void titan_draw_chart(struct titan_pen *pen, const struct titan_duel *d)
{
	enum { BAR_FROM = 19 };
	const struct titan_scene *s = pen->s;
	double most = 0;

	if (d->dice < 1 || d->strike.why != STRIKE_LEGAL)
		return;
	titan_pen_line(pen, TITAN_HEAD, P_("HITS FROM %d DIE", "HITS FROM %d DICE", d->dice), d->dice);
	titan_pen_line(pen, ROLE_DIM, "   %s", _("exactly, at least"));
	for (int k = 0; k <= d->dice; k++)
		most = d->chances.hits[k] > most ? d->chances.hits[k] : most;
	for (int k = 0; k <= d->dice && titan_pen_room(pen, 1); k++) {
		int style = k >= d->strike.hits_left ? ROLE_DANGER : ROLE_NORMAL;

		titan_pen_line(pen, style, "%2d %5.1f%% %5.1f%%", k, d->chances.hits[k] * 100,
		               between(&d->chances, k, d->dice) * 100);
		paint_run(s->win, s->p, pen->y - 1, pen->x + BAR_FROM,
		          (int)(d->chances.hits[k] / most * (pen->cols - BAR_FROM) + 0.5),
		          style | STYLE_SHAPE, s->p->ascii ? L'#' : L'\u2586');
	}
}
