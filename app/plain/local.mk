# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/ask.c \
	%D%/export.c \
	%D%/home.c \
	%D%/loop.c \
	%D%/plain.h \
	%D%/read.c \
	%D%/run.c \
	%D%/run.h \
	%D%/table.c \
	%D%/tell.c
