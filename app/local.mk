# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/memory_stream.h \
	%D%/run.c \
	%D%/run.h
