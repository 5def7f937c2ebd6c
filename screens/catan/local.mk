# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/bank.c \
	%D%/board.c \
	%D%/card.c \
	%D%/choices.c \
	%D%/cursor.c \
	%D%/dice.c \
	%D%/inner.h \
	%D%/lines.c \
	%D%/map.c \
	%D%/news.c \
	%D%/panel.c \
	%D%/room.c \
	%D%/screen.c \
	%D%/setup.c \
	%D%/tables.c \
	%D%/tour.c
