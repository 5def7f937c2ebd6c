#!/bin/sh
# SPDX-License-Identifier: MIT
# `make reach`, in a build with CFLAGS='-O0 --coverage': which lines of the product each test of tests.list reaches, for
# `make mutate REACH=FOLDER`, so that a change is tried by the tests alone that can see it. FOLDER/rows has a test in
# each line, the quickest first, with the seconds it may take; FOLDER/N has the lines "file:number" that the N-th reaches.

set -u
srcdir=${srcdir:-.}
out=$1
list=$srcdir/tests/mutate/tests.list
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
mkdir -p "$out" && rm -f "$out"/* || exit 99
mkdir "$work/t"
chmod a+x "$work"
export TMPDIR="$work/t" TABLESIDE="$PWD/tableside" TERM_ENDS=1 TESTS_ROUNDS=1

# Prints "file:number" of the lines that were run since the counters were removed; keeps those with code in $work/code.
reached() {
	find . -name '*.gcda' | xargs gcov -t 2>/dev/null | awk -v FS=: -v top="$srcdir/" -v code="$work/code" '
		$2 + 0 == 0 && $3 == "Source" { file = $4; if (index(file, top) == 1) file = substr(file, length(top) + 1) }
		file ~ /^tests|^\/|[^c]$/ { next }
		$1 ~ /#/ || $1 + 0 > 0 { print file ":" $2 + 0 >>code }
		$1 + 0 > 0 { print file ":" $2 + 0 }' | LC_ALL=C sort -u
	LC_ALL=C sort -u -o "$work/code" "$work/code"
}

n=0
awk '/^[^#]/ { $1 = $2 = ""; if (!seen[$0]++) print }' "$list" | while read -r row; do
	eval "set -- $row"
	test=$1
	shift
	n=$((n + 1))
	find . -name '*.gcda' -exec rm -f {} +
	case $test in
	*.sh) set -- sh "$srcdir/$test" "$@" ;;
	*) set -- "./$test" "$@" ;;
	esac
	began=$(date +%s)
	timeout 600 "$@" </dev/null >"$work/log" 2>&1 || echo "$row fails" >&2
	took=$(($(date +%s) - began))
	reached >"$work/$n"
	printf '%s %s %s\n' "$took" "$n" "$row" >>"$work/rows"
	printf '%4d s, %6d lines: %s\n' "$took" "$(wc -l <"$work/$n")" "$row"
done
mv "$work/code" "$out/code"
i=0
sort -n "$work/rows" | while read -r took n row; do
	i=$((i + 1))
	mv "$work/$n" "$out/$i"
	printf '%d %s\n' "$((5 + 10 * took))" "$row" >>"$out/rows"
done
