# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/card.c \
	%D%/inner.h \
	%D%/keys.c \
	%D%/panels.c \
	%D%/screen.c \
	%D%/sheet.c \
	%D%/tour.c
