# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/call.c \
	%D%/cards.c \
	%D%/cards.def \
	%D%/catalogue.c \
	%D%/characters.def \
	%D%/check.c \
	%D%/council.c \
	%D%/deck.c \
	%D%/draft.c \
	%D%/game.c \
	%D%/inner.h \
	%D%/items.c \
	%D%/list.c \
	%D%/meccg.h \
	%D%/offers.c \
	%D%/play.c \
	%D%/pool.c \
	%D%/report.c \
	%D%/roll.c \
	%D%/starting.c \
	%D%/turn.c
