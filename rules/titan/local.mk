# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/ask.c \
	%D%/auto.c \
	%D%/battle.c \
	%D%/battle_turn.def \
	%D%/board.c \
	%D%/maps.def \
	%D%/chart.c \
	%D%/creatures.def \
	%D%/disputes.def \
	%D%/end.c \
	%D%/fight.c \
	%D%/game.c \
	%D%/inner.h \
	%D%/legion.c \
	%D%/move.c \
	%D%/options.c \
	%D%/order.c \
	%D%/play.c \
	%D%/read.c \
	%D%/report.c \
	%D%/setup.c \
	%D%/sight.c \
	%D%/spoils.c \
	%D%/start.c \
	%D%/steps.c \
	%D%/steps.def \
	%D%/strike.c \
	%D%/talk.c \
	%D%/tell.c \
	%D%/titan.h \
	%D%/turn.c \
	%D%/unit.c \
	%D%/words.c \
	%D%/after.c
