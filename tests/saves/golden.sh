#!/bin/sh
# SPDX-License-Identifier: MIT
# Tables of all releases open for ever with the same meaning: the state still has each
# line of tests/saves/NAME.state, in its place. A later release may add lines. Of tables
# from before 0.9.0 a result may have been corrected: then NAME.now has what opening says
# of it, and the lines of NAME.state that are others now; it allows no other.

set -u
srcdir=${srcdir-.}
tableside=${TABLESIDE-./tableside}
LC_ALL=C.UTF-8
export LC_ALL
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

mkdir "$work/was" "$work/is" "$work/told"
for save in "$srcdir"/tests/saves/*.json; do
	name=${save##*/}
	name=${name%.json}
	"$tableside" show "$save" --secret >"$work/is/$name.state" 2>"$work/told/$name"
	tell $? "$name opens"
done
cp "$srcdir"/tests/saves/*.state "$work/was"
cp "$work/is/commander-0.1.state" "$work/is/noticed.state"
sed 's/life: [0-9]*/life: 1000/' "$work/is/noticed.state" >"$work/was/noticed.state"

# NAME and what is told, NAME and a line that is lost; and the same as tests/saves/NAME.now has it.
{
	(cd "$work/told" && awk '{ sub(/^tableside: /, ""); print FILENAME, $0 }' ./*)
	(cd "$work" && diff -r was is) | awk '
		/^diff / { name = $NF; sub(/^is/, ".", name); sub(/[.]state$/, "", name) }
		/^</ { print name, $0 }
		/^Only in / { print "./" substr($4, 1, length($4) - 6), "is not kept" }'
} | sort -s -k 1,1 >"$work/now"
(cd "$srcdir/tests/saves" && awk '{ print substr(FILENAME, 1, length(FILENAME) - 4), $0 }' ./*.now) |
	sort -s -k 1,1 | diff - "$work/now" | grep '^[<>]' >"$work/others"
others=$(cat "$work/others")
for save in "$work/told"/*; do
	name=${save##*/}
	case $others in *"./$name "*) false ;; esac
	tell $? "$name means what it meant" "$others"
done
case $others in *'./noticed < '*'life: 1000'*) ;; *) false ;; esac
tell $? "another life would be noticed"

# What is said now at an older table goes by the rules of now, and its line says so: a ruling
# passes nothing (Titan with auto-step, before 0.9).
cp "$srcdir/tests/saves/titan-auto-step-0.1.json" "$work/older.json" && chmod u+w "$work/older.json"
printf 'note x\nbegin Red turn=2\nlegion Red Rd02 none\nnote y\n' | "$tableside" run "$work/older.json" >"$work/log"
grep -q '"do":"begin Red turn=2 & option auto-step on since=0.9"' "$work/older.json" &&
	grep -q '"do":"note x"' "$work/older.json" && grep -q '"do":"legion Red Rd02 none"' "$work/older.json" &&
	"$tableside" show "$work/older.json" | grep -q '^step: 2.1$'
tell $? "an older table goes on by the rules of now"
[ "$("$tableside" log "$work/older.json" | grep -c "option auto-step")" -eq 1 ]
tell $? "and its log tells the option once"

# What is corrected stands at its entry in the log, and only where no version was told.
half=$srcdir/tests/saves/titan-half-0.1.json
"$tableside" log "$half" 2>/dev/null | grep -q '^ *8 .*  half points: 7 now$'
tell $? "a correction stands at its entry"
sed '1s/"id"/"by":"0.9.0","id"/' "$half" >"$work/young.json"
"$tableside" show "$work/young.json" >"$work/state" 2>&1
! grep -q ' now' "$work/state"
tell $? "a table of 0.9.0 has no corrections"

# Each game has a table of this version, or make golden keeps it.
version=$("$tableside" --version | sed -n '1s/^tableside //p')
for game in $("$tableside" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
	[ -e "$srcdir/tests/saves/$game-$version.json" ]
	tell $? "a table of $game is kept: make golden"
done
told
