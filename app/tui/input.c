/* SPDX-License-Identifier: MIT */
/*
 * What the terminal sends: keys, and answers to what it was asked, which are never keys.
 * Both are put together from bytes here, because curses loses the first half of a
 * character that arrives in two pieces.
 */
#include <config.h>

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/utf8.h"
#include "saves/text/io.h"
#include "terminal.h"

enum { GROUND_MS = 50, FAREWELL_MS = 100, FAREWELL_WITHIN_MS = 1000, HOLD_MS = 5000 };

/* ---- the answers of the terminal ---- */

/* Its last byte, told by curses as a whole or, when it comes in parts, one by one. */
static bool ends_answer(const struct terminal *t, int got)
{
	bool escaped = t->answer_length && t->answer[t->answer_length - 1] == '\033';

	return got == ANSWER_ENDS || got == '\a' || (escaped && got == '\\') ||
	       (t->answer_kind == DEVICE_BEGINS && got >= '@' && got <= '~');
}

static void use_answer(struct terminal *t)
{
	t->answer[strcspn(t->answer, "\033")] = '\0';
	if (t->answer_kind == DEVICE_BEGINS)
		t->asked_ms = 0;
	else if (ground_read(t->answer, &t->ground))
		terminal_palette(t);
	t->answer_kind = 0;
}

static void begin_answer(struct terminal *t, int kind)
{
	t->answer_kind = kind;
	t->answer_length = 0;
	t->answer[0] = '\0';
}

/* What was held is read again, as keys. */
static void free_held(struct terminal *t)
{
	t->freed = t->held_length;
	while (t->held_length)
		ungetch((unsigned char)t->held[--t->held_length]);
}

/* Curses knows the beginning of an answer as a whole. Where it comes in parts, with time in
 * between, Escape and what follows wait for the next byte as long as an answer may come.
 * True: it waits, or begins one. */
static bool hold(struct terminal *t, int got)
{
	static const struct {
		const char *bytes;
		int kind;
	} begins[] = { { "\033]11;", GROUND_BEGINS }, { "\033[?", DEVICE_BEGINS } };

	if (t->freed) {
		t->freed--;
		return false;
	}
	if (!t->held_length && (got != '\033' || io_now_ms() - t->asked_ms > HOLD_MS))
		return false;
	if (got >= KEY_MIN) {
		ungetch(got);
		free_held(t);
		t->freed++;
		return true;
	}
	t->held[t->held_length++] = (char)got;
	for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
		if (strncmp(begins[i].bytes, t->held, (size_t)t->held_length) != 0)
			continue;
		if (!begins[i].bytes[t->held_length]) {
			begin_answer(t, begins[i].kind);
			t->held_length = 0;
		}
		return true;
	}
	free_held(t);
	return true;
}

/* True: it belongs to an answer, which goes on over any number of reads, up to its end, a
 * key, or more bytes than any answer has. */
static bool take_answer(struct terminal *t, int got)
{
	if (got == GROUND_BEGINS || got == DEVICE_BEGINS) {
		begin_answer(t, got);
	} else if (!t->answer_kind) {
		return got == ANSWER_ENDS || hold(t, got);
	} else if (ends_answer(t, got)) {
		use_answer(t);
	} else if (got < KEY_MIN && t->answer_length + 1 < ANSWER_BYTES) {
		t->answer[t->answer_length++] = (char)got;
		t->answer[t->answer_length] = '\0';
	} else {
		t->answer_kind = 0;
		return got < KEY_MIN;
	}
	return true;
}

/* ---- keys ---- */

/* One more byte of text; true when it completes a character that may be shown. */
static bool add_byte(struct terminal *t, int byte, struct key *key)
{
	uint32_t point;

	if (byte < 0x80)
		t->partial_length = 0; /* a character that was cut off is dropped */
	t->partial[t->partial_length++] = (char)byte;
	if (utf8_decode(t->partial, (size_t)t->partial_length, &point) == t->partial_length) {
		memcpy(key->text, t->partial, (size_t)t->partial_length);
		key->text[t->partial_length] = '\0';
		key->key = t->partial_length == 1 ? (unsigned char)t->partial[0] : 0;
		t->partial_length = 0;
		if (utf8_is_control(point) &&
		    !utf8_is_joiner(point)) /* the line judges where one may stand */
			key->text[0] = '\0';
		return key->text[0] || key->key;
	}
	if (t->partial_length == 4 || (unsigned char)t->partial[0] < 0xc2)
		t->partial_length = 0;
	return false;
}

/* Curses queues what comes at once, two clicks as one key, and hands out the newest first, with the
 * releases: kept are the presses. */
static void take_mouse(struct terminal *t)
{
	MEVENT event;

	while (t->presses < PRESSES && getmouse(&event) == OK)
		if (event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON4_PRESSED | BUTTON5_PRESSED))
			t->press[t->presses++] = event;
}

static bool next_press(struct terminal *t, struct key *key)
{
	if (!t->presses)
		return false;
	*key = (struct key){ .key = KEY_MOUSE, .mouse = t->press[--t->presses] };
	return true;
}

static bool read_key(struct terminal *t, WINDOW *win, struct key *key)
{
	int got;

	if (next_press(t, key))
		return true;
	while ((got = wgetch(win)) != ERR) {
		t->heard = true;
		if (got == KEY_RESIZE || take_answer(t, got))
			continue; /* our own signal handler tells of a new size */
		if (got == PASTE_BEGINS || got == PASTE_ENDS) {
			t->pasting = got == PASTE_BEGINS;
			continue;
		}
		*key = (struct key){ .pasted = t->pasting };
		if (got == KEY_MOUSE) {
			take_mouse(t);
			if (next_press(t, key))
				return true;
			continue;
		}
		if (got >= KEY_MIN) {
			key->key = got == KEY_ENTER ? '\r' : got;
			return true;
		}
		if (add_byte(t, got, key)) {
			if (key->key == '\n')
				key->key = '\r';
			return true;
		}
	}
	return false;
}

bool terminal_key(struct terminal *t, struct key *key)
{
	if (t->early_next == t->early_count)
		return read_key(t, stdscr, key);
	*key = t->early[t->early_next++];
	if (t->early_next == t->early_count)
		t->early_next = t->early_count = 0;
	t->heard = true;
	return true;
}

/* Until all is answered, or enough; what is typed meanwhile comes after it. Reads through a
 * pad: a window would be painted first. */
static void await_answers(struct terminal *t, int64_t until_ms, bool all)
{
	WINDOW *pad = t->asked_ms ? newpad(1, 1) : NULL;
	struct pollfd fd = { .fd = STDIN_FILENO, .events = POLLIN };
	int64_t left;

	if (!pad)
		return;
	keypad(pad, TRUE);
	nodelay(pad, TRUE);
	while (t->asked_ms && (all || t->ground.teller != GROUND_TERMINAL) &&
	       (left = until_ms - io_now_ms()) > 0) {
		if (poll(&fd, 1, (int)left) > 0 && !(fd.revents & POLLIN))
			break;
		while (t->early_count < EARLY_KEYS && read_key(t, pad, &t->early[t->early_count]))
			t->early_count++;
		if (t->early_count == EARLY_KEYS)
			break;
	}
	delwin(pad);
}

void terminal_await_ground(struct terminal *t)
{
	await_answers(t, t->asked_ms + GROUND_MS, false);
}

void terminal_await_rest(struct terminal *t)
{
	int64_t now = io_now_ms();

	if (now - t->asked_ms < FAREWELL_WITHIN_MS)
		await_answers(t, now + FAREWELL_MS, true);
}
