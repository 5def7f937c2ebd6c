# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/acts.c \
	%D%/ask.c \
	%D%/ask.h \
	%D%/click.c \
	%D%/complete.c \
	%D%/complete.h \
	%D%/digest.c \
	%D%/digest.h \
	%D%/edit.c \
	%D%/edit.h \
	%D%/frame.c \
	%D%/history.c \
	%D%/home.c \
	%D%/home_cache.c \
	%D%/keymap.c \
	%D%/keymap.h \
	%D%/keys.c \
	%D%/keys.h \
	%D%/loop.c \
	%D%/open_table.c \
	%D%/open_table.h \
	%D%/program_words.c \
	%D%/program_words.h \
	%D%/prompt.c \
	%D%/qr.c \
	%D%/qr.h \
	%D%/settings.c \
	%D%/settings.h \
	%D%/settings_page.c \
	%D%/table_keys.c \
	%D%/terminal.c \
	%D%/terminal.h \
	%D%/tour.c \
	%D%/tour.h \
	%D%/tui.h
