# SPDX-License-Identifier: MIT
libapp_a_SOURCES += \
	%D%/main.h \
	%D%/memory_stream.h
