# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/audit.c \
	%D%/awards.c \
	%D%/board.c \
	%D%/build.c \
	%D%/call.c \
	%D%/cards.c \
	%D%/catan.h \
	%D%/dealer.c \
	%D%/dice.c \
	%D%/facts.c \
	%D%/flow.c \
	%D%/friendly.c \
	%D%/game.c \
	%D%/hands.c \
	%D%/inner.h \
	%D%/lay.c \
	%D%/offers.c \
	%D%/options.c \
	%D%/place.c \
	%D%/places.c \
	%D%/rematch.c \
	%D%/report.c \
	%D%/robber.c \
	%D%/roll.c \
	%D%/rulings.c \
	%D%/setup.c \
	%D%/sight.c \
	%D%/trade.c \
	%D%/turn.c \
	%D%/words.c
