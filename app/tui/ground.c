/* SPDX-License-Identifier: MIT */
/* See ground.h. */
#include "ground.h"

#include <ctype.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "saves/store.h"

/* Under GNU screen a question would go nowhere, and an answer to another window; tmux
 * answers. Linux's console and the others know no such sequence. */
const char *ground_question(void)
{
	static const char *const silent[] = { "linux", "screen", "eterm", "cons25", "wsvt", "sun", "fbterm" };
	const char *term = getenv("TERM"), *tmux = getenv("TMUX"), *screen = getenv("STY");

	if (tmux && *tmux)
		return "\033]11;?\007\033[c";
	for (size_t i = 0; i < sizeof silent / sizeof *silent; i++)
		if (!term || strncmp(term, silent[i], strlen(silent[i])) == 0)
			return NULL;
	return screen && *screen ? NULL : "\033]11;?\007\033[c";
}

/* One to four hexadecimal digits of the most that so many can be, as 0 to 255. */
static bool read_level(const char **text, int digits, int *level)
{
	long value = 0, most = 0;
	int count = 0;

	for (; count < digits && isxdigit((unsigned char)**text); count++, ++*text) {
		const char digit[] = { **text, '\0' };

		value = value * 16 + strtol(digit, NULL, 16);
		most = most * 16 + 15;
	}
	*level = most ? (int)(value * 255 / most) : 0;
	return count > 0;
}

/* As X names colours: "rgb:RR/GG/BB" with one to four digits each, "rgba:" with one more,
 * "#RRGGBB". */
static bool read_levels(const char *text, int level[3])
{
	size_t length = strlen(text);
	bool hash = *text == '#';

	if (hash && (length < 4 || length > 13 || length % 3 != 1))
		return false;
	if (!hash && strncmp(text, "rgb:", 4) != 0 && strncmp(text, "rgba:", 5) != 0)
		return false;
	text += hash ? 1 : strcspn(text, ":") + 1;
	for (int i = 0; i < 3; i++) {
		if (i && !hash && *text++ != '/')
			return false;
		if (!read_level(&text, hash ? (int)length / 3 : 4, &level[i]))
			return false;
	}
	return true;
}

bool ground_read(const char *answer, struct ground *ground)
{
	/* Black and white stand out from it alike; the squares are near enough to light. */
	enum { MIDDLE = 18 * 255 * 255 };
	int level[3];

	if (!read_levels(answer, level))
		return false;
	*ground = (struct ground){
		.light = 21 * level[0] * level[0] + 72 * level[1] * level[1] + 7 * level[2] * level[2] >
		         MIDDLE,
		.teller = GROUND_TERMINAL,
	};
	return true;
}

/* "xterm-256color light" */
static void tell(char *out, size_t size, bool light)
{
	const char *term = getenv("TERM");

	snprintf(out, size, "%.80s %s\n", term ? term : "", light ? "light" : "dark");
}

static int open_kept(const char *folder, int flags)
{
	char path[PATH_MAX + 16];

	if ((size_t)snprintf(path, sizeof path, "%s/ground", folder) >= sizeof path)
		return -1;
	return open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
}

static struct ground recall(const char *folder)
{
	char line[100] = "", ours[100];
	int fd = open_kept(folder, O_RDONLY);
	bool read_it = fd >= 0 && read(fd, line, sizeof line - 1) > 0;

	if (fd >= 0)
		close(fd);
	for (int light = 0; read_it && light < 2; light++) {
		tell(ours, sizeof ours, light);
		if (strcmp(line, ours) == 0)
			return (struct ground){ .light = light, .teller = GROUND_KEPT };
	}
	return (struct ground){ .teller = GROUND_NOBODY };
}

void ground_keep(const char *folder, const struct ground *ground)
{
	struct ground kept = recall(folder);
	struct reason ignored;
	char line[100];
	int fd;

	if ((kept.teller == GROUND_KEPT && kept.light == ground->light) ||
	    !store_make_folder(folder, &ignored))
		return;
	fd = open_kept(folder, O_WRONLY | O_CREAT | O_TRUNC);
	if (fd < 0)
		return;
	tell(line, sizeof line, ground->light);
	dprintf(fd, "%s", line);
	close(fd);
}

/* "15;0" or "0;default;15": the last number is the ground, one of the 16 colours. */
struct ground ground_guess(const char *folder)
{
	const char *text = getenv("COLORFGBG"), *last = text ? strrchr(text, ';') : NULL;
	char *end;
	long entry = last ? strtol(last + 1, &end, 10) : -1;

	if (!last || end == last + 1 || *end || entry < 0 || entry > 15)
		return recall(folder);
	return (struct ground){ .light = entry == 7 || entry > 8, .teller = GROUND_ENVIRONMENT };
}

const char *ground_word(const struct ground *ground)
{
	static const char *const words[][2] = {
		[GROUND_NOBODY] = { N_("auto: dark; the terminal did not answer") },
		[GROUND_ENVIRONMENT] = { N_("auto: dark, as COLORFGBG says"),
		                         N_("auto: light, as COLORFGBG says") },
		[GROUND_KEPT] = { N_("auto: dark, as the terminal said last time"),
		                  N_("auto: light, as the terminal said last time") },
		[GROUND_TERMINAL] = { N_("auto: dark, as the terminal says"),
		                      N_("auto: light, as the terminal says") },
	};

	return _(words[ground->teller][ground->light]);
}
