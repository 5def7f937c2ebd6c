# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/championship.c \
	%D%/deck.c \
	%D%/meccg_compare.c \
	%D%/meccg_lists.c \
	%D%/meccg_lists.h \
	%D%/outside.c \
	%D%/outside.h \
	%D%/schemes.c
