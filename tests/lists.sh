#!/bin/sh
# SPDX-License-Identifier: MIT
# The lists that nobody reads until a release fails: a file of a room that
# Makefile.am does not name is in no build and no tarball; one with words for
# people that po/POTFILES.in does not name is never translated.

set -u
srcdir=${srcdir:-.}
count=0
failures=0

# WHAT LINES: passes when there are none.
nothing() {
	count=$((count + 1))
	if test -z "$2"; then
		echo "ok $count - $1"
	else
		failures=$((failures + 1))
		echo "not ok $count - $1"
		echo "$2" | sed 's/^/# /'
	fi
}

# The names of standard input that are no word of the file.
not_in() {
	while read -r name; do
		tr -s '[:space:]' '\n' <"$srcdir/$1" | grep -Fqx "$name" || echo "$name"
	done
}

# The files below the top that match patterns.
files() {
	# shellcheck disable=SC2048 # to be expanded there, not here
	(cd "$srcdir" && for file in $*; do test -f "$file" && echo "$file"; done)
}

sources() {
	files 'rules/*.[ch]' 'rules/*.def' 'saves/*.[ch]' 'screens/*.[ch]' 'app/*.[ch]'
}

# i18n.h is where the marks are made.
with_words() {
	sources | grep -v '^rules/i18n\.h$' | while read -r file; do
		grep -Eq '(^|[^A-Za-z0-9_])(N?_|P_)\(' "$srcdir/$file" && echo "$file"
	done
}

nothing 'a name that is in no list is seen' \
	"$(test "$(echo no/such_file.c | not_in Makefile.am)" = no/such_file.c || echo 'it is not')"
nothing 'there are sources' "$(test "$(sources | wc -l)" -gt 20 || sources)"
nothing 'Makefile.am names every source' "$(sources | not_in Makefile.am)"
nothing 'Makefile.am names every test' "$(files 'tests/*.c' 'tests/*.h' 'tests/*.sh' | not_in Makefile.am)"
nothing 'Makefile.am names every page of the manual' "$(files 'man/*.[1-8]' 'man/*/*.[1-8]' | not_in Makefile.am)"
nothing 'every page of the manual is there in Japanese' \
	"$(files 'man/*.[1-8]' | while read -r page; do test -f "$srcdir/man/ja/${page#man/}" || echo "$page"; done)"
nothing 'po/POTFILES.in names every file with words for people' "$(with_words | not_in po/POTFILES.in)"
nothing 'po/POTFILES.in names only files that are there' \
	"$(while read -r file; do test -f "$srcdir/$file" || echo "$file"; done <"$srcdir/po/POTFILES.in")"
nothing 'every game has a page of the manual' \
	"$(sed -n 's/^GAME(\([a-z]*\).*/\1/p' "$srcdir/rules/games.def" |
		while read -r game; do test -f "$srcdir/man/tableside-$game.6" || echo "$game"; done)"

nothing 'README.md shows pictures that are there' \
	"$(sed -n 's/^!\[.*](\(.*\))$/\1/p' "$srcdir/README.md" | while read -r file; do test -f "$srcdir/$file" || echo "$file"; done)"

# Every paragraph of the sequence of play is spoken of by a script of the rules.
unscripted() {
	sed -n 's/^STEP([^,]*, "\([0-9.]*\)".*/\1/p' "$srcdir/rules/titan_steps.def" | while read -r id; do
		cat "$srcdir"/tests/rules/titan-*.t |
			grep -Eq "(^|[^0-9.])$(echo "$id" | sed 's/[.]/[.]/g')([^0-9.]|[.]?$|[.] )" || echo "$id"
	done
}
nothing 'every paragraph of titan_steps.def has a script' "$(unscripted)"

echo "1..$count"
test "$failures" -eq 0
