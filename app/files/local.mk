# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/catan.c \
	%D%/championship.c \
	%D%/counters.c \
	%D%/deck.c \
	%D%/documents.c \
	%D%/leaders.c \
	%D%/meccg.c \
	%D%/meccg_list.c \
	%D%/meccg_list.h \
	%D%/pairings.c \
	%D%/planes.c \
	%D%/players.c \
	%D%/results.c \
	%D%/rows.c \
	%D%/rows.h \
	%D%/schemes.c \
	%D%/score.c
