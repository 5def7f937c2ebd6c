# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/board.c \
	%D%/command.c \
	%D%/hall.h \
	%D%/reception.c
