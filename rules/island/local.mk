# SPDX-License-Identifier: MIT
librules_a_SOURCES += \
	%D%/draw.c \
	%D%/island.h \
	%D%/shape.c \
	%D%/text.c
