# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/card.c \
	%D%/duties.c \
	%D%/holes.c \
	%D%/inner.h \
	%D%/lines.c \
	%D%/met.c \
	%D%/number.c \
	%D%/panes.c \
	%D%/roll.c \
	%D%/room.c \
	%D%/screen.c \
	%D%/sheet.c \
	%D%/standings.c \
	%D%/tables.c \
	%D%/touch.c \
	%D%/tour.c \
	%D%/view.c
