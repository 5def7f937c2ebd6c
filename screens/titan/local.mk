# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/atlas.c \
	%D%/card.c \
	%D%/choices.c \
	%D%/counters.c \
	%D%/duty.c \
	%D%/eyes.c \
	%D%/focus.c \
	%D%/foot.c \
	%D%/hexes.c \
	%D%/holes.c \
	%D%/inner.h \
	%D%/ladder.c \
	%D%/lands.c \
	%D%/legions.c \
	%D%/lines.c \
	%D%/map.c \
	%D%/march.c \
	%D%/marching.c \
	%D%/pages.c \
	%D%/panel.c \
	%D%/pen.c \
	%D%/phase.c \
	%D%/scene.c \
	%D%/screen.c \
	%D%/sheet.c \
	%D%/sheet_lines.c \
	%D%/sheet_parts.c \
	%D%/strike.c \
	%D%/tour.c
