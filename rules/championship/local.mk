# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/championship.h \
	%D%/cut.c \
	%D%/game.c \
	%D%/inner.h \
	%D%/judge.c \
	%D%/plan.c \
	%D%/plan.h \
	%D%/plan_mend.c \
	%D%/plan_new.c \
	%D%/plan_picks.c \
	%D%/players.c \
	%D%/rank.c \
	%D%/report.c \
	%D%/sheet.c \
	%D%/words.c
