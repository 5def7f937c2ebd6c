#!/bin/sh
# SPDX-License-Identifier: MIT
# A message that is too long ends at a word, with " ..": in no kept picture
# is a word of the message line cut by "..", which paint() puts where a text does not fit. In the
# gallery tests/pictures/check.c looks for the same, at every size and in Japanese.

set -u
srcdir=${srcdir:-.}
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# Standard input: pictures. Prints the message line of each window of 60x18 and more that ends in a cut word.
cut_messages() {
	awk '
		/^== / {
			name = $0
			window = match($0, /\([0-9]+ columns, [0-9]+ rows\)/)
			split(substr($0, RSTART + 1, RLENGTH - 2), size, " ")
			rows = size[3]
			window = window && size[1] >= 60 && rows >= 18
			row = 0
			next
		}
		/^-- / { window = 0 }
		/^\|/ && window && ++row == rows - 1 && /[^ ]\.\. ?\|$/ { print name ": " $0 }
		/^\|/ && window && rows >= 30 && row == rows - 2 && /[^ ]\.\. ?\|$/ { print name ": " $0 }
	'
}

# Prints a picture whose message line has this text.
picture() {
	echo '== a table, 80x24 (80 columns, 24 rows)'
	for row in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22; do
		echo "| row $row.. |"
	done
	echo "| $1 |"
	echo '| hints.. |'
}

something 'a message that is cut is found' "$(picture 'the attacker fights wi..' | cut_messages)"
nothing 'one that ends at a word is none' "$(picture 'the attacker fights ..' | cut_messages)"
nothing 'no message in the pictures of the screens is cut' \
	"$(cat "$srcdir"/tests/screens/*/*.txt | cut_messages)"
told
