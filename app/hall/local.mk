# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/board.c \
	%D%/championship.c \
	%D%/command.c \
	%D%/events.c \
	%D%/hall.h \
	%D%/reception.c \
	%D%/table.c \
	%D%/word.c
