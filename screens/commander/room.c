/* SPDX-License-Identifier: MIT */
/*
 * The lives of a table for a whole room: each in digits of one size, the largest in which
 * all of them stand, with the name above it, and beside or below it what can kill and the
 * last change. Names are whole, and a number is never without its limit: where both have no
 * room in letters, the name gives way first.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/kanji.h"
#include "screens/kit/poster.h"

/* AWAY: columns between words and the rule to the next name, where there is room. */
enum {
	GAP = 2,
	AWAY = 3,
	BESIDE = 4,
	LETTERS = 3,
	LARGE = 5,
	TWO_DIGITS = 40,
	KILLERS = 6,
	WORDS = 3,
	LEVELS = 3,
	ANY_COLS = 10000 /* more than there are */
};
enum { ROOM = 7 }; /* rows of digits that people read across a room */
enum { SLIM = 2 }; /* as narrow as digits of three rows */

/* Columns beside the wall and between two cells, with less and less room. A rule stands in the
 * gap, or the digits of two lives would read as one number. */
static const struct {
	int margin, gap;
} airs[] = { { 1, 3 }, { 1, 2 }, { 0, 1 } };

/* What can kill, with less and less room: rows of the digits (0: it is a line of words) and of
 * the word above them, and whether the limit stands beside them in small. */
static const struct killer_form {
	int digits, word;
	bool aside;
	int worth;
} forms[] = {
	{ LARGE, LETTERS, false, 160 }, { LARGE, 1, false, 120 }, { LETTERS, LETTERS, false, 100 },
	{ LETTERS, 1, false, 70 },      { LARGE, 1, true, 60 },   { LETTERS, 0, false, 30 },
	{ LETTERS, 1, true, 0 },        { LARGE, 0, true, 20 },   { LETTERS, 0, true, -20 },
	{ 0, 0, false, -150 },
};

/* Rows of the names; of five in ASCII, of four where there are kanji; those of one row are spaced
 * capitals, or as they are. */
static const struct {
	int rows, worth;
} names[] = { { 12, 260 },          { 9, 230 }, { 6, 200 }, { LETTERS_TALL, 140 },
	      { KANJI_LEAST, 130 }, { 3, 120 }, { 1, -300 } };

enum { AIRS = sizeof airs / sizeof *airs, FORMS = sizeof forms / sizeof *forms };
enum { NAMES = sizeof names / sizeof *names };

/* One number that can kill. Its words, from the longest to the shortest. */
struct killer {
	int amount, limit, style;
	bool near;
	char word[LEVELS][FACT_BYTES];
	char line[LEVELS][FACT_BYTES];
	int cols[FORMS][LEVELS];
};

/* What stands with a life. */
struct cell {
	struct killer killer[KILLERS];
	int killers, words;
	struct cell_word {
		char text[FACT_BYTES];
		int style;
	} word[WORDS]; /* whose turn it is, danger, the end */
	char change[20];
};

struct wall {
	const struct scene *s;
	struct cell cell[TABLE_SEATS];
	int name_cols[NAMES];  /* of the widest name, those in kanji as stripes; 0: none has such letters */
	int drawn_cols[NAMES]; /* the same, all drawn */
	int plain_cols;        /* as they are */
	bool letters;          /* words of what can kill have letters */
	int life[TABLE_SEATS], seats;
	/* Its form, which a score weighs against others. */
	struct plan_of_wall {
		struct area at;
		int across, gap; /* cells side by side, and blank columns between them */
		int rows, cols;  /* of a cell */
		int size, field; /* of the digits of a life */
		int narrow;      /* 1, SLIM: these have no room to stand apart else */
		int names, form, level;
		bool beside; /* what can kill stands beside the life */
		bool foot;   /* a blank row below */
		bool air;    /* one between the life and the words above it */
	} as;
};

/* ---- what stands with a life ---- */

static void killer_number(const struct killer *killer, const struct killer_form *form, char out[40])
{
	snprintf(out, 40, form->aside ? "%d" : "%d/%d%s", killer->amount, killer->limit,
	         killer->near && form->word != 1 && !form->aside ? "!" : "");
}

static int number_cols(const struct killer *killer, const struct killer_form *form)
{
	char text[40];
	int cols;

	killer_number(killer, form, text);
	cols = digits_text_width(text, form->digits);
	snprintf(text, sizeof text, "/%d", killer->limit);
	return cols + (form->aside ? text_width(text) : 0);
}

/* The sign of danger stands with a word of one row, which leaves its number room, else with the
 * number. */
static void killer_word(const struct killer *killer, const struct killer_form *form, int level,
                        char out[FACT_BYTES + 2])
{
	snprintf(out, FACT_BYTES + 2, "%s%s", killer->near && form->word == 1 && !form->aside ? "! " : "",
	         killer->word[level]);
}

static struct killer killer_of(const struct palette *p, struct facts *facts, int i)
{
	struct fact *fact = &facts->fact[i];
	bool by = i + 1 < facts->count && facts->fact[i + 1].kind == FACT_BY;
	struct killer killer = { .amount = fact->amount,
		                 .limit = fact->limit,
		                 .style = fact->style,
		                 .near = fact_is_danger(fact) };
	const char *word[LEVELS] = { fact_words(fact, FACT_LABEL),
		                     by ? fact_words(fact + 1, FACT_LABEL) : fact_words(fact, FACT_LABEL),
		                     fact_words(fact, by ? FACT_NAME : FACT_LABEL) };

	for (int level = 0; level < LEVELS; level++) {
		snprintf(killer.word[level], FACT_BYTES, "%s", word[level]);
		snprintf(killer.line[level], FACT_BYTES, "%s",
		         fact_words(fact, level < LEVELS - 1 ? FACT_OWN : FACT_SHORT));
	}
	for (int f = 0; f < FORMS; f++)
		for (int level = 0; level < LEVELS; level++) {
			char text[FACT_BYTES + 2];
			int wide;

			killer_word(&killer, &forms[f], level, text);
			wide = poster_width(p, text, larger(forms[f].word, 1));
			killer.cols[f][level] = forms[f].digits ? larger(number_cols(&killer, &forms[f]),
			                                                 forms[f].word ? wide : 0)
			                                        : text_width(killer.line[level]);
		}
	return killer;
}

static void add_word(struct cell *cell, const char *text, int style)
{
	if (cell->words == WORDS)
		return;
	cell->word[cell->words].style = style;
	snprintf(cell->word[cell->words++].text, FACT_BYTES, "%s", text);
}

/* A scheme has chosen the player. */
static bool is_called(const struct fact *fact)
{
	return fact->kind == FACT_HAND && (fact->style & 0xff) == ROLE_WARNING;
}

/* Whose turn it is, then danger or the end, but for what its number tells. */
static void add_words(const struct scene *s, int seat, struct facts *facts, struct cell *cell)
{
	struct chips chips = commander_chips(s, seat, CHIPS_SHORT);

	for (int i = chips.count - 1; i >= 0 && s->c->phase != PHASE_SETUP; i--)
		if (commander_danger(s, seat) <= DANGER_LIFE || chips.chip[i].style != ROLE_DANGER)
			add_word(cell, chips.chip[i].text, chips.chip[i].style);
	for (int i = 0; i < facts->count; i++)
		if (is_called(&facts->fact[i]))
			add_word(cell, fact_words(&facts->fact[i], FACT_SHORT), facts->fact[i].style);
}

static struct cell contents_of(const struct scene *s, int seat)
{
	struct cell cell = { .killers = 0 };
	struct facts facts;

	(s->words ? s->words->facts : commander_facts)(s, seat, &facts);
	for (int i = 0; i < facts.count; i++)
		if (facts.fact[i].kind == FACT_DELTA)
			snprintf(cell.change, sizeof cell.change, "%.18s",
			         fact_words(&facts.fact[i], FACT_SHORT));
		else if (facts.fact[i].limit && cell.killers < KILLERS)
			cell.killer[cell.killers++] = killer_of(s->p, &facts, i);
	add_words(s, seat, &facts, &cell);
	return cell;
}

/* ---- places ---- */

/* Places side by side, then in a new row of them. */
struct flow {
	struct area at;
	int y, x, high, gap;
};

static bool flow_take(struct flow *flow, int rows, int cols, struct area *out)
{
	bool fresh = flow->x > 0 && flow->x + cols > flow->at.cols;
	int y = fresh ? flow->y + flow->high + flow->gap : flow->y, x = fresh ? 0 : flow->x;

	if (y + rows > flow->at.rows || x + cols > flow->at.cols)
		return false;
	*out = (struct area){ flow->at.y + y, flow->at.x + x, rows, cols };
	flow->high = fresh ? rows : larger(flow->high, rows);
	flow->y = y;
	flow->x = x + cols + 2 * GAP;
	return true;
}

static struct area cell_of(const struct wall *w, int seat)
{
	const struct plan_of_wall *as = &w->as;
	int down = (w->seats + as->across - 1) / as->across;
	struct area cell = { .x = as->at.x + seat % as->across * (as->cols + as->gap), .cols = as->cols };

	part_of(as->at.rows, down, seat / as->across, &cell.y, &cell.rows);
	cell.y += as->at.y;
	cell.rows = as->rows;
	return cell;
}

/* Words right below the feet of the life. */
static bool is_glued(const struct plan_of_wall *as)
{
	int used = names[as->names].rows + 1 + as->size;

	return !as->beside && !forms[as->form].digits && as->rows <= used + 1;
}

/* A bare number right below a life as high: it reads as a second one. */
static bool is_alike(const struct plan_of_wall *as)
{
	return !as->beside && forms[as->form].digits >= as->size && !forms[as->form].word &&
	       as->size <= LETTERS;
}

/* Beside or below the life, in a cell. */
static struct area place_of_killers(const struct plan_of_wall *as, struct area cell)
{
	int head = names[as->names].rows + 1 + as->air;
	int air = (as->size > LETTERS || !forms[as->form].digits) && !is_glued(as);
	struct area at = { cell.y + head, cell.x + as->field + BESIDE, cell.rows - head,
		           cell.cols - as->field - BESIDE };

	if (as->beside)
		return at;
	return (struct area){ at.y + as->size + air, cell.x, at.rows - as->size - air, cell.cols };
}

static int killer_rows(const struct killer_form *form)
{
	return form->word + larger(form->digits, 1);
}

/* Places what can kill; without room for all, those in danger alone. Returns the flow behind
 * them; *left: how many have no place. */
static struct flow lay(const struct plan_of_wall *as, const struct cell *cell, struct area at,
                       struct area out[KILLERS], int *left)
{
	const struct killer_form *form = &forms[as->form];
	struct flow flow = { 0 };

	for (int pass = 0; pass < 3; pass++) {
		bool near = pass == 2;

		flow = (struct flow){ .at = at, .gap = pass == 0 || form->word != 1 };
		*left = 0;
		for (int i = 0; i < cell->killers; i++) {
			out[i].rows = 0;
			if ((near && !cell->killer[i].near) ||
			    !flow_take(&flow, killer_rows(form), cell->killer[i].cols[as->form][as->level],
			               &out[i]))
				*left += cell->killer[i].near ? 15 : 1;
		}
		if (!*left)
			break;
	}
	return flow;
}

/* How well all that can kill stands there. */
static int score_of_killers(const struct wall *w)
{
	enum { LEFT = 60, GLUED = 200, CURT = 200, ALIKE = 400 };
	const struct plan_of_wall *as = &w->as;
	struct area cell = { .rows = as->rows, .cols = as->cols }, at = place_of_killers(as, cell);
	bool any = false;
	int score = 0;

	for (int i = 0; i < w->seats; i++) {
		struct area out[KILLERS];
		int left;

		lay(as, &w->cell[i], at, out, &left);
		score -= LEFT * left;
		any |= w->cell[i].killers > 0;
	}
	score += forms[as->form].worth - as->level - GLUED * is_glued(as) - ALIKE * is_alike(as);
	score -= !forms[as->form].digits && as->level == LEVELS - 1 ? CURT : 0;
	return any ? score : 0;
}

/* Digits of five rows are what people read across a table, those of seven across a room; larger
 * ones are better still. */
static int score_of_life(int size)
{
	return !size ? -400 : size < LARGE ? 20 * size : size < ROOM ? 100 + 100 * size : 500 + 100 * size;
}

/* ---- the best wall ---- */

/* A form is tried, and kept if its score is the best. */
struct best {
	struct plan_of_wall as;
	int score;
};

/* Digits in full blocks keep a blank row to the foot line. */
static void try_killers(struct wall *w, struct best *best, int score)
{
	struct plan_of_wall *as = &w->as;

	for (as->form = 0; as->form < FORMS; as->form++)
		for (as->level = 0; as->level < LEVELS; as->level++) {
			int most = score + larger(forms[as->form].worth, 0), now;

			if (most <= best->score || (!as->foot && forms[as->form].digits > LETTERS) ||
			    (w->s->p->ascii && forms[as->form].digits == LETTERS) ||
			    (!w->letters && forms[as->form].word >= LETTERS))
				continue;
			now = score + score_of_killers(w);
			if (now > best->score)
				*best = (struct best){ *as, now };
		}
}

static int life_width(const struct plan_of_wall *as, int life)
{
	return as->narrow == SLIM ? digits_width(life, LETTERS)
	       : as->narrow       ? digits_narrow_width(life, as->size)
	                          : digits_width(life, as->size);
}

static int widest_life(const struct wall *w)
{
	int cols = life_width(&w->as, TWO_DIGITS);

	for (int i = 0; i < w->seats; i++)
		if (!commander_is_out(w->s->c, i))
			cols = larger(cols, life_width(&w->as, w->life[i]));
	return cols;
}

/* The digits of two lives are farther from each other than those of one. */
static bool stand_apart(const struct plan_of_wall *as)
{
	enum { ONE = 8, TWO = 88 };
	int inside = life_width(as, TWO) - 2 * life_width(as, ONE);

	return as->field <= as->cols && (as->across == 1 || as->cols - as->field + as->gap >= 2 * inside);
}

/* A rule between two names, and a blank on either side. */
static int name_air(const struct plan_of_wall *as)
{
	enum { AIR = 3 };

	return as->across > 1 ? AIR : as->gap;
}

/* All names are stripes where the widest of them cannot be drawn. */
static bool have_stripes(const struct plan_of_wall *as, int drawn_cols)
{
	return names[as->names].rows > 1 && drawn_cols + name_air(as) > as->cols + as->gap;
}

static void try_names(struct wall *w, struct best *best, int score)
{
	enum {
		CUT = 400,
		SMALL = 60,
		STRIPES = 420, /* little better than bare ones */
		BARE = 60,     /* for each row of digits larger than a room needs */
	};
	struct plan_of_wall *as = &w->as;
	bool over_foot = !as->foot && as->size > LETTERS;
	int air = name_air(as);

	for (as->names = 0; as->names < NAMES; as->names++) {
		int rows = names[as->names].rows, cols = w->name_cols[as->names],
		    now = score + names[as->names].worth;

		if (!cols || rows + 1 + larger(as->size, 1) + over_foot > as->rows)
			continue;
		if (rows > 1 && (cols + air > as->cols + as->gap || rows > as->size))
			continue;
		now -= rows > 1 || cols <= as->cols ? 0 : w->plain_cols > as->cols ? CUT : SMALL;
		now -= rows == 1 ? BARE * larger(as->size - ROOM, 0) : 0;
		now -= have_stripes(as, w->drawn_cols[as->names]) ? STRIPES : 0;
		as->beside = true;
		try_killers(w, best, now + 10);
		as->beside = false;
		try_killers(w, best, now);
	}
}

/* In ASCII five rows may be as narrow as three are elsewhere. */
static int narrowest(const struct wall *w, int size)
{
	return w->s->p->ascii && size == LARGE ? SLIM : digits_may_narrow(size);
}

static void try_lives(struct wall *w, struct best *best, int score)
{
	struct plan_of_wall *as = &w->as;

	as->size = 0;
	do {
		as->size = digits_smaller(as->size);
		for (int narrow = 0; narrow <= narrowest(w, as->size); narrow++) {
			as->narrow = narrow;
			as->field = widest_life(w);
			if (stand_apart(as))
				try_names(w, best, score + score_of_life(as->size) - narrow);
		}
		as->narrow = 0;
	} while (as->size);
}

/* Of a name that poster_name makes a stripe where its letters have no room; not one of Latin ones, which
 * rather are spaced capitals for all. */
static int least_width(const struct palette *p, const char *name, int rows)
{
	bool kanji = rows >= KANJI_LEAST && rows < 2 * LETTERS && kanji_can(p, name, rows);

	return kanji ? poster_width(p, name, 1) + 2 : poster_width(p, name, rows);
}

/* Whether a name is drawn beside others of so many rows. */
static bool is_drawn(const struct palette *p, const char *name, int rows)
{
	return kanji_can(p, name, rows) || (letters_can(name, rows) && (!p->ascii || rows >= LETTERS_TALL));
}

/* Whether rows are for such a name: ASCII has a size of its own for small ones. */
static bool are_for(const struct palette *p, const char *name, int rows)
{
	if (rows == (p->ascii ? LETTERS : LETTERS_TALL))
		return false;
	return kanji_can(p, name, rows) || (rows != KANJI_LEAST && letters_can(name, rows));
}

static void measure(struct wall *w, const struct scene *s)
{
	w->s = s;
	w->seats = s->c->table.seats;
	for (int i = 0; i < w->seats; i++) {
		w->cell[i] = contents_of(s, i);
		w->life[i] = s->c->player[i].life.life;
		w->plain_cols = larger(w->plain_cols, text_width(s->c->table.seat[i].name));
		for (int k = 0; k < w->cell[i].killers; k++)
			w->letters |= letters_can(w->cell[i].killer[k].word[LEVELS - 1], LETTERS);
	}
	for (int n = 0; n < NAMES; n++) {
		bool any = names[n].rows == 1;

		for (int i = 0; i < w->seats; i++) {
			const char *name = s->c->table.seat[i].name;

			bool drawn = is_drawn(s->p, name, names[n].rows);

			any |= are_for(s->p, name, names[n].rows);
			w->name_cols[n] = larger(w->name_cols[n], least_width(s->p, name, names[n].rows));
			w->drawn_cols[n] = larger(w->drawn_cols[n],
			                          drawn ? poster_width(s->p, name, names[n].rows) : ANY_COLS);
		}
		w->name_cols[n] = any ? w->name_cols[n] : 0;
	}
}

/* A row that nothing else needs parts the digits from the words above them, where they still are nearer to
 * these than to the names below. */
static void add_air(struct wall *w)
{
	struct plan_of_wall *as = &w->as;
	enum { BETWEEN = 3 };
	int score = score_of_killers(w), used = names[as->names].rows + 1 + as->size;

	as->air = as->size > LETTERS && used + BETWEEN <= as->rows;
	as->air = as->air && score_of_killers(w) == score;
}

/* Where nothing fits, two side by side in plain text. */
static void choose(struct wall *w, struct area at)
{
	struct plan_of_wall *as = &w->as;
	struct best best = { { at, .across = 2, .rows = 2, .cols = at.cols / 2, .field = 3,
		               .names = NAMES - 1, .form = FORMS - 1, .level = LEVELS - 1 },
		             INT_MIN };

	for (int n = 0; n < 2 * AIRS * w->seats; n++) {
		int air = n / 2 / w->seats, across = n / 2 % w->seats + 1,
		    down = (w->seats + across - 1) / across;

		as->foot = n % 2 == 0;
		as->at = (struct area){ at.y, at.x + airs[air].margin, at.rows - as->foot,
			                at.cols - 2 * airs[air].margin };
		as->across = across;
		as->gap = airs[air].gap;
		as->rows = (as->at.rows + 1) / down - 1;
		as->cols = (as->at.cols + as->gap) / across - as->gap;
		try_lives(w, &best, -30 * air - 20 * (across * down - w->seats) + 20 * as->foot);
	}
	*as = best.as;
	add_air(w);
}

/* ---- a cell ---- */

/* Reversed words would run into the digits, a 4 would be read as a 9; these have a sign of their own. */
static int beside_style(const struct scene *s, int style)
{
	return style | (s->p->loud ? STYLE_SHAPE : 0);
}

static void draw_killer(const struct wall *w, const struct killer *killer, struct area at)
{
	const struct scene *s = w->s;
	const struct killer_form *form = &forms[w->as.form];
	int style = beside_style(s, killer->style);
	char text[40], word[FACT_BYTES + 2];

	if (!form->digits) {
		paint(s->win, s->p, at.y, at.x, at.cols, killer->style, killer->line[w->as.level]);
		return;
	}
	killer_word(killer, form, w->as.level, word);
	poster_line(s->win, s->p, (struct area){ at.y, at.x, form->word, at.cols }, POSTER_LEFT, style, word,
	            form->word);
	at.y += form->word;
	killer_number(killer, form, text);
	digits_text_paint(s->win, s->p, at.y, at.x, killer->style, text, form->digits);
	if (!form->aside)
		return;
	at.x += digits_text_width(text, form->digits);
	snprintf(text, sizeof text, "/%d", killer->limit);
	paint(s->win, s->p, at.y + form->digits - 1, at.x, text_width(text), style, text);
	if (killer->near)
		paint(s->win, s->p, at.y, at.x + 1, 1, style, "!");
}

/* The name at the left, words at the right as far as they fit, and clearly not of the next name: these
 * have no text then. */
static void draw_head(const struct wall *w, int seat, struct area at, struct cell *cell)
{
	const struct scene *s = w->s;
	const char *name = s->c->table.seat[seat].name;
	int rows = names[w->as.names].rows, style = ROLE_NORMAL, end = at.x + at.cols - (w->as.across > 1);
	int away = w->as.across > 1 ? AWAY - 1 : 0, least = letters_least(s->p);

	if (commander_is_past(s->c, seat))
		style = ROLE_DIM;
	if (rows == 1 && w->name_cols[NAMES - 1] > at.cols) {
		paint(s->win, s->p, at.y, at.x, at.cols, style | STYLE_BOLD, name);
		return;
	}
	at.rows = rows;
	if (have_stripes(&w->as, w->drawn_cols[w->as.names]))
		poster_stripe(s->win, s->p, at, commander_is_past(s->c, seat) ? style : seat_role(seat), name,
		              rows);
	else
		poster_middle(s->win, s->p, at, POSTER_LEFT, style, name, rows);
	for (int i = 0; i < cell->words && rows >= LETTERS; i++) {
		int size = smaller(rows, 2 * LETTERS), cols,
		    room = end - 2 * GAP - at.x - poster_width(s->p, name, rows) - away;

		while (size > least && poster_width(s->p, cell->word[i].text, size) > room)
			size = letters_next(s->p, size);
		cols = poster_width(s->p, cell->word[i].text, size);
		if (cols > room || !letters_can(cell->word[i].text, size))
			continue;
		end -= away;
		poster_line(s->win, s->p, (struct area){ at.y + rows - size, end - cols, size, cols },
		            POSTER_LEFT, cell->word[i].style, cell->word[i].text, size);
		end -= cols + 2 * GAP;
		*cell->word[i].text = '\0';
	}
}

/* The row below the name: words that have no room in letters, the change of the life, and a line
 * for those on turn. */
static void draw_line(const struct wall *w, struct area at, const struct cell *cell, bool turn)
{
	const struct scene *s = w->s;
	int end = at.x + at.cols, wide = 0;

	if (*cell->change) {
		end -= text_width(cell->change);
		paint(s->win, s->p, at.y, end--, at.cols, ROLE_ACCENT | STYLE_BOLD, cell->change);
	}
	for (int i = 0; i < cell->words; i++)
		wide += *cell->word[i].text ? poster_width(s->p, cell->word[i].text, 1) + GAP : 0;
	for (int i = 0; i < cell->words; i++) {
		const char *text = cell->word[i].text;
		int cols = wide - GAP <= end - at.x ? poster_width(s->p, text, 1) : text_width(text);

		if (!*text || cols > end - at.x)
			continue;
		poster_line(s->win, s->p, (struct area){ at.y, at.x, 1, cols }, POSTER_LEFT,
		            beside_style(s, cell->word[i].style) | STYLE_BOLD, text, 1);
		at.x += cols + (wide - GAP <= end - at.x ? GAP : 1);
	}
	if (turn && end > at.x)
		paint_rule(s->win, s->p, at.y, at.x, end - at.x, ROLE_ACCENT, true);
}

/* What has no place yet, behind what can kill: all the words, or none. */
static void draw_rest(const struct wall *w, struct cell *cell, struct flow *flow)
{
	const struct scene *s = w->s;
	int size = larger(forms[w->as.form].digits, LETTERS), high = letters_least(s->p);
	struct flow trial = *flow;
	bool all = true;
	struct area at;

	trial.gap = flow->gap = 1;
	for (int i = 0; i < cell->words; i++)
		all &= !*cell->word[i].text ||
		       (letters_can(cell->word[i].text, high) &&
		        flow_take(&trial, high, poster_width(s->p, cell->word[i].text, high), &at));
	for (int i = 0; i < cell->words && all; i++) {
		struct cell_word *word = &cell->word[i];

		if (*word->text && flow_take(flow, high, poster_width(s->p, word->text, high), &at))
			poster_line(s->win, s->p, at, POSTER_LEFT, word->style, word->text, high);
		*word->text = '\0';
	}
	if (*cell->change && flow_take(flow, size, digits_text_width(cell->change, size), &at)) {
		digits_text_paint(s->win, s->p, at.y, at.x, ROLE_ACCENT | STYLE_BOLD, cell->change, size);
		*cell->change = '\0';
	}
}

/* Below a line of words; one that is too wide, of a player who is out, is smaller, and each of these where
 * nothing is dim. */
static void draw_life(const struct wall *w, int seat, struct area line)
{
	const struct scene *s = w->s;
	struct plan_of_wall as = w->as;
	int life = w->life[seat], style = commander_life_style(s, seat), most;

	most = commander_is_past(s->c, seat) && s->p->flat ? as.size * 2 / 3 : as.size;
	while (as.size > most || (as.size && life_width(&as, life) > as.field)) {
		as.size = digits_smaller(as.size);
		as.narrow = digits_may_narrow(as.size) ? as.narrow : 0;
	}
	line.x += larger(as.field - life_width(&as, life), 0);
	if (as.narrow == SLIM) {
		char text[16];

		snprintf(text, sizeof text, "%d", life);
		letters_paint(s->win, s->p, line.y + 1, line.x, style, text, LETTERS_TALL);
	} else if (as.narrow)
		digits_narrow_paint(s->win, s->p, line.y + 1, line.x, style, life, as.size);
	else
		digits_paint(s->win, s->p, line.y + 1, line.x, style | (as.size ? 0 : STYLE_BOLD), life,
		             as.size);
}

static void draw_cell(const struct wall *w, int seat)
{
	const struct plan_of_wall *as = &w->as;
	struct area at = cell_of(w, seat), place[KILLERS];
	struct area line = { at.y + names[as->names].rows, at.x, 1, at.cols };
	struct area life = { line.y + as->air, at.x, 1, at.cols };
	struct cell cell = w->cell[seat];
	int left;
	bool turn = false;
	struct flow flow;

	for (int i = 0; i < cell.words; i++)
		turn |= cell.word[i].style == ROLE_ACCENT;
	draw_life(w, seat, life);
	flow = lay(as, &cell, place_of_killers(as, at), place, &left);
	for (int i = 0; i < cell.killers; i++)
		if (place[i].rows)
			draw_killer(w, &cell.killer[i], place[i]);
	draw_head(w, seat, at, &cell);
	draw_rest(w, &cell, &flow);
	draw_line(w, line, &cell, turn);
}

/* Between cells side by side; heavy where no colours part them. */
static void draw_rules(const struct wall *w)
{
	const struct palette *p = w->s->p;
	const char *rule = p->ascii ? "|" : p->mono || p->flat ? "┃" : "│";

	for (int n = 1; n < w->as.across && n < w->seats; n++) {
		struct area cell = cell_of(w, n);

		for (int y = w->as.at.y; y < w->as.at.y + w->as.at.rows; y++)
			paint(w->s->win, p, y, cell.x - 1 - (w->as.gap > 2), 1, ROLE_DIM | STYLE_SHAPE, rule);
	}
}

void commander_draw_wall(const struct scene *s, struct area at)
{
	struct wall w = { .s = s };

	measure(&w, s);
	choose(&w, at);
	draw_rules(&w);
	for (int i = 0; i < w.seats; i++)
		draw_cell(&w, i);
}

int commander_room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct scene s = commander_scene(state, v, frame, win);

	if (page == 0)
		commander_draw_wall(&s, (struct area){ 0, 0, getmaxy(win), getmaxx(win) });
	return 1;
}
