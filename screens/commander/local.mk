# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/card.c \
	%D%/chart.c \
	%D%/facts.c \
	%D%/inner.h \
	%D%/lines.c \
	%D%/matrix.c \
	%D%/panel.c \
	%D%/screen.c \
	%D%/side.c \
	%D%/tour.c
