# SPDX-License-Identifier: MIT
libsaves_a_SOURCES += \
	%D%/data.c \
	%D%/data.h \
	%D%/deck.c \
	%D%/deck.h \
	%D%/deck_csv.c \
	%D%/deck_xml.c \
	%D%/deck_json.c \
	%D%/deck_list.c \
	%D%/index.c \
	%D%/index.h \
	%D%/scan.c \
	%D%/scan.h \
	%D%/schemes.c \
	%D%/schemes.h
