#!/bin/sh
# SPDX-License-Identifier: MIT
# Tables of earlier releases open for ever with the same meaning: the state still
# has each line of tests/saves/NAME.json, in its place. A later release may add
# lines.

set -u
srcdir=${srcdir-.}
tableside=${TABLESIDE-./tableside}
LC_ALL=C.UTF-8
export LC_ALL
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
count=0
failed=0

tell() { # status name
	count=$((count + 1))
	if [ "$1" -eq 0 ]; then
		echo "ok $count - $2"
	else
		echo "not ok $count - $2"
		failed=1
	fi
}

# Lines that the first file has and the second has not.
lost() {
	diff "$1" "$2" | grep '^<'
}

for save in "$srcdir"/tests/saves/*.json; do
	name=$(basename "$save" .json)
	"$tableside" show "$save" --secret >"$work/state"
	tell $? "$name opens"
	lost "$srcdir/tests/saves/$name.state" "$work/state" | sed 's/^/# /' >"$work/lost"
	cat "$work/lost"
	[ ! -s "$work/lost" ]
	tell $? "$name means what it meant"
	"$tableside" log "$save" >"$work/log" && [ -s "$work/log" ]
	tell $? "$name tells its log"
done

# It would be noticed.
"$tableside" show "$srcdir/tests/saves/commander-0.1.json" >"$work/state"
sed 's/life: [0-9]*/life: 1000/' "$work/state" >"$work/other"
lost "$work/state" "$work/other" >/dev/null
tell $? "another life would be noticed"
echo "1..$count"
exit $failed
