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

# PAGE: as man shows it, and what it complains of.
render() {
	MANWIDTH=80 MAN_KEEP_FORMATTING='' man -l "$1" 2>"$work/err/$1" >"$work/shown/$1"
}

mkdir -p "$work/err/ja" "$work/shown/ja"
printf '.TH X 1\n.SH NAME\nx \\- y\n' >"$work/x.1"
if ! man --version 2>&1 | grep -q '^man 2' || ! (cd "$work" && render x.1) || ! grep -q 'x - y' "$work/shown/x.1"; then
	echo '1..0 # SKIP needs the man of man-db (Debian: man-db)'
	exit 0
fi
if ! test "$(printf '\346\227\245' | wc -L 2>/dev/null)" -eq 2 2>/dev/null; then
	echo '1..0 # SKIP needs the wc of GNU (Debian: coreutils)'
	exit 0
fi

cd "$srcdir/man" || exit 99
set -- *.[1-9] ja/*.[1-9]
for page; do
	render "$page" || echo 'is not shown' >>"$work/err/$page"
done
nothing 'no page is shown with a complaint' "$(cd "$work/err" && grep -v 'cannot break line\|cannot adjust line' "$@")"
nothing 'no line has over 80 columns' "$(cd "$work/shown" && wc -L "$@" | awk '$1 > 80 && $2 != "total"')"
nothing 'no word is hyphenated' "$(cd "$work/shown" && grep -n '‐\|[a-z]-$' "$@")"
nothing 'no template of a key is left' "$(grep -n '{[a-z?#~"*+%]*[a-z ]*}' "$@" | grep -v '^[^:]*:[0-9]*:["{$,>]')"
nothing 'no key or verb comes twice in a section' \
	"$(awk 'FNR == 1 || /^[.]S[HS]/ { split("", seen) } tp && /^[.]B/ && seen[$0]++ { print FILENAME ": " $0 } { tp = /^[.]TP/ }' "$@")"
nothing 'there is one colon in NAME' "$(awk 'name && /:.*:/ { print FILENAME ": " $0 } { name = /^[.]SH (NAME|名前)/ }' "$@")"
told
