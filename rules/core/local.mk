# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/args.c \
	%D%/args.h \
	%D%/common.c \
	%D%/correct.c \
	%D%/emit.c \
	%D%/emit.h \
	%D%/game.h \
	%D%/i18n.c \
	%D%/i18n.h \
	%D%/inner.h \
	%D%/journal.c \
	%D%/journal_again.c \
	%D%/journal.h \
	%D%/journal_tree.c \
	%D%/journal_undo.c \
	%D%/journal_words.c \
	%D%/nearest.c \
	%D%/nearest.h \
	%D%/offer.c \
	%D%/offer.h \
	%D%/option.c \
	%D%/reason.c \
	%D%/reason.h \
	%D%/rng.c \
	%D%/rng.h \
	%D%/said.c \
	%D%/said.h \
	%D%/series.c \
	%D%/series.h \
	%D%/table.c \
	%D%/table.h \
	%D%/utf8.c \
	%D%/utf8.h \
	%D%/verb.c \
	%D%/words.c \
	%D%/words.h
