#!/bin/sh
# SPDX-License-Identifier: MIT
# `scheme load` and `scheme save` as a host uses them: files of all kinds and their
# faults; no line of a table names a card face down. The rules themselves are in
# tests/rules/archenemy.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

# LINE...: a table of Archenemy with these lines.
table() {
	{
		printf '%s\n' 'seat Elspeth Alice Bob' 'archenemy Elspeth'
		printf '%s\n' "$@"
	} >in
}

# ---- files ----

cat >list.txt <<'END'
# Friday
Schemes:
2 Feed the Machine
1x The Iron Guardian Stirs (OARC) 21
What’s Yours Is Now Mine
END
printf '[metadata]\nName=Friday\n[Schemes]\n2 Roots of All Evil|OARC|1\n[Main]\n60 Swamp\n' >friday.dck
cat >set.json <<'END'
{"meta":{"version":"5"},"data":{"code":"OARC","cards":[
{"name":"Feed the Machine","type":"Scheme","colorIdentity":[],"text":"When you set this scheme in motion\nit is hot."},
{"name":"A Plan of Tomorrow","type":"Ongoing Scheme","colorIdentity":[],"text":"It stays."},
{"name":"Plains","type":"Basic Land","colorIdentity":["W"]}]}}
END
cat >deck.json <<'END'
{"data":{"name":"Mine","schemes":[{"name":"Roots of All Evil","type":"Scheme","colorIdentity":[],"count":2}],"mainBoard":[]}}
END
cat >scryfall.json <<'END'
[{"object":"card","name":"Look Skyward and Despair","layout":"scheme","type_line":"Scheme","color_identity":[],"oracle_text":"A dragon."},
{"object":"card","name":"Look Skyward and Despair","layout":"scheme","type_line":"Scheme","color_identity":[],"oracle_text":"A dragon."},
{"object":"card","name":"Forest","layout":"normal","type_line":"Basic Land","color_identity":["G"]}]
END
head -n 1 scryfall.json | sed 's/^\[//; s/,$//' >one.json

table 'scheme load list.txt' 'scheme list'
run 0 'a plain list' run archenemy - --each
has out '"said":["2 Feed the Machine","1 The Iron Guardian Stirs","1 What'"'"'s Yours Is Now Mine"]' 'has its counts'
has out '"event":"scheme add Elspeth \"Feed the Machine\" x2' 'and becomes a line that needs no file'
table 'scheme load Elspeth friday.dck' 'scheme list'
run 0 'a deck of Forge' run archenemy - --each
has out '"said":["2 Roots of All Evil"]' 'its schemes alone'
printf '1 Phelddagrif\n99 Island\n\nScheme Deck\n2 Roots of All Evil (OARC) 33\n' >whole.txt
printf 'Count,Name\n2,"Feed the Machine"\n1,"Look Skyward and Despair"\n' >schemes.csv
table 'scheme load whole.txt' 'scheme load Elspeth schemes.csv' 'scheme list'
run 0 'a whole deck with a part for schemes, and a table' run archenemy - --each
has out '"said":["2 Roots of All Evil","2 Feed the Machine","1 Look Skyward and Despair"]' 'give their schemes'
tr '\n' '\r' <list.txt >mac.txt
table 'scheme load mac.txt' 'scheme list'
run 0 'a list with the line ends of old Macs' run archenemy - --each
has out '"said":["2 Feed the Machine","1 The Iron Guardian Stirs","1 What'"'"'s Yours Is Now Mine"]' 'is the same'
table 'scheme load "builtin:Death Toll"' 'scheme load "builtin:Endless Punishment"' 'scheme list'
run 0 'the decks of Duskmourn' run archenemy - --each
has out '"1 Choose Your Champion"' 'are built in'
has out '"1 No Secret Is Hidden from Me"' 'both'
table 'option deck any' 'scheme load set.json' 'reveal x2'
run 0 'a set of MTGJSON' run archenemy - --each
has out 'When you set this scheme in motion it is hot.' 'the true text is shown'
has out 'A Plan of Tomorrow, ongoing' 'a scheme that is not known is made'
table 'scheme load deck.json' 'scheme list'
run 0 'a deck of MTGJSON' run archenemy - --each
has out '"said":["2 Roots of All Evil"]' 'has its counts'
table 'scheme load scryfall.json' 'scheme list'
run 0 'cards of Scryfall' run archenemy - --each
has out '"said":["1 Look Skyward and Despair"]' 'a card of two printings is one card'
table 'scheme load one.json' 'scheme list'
run 0 'one card of Scryfall' run archenemy - --each
has out '"said":["1 Look Skyward and Despair"]' 'is a file too'
printf '[{"name":"Alice","layout":"scheme","type_line":"Scheme"},{"name":"The \\"Big\\" One","layout":"scheme","type_line":"Scheme","oracle_text":"Say \\"hi\\"."}]' >names.json
table 'scheme load names.json' 'scheme load names.json' 'scheme list'
run 0 'a scheme with the name of a hero, and one with marks in it' run archenemy - --each
has out '"said":["2 Alice","2 The '"'"'Big'"'"' One"]' 'are the same the second time'
has out '"event":"scheme add Elspeth Alice ' 'and the line is read again by what is known'
table 'option deck any' 'scheme add Look' 'scheme load scryfall.json texts' 'scheme list' 'reveal'
run 0 'texts alone' run archenemy - --each
has out '"A dragon."' 'are shown'
has out '"said":["1 Look Skyward and Despair"]' 'and add nothing'
printf '[{"name":"Feed","layout":"scheme","type_line":"Ongoing Scheme","oracle_text":"Eat."},{"name":"Embrace","layout":"scheme","type_line":"Scheme"}]' >feed.json
table 'option deck any' rumble 'scheme add Alice Nothing' 'scheme add Bob Look' 'scheme load scryfall.json texts' 'reveal Bob' \
	'scheme load Alice feed.json' 'scheme list Alice'
run 0 'of the deck of the last seat, and a name that begins another one' run archenemy - --each --seed 3
has out '"A dragon."' 'are shown'
has out '"1 Feed","1 Embrace"' 'and is a scheme of its own'

# ---- faults ----

printf '1 Feed the Machine\n1 Foo Bar\n' >unknown.txt
printf '0 Feed the Machine\n' >none.txt
printf '[{"name":"Feed the Machine","layout":"scheme","type_line":"Scheme"},{"name":5}]' >number.json
printf '[{"name":"Feed the Machine","layout":"scheme","type_line":"Scheme"}' >cut.json
printf '[{"name":"Forest","layout":"normal","type_line":"Land"}]' >lands.json
printf '{"data":{"cards":[{"name":"Bad\\u001b[31m","type":"Scheme"}]}}' >escape.json
printf '[{"name":"Fine","layout":"scheme","type_line":"Scheme"},{"name":"self","layout":"scheme","type_line":"Scheme"}]' >taken.json
printf '[{"name":"Hash #2","layout":"scheme","type_line":"Scheme"}]' >hash.json
printf '1 Feed the \033Machine\n' >control.txt
: >empty.txt

# FILE WORDS
refuses() {
	table "scheme load $1"
	run 1 "$1 is refused" run archenemy - --each
	has out "$2" "... $2"
	has out '"decks":[]' '... and nothing was added'
}
refuses unknown.txt 'unknown.txt: line 2: no scheme is called'
refuses none.txt 'none.txt: line 1: '
refuses number.json 'number.json: card 2: name: '
refuses cut.json 'cut.json: '
refuses lands.json 'lands.json has no schemes'
refuses escape.json 'escape.json: card 1: '
refuses taken.json 'taken.json: card 2: '
refuses hash.json 'hash.json: card 1: a scheme'
refuses control.txt 'control.txt: '
refuses empty.txt 'empty.txt: it has no cards'
refuses . 'this is not a file'
refuses nowhere.txt 'there is no file called'

# ---- many texts ----

many=
for n in 1 2 3 4 5 6 7 8 9 10; do many="$many one two three four five six seven eight nine ten eleven twelve thirteen fourteen"; done
i=0
{
	printf '%s\n' 'seat Elspeth Alice' 'archenemy Elspeth'
	while [ "$i" -lt 80 ]; do
		i=$((i + 1))
		echo "scheme new \"Plan number $i\" text=\"$many\""
	done
} >in
run 1 'more texts than there is room for' run archenemy -
has err 'are too long together' 'are refused in words'

# ---- long texts ----

wide=この計略を実行中にしたとき、あなたはカード四枚を引く。その後、各対戦相手は自分がコントロールするクリーチャー一体を生け贄に捧げる。対戦相手はこのターン、呪文を一つしか唱えられない。
table 'option deck any' "scheme new Wide ongoing text=\"$wide\"" \
	'scheme new Long ongoing text="When you set this scheme in motion, draw four cards. Then each opponent sacrifices a creature of their choice and discards a card."' \
	'scheme add Wide Long' 'stack Wide Long' 'keep each' reveal turn turn reveal
run 0 'texts longer than a line' run archenemy in --save --title Lines
run 0 'each as a card' export Lines --as svg
has out '>When you set this scheme in motion, draw four cards. Then each opponent sacrifices a creature of their choice and <' \
	'is parted at a blank'
has out '>贄に捧げる。' 'or where the line ends'

# ---- saved decks ----

table 'scheme load set.json' 'scheme save Friday' 'scheme save Friday'
run 1 'a saved deck' run archenemy - --each
has out 'scheme load Friday loads it' 'is told of'
has err 'exists: add replace' 'and not written over'
cp data/tableside/schemes/Friday.json data/tableside/schemes/.old.json
table 'scheme load Friday' 'scheme list' 'scheme load Monday'
run 1 'it comes back' run archenemy - --each
has out '"said":["1 Feed the Machine","1 A Plan of Tomorrow"]' 'as it was'
has err 'no saved deck called "Monday": Friday' 'those that are there are named'
table 'option deck any' 'scheme load Friday' 'reveal x2'
run 0 'with its texts' run archenemy - --each
has out 'When you set this scheme in motion it is hot.' 'the text was saved'
table 'scheme add Look' 'scheme save Friday replace' 'scheme clear' 'scheme load Friday' 'scheme list'
run 0 'it can be replaced' run archenemy - --each
has out '"said":["1 Look Skyward and Despair"]' 'by another'
table 'scheme save ../Friday'
run 1 'a deck is saved below its folder alone' run archenemy -

# ---- cards face down ----

table 'scheme load list.txt' 'option deck any' 'shuffle' 'stack "The Iron" What Feed' 'undo' 'redo' 'reveal' 'undo'
sed -i.bak 's/^stack/note one \& stack/' in
run 0 'a table that is kept' run archenemy - --save --title Friday
for what in 'show Friday --json' 'show Friday'; do
	# shellcheck disable=SC2086 # the words of a command
	run 0 "$what" $what
	hasnt out '"next"' 'tells nothing of the order'
	hasnt out 'next[' 'in words neither'
done
run 0 'to the judge' show Friday --json --secret
has out '"next":["The Iron Guardian Stirs"' 'the order is told'
run 0 'the log' log Friday
hasnt out 'stack' 'has no line that tells the order'
has out 'shuffles 4 schemes' 'but what was said of it'
hasnt out 'sets in motion' 'nor what a reveal showed that was taken back'
has out '(face down)  (undone)' 'but that there was one'
run 0 'as JSON' log Friday --json
hasnt out '"do":"shuffle' 'has none either'
hasnt out 'stack' 'nor one said with others'
run 0 'the log, to the judge' log Friday --json --secret
has out 'stack Elspeth \"The Iron Guardian Stirs\"' 'has it'
run 0 'an export' export Friday --as csv
hasnt out 'stack' 'tells no order'
hasnt out 'set in motion' 'nor what was turned up and taken back'
table 'scheme load list.txt' 'option deck any' 'shuffle'
run 0 'line by line' run archenemy - --each --seed 3
hasnt out '"event":"shuffle' 'nothing tells the order'
hasnt out '"next"' 'nor the state'
run 0 'line by line, to the judge' run archenemy - --each --seed 3 --secret
has out '"event":"shuffle Elspeth' 'everything does'

# ---- in Japanese ----

if test -n "${LOCPATH-}"; then
	LC_ALL=ja_JP.UTF-8
	table 'option deck any' 'scheme add Nothing Feed' 'stack Nothing Feed' 'keep each' reveal turn turn reveal 'scheme list'
	run 0 'schemes with an official name in Japanese' run archenemy in --save --title Japanese
	has out 'Elspethが実行中にした: 誰も我を止められぬ' 'are set in motion by it'
	hasnt out 'Nothing Can' 'and by no other'
	run 0 'the log' log Japanese
	has out 'Elspethが実行中にした: 機械に餌をくれてやれ' 'has it'
	run 0 'a page' export Japanese --as md
	has out '実行中: 誰も我を止められぬ' 'has it'
	run 0 'a picture' export Japanese --as svg
	has out '>機械に餌をくれてやれ<' 'has it'
	hasnt out 'Feed the' 'alone'
else
	count=$((count + 1))
	echo "ok $count - schemes in Japanese # SKIP needs the locale ja_JP.UTF-8 (Debian: locales)"
fi

is_as_kept 'the log, to the judge'
echo "1..$count"
test "$failures" -eq 0
