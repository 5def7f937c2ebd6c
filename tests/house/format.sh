#!/bin/sh
# SPDX-License-Identifier: MIT
# Each source in C is as clang-format 14 makes it with .clang-format, and no line
# outside of a table that is laid out by hand is longer than its limit. A file
# that has passed is not formatted again until it changes (format.passed).

set -u
srcdir=${srcdir:-.}
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# clang-format-14, or clang-format of that version.
formatter() {
	for name in clang-format-14 clang-format; do
		case $("$name" --version 2>/dev/null) in
		*' version 14.'*) echo "$name" && return ;;
		esac
	done
}

sources() {
	find rules saves screens net app tests -name '*.[ch]' | LC_ALL=C sort
}

# FILE...: those that differ.
unformatted() {
	"$format" --dry-run --Werror --ferror-limit=1 "$@" 2>&1 | sed -n 's/^\([^:]*[.][ch]\):[0-9]*:.*/\1/p' | LC_ALL=C sort -u
}

# FILE...: the lines that are too long. A character of several bytes counts as one.
long_lines() {
	LC_ALL=C awk -v limit="$limit" '
		FNR == 1 { by_hand = 0 }
		/clang-format off/ { by_hand = 1 }
		/clang-format on/ { by_hand = 0 }
		!by_hand {
			line = $0
			gsub(/[\200-\277]/, "", line)
			parts = split(line, part, "\t")
			columns = 0
			for (i = 1; i <= parts; i++) {
				columns += length(part[i])
				if (i < parts) columns += 8 - columns % 8
			}
			if (columns > limit) print FILENAME ":" FNR ": " columns " columns"
		}' "$@"
}

build=$(pwd)
cd "$srcdir" || exit 99
format=$(formatter)
if [ -z "$format" ]; then
	echo '1..0 # SKIP needs clang-format 14 (Debian: clang-format-14)'
	exit 0
fi
limit=$(sed -n 's/^ColumnLimit: *//p' .clang-format)

# shellcheck disable=SC2046 # a list of words
cksum .clang-format $(sources) >"$build/format.now"
test -f "$build/format.passed" || echo none >"$build/format.passed"
changed=$(grep -Fvx -f "$build/format.passed" "$build/format.now" | sed 's/^[0-9]* [0-9]* //')
case "$changed" in
.clang-format*) changed=$(sources) ;;
esac

fake=$(mktemp -d) || exit 99
trap 'rm -rf "$fake"' EXIT
cp .clang-format "$fake"
printf 'int  a;\n' >"$fake/wrong.c"
printf 'int a;\n' >"$fake/right.c"
something 'two blanks are seen' "$(unformatted "$fake/wrong.c")"
nothing 'one blank is let pass' "$(unformatted "$fake/right.c")"
printf '\t%0110d\n' 1 >"$fake/wrong.c"
printf '\t%0102d\n/* clang-format off */\n%0200d\n/* clang-format on */\n' 1 1 >"$fake/right.c"
something 'a long line is seen' "$(long_lines "$fake/wrong.c")"
nothing 'a line of the limit, and a table laid out by hand, are let pass' "$(long_lines "$fake/right.c")"

# shellcheck disable=SC2086
wrong=$(test -z "$changed" || unformatted $changed)
nothing 'each source is formatted; else: clang-format -i FILE' "$wrong"
# shellcheck disable=SC2046
nothing "no line has more than $limit columns" "$(long_lines $(sources))"
rm -f "$build/format.passed"
test -n "$wrong" || mv "$build/format.now" "$build/format.passed"
told
