# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/board.c \
	%D%/card.c \
	%D%/choices.c \
	%D%/cursor.c \
	%D%/foot.c \
	%D%/inner.h \
	%D%/lines.c \
	%D%/map.c \
	%D%/page.c \
	%D%/panel.c \
	%D%/screen.c \
	%D%/tables.c \
	%D%/tour.c
