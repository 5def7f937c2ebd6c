# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/inner.h \
	%D%/lines.c \
	%D%/screen.c \
	%D%/sheet.c \
	%D%/standings.c \
	%D%/tour.c \
	%D%/view.c
