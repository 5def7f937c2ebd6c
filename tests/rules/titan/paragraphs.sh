#!/bin/sh
# SPDX-License-Identifier: MIT
# The index of Titan's sequence of play: each numbered paragraph from 1 to 3 has a script
# beside this file whose heading names it ("# 2.5.6.9: ..."; x stands for both sides' battle
# turns), and where the table waits at it a script stands there (". step 2.5.6.9", or a sentence
# or a refusal that begins with the number).
#
#     sh tests/rules/titan/paragraphs.sh | grep '^#'      paragraph, scripts

set -u
srcdir=${srcdir-.}
rules=$srcdir/rules/titan
tests=$srcdir/tests/rules/titan

# "2.5.6.9 waits", "2.5.6.4 heads"
paragraphs() {
	sed -n 's/^STEP([^,]*, "\([0-9.]*\)", \([A-Z_]*\),.*/\1 \2/p; s/^HEADING([^,]*, "\([0-9.]*\)",.*/\1 WHO_NOBODY/p' "$rules/steps.def"
	for turn in 2.5.6.4.1 2.5.6.4.2; do
		sed -n "s/^TURN([^,]*, \"\([0-9.]*\)\", \([A-Z_]*\),.*/$turn\1 \2/p" "$rules/battle_turn.def"
	done
}

paragraphs | sort -V | awk -v folder="$tests" '
	BEGIN {
		while (("ls " folder) | getline name)
			if (name ~ /\.t$/) {
				path = folder "/" name
				for (line = 1; (getline text < path) > 0; line++)
					read(text, name ":" line)
			}
	}
	# the numbers in front of a colon: "# 2.5.6.4.x.4.3, 2.5.6.9: ...; 2.6: ..."
	function read(text, where, part, numbers, n, k, i, id) {
		if (text ~ /^# [0-9][0-9.x, and]*:/) {
			for (k = split(substr(text, 3), part, "; "); k > 0; k--) {
				if (part[k] !~ /^[0-9][0-9.x, and]*:/)
					continue
				sub(/:.*/, "", part[k])
				for (n = split(part[k], numbers, /[^0-9.x]+/); n > 0; n--) {
					id = numbers[n]
					if (sub(/x/, "1", id)) {
						note(id, where)
						sub(/4[.]1/, "4.2", id)
					}
					note(id, where)
				}
			}
		} else if (match(text, /^([=!~] |[.] step )[0-9][0-9.]*/)) {
			id = substr(text, RSTART, RLENGTH)
			sub(/^.* /, "", id)
			stood[id] = 1
		}
	}
	function note(id, where) {
		scripts[id] = scripts[id] " " where
	}
	{
		count++
		fault = !($1 in scripts) ? " has no script" \
			: $2 != "WHO_NOBODY" && !($1 in stood) ? " has no script that stands there" : ""
		printf "# %-18s%s%s\n", $1, scripts[$1], fault
		if (fault != "")
			failed = failed " " $1
	}
	END {
		print (failed == "" && count > 70 ? "ok" : "not ok") " 1 - each paragraph of the sequence of play has a script" (failed == "" ? "" : ", but" failed)
		print "1..1"
		exit failed != "" || count <= 70
	}'
