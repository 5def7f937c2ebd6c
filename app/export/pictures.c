/* SPDX-License-Identifier: MIT */
/*
 * The pictures of what lies on a table.
 */
#include "export.h"
#include "rules/core/journal.h"
#include "saves/text/memory_stream.h"

extern const struct export_picture picture_battle, picture_catan, picture_masterboard, picture_schemes;

const struct export_picture *const export_pictures[] = { &picture_schemes, &picture_battle,
	                                                 &picture_masterboard, &picture_catan, NULL };

const struct export_picture *export_picture_of(const struct journal *journal, struct board_place place)
{
	const struct export_picture *const *picture = export_pictures;
	struct export_size size;
	struct export_mark mark;

	if (place.kind == PLACE_NONE)
		return NULL;
	while (*picture && !((*picture)->place && (*picture)->measure(journal, &size) &&
	                     (*picture)->place(journal_state(journal), place, &mark)))
		picture++;
	return *picture;
}

char *export_picture_svg(const struct export_picture *picture, const struct journal *journal,
                         struct export_size *size)
{
	char *svg;
	size_t bytes;
	FILE *out = memory_stream(&svg, &bytes);

	picture->measure(journal, size);
	export_svg_begin(out, *size);
	picture->draw(journal, out);
	fputs("</svg>\n", out);
	memory_stream_end(out, &svg);
	return svg;
}
