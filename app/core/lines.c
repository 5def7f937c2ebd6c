/* SPDX-License-Identifier: MIT */
/*
 * The lines of a file that is too long for one.
 */
#include <stdlib.h>

#include "outside.h"

void outside_next_line(struct outside_call *call)
{
	struct outside_lines *before = &call->before;

	if (!call->line->length)
		return;
	before->text = xgrow(before->text, before->count, &before->room, sizeof *before->text);
	before->text[before->count++] = xstrdup(call->line->text);
	line_clear(call->line);
}

void outside_drop_lines(struct outside_lines *lines)
{
	for (int i = 0; i < lines->count; i++)
		free(lines->text[i]);
	free(lines->text);
}
