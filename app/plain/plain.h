/* SPDX-License-Identifier: MIT */
/*
 * The program a line at a time (--plain): for a screen reader, a pipe, a
 * terminal that cannot place its cursor. The same tables, screens and bindings as in
 * full screen; reads lines instead of keys, writes lines instead of pictures,
 * and nothing but text and line ends.
 */
#ifndef APP_PLAIN_H
#define APP_PLAIN_H

#include "app/tui/tui.h"

enum { PLAIN_MENU = 120, PLAIN_ROWS = 20 };

/* The question that the next line at home answers. */
enum plain_ask { PLAIN_ASKS_NOTHING, PLAIN_ASKS_GAME, PLAIN_ASKS_TOUR, PLAIN_ASKS_TABLE, PLAIN_ASKS_EXPORT };

struct plain {
	struct tui t;
	bool prompted; /* "> " stands on the row */
	bool tty;      /* a person types: prompts with "> ", and hides secrets */
	bool ascii;    /* other letters become ? */
	bool ended;    /* no more lines come */
	bool too_long; /* the line being read is dropped */
	size_t length;
	const struct binding *menu[PLAIN_MENU]; /* as listed last, by number */
	int menus;
	enum plain_ask asks;
	const struct plain_word *word; /* said last, and what followed it */
	const char *rest;
	enum program_act act; /* PLAIN_ASKS_TABLE: for the chosen table */
	const void *journal;  /* of the table as told; NULL: home */
	char owed[200];       /* as told */
	enum shell_mark mark;
	int late; /* clocks that have been told to be over */
	bool covered;
	bool peeks;       /* the question stood behind a curtain */
	char behind[300]; /* the beginning of its text, as told */
	int tour;         /* the sentence as told */
	bool kept;        /* the table is saved on the disk */
	char in[LINE_BYTES + 8];
};

/* The whole evening; the exit status. */
struct cli;
int plain_run(struct cli *cli, const struct start *start);

/* tell.c: writes one line, cleaned. */
void plain_say(struct plain *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void plain_text(struct plain *p, const char *text); /* each of its lines */
void plain_settings(struct plain *p);               /* lists them, or chooses */
/* A word of the program, and what follows it: "log 20". */
struct plain_word {
	const char *name, *args, *help; /* help in English */
	void (*act)(struct plain *p);   /* p->rest: what follows the word */
	enum program_act program;       /* of a key of home that does the same */
};
/* Does the word that a line begins with; false: it is none of these. */
bool plain_word_do(struct plain *p, const struct plain_word *words, const char *line);
/* A whole number that is all of the text, else -1. */
int plain_number(const char *text);

/* export.c: lists the documents; at home the next line says which, and its file. */
void plain_export(struct plain *p);
void plain_export_line(struct plain *p, const char *line);

/* home.c */
void plain_home_tell(struct plain *p);
/* The program's message, if there is one, one sentence a line; a refusal begins with that word. */
void plain_tell_message(struct plain *p);
void plain_home_line(struct plain *p, const char *line);
void plain_home_help(struct plain *p);
/* The question that the next line answers; false: none is open. */
bool plain_home_asks(struct plain *p);

/* table.c */
void plain_table_line(struct plain *p, const char *line);
extern const struct plain_word plain_table_words[], plain_home_words[]; /* end with {0} */
/* ask.c: questions of a binding. */
void plain_ask_tell(struct plain *p);
void plain_ask_line(struct plain *p, const char *line);

/* read.c: reads out. */
void plain_read_table(struct plain *p);
void plain_read_state(struct plain *p, bool all);
void plain_read_log(struct plain *p, int count);
/* Game, title, round, turn and whether it is saved, in one line. */
void plain_read_head(struct plain *p);
/* The addresses of the players' pages. */
void plain_read_phones(struct plain *p);
void plain_read_options(struct plain *p);
/* The keys and words that hold `find`; own: the program's words. */
void plain_read_help(struct plain *p, const struct plain_word *own, const char *find);

#endif
