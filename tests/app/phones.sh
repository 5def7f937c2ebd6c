#!/bin/sh
# SPDX-License-Identifier: MIT
# The players' own pages of a real table, by curl, request by request: what
# tableside-phones(7) promises to a client.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

command -v curl >/dev/null || {
	echo '1..0 # SKIP needs curl (Debian: curl)'
	exit 0
}
if "$program" --plain new score Ann Bob --phones --phones-bind=127.0.0.1 </dev/null | grep -q libmicrohttpd; then
	echo '1..0 # SKIP built without libmicrohttpd (Debian: libmicrohttpd-dev)'
	exit 0
fi

# ---- a table and its pages ----

mkfifo lines
newline='
'

# WORD..: opens a table; its program reads lines from descriptor 7 and tells them in `said`.
desk() {
	: >said
	"$program" --plain "$@" --phones --phones-bind=127.0.0.1 <lines >>said 2>err &
	table=$!
	exec 7>lines
}

# GAME LINE..: begins a table.
begin() {
	game=$1
	shift
	# shellcheck disable=SC2086 # several names
	desk new "$game" Ann Bob ${more-}
	for line; do printf '%s\n' "$line" >&7; done
	hears 'Bob: http'
	ann=$(address Ann)
	bob=$(address Bob)
	onlookers=$(address onlookers)
	at=${ann%%#*}
	at=${at%/}
}

end() {
	printf 'q\n' >&7
	exec 7>&-
	wait "$table"
}
trap 'kill "${table:-0}" 2>/dev/null; rm -rf "$work"' EXIT

# NAME: the last address that was told; nothing, if none was.
address() {
	holds said "$1: http:" || return
	held=${newline}$held
	held=${held##*"$newline$1: http:"}
	echo "http:${held%%"$newline"*}"
}

# ADDRESS PATH [OPTION..]: the answer in `out`, its head in `head`; prints the status.
get() {
	token=${1#*#} path=$2
	shift 2
	curl -s -D head -o out -m 10 -w '%{http_code}' -H "Authorization: Bearer $token" "$@" "$at$path" 2>err
}

# STATUS NAME ADDRESS PATH [OPTION..]
answers() {
	wanted=$1 name=$2
	shift 2
	got=$(get "$@")
	test "$got" = "$wanted" || echo "# $got, not $wanted"
	test "$got" = "$wanted"
	tell $? "$name"
}

# STATUS NAME ADDRESS JSON
press() {
	answers "$1" "$2" "$3" /press -H 'Content-Type: application/json' -d "$4"
}

# FILE TEXT..: the number there behind these texts, one after the other.
number() {
	holds "$1" "$2" || return
	shift
	for text; do held=${held#*"$text"}; done
	echo "${held%%[!0-9]*}"
}

rev() {
	number out '"rev":'
}

# TEXT: the number of the button with that text on the card in `out`.
button() {
	holds out ",\"text\":\"$1\"" || return
	held=${held%%",\"text\":\"$1\""*}
	echo "${held##*\"id\":}"
}

# ---- what everybody gets ----

begin commander
answers 200 'the page needs no token' '#' /
has head 'text/html' 'it is HTML'
has head "default-src 'none'" 'nothing may be loaded from elsewhere'
hasnt out "${ann#*#}" 'no token stands in it'
test "$(wc -c <out)" -lt 45056
tell $? 'it is smaller than 44 KiB'
answers 401 'no card without a token' '#' /card
answers 401 'no card with another one' '#AAAAAAAAAAAAAAAAAAAAAA' /card
answers 404 'no other path' "$ann" /cards
answers 405 'a card is not written' "$ann" /card -X DELETE
answers 421 'nor given to another Host' "$ann" /card -H 'Host: example.org'

# ---- a card ----

answers 200 'Ann reads her card' "$ann" /card
has head 'no-store' 'nothing keeps it'
has out '"me":{"name":"Ann","colour":1,"out":false}' 'it is hers'
has out '"game":"Commander"' 'of this game'
answers 200 'the onlookers read theirs' "$onlookers" /card
has out '"me":null' 'it is of nobody'

# ---- a press ----

get "$bob" /card >/dev/null
minus=$(button -1)
now=$(rev)
press 200 'Bob loses a life' "$bob" "{\"rev\":$now,\"button\":$minus}"
has out '{"said":["Bob: ' 'the answer says so'
hears 'Bob: 39'
tell $? 'the laptop tells it as well'
get "$bob" /card >/dev/null
has out '"value":39' 'the card has it'
test "$(rev)" -gt "$now"
tell $? 'and a new revision'
undo=$(button undo)
press 200 'his last press he may undo' "$bob" "{\"rev\":$(rev),\"button\":$undo}"
press 409 'once: then the button has gone' "$bob" "{\"rev\":$now,\"button\":$undo}"
press 403 'a number that nobody was given' "$bob" "{\"rev\":$now,\"button\":9999}"
press 200 'the same number is a button of her own on another page' "$ann" "{\"rev\":$now,\"button\":$minus}"
has out '{"said":["Ann: ' 'and says her line'
get "$ann" /card >/dev/null
press 200 'she takes it back' "$ann" "{\"rev\":$(rev),\"button\":$(button undo)}"
press 403 'onlookers press nothing' "$onlookers" "{\"rev\":$now,\"button\":$minus}"
press 400 'what is no JSON' "$bob" 'button'
press 400 'a line of the game instead of a button' "$bob" "{\"rev\":$now,\"button\":\"life Ann -40\"}"
press 422 'a number where none is asked for' "$bob" "{\"rev\":$now,\"button\":$minus,\"value\":5}"
head -c 9000 /dev/zero | tr '\0' ' ' >long
press 413 'more than 8 KiB' "$bob" @long
answers 405 'a press is not a GET' "$bob" /press

# ---- whose last line it is ----

# What somebody else has said after a press, or from another page, is not for this page to take back.
has_no_undo() {
	get "$2" /card >/dev/null
	hasnt out '"text":"undo"' "$1"
}
get "$bob" /card >/dev/null
press 200 'Bob loses a life' "$bob" "{\"rev\":1,\"button\":$(button -1)}"
has_no_undo 'Ann has no undo for it' "$ann"
has_no_undo 'nor have the onlookers' "$onlookers"
get "$bob" /card >/dev/null
undo=$(button undo)
get "$ann" /card >/dev/null
press 200 'Ann loses five' "$ann" "{\"rev\":1,\"button\":$(button -5)}"
has_no_undo 'then Bob has none' "$bob"
press 409 'and the one that he has read takes nothing back' "$bob" "{\"rev\":1,\"button\":$undo}"
get "$ann" /card >/dev/null
has out '"value":35' 'Ann has lost five'
printf 'life Ann +1\n' >&7
tries=0
until get "$ann" /card >/dev/null && grep -qF '"said":"Ann: 36' out || test "$tries" -ge 200; do
	tries=$((tries + 1))
	sleep 0.05
done
has_no_undo 'nor has Ann, when the laptop has said a line' "$ann"
printf 'life Ann +4\nlife Bob +1\n' >&7
hears 'Bob: 40'

# ---- changes come by themselves ----

: >stream
curl -s -N -m 20 -H "Authorization: Bearer ${ann#*#}" "$at/events" >stream 2>/dev/null &
stream=$!
comes 'data: ' stream
printf 'life Ann -7\n' >&7
comes '"value":33' stream
tell $? 'what the laptop says comes to the page'

# ---- the server ends ----

# What was answered has been said; whoever heard nothing looks at the card. The codes hold.
get "$bob" /card >/dev/null
minus=$(button -1)
answered=0
for press in 1 2 3 4 5 6 7 8 9; do
	case $press in 3 | 6 | 9) kill -9 "$(tr -d " " <"/proc/$table/task/$table/children")" ;; esac
	test "$(get "$bob" /press -d "{\"rev\":1,\"button\":$minus}")" = 200 && answered=$((answered + 1))
	sleep 0.1
done
test "$answered" -ge 6
tell $? 'it is started again, and phones go on'
get "$bob" /card >/dev/null
life=$(number out '"label":"life","value":')
test "$life" -le $((40 - answered)) && test "$life" -ge 31
tell $? 'no press is lost that was answered'
hears "phones' server stopped"
tell $? 'the laptop tells it'
printf 'life Bob =40\n' >&7
hears 'Bob: 40'

# ---- who joins, and who changes places ----

# A page is its player's, at whatever seat: it never shows what belongs to whoever sits there now.
printf 'join Cy\nseatswap Ann Bob\n' >&7
hears 'change places: Bob, Ann, Cy'
answers 200 'Ann has her page at another seat' "$ann" /card
has out '"me":{"name":"Ann","colour":2,"out":false}' 'it is hers still'
get "$ann" /card >/dev/null
press 200 'she loses a life' "$ann" "{\"rev\":$(rev),\"button\":$(button -1)}"
has out '{"said":["Ann: 32' 'and it is her own'
printf 'undo\nundo\nundo\n' >&7
hears 'Undone: Cy sits down'

# Whoever sits down in place of a player who was undone has a page of their own, also where no page was
# made meanwhile.
printf 'join Cy\nphones\n' >&7
hears 'Cy: http'
cy=$(address Cy)
answers 200 'Cy has a page' "$cy" /card
printf 'undo\njoin Dan\nphones\n' >&7
hears 'Dan: http'
answers 401 'it is not that of Dan, who came instead' "$cy" /card
answers 200 'who has one' "$(address Dan)" /card
printf 'undo\n' >&7
hears 'Undone: Dan sits down'

# ---- new codes, and the end ----

printf 'phones new\n' >&7
answers_with() {
	tries=0
	until test "$(get "$2" /card)" = "$1" || test "$tries" -ge 200; do
		tries=$((tries + 1))
		sleep 0.05
	done
	test "$tries" -lt 200
}
answers_with 401 "$ann"
tell $? 'with new codes the old one means nothing'
: >said
printf 'phones\n' >&7
hears 'Bob: http'
answers_with 200 "$(address Ann)"
tell $? 'the new one does'
end
wait "$stream"
test -z "$(get "$bob" /card | tr -d 0)"
tell $? 'with the table its pages end'
! grep -rqF "${bob#*#}" data state config cache 2>/dev/null
tell $? 'no token is kept in a file'

# ---- who sits down later ----

printf 'seat Ann Bob\nphones\nq\n' | "$program" --plain new score --phones-bind=127.0.0.1 >said 2>err
has said 'Bob: http' 'who has just sat down has a code'
printf 'settings phones always\nq\n' | "$program" --plain >out 2>err
printf 'q\n' | "$program" --plain new score Ann Bob --phones-bind=127.0.0.1 >said 2>err
has said 'Bob: http' 'so has who sits down at a table whose pages begin by themselves'

# ---- what is face down stays away from every other connection ----

# NAME ADDRESS: keeps every byte that comes to that page.
listen() {
	curl -s -N -m 30 -H "Authorization: Bearer ${2#*#}" "$at/events" >"bytes.$1" 2>/dev/null &
	streams="$streams $!"
}

# GAME: a table with a stream for each page.
watched() {
	begin "$1"
	streams=
	listen Ann "$ann"
	listen Bob "$bob"
	listen onlookers "$onlookers"
}

# TEXT NAME: Ann's alone.
only_ann() {
	comes "$1" bytes.Ann
	tell $? "$2: Ann reads it"
	! grep -qF -- "$1" bytes.Bob bytes.onlookers
	tell $? "$2: no other page has a byte of it"
}

# ADDRESS TEXT [VALUE]: presses the button with that text, or that of a row of a list with it.
does() {
	get "$1" /card >/dev/null
	id=$(button "$2")
	test -n "$id" || id=$(number out "{\"text\":\"$2\"" '"button":')
	press 200 "$2${3+: $3}" "$1" "{\"rev\":$(rev),\"button\":$id${3+,\"value\":\"$3\"}}"
}

watched meccg
does "$ann" 'add a character ..' Gimli
does "$ann" 'add a character ..' Bilbo
does "$bob" 'add a character ..' Legolas
does "$bob" 'add a character ..' Pippin
comes Pippin bytes.Bob
only_ann Gimli 'a pool'
! grep -qF Legolas bytes.Ann bytes.onlookers
tell $? 'nor has hers one of his'
does "$ann" 'seal the pool'
does "$bob" 'seal the pool'
does "$ann" Gimli
does "$bob" Legolas
comes 'Bob has picked' bytes.onlookers
only_ann Gimli 'a pick'
only_ann Bilbo 'what was not picked'
printf 'reveal\n' >&7
comes Gimli bytes.Bob && comes Gimli bytes.onlookers
tell $? 'what is revealed comes to all'
only_ann Bilbo 'what is still in a pool'
end
wait $streams

watched titan
printf '%s\n' 'legion Ann Rd01 titan hydra*2 at=17' 'note first' >&7
comes first bytes.Bob
comes first bytes.onlookers
only_ann Hydra 'a legion'
end
wait $streams

# ---- chance is not taken back ----

more=Cy
begin catan 'start Ann' 'start Bob' 'start Cy'
get "$ann" /card >/dev/null
press 200 'Ann rolls' "$ann" "{\"rev\":1,\"button\":$(button "roll the dice")}"
has out 'Ann rolls' 'the dice are thrown'
has_no_undo 'and no phone takes them back' "$ann"
printf 'undo\n' >&7
hears 'Undone: ' && grep -q 'Undone: .*Ann rolls' said
tell $? 'the laptop may, and tells what was rolled'
end

# ---- who types results at a championship ----

# WHO TABLE POINTS [MORE]: presses for the sheet as the card in `out` has it.
types() {
	id=$(number "card.$1" "{\"text\":\"table $2\"" '{"id":')
	press "$4" "$5" "$(address "$1")" "{\"rev\":1,\"button\":$id,\"value\":[$3]}"
}

# WHO: keeps the card.
reads() {
	get "$(address "$1")" /card >/dev/null
	cp out "card.$1"
}

desk new championship
printf '%s\n' 'seat A B C D E F G H I J K L' schedule 'post 1' 'phones typist Kim' 'phones typist Lee' 'phones typist Ida Maria' >&7
hears 'Ida Maria: http'
tell $? 'each who types has an address'
at=$(address Kim)
at=${at%/#*}
reads Kim
reads Lee
has out '"me":{"name":"Lee"}' 'and a page by that name'
has out '"label":"missing: round 1","note":"0 of 3 sheets typed"' 'with the sheets that are missing'
has out '"asks":"fields","least":0,"most":30,"fields":["' 'whose numbers are asked for by name'
types Kim 1 '10,8,6,5' 200 'Kim types a sheet'
types Lee 1 '10,8,6,4' 409 'Lee cannot type it again'
has out '{"error":"Kim has already typed it: ' 'and hears who has'
has out ' 5"}' 'its text'
printf 'result 1 2 11 8 6 5\n' >&7
hears 'table 2: '
types Lee 2 '10,8,6,4' 409 'nor one that the laptop has'
has out '{"error":"the laptop already has it: ' 'and hears that, too'
types Lee 3 '10,8,6' 422 'a number is missing'
types Lee 3 '10,1,6,4' 422 'one settlement is refused as at the desk'
types Lee 3 '10,12,6,4' 422 'two have 10'
has out '{"error":"who was on turn and wins (W1.1.7)?","more":["' 'which asks for the winner'
types Lee 3 '10,13,6,4,1' 422 'then 13 points are odd'
has out '"more":["yes"]}' 'which is asked'
types Lee 3 '10,13,6,4,1,7' 422 'and has one answer'
types Lee 3 '10,13,6,4,1,0' 200 'with both it is said'
hears 'round 1, table 3: '
reads Kim
hasnt out '"asks":"fields"' 'then no sheet is missing'
has out '"text":"all have signed","sure":"' 'and signatures are asked for'
sign=$(button 'all have signed')
printf 'result 1 1 10 9 6 5\n' >&7
hears ' 9, '
press 409 'what is signed is what was read' "$(address Kim)" "{\"rev\":1,\"button\":$sign}"
reads Kim
press 200 'Kim says that all have signed' "$(address Kim)" "{\"rev\":1,\"button\":$(button 'all have signed')}"
reads Kim
press 200 'and takes it back' "$(address Kim)" "{\"rev\":1,\"button\":$(button undo)}"
answers 200 'the onlookers have their page' "$(address onlookers)" /card
hasnt out 'missing' 'and nothing of the sheets'

# It is killed: the codes hold, and so does what was typed.
lee=$(address Lee)
kill -9 "$table"
exec 7>&-
wait "$table" 2>/dev/null
id=$("$program" list | sed -n 's/ .*championship.*//p')
"$program" log "$id" >out
has out '[Kim]' 'the log tells who has typed'
hasnt out '[the' 'and nothing of the laptop'
grep ' undo ' out | grep -qF '[Kim]'
tell $? 'an undo, too'
grep 'table 3' out | grep -qF '[Lee]'
tell $? 'each by name'
"$program" export "$id" --as csv >out
has out ',0,0,"Lee"' 'so does its export'
"$program" show "$id" --json >out
has out '"typed_by":"Lee"' 'and the sheet'
desk open "$id"
hears 'Lee: http'
lee=${lee#*#}
at=$(address Lee)
test "${at#*#}" = "$lee"
tell $? 'the code holds'
at=${at%/#*}
printf 'phones new lee\n' >&7
answers_with 401 "#$lee"
tell $? 'until it is renewed'
end
"$program" evenings forget Lee --yes >out 2>err
"$program" log "$id" >out
hasnt out 'Lee' 'a name that is forgotten has typed nothing'

more=
begin commander 'phones typist Kim'
hears 'typists help at the desk of a championship'
tell $? 'no other table has somebody who types'
get "$bob" /card >/dev/null
press 200 'Bob loses a life' "$bob" "{\"rev\":1,\"button\":$(button -1)}"
end
"$program" log "$("$program" list | sed -n 's/ .*commander.*//p' | head -n 1)" >out
has out 'Bob (phone)' 'the log tells of his phone'

# ---- an event's onlookers ----

# Their card has two rows for each player: a result does not bring it again at once, but the last one comes.
awk 'BEGIN { print "name"; for (i = 1; i <= 400; i++) print "Player " i }' >players.csv
desk new championship
printf '%s\n' "players load $work/players.csv" 'schedule rounds=1' 'post 1' >&7
hears 'is posted'
onlookers=$(address onlookers)
at=${onlookers%%#*}
at=${at%/}
streams=
listen onlookers "$onlookers"
comes 'where do I sit' bytes.onlookers
for n in 1 2 3 4 5 6 7 8 9 10; do
	printf '%s\n' "result 1 $n 10 8 6 5 & sign 1 $n each" >&7
	hears "table $n is locked"
done
comes '10 of 100 tables in' bytes.onlookers
tell $? 'the card of an event comes to be the present one'
test "$(grep -c '^data:' bytes.onlookers)" -le 4
tell $? 'but not with each result'
end
wait $streams

echo "1..$count"
exit "$failures"
