/* SPDX-License-Identifier: MIT */
/*
 * A table with its screen, for tests: a real journal takes the lines, keys work
 * as in the program, and the picture is drawn into a window.
 */
#ifndef TESTS_KIT_STAGE_H
#define TESTS_KIT_STAGE_H

#include "rules/core/journal.h"
#include "screens/screen.h"
#include "snapshot.h"

struct stage;

struct stage *stage_new(const struct game *game);
void stage_free(struct stage *stage);

/* Says lines, ends with NULL; a refused one fails the test. */
void stage_say(struct stage *stage, const char *line, ...) __attribute__((sentinel));

/* Presses keys by their labels, separated by blanks ("r 3 4", "Tab", "+"), and
 * says the lines they make. Whether the last one was refused: */
void stage_press(struct stage *stage, const char *keys);
bool stage_refused(const struct stage *stage);

/* The card of a seat, -1: of the onlookers; and says the line of one of its buttons. */
void stage_card(struct stage *stage, int seat, struct card *card);
void stage_push(struct stage *stage, const char *line);
/* A button gives no line. */
void stage_refuse(struct stage *stage, const struct reason *why);

/* Whether the last key asked for more; the key of its n-th choice, NULL: it has
 * no such row. */
bool stage_asks(const struct stage *stage);
const char *stage_choice(const struct stage *stage, int n);
/* Whether it asks if the key is meant: y says yes. */
bool stage_asks_sure(const struct stage *stage);

const void *stage_state(const struct stage *stage);
void *stage_view(struct stage *stage);
const char *stage_message(const struct stage *stage); /* the message line */
struct journal *stage_journal(struct stage *stage);

/* The line that the last key said; "" for none yet. */
const char *stage_line(const struct stage *stage);

/* Whether the reader sees the official Japanese names on cards, and only watches. */
void stage_reader(struct stage *stage, bool japanese, bool watching);

/* The size of the window for keys and clicks; 24 rows of 80 columns unless told. */
void stage_window(struct stage *stage, int rows, int cols);

/* A page of this name says the lines from now on; "": the laptop. */
void stage_by(struct stage *stage, const char *name);

/* Empties the message line. */
void stage_quiet(struct stage *stage);

/* Closes the table and opens it again: the screen starts again. */
void stage_reopen(struct stage *stage);

/* In how many milliseconds the screen wants to be drawn again; 0: never. */
int64_t stage_wakes(struct stage *stage);

/* The dice from now on. */
void stage_seed(struct stage *stage, unsigned seed);

/* What tables of a hall wait for, in place of what it was. */
void stage_errands(struct stage *stage, const struct errand *list, int count);

/* Adds a row to the log that wide pictures show. */
void stage_log(struct stage *stage, const struct log_row *row);

/* Clicks at a cell of the picture that was shown last; false: nothing is there. */
bool stage_click(struct stage *stage, int y, int x);

/* Adds where one may click in the picture shown last, and where its cursor is (tests/kit/snapshot.h). */
void stage_sum_places(const struct stage *stage, unsigned *sum);
/* .. and what each key has asked so far: over its choices, of them and in its field. */
void stage_sum_asked(const struct stage *stage, unsigned *sum);
/* .. and what each key would say or ask now, and each row of its menus; nothing of it is done. */
void stage_sum_keys(struct stage *stage, unsigned *sum);

/* Whether a curtain is down. */
bool stage_curtain(const struct stage *stage);

/* Fills a {hole} as the screen does; false: it cannot. Its choices for {?hole}. */
bool stage_fills(struct stage *stage, const char *hole, char *out, size_t size);
int stage_choices(struct stage *stage, const char *hole, struct choice out[CHOICES_MAX]);

/* Moves the clock, which stands still otherwise. */
void stage_wait(struct stage *stage, int64_t ms);

/* From now on pages for a whole room: keys turn and hold them, the picture is a page. */
void stage_room(struct stage *stage, bool on);
/* Where the cursor stands in the body of the last picture. */
void stage_cursor(const struct stage *stage, int *y, int *x);

/* Turns to the next page; false: it is the first again, or there are no pages. */
bool stage_next_page(struct stage *stage);

/* The whole picture, and the body of the screen alone, in any size; delwin is the caller's. */
WINDOW *stage_show(struct stage *stage, int rows, int cols, bool ascii, bool mono);
WINDOW *stage_body(struct stage *stage, int rows, int cols, bool ascii, bool mono);

#endif
