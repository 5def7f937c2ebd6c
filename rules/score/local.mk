# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/count.c \
	%D%/deals.c \
	%D%/game.c \
	%D%/games.c \
	%D%/inner.h \
	%D%/numbers.c \
	%D%/offers.c \
	%D%/options.c \
	%D%/places.c \
	%D%/report.c \
	%D%/score.h \
	%D%/settle.c \
	%D%/templates.c
