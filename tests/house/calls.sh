#!/bin/sh
# SPDX-License-Identifier: MIT
# Every call of the C library that saves/, net/ and app/ make is failed by the shim of the torture tests, or stands
# in tests/torture/calls.list with the reason why not. The rule is first tried on a call that it must refuse.

set -u
srcdir=${srcdir:-.}
folder=calls.tmp
shim=${TORTURE_SHIM:-tests/torture/shim.so}
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"
# shellcheck source=tests/kit/objects.sh
. "$srcdir/tests/kit/objects.sh"

# The names that the list has.
listed() {
	sed -n '/^#/d; s/^[^:]*: //p' "$srcdir/tests/torture/calls.list" | tr ' ' '\n'
}

# The names that the shim stands in for.
failed() {
	"${NM-nm}" -D --defined-only "$shim" | awk '{ print $NF }' | sed 's/@.*//'
}

# Of the names on standard input: those of the C library as they are written in the source. A compiler may compare
# without an order, and copy to know the end.
plain() {
	sed 's/@.*//; s/64$//; s/^__isoc[0-9]*_//; s/^__\(.*\)_chk$/\1/; s/^__\(open\)_2$/\1/; s/^bcmp$/memcmp/; s/^stpcpy$/strcpy/'
}

# OBJECT...: what they want that none of the product has ($folder/ours). Sanitizers, protectors and compilers add names of
# their own, FD_SET among them; cJSON asks for our memory, and for nothing else.
wanted() {
	"${NM-nm}" -u "$@" | awk '$1 == "U" { print $2 }' | plain | grep -Ev '^((_GLOBAL_OFFSET_TABLE|cJSON|__(asan|ubsan|tsan|sanitizer|stack_chk|gcov|sancov))_|fdelt$)' |
		LC_ALL=C sort -u | LC_ALL=C comm -23 - "$folder/ours"
}

# OBJECT...: what neither the shim nor the list knows.
unknown() {
	{ listed; failed; } | LC_ALL=C sort -u >"$folder/known"
	wanted "$@" | LC_ALL=C comm -23 - "$folder/known"
}

rm -rf "$folder"
mkdir "$folder" || exit 1
find rules saves screens net app -name '*.o' | xargs "${NM-nm}" -g --defined-only | awk 'NF == 3 { print $3 }' | LC_ALL=C sort -u >"$folder/ours"
fake "$folder/new" 'int mkfifo(const char *, unsigned); int one(void); int one(void) { return mkfifo("", 0); }'
something 'a call that nobody knows is seen' "$(unknown "$folder/new.o" | grep -x mkfifo)"
fake "$folder/old" 'int open(const char *, int, ...); int one(void); int one(void) { return open("", 0); }'
nothing 'one that the shim fails is let pass' "$(unknown "$folder/old.o")"

# shellcheck disable=SC2046 # a list of words
set -- $(objects | grep -E '^(saves|net|app)/')
nothing 'each call is in the shim, or in tests/torture/calls.list with the reason why not' "$(unknown "$@")"
nothing 'no call is in both' "$(failed | grep -Fx "$(listed)")"
nothing 'the list has no call twice' "$(listed | LC_ALL=C sort | uniq -d)"
nothing 'the list has no call that nobody makes' "$(wanted "$@" >"$folder/wanted"; listed | grep -Fxv -f "$folder/wanted" |
	while read -r name; do
		(cd "$srcdir" && grep -rqw --include='*.[ch]' "$name" saves net app rules) || echo "$name"
	done)"
rm -rf "$folder"
told
