/* SPDX-License-Identifier: MIT */
/* Text in the window of a scene, and what is often in it. */
#include <stdarg.h>
#include <stdio.h>

#include "inner.h"

int titan_paint(const struct titan_scene *s, int y, int x, int cols, int style, const char *text)
{
	return paint(s->win, s->p, y, x, cols, style, text);
}

int titan_paint_format(const struct titan_scene *s, int y, int x, int cols, int style, const char *format,
                       ...)
{
	char text[200];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	return titan_paint(s, y, x, cols, style, text);
}

int titan_height(const struct titan *t, int legion)
{
	enum titan_creature list[TITAN_START];

	return titan_legion_now(t, legion, list);
}

const char *titan_step_id(const struct titan *t)
{
	return titan_steps[t->step].id;
}
