#!/bin/sh
# SPDX-License-Identifier: MIT
# The command line without a terminal: every command, its answers on standard
# output, its complaints on standard error, its exit status.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

empty() {
	! test -s "$1"
	tell $? "$2"
}

# FILE NAME: the file is standard input.
same() {
	cat >wanted
	is_file wanted "$1" "$2"
}

input() {
	cat >in
}

: >in

# ---- the program itself ----

run 0 '--help' --help
has out 'Usage: tableside' '--help tells the usage on standard output'
empty err '--help complains of nothing'
for command in new tour open watch list evenings show log run help export odds settings recover; do
	has out "  $command " "--help names $command"
done
run 0 '-h' -h
run 0 '--version' --version
head -n 1 out >first
grep -Eqx 'tableside [0-9]+(\.[0-9]+)*[-+~a-z0-9.]*' first
tell $? '--version begins with the name and the version alone'
run 0 '--paths' --paths
has out "$work/data/tableside" '--paths names the folder of the tables'
sed 's/  *\/.*/ has one/' out >places
for place in data sessions archive config settings keys state history cache runtime locale; do
	has places "$place has one" "--paths names $place"
done
test ! -e "$work/data"
tell $? 'nothing is made before it is needed'

# ---- wrong usage ----

run 2 'an unknown command' frobnicate
has err "Try 'tableside --help'" 'wrong usage names the cure'
has err 'tableside: ' 'a complaint begins with the name'
empty out 'wrong usage prints nothing'
run 2 'a command mistyped' nwe
has err 'there is no command "nwe": did you mean new?' 'is guessed'
run 2 'a game mistyped' new comander Alice Bob
has err 'there is no game "comander": did you mean commander?' 'is guessed too'
run 2 'an unknown option' --frobnicate
run 2 'an option mistyped' --plian
has err 'there is no option --plian: did you mean plain?' 'and an option'
run 2 'an option without its value' --data-dir
has err '--data-dir needs a value: --data-dir=DIR' 'says what to type'
run 2 'an option of another command' list --seed 3
has err 'list does not take --seed' 'is named'
run 0 'the words of a hall' hall --help
has out '  join    ' 'are listed'
cp "$work/out" "$work/hall"
run 0 'help names a command too' help hall
cmp -s "$work/hall" "$work/out"
tell $? 'with the same words'
# WORD OPTION...: the word of a hall refuses each of these.
refuses() {
	word=$1
	shift
	for option; do
		run 2 "hall $word --$option" hall "$word" nowhere --event=ev "--$option"
		has err "hall $word does not take --${option%=*}" 'says so'
	done
}
broker='tables=2 bridges=2 listen=::1 config=x cert=x key=x'
for word in host board keep; do
	# shellcheck disable=SC2086 # words
	refuses $word $broker table=1 json
done
for word in join send adopt; do
	# shellcheck disable=SC2086
	refuses $word $broker beside=. json
done
# shellcheck disable=SC2086
refuses list $broker table=1 ca=x passwords=x
refuses serve table=1 ca=x passwords=x beside=. json
run 2 'a word of a hall mistyped' hall srve
has err 'did you mean serve?' 'is guessed'
run 2 'a word too many' list now
run 2 'a word too few' show
run 2 'a seed that is no number' run commander - --seed seven
run 2 'an unknown game' new nosuchgame Alice Bob
run 2 'export without a format' export nothing
run 1 'no command and no terminal' </dev/null
has err 'terminal' 'without a terminal home says so'

# ---- run ----

input <<'END'
seat Alice Bob Carol Dave
# two lines of the contract
damage Bob 5 from=Alice
damage Bbo 5
END
run 1 'run: a refused line' run commander - --json --each
has err 'line 4: no player is called "Bbo": Alice, Bob, Carol, Dave' 'a refusal goes to standard error with its line'
head -n 3 out >three
same three 'run --each: the objects of the contract' <<'END'
{"line":1,"do":"seat Alice Bob Carol Dave","ok":true,"said":["seated: Alice, Bob, Carol, Dave"]}
{"line":3,"do":"damage Bob 5 from=Alice","ok":true,"said":["Bob: 35 life, 5 from Alice's commander"]}
{"line":4,"do":"damage Bbo 5","ok":false,"error":"no player is called \"Bbo\": Alice, Bob, Carol, Dave"}
END
tail -n 1 out >last
has last '{"state":{"game":"commander"' 'run --each: the state is last'
has last '{"from":"Alice","commander":1,"amount":5}' 'the state tells the commander damage'

input <<'END'
seat Alice Bob
life Bbo -1
life Bob -1
END
run 1 'run stops at a refusal' run commander - --json
has out '"life":40,' 'nothing after the refused line is said'
hasnt out '"life":39' 'nothing after the refused line is said: no 39'
run 1 'run --keep-going' run commander - --json --keep-going
has out '"life":39' '--keep-going goes on after it'
test "$(wc -l <out)" -eq 1
tell $? 'run --json prints one object'

input <<'END'
seat Alice Bob
dice 2d6
state
END
run 0 'run --seed' run commander - --each --seed 7
sed -n 2p out >chance
cp out first
grep -Eqx '\{"line":2,"do":"dice 2d6","ok":true,"said":\["dice: [1-6] [1-6], [0-9]+ in all"\],"event":"dice [1-6] [1-6]"\}' chance
tell $? 'what chance decided is in event'
sed -n 3p out >query
has query '"data":{"game":"commander"' 'a query answers with data'
hasnt query '"event"' 'a query is no event'
run 0 'run --seed again' run commander - --each --seed 7
same out 'the same seed gives the same' <first
run 0 'two seeds' run commander - --each --seed 8 --seed 7
same out 'the last one holds' <first
run 0 'run tells in words' run commander - --seed 7
has out 'seated: Alice, Bob' 'without --json the sentences'
run 0 'run of an empty file' run commander /dev/null
run 3 'run of a missing file' run commander missing.txt
has err 'missing.txt' 'the missing file is named'
run 3 'run of a missing session' run nosuchsession -

printf 'paths 17 3 x\n' >in
run 1 'a refused question' run titan -
empty out 'and it answers nothing'

printf 'seat "\33[2Jx" B\n' >in
run 1 'an escape sequence is refused' run commander -
grep -q "$(printf '\33')" out err
test $? -eq 1
tell $? 'and never comes back'
printf 'seat A\377 B\n' >in
run 1 'a byte that is no UTF-8 is refused' run commander - --each
printf '\357\273\277seat Alice Bob\r\nlife 2 -1\r\n' >in
run 0 'a file from another system' run commander - --json
has out '"life":39' 'its lines are said'
printf 'seat Alice Bob\nlife 2 -1' >in
run 0 'a last line without its end' run commander - --json
has out '"life":39' 'the last line is said'
awk 'BEGIN { printf "note "; for (i = 0; i < 200000; i++) printf "x"; print "" }' >in
run 1 'a line that is too long is refused' run commander -
has err 'line 1: ' 'and named'

input <<'END'
option life 30
seat Alice Bob Carol
damage Alice 30 & damage Bob 30
undo
redo
END
run 0 'options before the seats, lines at once, undo and redo' run commander - --json
has out '"winner":"Carol"' 'who is left has won'

# ---- sessions ----

run 0 'no session yet' list
has out 'tableside new' 'an empty list says how to begin'
run 0 'no session yet, as JSON' list --json
input <<'END'
seat Alice Bob "Mary Ann"
life Bob -7
life Bob -1
undo
END
run 0 'run --save' run commander - --save --title 'Friday night'
run 0 'list' list
has out 'Friday night' 'the list names the session'
! grep -q ' $' out
tell $? 'and no row ends in blanks'
run 0 'list --json' list --json
id=$(sed -n 's/.*"id":"\([0-9a-f-]*\)".*/\1/p' out | head -n 1)
test "${#id}" -eq 36
tell $? 'the list tells the id'
short=$(echo "$id" | cut -c1-6)
file=$XDG_DATA_HOME/tableside/sessions/$id.json
test -f "$file"
tell $? 'the session is a file of its id'
test -n "$(find "$file" -perm 600)"
tell $? 'that only its owner reads'
test -n "$(find "$XDG_DATA_HOME/tableside/sessions" -prune -perm 700)"
tell $? 'in a folder that only its owner reads'
for word in "$id" "$short" 'Friday night' 'friday NIGHT' "$file"; do
	run 0 'a word shows it' show "$word" --json
	has out '"life":33' "show $word: the state"
done
run 0 'show in words' show "$short"
has out 'Mary Ann' 'the state in words'
run 0 'log' log "$short"
has out 'Bob' 'the log in words'
run 0 'log --json' log "$short" --json
has out 'life Bob -7' 'the log tells the lines'
has out 'undo' 'the log tells what was taken back'
run 0 'a session in run, read alone' run "$short" /dev/null --json
has out '"life":33' 'the same state'
echo redo >in
run 0 'run on a session goes on where it was' run "$short" - --json
has out '"life":32' 'redo works after a restart'
run 0 'and it is kept' show "$short" --json
has out '"life":32' 'the line is on disk'
echo 'title Sunday feast' >in
run 0 'a new title' run "$short" -
for word in 'Sunday feast' 'sunday FEAST' 'sunday'; do
	run 0 'a word shows it' show "$word" --json
	has out '"life":32' "show $word: found by the title it has now"
done
run 0 'export as csv' export "$short" --as csv
has out 'Mary Ann' 'the sheet names the players'
run 0 'export as md' export "$short" --as md -o sheet.md
has sheet.md 'Mary Ann' 'export -o writes a file'
empty out 'and prints nothing'
run 3 'export to where nothing can be' export "$short" --as md -o /nonexistent/sheet.md
run 2 'export as nothing known' export "$short" --as papyrus
run 3 'show of no session' show nosuchsession
run 3 'log of no session' log nosuchsession
for command in open watch; do
	run 1 "$command without a terminal" "$command" "$short"
	has err 'terminal' "$command says that it needs one"
done
run 1 'new without a terminal' new commander Alice Bob
run 0 'nothing was begun by that' list --json
test "$(grep -o '"id"' out | wc -l)" -eq 1
tell $? 'there is still one session'

# ---- damage ----

cp "$file" before
sed 's/"do":"life Bob -7"/"do":"life Zed -7"/' before >"$file"
cp "$file" damaged
run 3 'a line that cannot be replayed' show "$short"
has err 'Zed' 'the reason is told'
has err "$id" 'the file is named'
cmp -s "$file" damaged
tell $? 'the file is left as it is'
run 0 'recover' recover "$file"
cmp -s "$file" damaged
tell $? 'recover leaves the damaged file as it is'
run 0 'list after recover' list --json
test "$(grep -o '"id"' out | wc -l)" -eq 2
tell $? 'the good part is a session of its own'
sed '$d' before >"$file"
printf ',{"n":99,"at":"2026-11-20T18:3' >>"$file"
cp "$file" torn
run 0 'a torn tail is no damage' show "$short" --json
cmp -s "$file" torn
tell $? 'and who only reads cuts nothing'
echo 'not json at all' >"$file"
run 3 'a file that is no session' show "$file"
run 3 'recover of what has no good part' recover "$file"
run 3 'recover of nothing' recover missing.json
cp before "$file"

# ---- other versions ----

here=$("$program" --version | sed -n '1s/tableside //p')
head -n 1 "$file" | grep -q "^{\"tableside\":[0-9]*,\"by\":\"$here\","
tell $? 'a file tells the version that began it'
! grep -v '^{"tableside"' "$file" | grep -q '"by"'
tell $? 'its entries do not repeat it'

# A file that version 0.1.0 began, of these lines; a version in front of one wrote it and what follows.
table() { # [VERSION:]LINE...
	printf '{"tableside":1,"id":"6f1c0e4a-1111-4222-8333-000000000001","game":"commander",'
	printf '"title":"Old","created":"2026-11-20T18:24:35Z","journal":[\n'
	n=0
	for line; do
		n=$((n + 1))
		by=$(printf '%s' "$line" | sed -n 's/^\([0-9.]*\):.*/,"by":"\1"/p')
		test $n -eq 1 || printf ','
		printf '{"n":%d,"at":"2026-11-20T18:24:%dZ","do":"%s"%s}\n' $n $((40 + n)) "${line#*[0-9]:}" "$by"
	done
	echo ']}'
}

table 'seat Alice Bob' 'life Bob -7' >old.json
cp old.json both.json
echo 'life Bob -1' >in
run 0 'a file of 0.1.0 goes on' run both.json -
run 0 'and once more' run both.json -
: >in
{ sed '$d' old.json; sed -n '4,5p' both.json; echo ']}'; } | diff - both.json >/dev/null
tell $? 'what stood there stands there'
test "$(sed -n 's/.*\("n":[0-9]*\),.*"by":"\([^"]*\)".*/\1 \2/p' both.json)" = "\"n\":3 $here"
tell $? 'the first entry of this version tells it, and no other'

later() { # FILE LINE: what is not known there is refused, and nothing is written
	cp "$1" kept.json
	for command in show log run; do
		run 3 "$command of $1" $command "$1"
		has err "$1: line $2: written by tableside 999.0.0: this is $here" "$command tells the versions"
		hasnt out . "$command tells nothing of it"
	done
	cmp -s "$1" kept.json && test ! -e "${1%.json}.torn"
	tell $? "$1 is left as it is"
}

table 'seat Alice Bob' '999.0.0:life Bob -7' 'swirl Bob 3' >verb.json
later verb.json 4
table 'seat Alice Bob' '999.0.0:option dragons on' >option.json
later option.json 3
table 'seat Alice Bob' '999.0.0:life Bob -7 quietly=yes' >word.json
later word.json 3
table 'seat Alice Bob' '999.0.0:life Bob -7' | sed '3s/"do"/"seen":true,"do"/' >field.json
later field.json 3
sed '1s/"id"/"by":"999.0.0","id"/; 1s/commander/dragons/' old.json >game.json
later game.json 1
table '999.0.0:seat Alice Bob' 'life Bob -7' >known.json
run 0 'a later file in which all is known' show known.json --json
has out '"life":33' 'it is shown'
empty err 'and nothing is said'
sed '2s/"do"/"seen":true,"do"/' old.json >seen.json
run 0 'a field that is not known, of no later version' show seen.json
cp verb.json "$XDG_DATA_HOME/tableside/sessions/6f1c0e4a-1111-4222-8333-000000000001.json"
run 0 'a list with a later file' list
has out 'written by tableside 999.0.0' 'the list tells why it cannot be opened'
rm "$XDG_DATA_HOME/tableside/sessions/6f1c0e4a-1111-4222-8333-000000000001.json"
run 0 'what is known can be had on purpose' recover verb.json
has out '2 lines recovered' 'up to the line that is not'

# ---- help ----

run 0 'the games for programs' help --json
has out '{"game":"titan","title":"Titan","about":"a whole game or a single battle, step by step"}' 'have their names and what they count'
run 2 'a port beyond all' new commander Ann Bob --phones=65536
has err 'a port is a number from 0 to 65535: --phones=8080' 'is refused'

run 0 'help' help
has out 'commander' 'help names the games'
run 0 'help GAME' help commander
has out 'damage P N' 'help GAME lists the verbs'
has out 'undo' 'also those of every game'
run 0 'help GAME VERB' help commander damage
has out 'damage P N' 'help GAME VERB tells the usage'
run 0 'help --json' help commander --json
has out '"damage"' 'help --json names the verbs'
run 2 'help of no game' help nosuchgame
run 2 'help of no verb' help commander nosuchverb

# ---- standard output that fails ----

# All that print, a line each: what cannot be written is told, whoever has printed it.
mkdir -p "$XDG_DATA_HOME/tableside/hall"
: >"$XDG_DATA_HOME/tableside/hall/ev.hall"
echo '1 Sol Ring' >deck.txt
sed 's/"do":"life Bob -7"/"do":"life Zed -7"/' before >damaged.json
echo 'seat Alice Bob' >lines
cat >prints <<END
--help
--version
--paths
--manual tableside
--manual config
--manual catan
help
help hall
help catan
help catan roll
help catan --json
list
list --json
show $short
show $short --json
log $short
log $short --json
run commander lines
run commander lines --json
run commander lines --each
export $short --as csv
export $short --as svg
deck deck.txt
deck deck.txt --json
odds Hydra@D3 Troll@D4
odds Hydra@D3 Troll@D4 --json
evenings --json
settings
hall list --event=ev --json
recover damaged.json
doctor
report $short
--plain new score Ann Ben
--plain tour score
--plain open $short
--plain watch $short
END
{
	sed 's/^--plain //; s/ .*//' prints
	printf 'backup\nrestore\n' # once each: backup.sh
} | sort -u >known
"$program" --help | sed -n 's/^  \([a-z]*\) .*/\1/p' | sort -u | comm -23 - known >missing
empty missing 'every command of --help stands in the list'
mkfifo nobody
exec 8<>nobody
exec 9>nobody 8<&-

# WORD..: its status and complaints, in `told` and `err`.
fails_with() {
	test "$1" -eq 3 && holds err "tableside: standard output: $2"
}
while read -r words; do
	# shellcheck disable=SC2086
	set -- $words
	if test -w /dev/full; then
		"$program" "$@" </dev/null >/dev/full 2>err
		fails_with $? 'No space left on device'
		tell $? "$words: to a full disk"
	fi
	"$program" "$@" </dev/null >&- 2>err
	fails_with $? 'Bad file descriptor'
	tell $? "$words: to nowhere"
	"$program" "$@" </dev/null >&9 2>err
	test $? -eq 3 && ! holds err 'standard output'
	tell $? "$words: to a reader that has gone, who is told nothing"
done <prints
exec 9>&-
"$program" export "$short" --as md -o other.md >&- 2>err
tell $? 'who prints nothing needs no standard output'

# A table that is opened in its place must not get what is printed.
life=39
for closed in '>&-' '>&- 2>&-'; do
	echo 'life Alice -1' | eval "\"\$program\" run \"\$short\" - $closed" 2>err
	test $? -eq 3
	tell $? "a line said with $closed"
	run 0 'and the table can be opened' show "$short" --json
	has out "\"life\":$life," 'it has the line'
	life=$((life - 1))
done
"$program" run "$short" - <&- 2>err
grep -qxF 'tableside: -: Bad file descriptor' err
tell $? 'a closed standard input is told'

# ---- the disk ----

mkdir locked
chmod 500 locked
if ! touch locked/probe 2>/dev/null; then
	XDG_DATA_HOME=$work/locked
	run 3 'a folder that cannot be written' run commander - --save
fi
XDG_DATA_HOME=$work/data
run 0 '--data-dir' run commander - --save --data-dir "$work/elsewhere"
test -d "$work/elsewhere"
tell $? '--data-dir is where it is kept'

# ---- two tables of one title ----

XDG_DATA_HOME=$work/twice
echo 'seat Ann Ben' >in
run 0 'a table' run commander - --save --title Twice
run 0 'and another' run commander - --save --title Twice
for command in show log; do
	run 3 "$command of either" $command Twice
	has err '"Twice" could be several tables: ' "$command: it asks which"
done

# ---- lines as other programs write them ----

run 2 'a seed beyond all numbers' run commander - --seed 18446744073709551616
printf 'seat Ann Ben\r\n\r\n \t\r\n  undo  \r\n\trobot &\r\n redo # as it was\r\n\357\273\277note x\n' >in
run 1 'blank lines, blanks around, a mark that is not first' run commander - --each --keep-going
has out '{"line":4,"do":"undo","ok":true' 'a line is told without its blanks'
has out '"line":5,' 'blank ones are counted'
hasnt out '"line":3,' '.. and not said'
printf 'seat Ann Ben\nexport table shot.md\n' >lines
run 0 'a file may write where it is told to' run commander lines --files "$work" --each
test -s shot.md
tell $? 'and does'
echo 'seat Ann Ben' >in
run 0 'saved, as JSON' run commander - --save --json --title Kept
hasnt err 'saved as' 'its name is not told beside it'
run 0 'saved, an object a line' run commander - --save --each --title Other
hasnt err 'saved as' 'nor there'
printf 'note x\n' >in
flock -n "$(grep -l '"Other"' "$XDG_DATA_HOME"/tableside/sessions/*.json)" "$program" run Other - <in >out 2>err
test $? -eq 3
tell $? 'a table that is open elsewhere takes no line'
printf '{"tableside":' >"$XDG_DATA_HOME/tableside/sessions/notes.json"
run 0 'a file that is no table' list
has out '--------  ! ' 'has no name, and says what is wrong'

is_as_kept --paths --version 'a folder that cannot be written' 'export to where nothing can be'
echo "1..$count"
test "$failures" -eq 0
