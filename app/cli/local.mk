# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/backup.c \
	%D%/cli.h \
	%D%/commands.c \
	%D%/doctor.c \
	%D%/evenings.c \
	%D%/help.c \
	%D%/inner.h \
	%D%/look.c \
	%D%/manual.c \
	%D%/odds.c \
	%D%/open.c \
	%D%/parse.c \
	%D%/report.c \
	%D%/run.c \
	%D%/settings.c
