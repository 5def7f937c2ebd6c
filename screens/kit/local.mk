# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/canvas.c \
	%D%/canvas.h \
	%D%/chart.c \
	%D%/chart.h \
	%D%/digits.c \
	%D%/digits.h \
	%D%/kanji.c \
	%D%/kanji.def \
	%D%/kanji.h \
	%D%/large.def \
	%D%/letters.c \
	%D%/letters.h \
	%D%/numbers.h \
	%D%/paint.c \
	%D%/paint.h \
	%D%/palette.c \
	%D%/panel.c \
	%D%/panel.h \
	%D%/poster.c \
	%D%/poster.h \
	%D%/poster_cells.c \
	%D%/poster_dice.c \
	%D%/poster_list.c \
	%D%/seats.c \
	%D%/seats.h \
	%D%/spots.c \
	%D%/spots.h \
	%D%/tiles.c \
	%D%/tiles.h \
	%D%/ways.c \
	%D%/ways.h
