# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/archenemy.h \
	%D%/choose.c \
	%D%/deck.c \
	%D%/due.c \
	%D%/effect.c \
	%D%/game.c \
	%D%/inner.h \
	%D%/kind.c \
	%D%/motion.c \
	%D%/notes.c \
	%D%/offers.c \
	%D%/options.c \
	%D%/order.c \
	%D%/places.c \
	%D%/report.c \
	%D%/sides.c \
	%D%/turn.c
