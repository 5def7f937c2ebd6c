# SPDX-License-Identifier: MIT
libsaves_a_SOURCES += \
	%D%/csv.c \
	%D%/csv.h \
	%D%/decode.c \
	%D%/decode.h \
	%D%/file.c \
	%D%/file.h \
	%D%/io.c \
	%D%/io.h \
	%D%/json.c \
	%D%/json.h \
	%D%/memory_stream.h \
	%D%/lookup.c \
	%D%/lookup.h \
	%D%/nation.c \
	%D%/nation.h \
	%D%/nations.def \
	%D%/person.c \
	%D%/person.h \
	%D%/pull.c \
	%D%/pull.h \
	%D%/stamp.c \
	%D%/stamp.h \
	%D%/wake.c
