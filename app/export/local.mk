# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/battle.c \
	%D%/board.c \
	%D%/catan.c \
	%D%/chart.c \
	%D%/command.c \
	%D%/csv.c \
	%D%/documents.c \
	%D%/draw.c \
	%D%/evenings.c \
	%D%/event.c \
	%D%/event.h \
	%D%/export.h \
	%D%/file.c \
	%D%/formats.c \
	%D%/html.c \
	%D%/island.c \
	%D%/log.c \
	%D%/masterboard.c \
	%D%/md.c \
	%D%/page.c \
	%D%/pairings.c \
	%D%/pictures.c \
	%D%/rounds.c \
	%D%/rules.c \
	%D%/schemes.c \
	%D%/seats.c \
	%D%/sheet.c \
	%D%/sheets.c \
	%D%/slips.c \
	%D%/standing.c \
	%D%/standings.c \
	%D%/summary.c \
	%D%/svg.c \
	%D%/table.c \
	%D%/wall.c \
	%D%/words.c
