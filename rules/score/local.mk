# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/count.c \
	%D%/game.c \
	%D%/inner.h \
	%D%/score.h
