# SPDX-License-Identifier: MIT
libscreens_a_SOURCES += \
	%D%/screen.c \
	%D%/screen.h \
	%D%/screens.c
