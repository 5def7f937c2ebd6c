#!/bin/sh
# SPDX-License-Identifier: MIT
# The program under valgrind, in the place of the program: `make check-valgrind`.
# A finding of valgrind makes the exit status 99, which no test expects.

exec valgrind -q --error-exitcode=99 --leak-check=full --show-leak-kinds=definite \
	--errors-for-leak-kinds=definite --child-silent-after-fork=yes "${VALGRIND_PROGRAM:-./tableside}" "$@"
