/* SPDX-License-Identifier: MIT */
/*
 * From a key to a line: fills the holes of a binding's line (screens/screen.h),
 * asking for what the focus does not tell. Draws nothing and says nothing.
 */
#ifndef APP_CORE_ASK_H
#define APP_CORE_ASK_H

#include "edit.h"
#include "keys.h"
#include "rules/core/journal.h"
#include "screens/screen.h"

enum { ASK_HOLES = 10, ASK_LINE = 1400 };

/* What fills a hole: the screen, or an answer. */
enum ask_kind {
	ASK_FILLED,  /* {seat} */
	ASK_CHOICE,  /* {?...} one of the screen's choices */
	ASK_SEVERAL, /* {+...} one or several of them */
	ASK_NUMBER,  /* {#...} */
	ASK_CHANGE,  /* {~...} a number that is added, taken away or set */
	ASK_DICE,    /* {%...} */
	ASK_QUOTED,  /* {"...} a text, as one word */
	ASK_WORDS,   /* {*...} a text, as it is */
	ASK_MENU,    /* no hole: a which-key of bindings */
	ASK_SURE,    /* no hole: yes or no, for binding.sure */
};

struct ask_hole {
	enum ask_kind kind;
	char name[24];
	int from, to; /* its bytes in the line */
	int count;    /* of dice */
};

struct ask {
	const struct binding *binding; /* NULL: nothing is asked */
	const struct binding *menu;    /* a which-key of bindings is open */
	const struct binding *done;    /* whose line is done; NULL: none */
	int holes, order[ASK_HOLES], asked, present;
	int choices;
	char typed[8];     /* keys of the choice so far */
	bool choice_taken; /* .. which was taken: they are of the hole before */
	int instead;       /* of the choices, rows of binding.instead: the last ones */
	unsigned given;    /* holes answered before they are asked */
	bool ended;        /* the last number ended without Enter */
	bool sure;         /* the line is whole: is it to be said? */
	bool loses;        /* then: it loses what `question` says */
	bool who;          /* several seats owe it: whose is meant? */
	bool offered;      /* its line is an offer's, of this seat: */
	int seat;
	char opened[16]; /* the key that opened the question: it is not a yes */
	int least, most; /* of the number that is asked; most 0: it is free */
	int stray;       /* dice of a refused roll that may follow: they choose nothing */
	char note[200];  /* why the last key chose nothing, or the line was refused; files that Tab found */
	/* Each written before it is read: 50 KiB that need no clearing. */
	struct edit edit; /* digits or text of the present hole */
	struct ask_hole hole[ASK_HOLES];
	char value[ASK_HOLES][EDIT_BYTES];
	struct choice choice[CHOICES_MAX];
	char question[300];     /* what happens then */
	char line[OFFER_LINE];  /* with its holes */
	char first[OFFER_LINE]; /* what stood in the first field when it opened; "": nothing */
	char said[ASK_LINE];    /* ASK_LINE_DONE: what is to be said */
	struct reason why;      /* ASK_DROPPED: why; "": by the player */
};

enum ask_answer {
	ASK_GOES_ON,   /* more is asked */
	ASK_LINE_DONE, /* line is to be said */
	ASK_DROPPED,   /* Esc, or nothing to choose */
	ASK_ACT,       /* the binding's act is to be done by the screen */
};

/* What the asking is about. */
/* A binding was chosen. */
enum ask_answer ask_begin(struct ask *ask, const struct showing *about, const struct binding *binding);
enum ask_answer ask_key(struct ask *ask, const struct showing *about, const struct key *key);

/* Whether the key says yes to a question: y, or Enter, but not the key that opened it. */
bool ask_says_yes(const struct ask *ask, const struct key *key);
/* The answer to ASK_SURE: says the line, or drops it. */
enum ask_answer ask_surely(struct ask *ask, bool yes);

/* Whether Enter would end what is asked, as far as it is typed: a number has digits, of several one is
 * chosen. */
bool ask_may_end(const struct ask *ask);
/* Whether Enter ends now what was typed: a refusal then leaves it to be mended. */
bool ask_ends_typed(const struct ask *ask, const struct key *key);

/* Parts the number that was typed last from one that follows. */
void ask_part(struct ask *ask);

/* An Enter pressed by habit after a number that ended without one, and the dice typed after a
 * roll was refused. */
bool ask_eats(struct ask *ask, const struct key *key);

/* Takes the n-th of the choices that are asked for, whatever its key; one more
 * of several. */
enum ask_answer ask_choose(struct ask *ask, const struct showing *about, int n);

/* What is asked for now. */
enum ask_kind ask_now(const struct ask *ask);

/* The line as far as it is known, ".." for what is not; and the same in two
 * pieces, before and after the field that is being typed. */
void ask_preview(const struct ask *ask, char *line);
/* Whether the names of players are typed. */
bool ask_takes_names(const struct ask *ask);
/* Whether Tab goes on with what is typed. */
bool ask_takes_path(const struct ask *ask);
/* Whether the field holds what it opened with: Enter then says nothing. */
bool ask_is_unchanged(const struct ask *ask);
/* .. with the name of a card, or of two: where card data are there. */
bool ask_takes_card(const struct ask *ask);
/* Whether a typed number is within its bounds. */
bool ask_is_within(const struct ask *ask, struct reason *why);
/* What is asked for, in a word: "name", "round (1-12)"; "" for a free number. */
void ask_wanted(const struct ask *ask, char *out, size_t size);
/* What its screen says above the field; NULL: nothing. */
const char *ask_note(const struct ask *ask, const struct showing *about);
void ask_around(const struct ask *ask, char *before, char *after);

/* The whole line if the present field ended now, for {~} with that sign;
 * false: more would be asked, or nothing is typed yet. */
bool ask_trial(const struct ask *ask, const struct showing *about, char sign, char *line);

/* A likely line of the binding, to find out whether it means something now;
 * false: a hole cannot be filled. */
bool ask_guess(const struct showing *about, const struct binding *binding, char *line);

/* The row of the open menu that a key means; NULL: none. */
const struct binding *ask_menu_row(const struct ask *ask, const struct showing *about, const struct key *key);
/* Of the screen's keys now: the first row of the key that holds, else one that says why not; NULL: it has
 * none. */
const struct binding *ask_binding(const struct showing *about, const struct key *key);

#endif
