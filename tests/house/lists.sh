#!/bin/sh
# SPDX-License-Identifier: MIT
# Lists that nobody misses until a release fails: a file that no local.mk names is in
# no build and no tarball; the words of a file that po/POTFILES.in does not name are
# never translated.

set -u
srcdir=${srcdir:-.}
top=$(cd "$srcdir" && pwd)
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# FILE: the names of standard input that are no word of the file.
not_in() {
	words=$(tr -s '[:space:]' '\n' <"$1")
	grep -Fvx -e "$words"
}

sources() {
	(cd "$top" && find rules saves screens net app -name '*.[ch]' -o -name '*.def' | LC_ALL=C sort)
}

tests() {
	(cd "$top" && find tests -name '*.[ch]' -o -name '*.sh' | LC_ALL=C sort)
}

# What all local.mk name, a path a line.
NAMED=$(cd "$srcdir" && find rules saves screens net app tests -name local.mk -exec awk '
	FNR == 1 { folder = FILENAME; sub(/[/]local[.]mk$/, "", folder) }
	{ gsub(/%D%/, folder); for (i = 1; i <= NF; i++) print $i }' {} +)
export NAMED

# The names of standard input that no local.mk has; a program of the tests may be
# named without its .c. (Data of the tests is found by itself, app/main.c is in
# Makefile.am.)
unnamed() {
	awk 'BEGIN { n = split(ENVIRON["NAMED"], word, "\n"); while (n) named[word[n--]] = 1 }
		{ program = $0; sub(/[.]c$/, "", program) }
		!($0 in named) && !(program in named)'
}

with_words() {
	(cd "$top" && sources | xargs grep -lE '(^|[^A-Za-z0-9_])(N?_|P_|N?C_)\("')
}

nothing 'a name that is in no list is seen' \
	"$(test "$(echo rules/core/local.mk | unnamed)" = rules/core/local.mk || echo 'it is not')"
nothing 'there are sources' "$(test "$(sources | wc -l)" -gt 20 || sources)"
nothing 'each local.mk names the sources of its folder' "$(sources | grep -v '^app/main[.][ch]$' | unnamed)"
nothing 'each local.mk names the tests of its folder' \
	"$(tests | grep -v '[.]sh$' | grep -v '^tests/rules/archenemy/' | unnamed)"
nothing 'the manual has every page' \
	"$(cd "$srcdir" && for page in man/*.[1-8]; do
		game=${page#man/tableside-}
		grep -Fq "%D%/${page#man/}" man/local.mk || grep -Fqx "GAME(${game%.6})" rules/games.def || echo "$page"
	done)"
nothing 'every page of the manual is there in Japanese' \
	"$(cd "$srcdir" && for page in man/*.[1-8]; do test -f "man/ja/${page#man/}" || echo "$page"; done)"
nothing 'po/POTFILES.in names every file with words for people' "$(with_words | not_in "$srcdir/po/POTFILES.in")"
nothing 'po/POTFILES.in names only files that are there' \
	"$(while read -r file; do test -f "$srcdir/$file" || echo "$file"; done <"$srcdir/po/POTFILES.in")"
nothing 'every game has a page of the manual' \
	"$(sed -n 's/^GAME(\([a-z]*\).*/\1/p' "$srcdir/rules/games.def" |
		while read -r game; do test -f "$srcdir/man/tableside-$game.6" || echo "$game"; done)"

# A script of the rules names every paragraph of the sequence of play.
unscripted() {
	numbers=$(cat "$srcdir"/tests/rules/titan/*.t | grep -oE '[0-9.]+' | sed 's/[.]$//' | sort -u)
	sed -n 's/^STEP([^,]*, "\([0-9.]*\)".*/\1/p' "$srcdir/rules/titan/steps.def" | grep -Fvx -e "$numbers"
}
nothing 'every paragraph of rules/titan/steps.def has a script' "$(unscripted)"

# The names that a line `NAME:` gives to the scenes of a game, in the order of the file.
scenes() { # FILE
	sed -n 's/^\([^ ]*\):$/\1/p' "$1"
}

unused_scenes() {
	(cd "$srcdir/tests" && for file in rules/*/scenes.txt; do
		game=${file#rules/}
		game=${game%/*}
		scenes "$file" | grep -Fvx -e "$(cat "$file" rules/"$game"/*.t screens/"$game"/*.t 2>/dev/null | sed -n 's/^scene //p')" |
			sed "s|^|$file: |"
	done)
}

double_scenes() {
	(cd "$srcdir/tests" && for file in rules/*/scenes.txt; do scenes "$file" | sort | uniq -d; done)
}
nothing 'every scene of scripts is used' "$(unused_scenes)"
nothing 'no two scenes of a game have one name' "$(double_scenes)"

told
