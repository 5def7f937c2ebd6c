# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/bans.c \
	%D%/bans.def \
	%D%/card.c \
	%D%/check.c \
	%D%/counters.def \
	%D%/deck.c \
	%D%/deck.h \
	%D%/inner.h \
	%D%/lead.c \
	%D%/life.c \
	%D%/magic.h \
	%D%/scheme_decks.def \
	%D%/schemes.c \
	%D%/schemes.def \
	%D%/schemes.h \
	%D%/tell.c
