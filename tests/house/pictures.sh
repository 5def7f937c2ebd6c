#!/bin/sh
# SPDX-License-Identifier: MIT
# The pictures that documents show are there, the gallery shows all of them, and those of a phone are of the page
# as it is now. Screens are compared by tests/pictures/all_test.
set -u
srcdir=${srcdir-.}
. "$srcdir/tests/kit/tell.sh"
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
pictures=$srcdir/man/pictures

for document in README.md README.ja.md man/pictures/index.html; do
	grep -o '[a-z/0-9-]*\.\(svg\|png\)' "$srcdir/$document" | LC_ALL=C sort -u | while read -r name; do
		test -f "$srcdir/$name" || test -f "$pictures/$name" || echo "$name"
	done >"$work/lost"
	nothing "$document: its pictures are there" "$(cat "$work/lost")"
done
sh "$srcdir/tests/pictures/gallery.sh" "$pictures" >"$work/index.html"
nothing 'the gallery shows every picture: make pictures' "$(diff "$work/index.html" "$pictures/index.html" 2>&1 | head -n 5)"
cd "$srcdir/net/phones/page" || exit 99
sum=$(cat page.html page.css page.js | sha256sum | cut -c 1-16)
cd - >/dev/null || exit 99
nothing 'the picture of a phone is of the present page: make pictures' "$(echo "$sum" | diff - "$pictures/phone.of")"
told
