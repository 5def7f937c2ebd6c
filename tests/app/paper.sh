#!/bin/sh
# SPDX-License-Identifier: MIT
# What a championship prints, as far as it shows without a browser: whose sheets, slips and
# seats there are, which rounds and boards are refused, and that CSV is read again.
# tests/paper/printed.sh looks at the printed pages.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
# shellcheck source=tests/kit/program.sh
. "$srcdir/tests/kit/program.sh"
# shellcheck source=tests/kit/event.sh
. "$srcdir/tests/kit/event.sh"

# FILE TEXT WANTED NAME: lines that contain the text.
counts() {
	got=$(grep -cF -- "$2" "$1")
	test "$got" -eq "$3" || echo "# $got lines, not $3: $2"
	test "$got" -eq "$3"
	tell $? "$4"
}

document() {
	wanted=$1 name=$2 which=$3
	shift 3
	run "$wanted" "$name" export Kyoto --as html --document "$which" "$@"
}

event_kept Kyoto 40

# ---- sheets and boards ----

document 0 'sheets of the first round' sheets --round 1
counts out '<section class="apart">' 10 'a sheet for each table'
counts out 'Protest before you sign' 10 'each asks for protests'
counts out '<svg ' 10 'each has the board'
counts out '<th>signature</th>' 10 'and room to sign'
counts out 'not here</td>' 1 'who left has an empty seat'
hasnt out '>-1<' 'and no points'
document 0 'sheets of a board in words' sheets --round 3
counts out '<svg ' 0 'no board is drawn'
has out 'board: see the poster' 'the words are there'
document 0 'sheets of the present round' sheets
has out '<h2>round 2, table 11</h2>' 'the first that is not played'
counts out '<td>3</td>' 11 'tables of three have three rows'
counts out '<td>4</td>' 8 'the others four'
document 0 'the board' board --round 1
counts out '<text ' 51 '19 words, 18 numbers, 9 harbours of which 5 name what they trade'
counts out 'stroke-width="4"' 4 'a 6 or an 8 has a heavy ring'
run 0 'the board as CSV' export Kyoto --as csv --document board --round 1
has out '"round","board"' 'with its text'
document 1 'a board in words alone' board --round 3
has err 'the board of round 3 is described in words, not as hexes: see the poster' 'that is said'
document 1 'no board yet' board --round 4
has err 'round 4 has no board yet: layout 4 draw' 'and how to draw one'

# ---- rounds and sizes ----

for which in sheets board slips seats pairings standings wall; do
	document 1 "$which of a round that is not there" $which --round 7
	has err 'round 7 has no tables yet: schedule draws them' 'that is said'
	document 1 "$which of a semifinal that is not there" $which --round semifinal
	document 1 "$which of no round at all" $which --round soon
	has err 'there is no round "soon": 1 to 8, semifinal or final' 'and which there are'
	document 0 "$which without a size" $which --round 1
	has out '@page{margin:' 'the printer chooses the paper'
	document 0 "$which on A4" $which --round 1 --paper a4
	has out '@page{size:A4;' 'the page says A4'
done
document 2 'no such size' wall --paper a5
has err '--paper takes a4 or letter, not a5' 'which there are'
document 2 'the table itself has no rounds' table --round 1
echo 'seat A B C' >in
run 0 'an event without rounds' run championship - --save --title Early
: >in
run 1 'it has no sheets' export Early --as html --document sheets
has err 'no round has tables yet: schedule draws them' 'and why'
run 0 'it has standings' export Early --as html --document wall
run 0 'and a handout' export Early --as html --document rules
has out '(W1.0)' 'which says why it is given'

# ---- the wall ----

document 0 'seats of a posted round' seats --round 1
hasnt out 'Not posted' 'nothing to warn of'
has out '<td>Very Late (IS)</td><td>no table</td><td></td>' 'who came late has no table'
hasnt out 'Nnna Mar 013' 'who left is not there'
counts out '<h2>A</h2>' 1 'a head for each letter'
has out '<h2>漢字</h2>' 'and one for names in kanji'
document 0 'seats of another' seats
has out '<p>Not posted yet: these tables may still change.</p>' 'the page says so'
has err 'round 2 is not posted yet, its tables may still change: post 2' 'and so does the program'
document 0 'the wall' wall
hasnt out 'share points' 'it has no share points'
hasnt out '<h2>round' 'nor a round that is not posted, once rounds are posted'
document 0 'the wall with the second round' wall --round 2
has out '<h2>round 2</h2>' 'it is there'
document 0 'standings after the second round' standings --round 2
has out '<h2>standings after: round 2</h2>' 'the head says so'

# ---- the end ----

{
	printf 'title End\noption programme studio\nseat A=DE B C D E F G H I\nabsent I\n'
	printf 'table 1 1 A B C D\ntable 1 2 E F G H\nsheets 1 1:10,8,7,2 2:10,7,4,3\nsign 1 each\ncut 4\n'
} >in
run 0 'an event before its final' run championship - --save
: >in
run 0 'its standings' export End --as html --document standings
has out '<h2>standings</h2>' 'no results yet'
hasnt out 'champion' 'nobody has won'
printf 'drop D\nfinal\nresult final 1 8 10 7 6\nsign final each\n' >in
run 0 'the final' run End -
: >in
run 0 'its results' export End --as html --document standings
has out '<h2>final results</h2>' 'the head says so'
has out '<p>champion: A</p>' 'and who has won'
counts out '<h2>' 3 'the stages stand apart'
has out '<td>10 points in the final</td>' 'what a finalist had there'
has out '<td>dropped out</td>' 'who has left'
has out '<td>did not play</td>' 'who never came'
has out 'tr:nth-last-child(-n+3),tr:nth-child(-n+3),table+p){break-before:avoid}' 'no row stands alone on a page'
has out '@bottom-center{' 'when it was printed'
run 0 'after the first round' export End --as html --document standings --round 1
hasnt out 'champion' 'none yet'
hasnt out '<h2>final results' 'and no results'

# ---- what was corrected ----

{
	printf 'title Wrong\nseat A B C D\ntable 1 1 A B C D\nresult 1 1 10 8 6 5\nsign 1 1 each\n'
	echo 'correct 1 1 10 6 5 4 why=slip by=Kim'
} >in
run 0 'an event with a corrected sheet' run championship - --save
: >in
run 0 'its sheets' export Wrong --as html --document sheets --round 1
has out 'Corrected after all had signed: as the signed paper says (W1.2.3).' 'the sheet says so'
run 0 'its standings' export Wrong --as html --document standings
has out '<p>Corrected after all had signed (W1.2.3): round 1, table 1</p>' 'the standings name it'
hasnt out slip 'and not the reason'

# ---- slips ----

document 0 'slips' slips
counts out '<section class="apart">' 41 'one for each player who is in'
counts out '<td>round 4</td>' 41 'with all rounds'
counts out '<td>round 1</td><td></td><td></td>' 2 'two were late for the first'
document 0 'slips of one round' slips --round 2
counts out '<td>round 4</td>' 0 'with that alone'

# ---- CSV ----

for which in sheets pairings seats slips; do
	run 0 "$which as CSV" export Kyoto --as csv --document $which --round 1
	tr -d '\r' <out | sort >$which.csv
	counts out '"1","' 39 "$which: a row for each who plays"
	cmp -s $which.csv sheets.csv
	tell $? "$which: the same rows"
done
run 0 'a round as CSV' export Kyoto --as csv --document pairings --round 1
cp out pairings.csv
{
	printf 'title Again\nseat'
	event_people 40
	"$program" export Kyoto --as csv --document table </dev/null | grep -o 'schedule rounds=4 [^"]*'
	printf 'post 1\ndrop 13\nresults load pairings.csv\n'
} >in
run 0 'the same event, with the results of the file' run championship -
has out '10 sheets' 'all tables of the round'
: >in

# ---- from the table ----

{
	event_people 13 | sed 's/^/seat/'
	printf 'schedule\nlayout 2 draw\nexport sheets two.html round=2\nexport board one.html round=1\nexport seats who.csv\n'
} >in
run 1 'documents from the table itself' run championship - --keep-going
has two.html '<h2>round 2, table 1</h2>' 'of a round'
has out 'round 2 is not posted yet' 'that is not posted, as is said'
has err 'round 1 has no board yet: layout 1 draw' 'a board that is not there is refused'
has who.csv '"round","table","pick","player","nation"' 'seats as CSV'
test ! -e one.html
tell $? 'no file is left'

# ---- what has changed since posting ----

document 1 'a round that has not changed' changes --round 1
has err 'round 1 is unchanged since posting' 'that is said'
document 1 'a round that is not posted' changes --round 2
has err 'round 2 is not posted yet: post 2' 'and how to post it'
cat >in <<'END'
seat Anna=DE Ben Chie Dora Emil Fay Gus Hal Ivo Jan Kim
table 1 1 Anna Ben Chie Dora
table 1 2 Emil Fay Gus Hal
table 1 3 Ivo Jan Kim
post 1
absent Fay,Gus,Hal
regroup 1 2 3 draw=1
swap 1 Anna Jan
player Zoe
END
run 0 'an event whose tables change' run championship - --save --title Nara
: >in
run 0 'the slip for the wall' export Nara --as html --document changes
has out '<h2>round 1, changed</h2>' 'names the round'
has out 'Table 2 is dissolved.' 'and the table that is no more'
has out '<td>3</td><td>Anna (DE)</td><td>2</td><td>table 1</td>' 'and who moves where'
hasnt out '<td>Kim</td><td>3</td><td>table' 'but nobody who stays'
run 0 'the same as CSV' export Nara --as csv --document changes
counts out '"1","' 8 'has the seats of both tables'
run 0 'the sheets' export Nara --as html --document sheets
has out 'Changed: Jan from table 3, Anna to table 3.' 'say it too'
counts out '<section class="apart">' 2 'and the table that is dissolved has none'

printf '%s\n' 'table 2 1 Anna Emil Ivo Jan' 'table 2 2 Ben Chie Dora Kim' 'post 2' 'swap 2 Anna Ben' >in
run 0 'another round that changes' run Nara
: >in
run 0 'the slip of the last one' export Nara --as html --document changes
has out '<h2>round 2, changed</h2>' 'without a name'
run 0 'and of an earlier one' export Nara --as html --document changes --round 1
has out '<h2>round 1, changed</h2>' 'by its name'

echo "1..$count"
test "$failures" -eq 0
