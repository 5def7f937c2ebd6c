#!/bin/sh
# SPDX-License-Identifier: MIT
# The manual in the tree is what the program prints, and the completions know
# every option. A failed check names the cure.

set -u
srcdir=${srcdir-.}
tableside=${TABLESIDE-./tableside}
LC_ALL=C
export LC_ALL
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

same_page() { # page file
	"$tableside" --manual "$1" >"$work/page" && cmp -s "$work/page" "$srcdir/man/$2"
	tell $? "man/$2 is what the program prints" "make man"
	if [ -n "${LOCPATH-}" ]; then
		LC_ALL=ja_JP.UTF-8 "$tableside" --manual "$1" >"$work/page" && cmp -s "$work/page" "$srcdir/man/ja/$2"
		tell $? "man/ja/$2 is what the program prints" "make man"
	else
		skip "man/ja/$2 is what the program prints" "the locale ja_JP.UTF-8" locales
	fi
}

same_page tableside tableside.1
same_page config tableside-config.5
games=$("$tableside" help | sed -n 's/^  \([a-z]*\) .*/\1/p')
[ -n "$games" ]
tell $? "there are games" "tableside help lists none"
for game in $games; do
	same_page "$game" "tableside-$game.6"
done

# The check can fail: a page with another line in it is noticed.
{ "$tableside" --manual tableside; echo x; } >"$work/other"
"$tableside" --manual tableside >"$work/page"
! cmp -s "$work/page" "$work/other"
tell $? "a changed page would be noticed" "cmp is broken"

# Bash asks the program for options too, and knows those that something follows.
knows() { # FILE WORD
	grep -Eq -e "(^|[^a-z-])(--)?${2#--}([^a-z-]|\$)" "$srcdir/packaging/completions/$1"
	tell $? "the completion $1 knows $2" "add $2 to completions/$1"
}

"$tableside" --help >"$work/help"
for word in $(sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' "$work/help") \
	$(sed -n 's/^  -., \(--[a-z-]*\).*/\1/p' "$work/help"); do
	case $word in
	--*) knows _tableside "$word"; knows tableside.fish "$word" ;;
	esac
	! grep -q "^  -., $word=" "$work/help" || knows tableside.bash "$word"
	escaped=$(printf '%s' "$word" | sed 's/-/\\\\-/g')
	grep -qe "$escaped" "$srcdir/man/tableside.1"
	tell $? "the manual knows $word" "make man"
done

told
