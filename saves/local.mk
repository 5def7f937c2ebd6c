# SPDX-License-Identifier: MIT
libsaves_a_SOURCES += \
	%D%/save.h \
	%D%/settings.c \
	%D%/settings.h \
	%D%/store.c \
	%D%/store.h
