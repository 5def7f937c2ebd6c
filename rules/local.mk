# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/games.c \
	%D%/games.def \
	%D%/games.h
