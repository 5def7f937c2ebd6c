#!/bin/sh
# SPDX-License-Identifier: MIT
# A large window is used: in no kept picture of 130 columns and more is over a third
# of the body empty. One or two blank rows part what stands above them from what
# stands below; a longer run counts, and so does all after the last text.

set -u
srcdir=${srcdir:-.}
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# Pictures that may be emptier, an extended regular expression; why: a table without a
# game, for its message alone; a page of a few lines that one opens and closes again; a
# matrix whose zeros stay small, so that what counts is seen. Pages for a room (room.txt)
# are large and few by themselves.
exceptions='^a long message,|^the dice,|^the matrix,'

# Standard input: pictures. Prints the names of the large ones that are too empty.
empty_pictures() {
	awk '
		function judge(   i, run, empty) {
			for (i = 2; i <= rows - 1; i++)
				if (i < rows - 1 && row[i] ~ /^[|] *[|]$/)
					run++
				else {
					empty += run > 2 || i == rows - 1 ? run : 0
					run = 0
				}
			if (rows && empty * 3 > rows - 3)
				print name
			rows = 0
		}
		/^== / {
			judge()
			name = substr($0, 4)
			large = match($0, /\([0-9]* columns/) && substr($0, RSTART + 1, RLENGTH - 9) + 0 >= 130
		}
		/^-- / { judge(); large = 0 }
		/^\|/ && large { row[++rows] = $0 }
		END { judge() }
	'
}

# Prints a picture of 12 rows: a title, so many rows of text, blank ones, message and hints.
picture() {
	echo '== a table, 132x12 (132 columns, 12 rows)'
	echo '| title |'
	row=0
	while [ $((row += 1)) -le 9 ]; do
		[ "$row" -le "$1" ] && echo '| text |' || echo '|      |'
	done
	echo '| message |'
	echo '| hints |'
}

something 'a picture that is half empty is found' "$(picture 5 | empty_pictures)"
nothing 'one that is filled is none' "$(picture 6 | empty_pictures)"
nothing 'no large picture of the screens is more than a third empty' \
	"$(cat $(ls "$srcdir"/tests/screens/*/*.txt | grep -v /room) | empty_pictures | grep -Ev "$exceptions")"
told
