# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/card.c \
	%D%/cards.c \
	%D%/inner.h \
	%D%/lines.c \
	%D%/lives.c \
	%D%/names.c \
	%D%/places.c \
	%D%/reveal.c \
	%D%/screen.c \
	%D%/setup.c \
	%D%/tour.c
