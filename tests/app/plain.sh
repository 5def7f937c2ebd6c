#!/bin/sh
# SPDX-License-Identifier: MIT
# The program a line at a time, through a pipe: home, every game, answers to
# questions, refusals, undo, the text read out, the files on the disk. tui_test has
# the same on a terminal.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

# NAME LINE...: says the lines to a program that begins at home.
plain() {
	name=$1
	shift
	printf '%s\n' "$@" >in
	run 0 "$name" --plain
}

# The rows of `out` that begin so are these, in this order.
rows() {
	sed -n "s/^$1//p" out >got
	shift
	name=$1
	shift
	printf '%s\n' "$@" >wanted
	is_file wanted got "$name"
}

clean() {
	LC_ALL=C grep -aq '[[:cntrl:]]' out
	test $? -eq 1
	tell $? "$1: nothing but text and ends of lines"
}

fresh() {
	rm -rf data state config
}

games=$("$program" help | sed -n 's/^  \([a-z]*\) .*/\1/p')

# ---- home ----

plain 'home without a table' 'help' 'nonsense' '7' ''
has out 'home: no tables yet' 'an empty home says what to do'
has out 'new [GAME [NAME...]]: a new table' 'help at home lists its words'
has out 'refused: "nonsense" does nothing at home' 'what means nothing is refused, with the cure'
clean 'home'
test ! -e data/tableside/sessions
tell $? 'nothing is made by looking'

plain 'a table is begun by questions' new 1 'Alice Bob' home q
has out '1. Commander: ' 'the games have numbers'
has out 'which game?' 'it is asked for'
has out 'Commander: 2 to 10 names, in turn order' 'the names are asked for'
has out 'seated: Alice, Bob' 'and said'
has out 'everything is saved' 'leaving says that everything is saved'
has out 'home: 1 table; its number opens it' 'home lists it'

plain 'a table is exported' 'open 1' E 'export table kept.html' 'export table kept.html' q 'export 1' 'table no/such' 'table kept.csv' 'export 1' .
has out 'table: the whole table, with its log' 'E lists the documents'
has out 'written: kept.html' 'the word writes one'
has out 'kept.html exists: add sure at the end to overwrite it' 'and replaces none'
has out 'which document, and its file?' 'home asks for it'
has out 'refused: no/such.html: No such file or directory' 'a refusal asks again'
has out 'written: kept.csv' 'and writes that of the table'
has kept.csv 'Alice' 'which is whole'

plain 'a question is dropped' new . 'new commander' . w . list
rows 'cancelled' 'what was dropped is told' '' ''
test "$("$program" list | wc -l)" -eq 1
tell $? 'and begins nothing'

plain 'names that do not fit are asked for again' 'new commander' 'Alice Alice' 'Ann Ben'
has out 'refused: ' 'the reason is told'
has out 'seated: Ann, Ben' 'and the next line is taken'

plain 'tables are found, renamed, put away, brought back' \
	'find ann' 'rename 1' 'Old table' 'find old' 'open old' 'life ben -3' home 'find' '' 'archive Old' back 'open Old' 'read'
has out 'the table is called Old table' 'a title is given'
has out 'Ben: 37 life' 'the table that was found is open'
has out '2. Ben, 37' 'and reads so after it was away'
plain 'what is not there is refused' 'open 12345678901' 'open nothing' 'new chess A B' 'watch'
# shellcheck disable=SC2086 # games is a list of words
rows 'refused: ' 'with the reason' 'there is no table "12345678901": list shows all' \
	'there is no table "nothing": list shows all' "there is no game \"chess\": $(echo $games | sed 's/ /, /g')"
plain 'what is not listed is not another table' 'new commander Eve Fay' home 'rename 1' Eve 'find eve' 'archive 99' \
	"archive $srcdir/tests/saves/score-0.9.0.json" 'archive old table' find '' q
test "$("$program" list | sed 's/.*  //' | sort | tr '\n' ,)" = 'Alice Bob,Eve Fay,'
tell $? 'by a number, a file or a word that was found before'
plain 'what home asks for' find eve 'rename 1' 'Eve again' q
rows 'find ' 'a word' 'which word? Enter alone shows all'
rows 'new title, ' 'a title' 'now Eve; . cancels'

# ---- tables of other versions ----

fresh
mkdir -p data/tableside/sessions
half=data/tableside/sessions/$(sed -n '1s/.*"id":"\([^"]*\)".*/\1/p' "$srcdir/tests/saves/titan-half-0.1.json").json
cp "$srcdir/tests/saves/titan-half-0.1.json" "$half"
plain 'a table from before 0.9.0' 'open 1'
has out 'from before 0.9.0: half points: 7 now (entry 8)' 'what its entries give now is told when it opens'
hasnt out 'refused' 'and refuses nothing'
sed -i.old '1s/"id"/"by":"9.0.0","id"/; 5s/hits/hats/' "$half"
plain 'a table of a later version' 'open 1'
has out '; line 5: written by tableside 9.0.0: this is ' 'home tells why it cannot be opened'
hasnt out 'recover' 'and gives no advice for damage'
sed -i.old '1s/"by":"9.0.0",//' "$half"
plain 'a damaged table' 'open 1'
has out '; damaged: line 5: ' 'home says so'
has out "tableside recover ${half##*/}" 'with the cure'

# ---- a table ----

fresh
plain 'Commander by menu, key, question and word' \
	'new commander Alice Bob Carol' '' '4' 'focus bob' '---' '-4' '+' 'c' '1' '5' 'p' '+2' '=' 'x' '=40' 'y' 'monarch' \
	'damage bob 5 from=zed' 'frobnicate' '99' 'undo' 'u' 'redo' 'log' 'saved' 'quit'
has out '4. 1 life, focused player: 1 less (-)' 'the menu tells what means something now'
has out 'Alice: 39 life' 'its number does it'
has out 'the keys act on Bob' 'the focus is told when it moves'
has out 'Bob: 37 life' 'a key repeated is so many steps'
has out 'Bob: 33 life' 'as is a key with a number'
has out 'Bob: 29 life, 5 from Alice'"'"'s commander' 'a choice and a number are asked for'
has out 'Bob: 40 life' 'and =40 sets'
has out 'refused: x is not a number; . cancels' 'what is no answer is refused, and asked for again'
has out 'refused: no player is called "zed": Alice, Bob, Carol' 'a refused line gives its reason'
has out 'refused: no such number: allowed: 1 to ' 'a number that is not in the menu is refused'
has out 'Undone: ' 'undo tells what was taken back'
has out 'you are here' 'the log tells where the table stands'
clean 'a table'
id=$("$program" list | cut -c1-8)
run 0 'the table is on the disk' show "$id"
has out 'life: 40' 'with what was said'

# ---- what is asked ----

fresh
plain 'a choice, a number, a text' 'new commander Ann Bo Bea Bob' 99 c b . c bo x7 '' 3i '=' +x +4- 7777777 +2 A '' Atraxa \
	N 'a remark' ':note hi' : 'focus zed' 'focus bea' focus 'log 1' 'help ^L' 'help what waits' '? redraw'
has out 'refused: no menu yet: Enter alone shows it' 'a number without a menu is refused'
has out 'refused: b is not one of these; . cancels' 'what begins three names chooses none'
has out 'a. attacks: this commander hits several players' 'where keys are digits each row has its key'
has out 'with i after it: infect' 'what may follow the number is told'
rows 'refused: .* is not a number' 'what is none is refused, so is one too long' \
	'; . cancels' '; . cancels' '; . cancels' '; . cancels' '; . cancels'
has out "Ann: 40 life, 3 poison, 3 from Bo's commander" 'a whole name comes before one that it begins; the letter follows its number'
has out 'Ann: 42 life' 'a sign before the number adds'
rows 'commander Ann .. ..: name; ' 'nothing is promised of Enter where it would be refused' '. cancels' '. cancels'
has out 'Ann: commander Atraxa' 'and a text answers'
has out 'note: hi' 'a line may begin as it does on the screen'
has out 'type the line itself, without :' 'but that alone is none'
has out 'refused: no player is called "zed": Ann, Bo, Bea, Bob' 'the focus is of a player'
rows 'the keys act on ' '.. who is told, also when asked' Bea Bea
has out ', note: hi, you are here' 'the log may be shorter'
test "$(grep -c '^[0-9]*, [0-9:]*, ' out)" -eq 1
tell $? '.. as long as it is asked for'
rows 'key ^L: ' 'help finds a key by its name; ? is help' 'redraw the screen' 'redraw the screen'
test "$(grep -c '^key Enter: what waits: a hand, a zone, a marker' out)" -eq 1
tell $? 'and tells it once, whatever it may mean'
plain 'what is nothing is left out' 'new commander Ann Ben' 'poison Ann +2' state 'state all'
rows 'players, Ann: ' 'unless all is asked for' 'life 40, poison 2, status playing' 'hand 7, library 92' \
	'life 40, poison 2, status playing, safe no, blessing no' \
	"$(sed -n 's/^players, Ann: \(ring -.*\)/\1/p' out)"
rows 'clock: ' 'a switch that is off, too' 'running no, limit -, round until -, evening until -'
plain 'several, a name, a view' 'new score' '' log 'seat Ann Bob Cy Di' y j '4 x' '1,3' y k Mine m m M read
has out 'nothing has been entered yet' 'an empty log says so'
has out 'who plays together; one or several; . cancels' 'several may be chosen'
has out 'refused: x is not one of these; . cancels' 'each of them must be one, else none is chosen'
has out 'Ann, Cy are a team' 'words with a comma, or a blank'
has out 'template save ..: these rules as a game of your own; ' 'where no word says what is wanted its help does'
has out 'these rules are kept as Mine' 'a name is taken'
rows 'view: ' 'a view tells that it is open' ROUNDS
has out 'that view is closed' 'and closed'
plain 'who, and how many' 'new catan Ann Bo Cy' o 'hand Bo 4g 4o' 'hand Cy 5w 5l' 'roll 3 4' 'note wait' 'focus ann' d x cy '' 5w d 4g
has out 'who discards; choose one; . cancels' 'of two who owe it one is asked for'
has out '3. Cy: discard 5 cards' 'with what is owed'
rows 'to do: 7: Bo' 'which is told once, not after each line' ' discards 4, Cy 5 (discard Bo {aside})' \
	' discards 4 (discard Bo {aside})'
has out 'discard Cy ..: half the hand after a 7: 2b1l; . cancels' 'then what'
has out 'Cy discards 5 wool: 5 left' 'and it is of that one'
has out 'Bo discards 4 grain: 4 left' '.. nobody else is left to be asked for'
plain 'a line behind what was undone' 'new score Ann Bo' 'points Ann 5' 'points Bo 3' undo undo 'note x' log
has out '2 can be undone, 2 redone' 'leaves it to be redone'
plain 'yes, no, or something else' 'new championship Ann Bo Cy Di' 'table 1 1 Ann Bo Cy Di' P x P b P y
has out '? y or Enter: yes; anything else: no' 'a question says how it is answered'
has out 'b draw the board' 'and what else may be done'
rows cancelled 'x is no yes' ''
has out 'the board of round 1, at all tables: ' 'b does the other'
has out 'round 1 is posted: its tables and its board stay as they are' 'y says yes'
plain 'dice' 'new catan Ann Bo Cy' o turn r 3x 34 u r '2, 5' u r ''
has out 'roll ..: the dice, like 3 5 6; Enter alone rolls; . cancels' 'dice are asked for'
has out 'refused: type dice as digits from 1 to 6' 'a letter is none'
has out 'Ann rolls 3 4: 7' 'one digit is one die'
has out 'Ann rolls 2 5: 7' 'with blanks or commas too'
test "$(grep -c '^Ann rolls [1-6] [1-6]: ' out)" -eq 3
tell $? 'Enter alone throws them'

# ---- every game: the same lines say the same as in run; queries are read out shorter ----

# GAME NAMES: the lines stand in `lines`. One sentence a line in both.
same_as_run() {
	game=$1 names=$2
	fresh
	{ test -z "$names" || echo "seat $names"; cat lines; } >in
	run 0 "run $game" run "$game"
	cp out said
	{ printf 'new %s\n%s\n' "$game" "$names"; cat lines; } >in
	run 0 "plain $game" --plain
	sed -n '/^to do: /d
		/ names, in turn order/,$ {
			/^everything is saved\|^Enter alone: \|, saved$\| names, in turn order/d
			p
		}' out >got
	is_file said got "$game: the same lines, the same words"
	clean "$game"
	"$program" list >tables
	read -r id _ <tables
	"$program" show "$id" --json >shown
	{ test -z "$names" || echo "seat $names"; cat lines; } | "$program" run "$game" --json >wanted
	cmp -s wanted shown
	tell $? "$game: and the same table on the disk"
	printf 'open %s\n\nall\nread\nstate\nstate all\nhelp\nlog\nundo\nredo\n' "$id" >in
	run 0 "$game is opened and read out" --plain
	has out 'seat NAME' "$game: help has its words"
	has out 'Undone: ' "$game: undo"
	has out 'Redone: ' "$game: redo"
	grep -Eq '^[0-9]+\. .*\(.*\)$' out
	tell $? "$game: the menu has numbers"
	clean "$game, read out"
}

cat >lines <<'END'
damage Bob 7 from=Alice
poison Carol +2
life each -1
turn
monarch Bob
END
same_as_run commander 'Alice Bob Carol'

cat >lines <<'END'
archenemy E
option deck any
scheme add "I Delight"
shuffle
reveal
resolve "I Delight"
life A -3
END
same_as_run archenemy 'E A B C'

cat >lines <<'END'
roll 3 5
turn
roll 6 2
turn
roll 1 1
END
same_as_run catan 'Anna Boris Carol'

cat >lines <<'END'
battle Hills
force attacker titan:9 angel lion*2 centaur
force defender minotaur unicorn ogre centaur
step
step
step
enter d1 A2
END
same_as_run titan ''

cat >lines <<'END'
pool Alice add Gimli
pool Alice add kili
pool Aoki add Legolas
pool Alice seal
pool Aoki seal
pick Alice Gimli
END
same_as_run meccg 'Alice Aoki'

cat >lines <<'END'
player Hana nation=JP
warn Ben helped another player
drop Hana
END
same_as_run championship 'Anna Ben Chiyo Dora Eve Finn Gil'

cat >lines <<'END'
points Alice 12
points Bob -5
points Carol 20
round 7 31 4
correct Bob 1 =5
END
same_as_run score 'Alice Bob Carol'

# A game without lines here has those of its saved table.
for game in $games; do
	grep -q "^same_as_run $game " "$srcdir/tests/app/plain.sh" && continue
	sed 1d "$srcdir/tests/saves/$game.lines" >lines
	same_as_run "$game" "$(sed -n '1s/^seat //p' "$srcdir/tests/saves/$game.lines")"
done

# ---- secrets ----

fresh
plain 'a half of the draft is open to its player alone' \
	'new meccg Alice Bob' 'pool Alice add Gimli' 'pool Bob add Legolas' 'pool Alice seal' 'pool Bob seal' \
	'Enter' 'gimli' '' 'log' 'state'
has out 'to do: Alice picks now: Bob, please look away' 'the other is asked to look away'
has out 'found: Gimli; Enter alone takes it' 'what was typed is found'
has out 'Alice has picked' 'and taken'
sed -n '/Alice has picked/,$p' out >after
! grep -q 'pick Alice' after
tell $? 'neither log nor state tells it'

fresh
plain 'a curtain hides the table until the next line' 'new archenemy E A B C' 'archenemy E' 'b' 'life A -3' 'life A -3'
has out 'the curtain is down: Enter lifts it' 'it is told'
rows 'A: ' 'and what is said meanwhile only lifts it' '17 life'

fresh
plain "Titan's legions are told to the judge alone, and a word goes back" 'new titan' '' 'option board on' 'seat Red Blue' \
	'tower Red 1' 'tower Blue 4' 'colour Red red' 'colour Blue blue' step step step t no R v '' '' table
has out 'Bu01, a legion of Blue.' 'whose it is'
rows 'Only ' 'and who may look' 'Blue may look.' 'the judge may look.'
has out 'An empty line shows it, any word goes back.' 'what to do'
rows '[BR][ud]01 of ' 'each has its head' 'Blue, 8 high, at 400 Tower' 'Red, 8 high, at 100 Tower'
rows 'Angel, ' 'and its creatures' 'Centaur x2, Gargoyle x2, Ogre x2, Titan' 'Centaur x2, Gargoyle x2, Ogre x2, Titan'
has out 'an empty line closes it' 'and the way back'

# ---- typed lines ----

fresh
printf 'new commander Alice Bob\nlife bob -1' >in
run 0 'a last line without its end' --plain
has out 'Bob: 39 life' 'is taken'
printf 'new commander Alice Bob\r\nlife bob -1\r\n' >in
run 0 'lines that end as elsewhere' --plain
has out 'Bob: 39 life' 'are taken'
printf 'new commander Alice Bob\nnote \033[31mred\nnote a\000b\n\377\n' >in
run 0 'what is no text' --plain
clean 'hostile lines'
! grep -q '^note' out
tell $? 'is refused'
{ echo 'new commander Alice Bob'; head -c 200000 /dev/zero | tr '\0' a; echo; echo 'life bob -2'; } >in
run 0 'a line that never ends' --plain
has out 'refused: this line is too long' 'is refused'
has out 'Bob: 38 life' 'and the next one is taken'
printf 'new commander アリス 桜井みずき\nlife アリス -1\n' >in
run 0 'names in Japanese' --plain
has out 'アリス: 39 life' 'are as they were typed'
run 0 'in ASCII alone' --plain --ascii
! LC_ALL=C grep -q '[^ -~]' out
tell $? 'nothing else comes'

# ---- the tour ----

fresh
for game in $games; do
	"$program" --plain tour "$game" </dev/null 2>&1 | grep -q 'no tour of' && continue
	printf '\n\n\n\n\n\n\n\n\n\n\n\n\n\n' >in
	run 0 "a tour of $game" --plain tour "$game"
	has out 'tour 1 of' "$game: it begins"
	has out 'end of the tour of ' "$game: and ends at home"
	hasnt out 'refused: ' "$game: nothing in it is refused"
	clean "the tour of $game"
done
test ! -e data
tell $? 'nothing of a tour is kept'
plain 'a tour from home' tour 1 'damage bob 3' . list
has out 'tour 1 of 11' 'is begun by its number'
has out 'Bob: 37 life' 'takes lines'
has out 'home: no tables yet' 'and is left by a point'

# ---- options ----

fresh
plain 'options are read out' 'new commander Ann Ben' options 'option life 30' 'keep each' O
has out 'starting life: 40 (option life N); may change until play begins' 'what holds, and until when'
has out 'starting life: 30 (option life N); cannot change now: option life is set before play' 'why not now'

# ---- settings and keys ----

fresh
plain 'settings in words' settings 'settings theme light' 'settings bell off' 'settings nothing x' 'settings bell loud' settings
has out 'theme, colour theme: auto; one of auto, default, contrast' 'they are listed'
has out 'refused: there is no setting "nothing": theme, lines' 'an unknown one is refused'
has out 'refused: allowed for bell: on, off' 'an unknown value is refused, with those there are'
has out 'theme, colour theme: light' 'what was chosen holds'
clean 'settings'
plain 'settings another day' 'new commander Ann Ben' settings
has out 'bell, bell: off' 'are as they were chosen'
echo '{"theme":"mono"' >config/tableside/ui.json
plain 'a damaged file of settings' settings 'settings theme light' settings
has out 'ui.json' 'is named'
has out 'refused: not saved, this session only: ' 'what is chosen holds for now'
has out 'theme, colour theme: light' 'and is in force'
test "$(cat config/tableside/ui.json)" = '{"theme":"mono"'
tell $? 'the file is left alone'

fresh
mkdir -p config/tableside
cat >config/tableside/keys <<'END'
# what this table likes
commander n F2
commander c Z
everywhere u K
home n N
commander p n

foo a b
commander q x
commander y 5
commander t +-
commander zz
commander X y
END
plain 'keys rebound' N . 'new commander Ann Ben' '' F2 K n Z . help
rows 'keys, ' 'what is wrong is told with its line' \
	'line 8: there is no screen foo: name home, everywhere, or a game' \
	'line 9: commander has no key q' \
	'line 10: 5 cannot be changed: digits, arrows, h j k l, Tab and Esc are the same on every screen' \
	'line 11: +- is not a key: use a character, ^X, Space, Enter, Ins, Del, F1 to F12' \
	'line 12: a line is SCREEN KEY NEW, as in: commander n F2' \
	'line 13: y is already taken: monarch, storm, day, more ..; X is unchanged'
has out 'pass the turn (F2)' 'the menu shows the new key'
has out 'round 1, Ben is on turn' 'it does what it was bound to'
has out 'Undone: round 1, Ben is on turn' 'so does one of every screen'
has out ': 1 poison' 'and one that took the place of another'
has out 'key K: undo, without limit' 'help shows the new key'
has out 'commander damage to Ann: from whom' 'a question opens'
hasnt out '(c)' 'the old key is shown no more'
# each of these takes a key that only becomes free because of a line below, or does not
cat >config/tableside/keys <<'END'
commander n F2
commander n F3
commander d c
commander c d
titan n n
commander y p
commander p =
commander C F4
commander C F5
titan J x
championship J F6
everywhere ? F7
home n F3
END
plain 'keys rebound twice' 'new commander Ann Ben' '' F2 F3 d c e F4 F5 n help
rows 'keys, ' 'what is wrong is told with its line, after what it frees' \
	'line 7: = is already taken: any amount: 7- 7+ 40; p is unchanged' \
	'line 10: x is already taken: concede, allow ..; J is unchanged' \
	'line 6: p is already taken: 1 poison more or less; y is unchanged' \
	'line 5: n has moved to o; n still works' 'line 8: C has moved to R c; F4 still works' \
	'line 9: C has moved to R c; F5 still works' 'line 11: J has moved to R; F6 still works'
rm config/tableside/keys
plain 'without the file' 'new commander Cara Dora' n
has out 'Dora is on turn' 'the keys are those of the program'

# ---- counters that a table has named ----

fresh
plain 'a table names counters' 'new commander Cara Dora' 'counter Cara plague +1' 'counter Dora treasure +1' \
	'counter Dora Plague +1' 'counter Cara "time travel" +2' 'counter Eve doom +1' counters
has out 'counters of your own: plague, time travel' 'the names of its own are kept, once'
plain 'a table on another evening' 'new archenemy Eve Ann Ben' counters 'counters forget PLAGUE' counters \
	'counters forget doom'
has out 'counters of your own: plague, time travel' 'has them'
has out 'plague is forgotten' 'drops one'
has out 'counters of your own: time travel' 'and has the others'
has out 'no counter doom is kept: see counters' 'and says what is none'

plain 'more kinds than are kept' 'new commander Cara Dora' 'counter Cara energy +1' 'counter Cara Treant +1' \
	'counter Cara egg +1' 'counter Cara Eggs +1' 'counter each zoo +1' 'counter Cara "a b" +1 & counter Cara gem +2' \
	'counter Cara "an egg" +1' 'counter Cara "an egg of a dozen letters .." +1' 'counter Dora 3c +1' 'counter Dora tea +1' 'counter Dora Food +1' \
	'counter Dora dice +1' 'counter Dora oil +1' 'counter Dora hay +1' 'counter Dora ink +1' 'counter Dora jam +1' \
	'counter Dora kit +1' counters Y . 'counters forget KIT' counters 'counter Dora late +1 & note x' 'counter Dora later +1' \
	'counters forget JAM' 'counters forget treant' counters home 'new commander Ann Ben' 'counter Ben TEA +1' Y z Y a Y \
	'an egg' counters
hasnt out 'own: energy' 'what the game counts itself is none of its own'

# ---- one table, then another ----

fresh
cp "$srcdir/tests/saves/score-ties-0.9.0.json" elsewhere.json
chmod u+w elsewhere.json
plain 'one table, then another' 'new commander Ann Ben' '' home 3 'new catan Ann Bo Cy' home 'new catan Ann Bo Cy' 2 home \
	'tour score' . 'tour score' '' . 'open ./elsewhere.json' home 'watch ./elsewhere.json' home 'new 7 Ann' home q
has out 'refused: no menu yet: Enter alone shows it' 'the menu of the one before is gone'
test "$(grep -c '^to do: set-up, next: Ann' out)" -eq 2
tell $? 'each tells what is to do, though it is the same'
test "$(grep -c '^tour 1 of ' out)" -eq 2
tell $? 'a tour begins anew'
plain 'answers at the edge' 'new score Ann Bo' 'points Bo -5' state r 1 home 'new commander Ann "Ben B" Cy' A Atraxa A '' A . \
	c 2 7- 1234567 123456 5 '' 11 m +999 +1000 -1 'out Cy' read 'help which' 'focus ben b' home 'new commander A B C D E F G H I J' 'focus j' + home \
	'new catan Ann Bo Cy' o turn r '3 4 5' u
has out 'now Atraxa; Enter alone keeps it' 'what stands already may stay'
has out 'Cy, 40, out' 'who is out is read so'
has out 'refused: 7- is not a number' 'a sign counts only where it changes a number'

# ---- many tables ----

fresh
plain 'the second of two' 'new commander Ann Bo' home 'new score Cy Dee' home 'archive 2' list export '' 'open 1' '' 0 home
test "$("$program" list | sed 's/.*  //')" = 'Cy Dee'
tell $? 'is the one that goes'
has out 'cancelled' 'Enter alone drops a question'
has out 'refused: no such number: allowed: 1 to ' 'a menu begins with 1'
plain 'keys that are digits' 'new commander Ann Bo Cy' c 4 . A "$(printf '%01200d' 0)" . 'help into the log' home 'watch 1' '' home
has out 'refused: 4 is not one of these' 'are no numbers of rows'
has out 'refused: this line is too long' 'an answer has an end'
has out 'note TEXT: write something into the log' 'help knows words by what they do'
hasnt out ' (m)' 'who watches has no menu'
for n in 0 1 2 3 4 5 6 7 8 9; do
	for of in 1 2; do
		sed "1s/\"id\":\"[^\"]*\"/\"id\":\"${of}${n}345678-0000-4000-8000-000000000000\"/" "$srcdir/tests/saves/score-0.9.0.json" \
			>"data/tableside/sessions/${of}${n}345678-0000-4000-8000-000000000000.json"
	done
done
plain 'more than are listed' list 'open 10345' home
has out 'and 2 more: find WORD, or open TITLE' 'are counted'
hasnt out 'there is no table' 'and found by digits'

# ---- how it is begun ----

printf 'read\n' >in
run 0 'new a line at a time' --plain new commander Ann Ben
has out '2. Ben, 40' 'reads the table'
id=$("$program" list | head -n 1 | cut -c1-8)
run 0 'open a line at a time' --plain open "$id"
run 0 'watch a line at a time' --plain watch "$id"
printf 'life ann -1\n' >in
run 0 'a watched table' --plain watch "$id"
has out 'no program has this table open now' 'takes no line'
run 3 'a table that is not there' --plain open nothing-like-that
run 1 'without it and without a terminal' open "$id"
has err '--plain' 'the cure is named'

is_as_kept 'a tour of championship' dice 'yes, no, or something else'
echo "1..$count"
test "$failures" -eq 0
