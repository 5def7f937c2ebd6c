# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/call.c \
	%D%/championship.h \
	%D%/clock.c \
	%D%/correct.c \
	%D%/cut.c \
	%D%/due.c \
	%D%/facts.c \
	%D%/free.c \
	%D%/game.c \
	%D%/inner.h \
	%D%/judge.c \
	%D%/moves.c \
	%D%/names.c \
	%D%/offers.c \
	%D%/plan.c \
	%D%/plan_anneal.c \
	%D%/plan_mend.c \
	%D%/plan_new.c \
	%D%/plan_picks.c \
	%D%/players.c \
	%D%/rank.c \
	%D%/report.c \
	%D%/result.c \
	%D%/schedule.c \
	%D%/seating.c \
	%D%/wall.c \
	%D%/worth.c
