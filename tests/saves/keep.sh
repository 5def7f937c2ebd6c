#!/bin/sh
# SPDX-License-Identifier: MIT
# Keeps a table of each tests/saves/NAME.lines as this version writes it, NAME-VERSION.json, and
# what it tells of it, NAME-VERSION.state. NAME begins with the game. What is kept stays as it is.

set -eu
srcdir=${srcdir-.}
tableside=${TABLESIDE-./tableside}
LC_ALL=C.UTF-8
export LC_ALL
version=$("$tableside" --version | sed -n '1s/^tableside //p')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for lines in "$srcdir"/tests/saves/*.lines; do
	name=$(basename "$lines" .lines)
	kept=$srcdir/tests/saves/$name-$version
	test ! -e "$kept.json" || continue
	"$tableside" -d "$work/$name" run "${name%%-*}" "$lines" --save --seed 1 --title Friday >"$work/said" 2>&1 || {
		tail -n 2 "$work/said" >&2
		exit 1
	}
	"$tableside" show "$work/$name"/sessions/*.json --secret >"$work/state"
	cp "$work/state" "$kept.state"
	cp "$work/$name"/sessions/*.json "$kept.json"
	echo "$kept.json"
done
