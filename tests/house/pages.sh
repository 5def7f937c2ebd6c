#!/bin/sh
# SPDX-License-Identifier: MIT
# The pages of the manual as man shows them from the source, 80 columns wide and in any
# locale: no line is wider, no word is hyphenated, and NAME is one line to look up.

set -u
srcdir=${srcdir-.}
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"
unset MANOPT LC_ALL LANGUAGE LOCPATH
LC_ALL=C.UTF-8
export LC_ALL

render() {
	MANWIDTH=80 MAN_KEEP_FORMATTING='' man -l "$1" 2>"$work/err" >"$work/page"
}

printf '.TH X 1\n.SH NAME\nx \\- y\n' >"$work/x.1"
if ! man --version 2>&1 | grep -q '^man 2' || ! render "$work/x.1" || ! grep -q 'x - y' "$work/page"; then
	echo '1..0 # SKIP needs the man of man-db (Debian: man-db)'
	exit 0
fi
if ! test "$(printf '\346\227\245' | wc -L 2>/dev/null)" -eq 2 2>/dev/null; then
	echo '1..0 # SKIP needs the wc of GNU (Debian: coreutils)'
	exit 0
fi

wide() {
	while IFS= read -r line; do
		test "$(printf '%s' "$line" | wc -L)" -le 80 || printf '%s\n' "$line"
	done
}

for page in "$srcdir"/man/*.[1-9] "$srcdir"/man/ja/*.[1-9]; do
	name=man/${page##*/man/}
	render "$page"
	nothing "$name is shown without a complaint" "$(grep -v 'cannot break line\|cannot adjust line' "$work/err")"
	nothing "$name has no line over 80 columns" \
		"$(test "$(wc -L <"$work/page")" -le 80 || awk 'length($0) > 40' "$work/page" | wide)"
	nothing "$name hyphenates no word" "$(grep -n '‐\|[a-z]-$' "$work/page")"
	nothing "$name shows no template of a key" "$(grep -n '{[a-z?#~"*+%]*[a-z ]*}' "$page" | grep -v '^[0-9]*:["{$,>]')"
	nothing "$name has no key or verb twice in a section" \
		"$(awk '/^[.]S[HS]/ { split("", seen) } tp && /^[.]B/ && seen[$0]++; { tp = /^[.]TP/ }' "$page")"
	nothing "$name has one colon in NAME" "$(sed -n '/^\.SH \(NAME\|名前\)/{n;p;}' "$page" | grep ':.*:')"
done
told
