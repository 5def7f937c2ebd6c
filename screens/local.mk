# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/card.c \
	%D%/card.h \
	%D%/screen.c \
	%D%/screen.h \
	%D%/screens.c
