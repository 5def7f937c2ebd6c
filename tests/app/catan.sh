#!/bin/sh
# SPDX-License-Identifier: MIT
# A table of a championship takes the layout of its round (W2.0.1) from the session of
# the event. What a board may be is in tests/rules/catan/board-lay.t.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

board='o9 w6 b5 / g8 b3 l10 o8 / g10 desert o5 b9 l3 / w12 g11 l2 w6 / g11 l4 w4 ; 3 3 3 g w l o 3 b'

# LINE...: a table of Catan with these lines.
table() {
	printf '%s\n' "$@" >in
}

table 'seat Ann Bo Cy Di' 'board round'
run 1 'no event' run catan -
has err 'no championship here seats these players now: board round ROUND TITLE' 'says what to type'

table 'seat Ann Bo Cy Di Ed Flo Gus' 'table 1 1 Ann Bo Cy Di' 'table 1 2 Ed Flo Gus' 'table 2 1 Ed Bo Cy Di' \
	"layout 1 $board"
run 0 'an event' run championship - --save --title Worlds

table 'seat Di Cy Bo Ann' 'board round' state
run 0 'its table, in any order' run catan - --each
has out "\"event\":\"board $board\"" 'takes the layout, as text'
has out 'as in Worlds, round 1' 'and says whose it is'
table 'seat Ed Flo Gus' 'board round'
run 0 'a table of three' run catan -
table 'seat Ed Bo Cy Di' 'board round'
run 1 'a round without a layout' run catan -
has err 'Worlds has no board for round 2: type layout 2 draw there' 'is named'
table 'seat Ann Bo Cy Ed' 'board round'
run 1 'people who do not sit together' run catan -
has err 'no championship here seats these players now' 'get no board'
table 'seat Ann Bo Cy' 'board round'
run 1 'and three of four' run catan -
table 'board round 1'
run 0 'a round by its name' run catan -
table 'board round 1 Worlds'
run 0 'with its event' run catan -
table 'board round Worlds'
run 0 'an event alone: its round in progress' run catan -
table 'board round 1 Nobody'
run 1 'an event that is not there' run catan -
table 'option extension on' 'board round 1'
run 1 'the larger board' run catan -
has err 'the rows have 3 4 5 6 5 4 3 hexes' 'is another'

table 'result 1 1 10 8 6 5'
run 0 'a result' run Worlds -
table 'seat Ann Bo Cy Di' 'board round'
run 1 'after it' run catan -
has err 'no championship here seats these players now' 'the table is no longer theirs'

is_as_kept
echo "1..$count"
test "$failures" -eq 0
