# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/card.c \
	%D%/codes.c \
	%D%/inner.h \
	%D%/numbers.c \
	%D%/pages.c \
	%D%/telephones.c \
	%D%/telephones.h
