#!/bin/sh
# SPDX-License-Identifier: MIT
# Tables as pages and pictures, compared with those kept in tests/app/export/, in
# both languages, and with names that would be markup. EXPORTS=FOLDER writes the
# present pages there instead.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
kept=$srcdir/tests
# shellcheck source=tests/kit/program.sh
. "$srcdir/tests/kit/program.sh"
: >in

# NAME WORD...: a table of tests/saves/ as the page that is kept.
same() {
	page=$1
	shift
	run 0 "$page is written" export "$@"
	if test -n "${EXPORTS-}"; then
		cp out "$EXPORTS/$page"
		return
	fi
	cmp -s out "$kept/app/export/$page"
	tell $? "$page is the one that is kept"
}

for game in commander catan; do
	for form in md html svg; do
		same "$game.$form" "$kept/saves/$game-0.1.json" --as $form
	done
done

# ---- every game ----

# FILE...: those in which not each element that is opened is closed; tags without an end are meta alone.
unclosed() {
	LC_ALL=C awk '
		function ends() { if (bad || top) print file }
		BEGIN { RS = "<" }
		FNR == 1 { if (NR > 1) ends(); file = FILENAME; bad = top = 0 }
		!/^[a-zA-Z\/][^>]*>/ { next }
		{ sub(/>.*/, ""); match($0, /^\/?[a-zA-Z0-9]*/); tag = substr($0, 1, RLENGTH) }
		/\/$/ || tag == "meta" { next }
		tag !~ /^\// { stack[++top] = tag; next }
		{ if (top < 1 || stack[top] != substr(tag, 2)) bad = 1; top-- }
		END { ends() }' "$@"
}

balanced() {
	test -z "$(unclosed out)"
	tell $? "$1: every element is closed"
}

# The same lines as another version kept them look the same.
version=$("$program" --version | sed -n '1s/^tableside //p')
mkdir pages
for save in "$kept"/saves/*.json; do
	case $save in *-0.1.json | *-"$version".json) ;; *) test ! -e "${save%-*}-$version.json" || continue ;; esac
	game=${save##*/}
	game=${game%-0.1.json}
	for form in html svg; do
		"$program" export "$save" --as $form --document table <in >"pages/$game.$form" 2>err
		got=$?
		tell "$got" "$game as $form"
		keep "$game as $form" "pages/$game.$form" err
	done
done
unclosed pages/* >out
test ! -s out
tell $? 'every element of each is closed'
! grep -l href pages/* >out
tell $? 'none needs anything else'
if command -v xmllint >/dev/null; then
	xmllint --noout pages/*.svg 2>err
	tell $? 'each picture is XML'
fi
run 0 'the log is on it' export "$kept/saves/titan-0.1.json" --as html
has out '>a2 Lion</text>' 'what stands where'
has out '<h2>Dice of the strikes</h2>' 'its dice'
has out '@media print' 'it can be printed'
has out 'name="viewport"' 'a phone shows it in its own width'
has out '<tr class="more">' 'what belongs to one line has no rule within'

# ---- cards face down ----

run 0 'a draft' export "$kept/saves/meccg-0.1.json" --as html
hasnt out 'pick Alice' 'no pick'

# ---- names that would be markup ----

cat >in <<'END'
seat "<script>x</script>" "a&b'c" "|md| *x*"
title "</title><b>"
life 2 -7
note "<img src=x>"
out 3 "=1+1"
END
run 0 'a hostile table' run commander - --save
hostile=$(sed -n 's/.*: saved as //p' err)
: >in
for form in html svg md csv; do
	run 0 "a hostile table as $form" export "$hostile" --as $form
	case $form in
	html | svg)
		balanced "a hostile table as $form"
		hasnt out '<script' "$form: no script"
		hasnt out '<img' "$form: no picture"
		hasnt out '<b>' "$form: no markup of the title"
		has out '&lt;script&gt;x&lt;/script&gt;' "$form: the name is text"
		has out 'a&amp;b&#39;c' "$form: so is this one" ;;
	md)
		has out '\<script\>' 'md: the name is text'
		has out '\|md\| \*x\*' 'md: so is this one' ;;
	csv)
		! grep -qE '(^|,)"[=+@-]' out
		tell $? 'csv: no cell is a formula' ;;
	esac
done
run 2 'a document is not drawn' export "$kept/saves/championship-0.1.json" --as svg --document wall
has err 'svg draws the table only' 'and that is said'

# ---- from the table, by the word ----

cat >in <<'END'
seat Alice Bob
export
export table
export table
export table kept.csv
export table kept.csv
export table folder paper=a4
export table shot.svg
export table shot.doc
export menu
export table round=2
END
mkdir folder
run 1 'the table as files' run commander - --keep-going
has out 'table: the whole table, with its log' 'the word alone lists what there is'
has out 'written: Commander.html' 'the game names a table without a title'
has out 'written: Commander-2.html' 'a second one gets a number'
has out 'written: folder/Commander.html' 'in a folder it gets a name, too'
has out 'written: shot.svg' 'the end chooses the format'
has err 'kept.csv exists: add sure at the end to overwrite it' 'never over a file that is there'
has err 'end the file name with .csv, .md, .html or .svg' 'a format that is none'
has err 'usage: export [table] [FILE]' 'a document that is none'
has err 'the table itself has no rounds: leave out round=' 'nor a round'
has folder/Commander.html 'size:A4;' 'its paper'
has kept.csv 'Alice' 'the table is in it'
printf 'seat Cyd Dee\nexport table kept.csv sure\n' >in
run 0 'a file is replaced' run commander - --keep-going
has kept.csv 'Cyd' 'by the new one'
hasnt kept.csv 'Alice' 'and nothing of the old one stays'
test -z "$(find . -name '*.new')"
tell $? 'nothing else is left'
seq -f 'Commander-%g.html' 3 100 | xargs touch
printf 'seat Alice Bob\nexport table\n' >in
run 0 'a hundred tables have the same name' run commander -
has out 'written: Commander-101.html' 'the next one has a name too'

# ---- pictures of what lies on the table ----

cat >in <<'END'
seat Red Blue
battle Desert side=right
force attacker titan:9 angel centaur
force defender minotaur unicorn
step
step
step
place d1 B2
place a1 C3
hits d1 =3
END
run 0 'a battle' run titan - --save --title Desert
run 0 '.. as a picture' export Desert --as svg
balanced 'a battle'
has out '>The battle<' 'it has a head'
has out '>d1 Minotaur<' 'a unit on the map'
has out '>3 hits<' 'with its hits'
has out '>outside: a2 Angel, a3 Centaur<' 'and those outside'
hasnt out 'font-weight="bold" text-anchor="end">0<' 'without scores there are none'
run 0 '.. as a page' export Desert --as html
has out '>d1 Minotaur<' 'the page has the same picture'
hasnt out 'units a1' 'and no list of what it shows'
printf 'seat Red Blue\nbattle Hills attacker=Red defender=Blue scores=340,120\n' >in
run 0 'a battle of two scores' run titan - --save --title Scores
run 0 '.. as a picture' export Scores --as svg
has out 'font-weight="bold" text-anchor="end">340<' 'has the scores that the page has'

cat >in <<'END'
option board on
seat Red Blue
tower Red 1 & tower Blue 4
colour Red red & colour Blue blue
legion Red Rd01 titan ogre*2 at=17 & legion Blue Bu02 centaur ogre at=18
begin Red turn=4
END
run 0 'a masterboard' run titan - --save --title Lands
run 0 '.. as a picture' export Lands --as svg
balanced 'a masterboard'
has out '>4000<' 'each land has its number'
has out '>Rd01 3<' 'a legion stands there with its height'
hasnt out 'Ogre' 'what is in it stays face down'

# No chip lies upon another text than its own: a text's letters stand above its y.
awk -F '"' '/^<rect .*rx="4"/ { chips++; x[chips] = $2; y[chips] = $4; w[chips] = $6; h[chips] = $8 }
	/^<text / { texts++; tx[texts] = $2; ty[texts] = $4 }
	END { for (c = 1; c <= chips; c++) for (t = 1; t <= texts; t++)
		on += tx[t] >= x[c] && tx[t] <= x[c] + w[c] && ty[t] > y[c] && ty[t] - 9 < y[c] + h[c]
	      exit chips != 2 || on != chips }' out
tell $? 'no legion covers what is written on its land'

cat >in <<'END'
seat Anna Boris Carol
board o8 l3 o6 / g10 g4 b9 l2 / o9 w5 b11 l10 w5 / w12 g6 b3 w8 / desert g11 l4 ; g l w o 3 3 3 3 b
option colour Boris blue
END
run 0 'an island' run catan - --save --title Isle
run 0 '.. as a picture' export Isle --as svg
balanced 'an island'
# Each harbour has two piers, from its sign to two spots; both ends are within the picture.
awk -F '"' 'NR == 1 { split($4, box, " ") }
	/stroke-dasharray="5 3"/ { harbours++; n = split(substr($2, 2), at, /[L ]/)
		for (i = 1; i < n; i += 2) out += at[i] < 0 || at[i] > box[3] || at[i + 1] < 0 || at[i + 1] > box[4] }
	END { exit harbours != 9 || out }' out
tell $? 'no harbour lies outside'
has out '>Boris</text>' 'the colours of the pieces are told'
has out 'fill="#d3e6f2"' 'the coast lies in a sea, on a dark page too'

run 0 'schemes' export "$kept/saves/archenemy-0.1.json" --as svg
has out '>Nothing Can Stop Me Now<' 'a scheme that lies face up'
has out '>0 of 5 damage this turn<' 'with what ends it'
hasnt out 'Feed the Machine' 'those in the deck stay face down'

# ---- in order, in columns ----

run 0 'seats' export "$kept/saves/archenemy-0.1.json" --as html --document table
has out '<i class="pen1">2</i>' 'they have the numbers and colours of the chart'
printf 'seat Ann Bob\nlife Bob -40\n' >in
run 0 'a game that is over' run commander - --save --title Short
run 0 '.. as a page' export Short --as html
has out '<p>winner: Ann</p>' 'who has won stands on top'
run 0 '.. as a picture' export Short --as svg
has out '>winner: Ann</text>' 'there too'
run 0 'the best come first' export "$kept/saves/archenemy-0.1.json" --as md --document table
sed -n '/^## Current/,/^## Course/s/^| \([0-9]* *|\) [0-9] | \([^|]*\) | [0-9].*/\1\2/p' out | tr -d ' ' >columns
printf '%s\n' '1|Elspeth' '2|桜井みずき' '3|Bob' '|Carol' | cmp -s - columns
tell $? '.. who has left comes last'
has out '|---:|' 'numbers stand at the right'
printf 'seat Ann Bob Cy Dave Eve\nlife Bob -10\nlife Dave -5\nout Bob,Cy,Dave\n' >in
run 0 'three have left' run commander - --save --title Left
run 0 '.. as a picture' export Left --as svg
sed -n 's/.*font-size="18".*>\([A-Z][a-z]*\)<.*/\1/p' out | tr '\n' ' ' >names
printf 'Ann Eve Cy Dave Bob ' | cmp -s - names
tell $? 'they stand in the order of the life that they left with'
printf 'seat Ann\ntitle Q\n' >in
run 0 'a title of one letter' run score - --save
run 0 '.. heads its page' export Q --as md
has out '# Q' '.. as it is'

# The heroes win together, also those who were out by then (104.2c): they share the first place.
cat >in <<'END'
seat Elspeth Ava Bea Cyd
archenemy Elspeth
keep each
life Ava =0
life Bea =0
life Elspeth =0
END
run 0 'heroes win, two of them from the grave' run archenemy - --save --title Heroes
run 0 '.. as a page' export Heroes --as md --document table
sed -n '/^## Current/,/^## Course/s/^| \([0-9 ].*\) |$/\1/p' out >columns
printf '%s\n' '1 | 2 | Ava | 0 | won |  | 1 | hero' '1 | 3 | Bea | 0 | won |  | 1 | hero' \
	'1 | 4 | Cyd | 20 | won |  | 1 | hero' ' | 1 | Elspeth | 0 | lost | life | 0 | archenemy' | cmp -s - columns
tell $? '.. the winners come first, and have won'
run 0 '.. for the web' export Heroes --as html --document table
has out '<td class="n">1</td><td class="n"><i class="pen1">2</i></td><td class="s">Ava</td>' '.. there too'
run 0 '.. as a picture' export Heroes --as svg
grep '>OUT<\|>1\.<' out | sed 's/<[^>]*>//g' | tr -d '\n' | grep -qx '1\.1\.1\.OUT'
tell $? '.. one is out, and three share the first place'
run 0 'an event' export "$kept/saves/championship-0.1.json" --as html --document table
has out '<td class="n">62.97</td>' 'shares do, too'
has out 'prefers-color-scheme:dark' 'a dark page for who reads so'

cat >in <<'END'
seat Ann Bob
round 5 -5
round 3 -3
END
run 0 'points below zero' run score - --save --title Below
run 0 '.. are numbers' export Below --as md
sed -n '/^| rank/,/^$/p' out | sed -n 2p | grep -qxF '|---:|---:|---|---:|---|'
tell $? '.. which stand at the right'
has out '| 2 | 3 | -3 |' '.. each round has its number'

run 0 '.. as rows' export Below --as csv
grep -Eq '^2,"20[0-9-]+T[0-9:]+Z","round 5 -5","Bob",' out
tell $? '.. each with its time'

# ---- teams ----

cat >in <<'END'
seat Ann Bo Cy Di
template spades
bids 4 5 3 0
took 5 5 3 0
END
run 0 'a game of two teams' run score - --save --title Spades
run 0 '.. as a page' export Spades --as md
has out '| 2 | 3 | Cy |  | playing | 1 |' 'the total of a team stands once'
has out '| round | Ann, Cy | Bo, Di |' 'its course has a column for each team'
has out '| round | Ann | Bo | Cy | Di |' 'and its sheet one for each player'
run 0 '.. as a picture' export Spades --as svg
has out '>1 Ann, Cy 71<' 'and a line'

# ---- lines that come from others ----

mkdir shared shared2
ln -s "$work" shared/out
printf 'seat Ann Bob\nexport table a.csv\n' >lines
run 1 'lines of a file write none' run score lines
has err 'lines from a file may not write files: run --files=FOLDER' 'and are told what lets them'
run 0 'but below a folder that is named' run score lines --files=shared
test -e shared/a.csv && ! test -e a.csv
tell $? 'a name alone is below it'
for path in "$work/b.csv" ../b.csv out/b.csv "$work/shared2/b.csv"; do
	printf 'seat Ann Bob\nexport table %s\n' "$path" >lines
	run 1 "never $path" run score lines --files=shared
	has err 'is not below the --files folder' 'which is not below it'
done
printf 'seat Ann Bob\noption sum 0\ntemplate save ours\n' >lines
run 1 'nor a file of the settings' run score lines
test ! -e b.csv -a ! -e shared2/b.csv
tell $? 'nothing was written'

# ---- in Japanese ----

if test -n "${LOCPATH-}"; then
	LC_ALL=ja_JP.UTF-8
	for form in md html svg; do
		same "commander.ja.$form" "$kept/saves/commander-0.1.json" --as $form
	done
	hasnt out 'Course of the game' 'nothing is left in English'
	printf 'template wonders\nseat Ann Bob Cy\nround 5 6 7\n' >in
	run 0 'a sheet of named rows' run score - --save --title Rows
	run 0 '.. as a page' export Rows --as md
	has out '| 軍事 | 5 |' 'nor the names of a template'
else
	count=$((count + 1))
	echo "ok $count - the pages in Japanese # SKIP needs the locale ja_JP.UTF-8 (Debian: locales)"
fi

is_as_kept
echo "1..$count"
test "$failures" -eq 0
