# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/bans.c \
	%D%/bans.def \
	%D%/bans.h \
	%D%/card.c \
	%D%/card.h \
	%D%/counters.def \
	%D%/deck.c \
	%D%/deck.h \
	%D%/deck_lead.c \
	%D%/deck_tell.c \
	%D%/inner.h \
	%D%/life.c \
	%D%/life.h \
	%D%/scheme_decks.def \
	%D%/schemes.c \
	%D%/schemes.def \
	%D%/schemes.h
