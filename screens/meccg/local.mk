# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/card.c \
	%D%/choices.c \
	%D%/company.c \
	%D%/count.c \
	%D%/deck.c \
	%D%/draft.c \
	%D%/inner.h \
	%D%/keys.c \
	%D%/list.c \
	%D%/people.c \
	%D%/rows.c \
	%D%/scene.c \
	%D%/screen.c \
	%D%/start.c \
	%D%/tour.c
