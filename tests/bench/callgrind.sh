#!/bin/sh
# SPDX-License-Identifier: MIT
# callgrind.sh PICTURE: instructions of one table of each game, which repeat
# exactly; the table that README.md keeps.
set -eu

picture=$1
if ! command -v valgrind >/dev/null || ! command -v callgrind_annotate >/dev/null; then
	echo 'valgrind is not installed' >&2
	exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# inclusive instructions of a function
of() {
	awk -v name=":$1\$" '{ at = $0; sub(/ \[.*/, "", at) } at ~ name { gsub(/[^0-9]/, "", $1); print $1; exit }' "$work/tree"
}

printf '| %-14s | %-7s | %10s | %10s | %10s | %10s |\n' game size opening 'a picture' 'a line' 'the change'
echo '|---|---|---:|---:|---:|---:|'
for game in commander archenemy titan catan championship meccg; do
	for size in '24 80' '60 200'; do
		# shellcheck disable=SC2086 # two words
		env -i PATH="$PATH" TERM=xterm-256color TZ=UTC \
			valgrind --tool=callgrind --callgrind-out-file="$work/out" --log-file="$work/log" \
			"$picture" $game $size >/dev/null
		callgrind_annotate --inclusive=yes --threshold=100 "$work/out" >"$work/tree"
		printf '| %-14s | %-7s | %10s | %10s | %10s | %10s |\n' "$game" "$(echo "$size" | sed 's/\(.*\) \(.*\)/\2x\1/')" \
			"$(of counted_lines)" "$(of counted_picture)" "$(of counted_line)" "$(of counted_change)"
	done
done
