# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/board.c \
	%D%/catan.c \
	%D%/chart.c \
	%D%/command.c \
	%D%/csv.c \
	%D%/documents.c \
	%D%/event.c \
	%D%/event.h \
	%D%/export.h \
	%D%/formats.c \
	%D%/html.c \
	%D%/island.c \
	%D%/log.c \
	%D%/md.c \
	%D%/page.c \
	%D%/pairings.c \
	%D%/rules.c \
	%D%/seats.c \
	%D%/sheet.c \
	%D%/sheets.c \
	%D%/slips.c \
	%D%/standing.c \
	%D%/standings.c \
	%D%/svg.c \
	%D%/table.c \
	%D%/wall.c \
	%D%/words.c
