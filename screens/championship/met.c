/* SPDX-License-Identifier: MIT */
/* The opponents of the player in focus, round by round. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/kanji.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

/* Of a round: its table, three names, a blank row. Least columns of a list, and of one in letters. */
enum { NAMES = 3, HEAD = 2, MET_COLS = 26, LETTERS_COLS = 55 };

/* A list that begins above its area when it is scrolled, in as many columns as it takes and there is
 * room for. */
struct met {
	const struct hall *h;
	struct area at;
	int y, each; /* rows of a name */
	int top, x;  /* of the columns; of the present one */
	int cols;    /* of a column */
	int per, n;  /* rounds in a column, and in this one */
	bool letters;
};

static void draw_line(struct met *m, int x, int rows, int style, const char *text)
{
	const struct area at = { m->y, m->at.x + m->x + x, rows, m->cols - x - 1 };

	if (m->y >= m->at.y && m->y + rows <= m->at.y + m->at.rows) {
		if (m->letters && rows > 1)
			poster_among(m->h->win, m->h->p, at, style, text, rows);
		else if (m->letters)
			poster_middle(m->h->win, m->h->p, at, POSTER_LEFT, style, text, rows);
		else
			paint(m->h->win, m->h->p, m->y, at.x, m->at.cols - m->x - x - 1, style, text);
	}
	m->y += m->each;
}

static void draw_meetings(struct met *m, int round)
{
	const struct championship *c = m->h->c;
	int player = m->h->view->player, table = c->player[player].at[round];
	const struct champ_sheet *sheet = table == CHAMP_NOBODY ? NULL : champ_sheet(c, round, table);

	if (!sheet)
		return;
	if (m->n++ == m->per) {
		m->n = 1;
		m->y = m->top;
		m->x += m->cols;
	}
	draw_line(m, 2, 1, (m->letters ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD,
	          champ_place_name(round, table).text);
	m->y -= m->letters ? m->each - 2 : 0; /* one row and a blank one */
	for (int k = 0; k < sheet->seats; k++) {
		int other = sheet->seat[k].player, times;
		char text[NAME_BYTES + 60];

		if (other == player)
			continue;
		times = champ_meetings(c, player, other);
		snprintf(text, sizeof text, times > 1 ? "%s  %s  x%d" : "%s  %s", champ_name(c, other),
		         c->player[other].nation, times);
		draw_line(m, 4, m->letters ? larger(KANJI_LEAST, letters_least(m->h->p)) : 1,
		          times > 1 ? ROLE_WARNING : ROLE_NORMAL, text);
	}
	m->y++;
}

static int rounds_of(const struct hall *h)
{
	int rounds = 0;

	for (int r = 0; r < CHAMP_STAGES; r++)
		rounds += h->c->player[h->view->player].at[r] != CHAMP_NOBODY;
	return rounds;
}

/* In the fewest columns of at least so many in which all rounds are seen, a name in so many rows. */
static bool fits(struct met *m, int each, int least)
{
	int head = m->letters ? 2 : each, rounds = rounds_of(m->h);

	m->each = each;
	for (int n = 1; n == 1 || n * least <= m->at.cols; n++) {
		m->cols = m->at.cols / n;
		m->per = larger((rounds + n - 1) / n, 1);
		if (HEAD + m->per * (head + NAMES * each + 1) - 1 <= m->at.rows)
			return m->cols >= least;
	}
	return false;
}

/* In letters; rows that fill only a part of the place stand further apart. */
static bool fits_letters(struct met *m)
{
	int least = letters_least(m->h->p);
	struct met now;

	m->letters = true;
	m->letters = fits(m, least + 1, LETTERS_COLS);
	for (now = *m; m->letters && m->each < 2 * least; *m = now)
		if (!fits(&now, m->each + 1, LETTERS_COLS) || now.cols != m->cols)
			break;
	return m->letters;
}

bool champ_met_letters(const struct hall *h, const struct area *at)
{
	struct met m = { .h = h, .at = *at };

	return fits_letters(&m);
}

void champ_draw_opponents(const struct hall *h, const struct area *at, int top)
{
	struct met m = { .h = h, .at = *at, .y = at->y - top + HEAD };

	m.top = m.y;
	if (!fits_letters(&m) && !fits(&m, 2, MET_COLS))
		fits(&m, 1, MET_COLS);
	if (!top)
		paint_format(h->win, h->p, at->y, at->x + 1, at->cols - 2, ROLE_NORMAL | STYLE_BOLD,
		             _("OPPONENTS OF %s"), champ_name(h->c, h->view->player));
	for (int r = 0; r < CHAMP_STAGES; r++)
		draw_meetings(&m, r);
}
