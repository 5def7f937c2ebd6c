# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/chart.c \
	%D%/command.c \
	%D%/event.c \
	%D%/export.h \
	%D%/page.c \
	%D%/sheet.c \
	%D%/table.c \
	%D%/words.c
