#!/bin/sh
# SPDX-License-Identifier: MIT
# Static analysis of the program by gcc's -fanalyzer, clang-tidy and cppcheck,
# whichever are there; `make analyze` calls it with what the build compiles with.
# Findings are printed, and then it fails. What is suppressed is explained here,
# in .clang-tidy, or in the line above the place.
#
#     analyze.sh SRCDIR BUILDDIR JOBS FLAG...

set -u
srcdir=$1 builddir=$2 jobs=$3
shift 3
found=0
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$srcdir" || exit 99
# clang-tidy reads them in another folder. REASONS_ARE_FALSE: see rules/core/reason.h
set -- -std=gnu11 -DREASONS_ARE_FALSE -I"$builddir" -I"$PWD" "$@"
find rules saves screens net app -name '*.c' | LC_ALL=C sort >"$work/sources"

# NAME COMMAND...: runs it for all sources; its output is a finding.
analyze() {
	name=$1
	shift
	command -v "$1" >/dev/null || {
		echo "== $name: not here"
		return
	}
	xargs -n 1 -P "$jobs" "$@" <"$work/sources" >"$work/out" 2>"$work/err" || found=1
	grep -q ' warning: \| error: \|: warning\|: error' "$work/out" "$work/err" && found=1
	grep -h -v '^[0-9]* warnings\{0,1\}.* generated\|^Suppressed \|^Use -' "$work/out" "$work/err" | head -n 200
	echo "== $name: done"
}

# A flag is one word also behind xargs: words with quotes are in a file.
printf '%s\n' "$@" | sed 's/["\\]/\\&/g' >"$work/flags"

# gcc 12 loses structures that are copied or filled by another file, and memory
# that is kept in an array behind a pointer: clang-tidy, valgrind and
# LeakSanitizer look for the same.
analyze 'gcc -fanalyzer' gcc "@$work/flags" -O1 -fanalyzer -Wno-analyzer-use-of-uninitialized-value \
	-Wno-analyzer-malloc-leak -c -o /dev/null

printf '%s\n' "$@" >"$work/compile_flags.txt"
analyze clang-tidy clang-tidy --quiet -p "$work"

# readdir and getpwuid: the only other thread syncs and does nothing else; the
# reentrant readdir_r is deprecated.
if command -v cppcheck >/dev/null; then
	grep '^-[DI]' "$work/compile_flags.txt" >"$work/cppcheck"
	set -- --quiet -j "$jobs" --enable=warning,portability,performance --inline-suppr --std=c11 --library=posix \
		--suppress=readdirCalled --suppress=getpwuidCalled --suppress=duplicateAssignExpression --error-exitcode=1
	while read -r flag; do set -- "$@" "$flag"; done <"$work/cppcheck"
	cppcheck "$@" rules saves screens net app || found=1
	echo '== cppcheck: done'
else
	echo '== cppcheck: not here'
fi
exit $found
