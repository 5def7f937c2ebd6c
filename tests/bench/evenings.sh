#!/bin/sh
# SPDX-License-Identifier: MIT
# How long `evenings` takes over many tables: the first time, and once their digests are kept.
# The tables are kept ones of a few games, copied under new names and ids.
#
#     TABLESIDE=build/tableside tests/bench/evenings.sh [TABLES]
set -eu

program=${TABLESIDE:-./tableside}
tables=${1:-10000}
top=$(mktemp -d)
trap 'rm -rf "$top"' EXIT
export XDG_DATA_HOME="$top" XDG_STATE_HOME="$top" XDG_CONFIG_HOME="$top" XDG_CACHE_HOME="$top"
sessions=$top/tableside/sessions
mkdir -p "$sessions"

here=${srcdir:-.}/tests/saves
awk -v tables="$tables" -v folder="$sessions" '
	{ text[FILENAME] = text[FILENAME] $0 "\n" }
	FNR == 1 { file[files++] = FILENAME }
	END {
		for (n = 0; n < tables; n++) {
			id = sprintf("%08x-0000-4000-8000-000000000000", n)
			out = folder "/" id ".json"
			copy = text[file[n % files]]
			sub(/"id":"[0-9a-f-]*"/, "\"id\":\"" id "\"", copy)
			gsub(/Bob/, "Bob" n % 40, copy)
			printf "%s", copy >out
			close(out)
		}
	}' "$here/commander-0.9.0.json" "$here/score-0.9.0.json" "$here/catan-0.9.0.json" "$here/commander-join-0.9.0.json"

for run in first again; do
	printf '%s: ' "$run"
	/usr/bin/env time -f '%e s, %M KiB' "$program" evenings --json >/dev/null
done
