/* SPDX-License-Identifier: MIT */
/*
 * What the files of app/tui/ have from one another. From below: say.c, text.c
 * and now.c; binding.c, begin.c, leave.c; the overlays; home.c, words.c; frame.c,
 * click.c; key.c, tour.c; loop.c on top.
 */
#ifndef APP_TUI_INNER_H
#define APP_TUI_INNER_H

#include "screens/shell/help.h"
#include "tui.h"

/* ---- the overlays ---- */

void text_open(struct tui *t, char *text); /* takes text over */
void help_open(struct tui *t);             /* over what is open, which comes back */
/* For the word that a line of the prompt begins with. */
void help_open_for(struct tui *t, const char *line);
void log_open(struct tui *t);
int64_t log_wake(const struct tui *t); /* as frame_wake */
void prompt_open(struct tui *t, const char *text);
void qr_open(struct tui *t); /* the standings, for a phone; or the reason why not */
/* phones.c: the players' own pages. Listens if it does not yet, and shows the codes. */
void tui_phones_open(struct tui *t);
/* What the title line says of them; NULL: nothing. */
const char *tui_phones_word(const struct tui *t, char *out, size_t size);
void settings_open(struct tui *t);
/* export.c: documents and formats of the open table; path: at home, of a session's file. */
void export_open(struct tui *t, const char *path);
void tui_draw_note(const struct tui *t, int role,
                   const char *note); /* above the field, in rows of the body */
/* binding.c: undo and redo over what is open, which stays; false: another key. */
bool tui_undo_key(struct tui *t, const struct key *key);
/* .. in the hint bar, "undo" or "redo", where there is something. */
void hint_undo(struct tui *t, const char *line, const char *label);

/* One more entry of the hint bar, translated; those of a field that finds; of a question that y answers. */
void hint_add(struct tui *t, const char *key, const char *label);
void hint_finding(struct tui *t);
void hint_question(struct tui *t);

/* means[n]: the n-th binding's line would be said. for_bar: asks only those that
 * have a place in the hint bar. */
enum { KEYS_MAX = 120 };
void keys_meaning(struct tui *t, const struct binding *keys, bool for_bar, bool *means);

/* ---- the : prompt ---- */

/* The program's words that are spoken here, for the ? page; ends with one without help. */
enum { PROGRAM_WORDS = 16 };
void prompt_list_words(const struct tui *t, struct help_word out[PROGRAM_WORDS]);
extern const struct program_word program_words[]; /* program_words.c */

/* complete.c: completions from the usage in the tables of verbs. */
/* The completions of the word that ends at `cursor`; *from: where it begins. */
int complete(const struct game *game, const struct table *table, const char *line, size_t cursor,
             struct completion *out, size_t *from);
/* The usage of a line's verb, of the part the cursor is in; false: its verb is not known yet. */
bool complete_usage(const struct game *game, const char *line, size_t cursor, struct usage *usage);

/* history.c: lines typed at the prompt. */
void history_read(struct tui *t);
void history_add(struct tui *t, const char *line);
void history_free(struct history *history);

/* settings_page.c: reads settings and keys, and speaks their language; false and why:
 * the settings are damaged. */
bool settings_begin(struct tui *t, struct reason *why);

/* suspend.c: saves and gives the terminal to the shell until fg. False, and told: no shell
 * could continue the program. */
bool tui_suspend(struct tui *t);

/* leave.c: as acts of keys. */
void tui_home(struct tui *t);
void tui_quit(struct tui *t);

/* phase.c: U undoes all lines since the screen's phase began. */
void phase_open(struct tui *t);
bool tui_has_phase(struct tui *t); /* now.c: whether there is one */

/* paste.c: a pasted text as one line; several names as they are typed. */
void paste_line(const char *text, bool names, char *out, size_t size);

/* progress.c: what a large file says while it is read. */
struct store_progress *progress_begin(struct tui *t);

/* room.c: pages for a whole room, instead of a watched table's screen. */
void room_open(struct tui *t);
bool room_is_shown(const struct tui *t); /* with nothing over it */
void room_press(struct tui *t, const struct key *key);
void room_show(struct tui *t, const struct frame *frame, struct title_view *foot);
int64_t room_next(const struct tui *t); /* when the picture changes by itself (ms clock), 0: never */

/* ---- home ---- */

const char *day_name(int weekday);                                  /* "Friday", translated */
void home_free(struct home_place *home, const struct store *store); /* keeps what it has read */
bool home_means(const struct tui *t, enum program_act act);         /* a key of home means something now */
void home_show(struct tui *t, const struct frame *frame, WINDOW *win, int *cursor_y, int *cursor_x);
/* The field for names or a title, on the message line. */
void home_show_field(struct tui *t, int *cursor_y, int *cursor_x);
void home_touch(struct tui *t, int what, int n); /* a click on a spot of its drawing */
const char *home_title(char *out, size_t size, int cols);
/* party.c: the players of an older (-1) or a newer table (+1) into the field for names. */
void party_recall(struct tui *t, int step);
/* preview.c: the table that is to be shown; NULL: none. Draws it once it has been read. */
void preview_want(struct home_place *home, const struct listed *listed);
void preview_draw(struct tui *t, const struct home_row *row, const struct frame *frame, WINDOW *win);
void preview_forget(struct preview *preview);

/* ---- the picture ---- */

/* click.c: a click is a key of the hint bar, or moves the focus (false). */
bool click_is_key(struct tui *t, const MEVENT *mouse, struct key *key);
bool click_is_wheel(const MEVENT *mouse);

/* frame.c: one whole picture. */
void frame_draw(struct tui *t);
/* Once nothing else is waiting: finds out again which keys mean something. */
void frame_mend_hints(struct tui *t);
/* now.c: when the mark of a slow disk is due (ms clock), 0: not. */
int64_t tui_mark_wake(const struct tui *t);
/* When the picture changes by itself (ms clock), 0: never. */
int64_t frame_wake(struct tui *t);

#endif
