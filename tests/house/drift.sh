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

# FILE: its words, between blanks.
words_of() {
	echo " $(tr -sc 'a-z-' ' ' <"$srcdir/packaging/completions/$1") "
}

# FILE WORDS WORD
knows() {
	case $2 in *" $3 "* | *" ${3#--} "*) ;; *) false ;; esac
	tell $? "the completion $1 knows $3" "add $3 to completions/$1"
}

"$tableside" --help >"$work/help"
help=$(cat "$work/help")
page=$(sed 's/\\-/-/g' "$srcdir/man/tableside.1")
bash=$(words_of tableside.bash)
fish=$(words_of tableside.fish)
zsh=$(words_of _tableside)
for word in $(sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' "$work/help") \
	$(sed -n 's/^  -., \(--[a-z-]*\).*/\1/p' "$work/help"); do
	case $word in
	--*) knows _tableside "$zsh" "$word"; knows tableside.fish "$fish" "$word" ;;
	esac
	# Bash asks the program for options too, and knows those that something follows.
	case $help in *", $word="*) knows tableside.bash "$bash" "$word" ;; esac
	case $page in *"$word"*) ;; *) false ;; esac
	tell $? "the manual knows $word" "make man"
done

told
