#!/bin/sh
# SPDX-License-Identifier: MIT
# `tableside deck` and the verb `deck` as people use them: answers, exit status,
# which files are looked at. The rules themselves are in deck_test.c.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

cards=$srcdir/tests/saves/cards/small.json

# N: prints N cards of no colour.
fillers() {
	awk -v n="$1" 'BEGIN {
		for (i = 0; i < n; i++)
			printf "1 Filler %s%s\n", substr("ABCDEFGHIJ", int(i / 10) + 1, 1), substr("abcdefghij", i % 10 + 1, 1)
	}'
}

: >in
{ printf 'Commander\n1 Phelddagrif\n\nDeck\n1 Esper Panorama\n1 Shard Convergence\n'; fillers 97; } >legal.txt
{ cat legal.txt; echo '1 Goblin Piker'; } >piker.txt
fillers 99 >bare.txt
{ printf 'Commander\n1 Tymna the Weaver\nDeck\n1 Balance\n1 Who Knows\n'; fillers 97; } >balance.txt

# ---- answers ----

run 0 'a legal deck' deck legal.txt --cards "$cards"
has out '100 cards, identity WUG' 'cards and identity are told'
has out 'ban list of 2026-02-09' 'the list has its date'
run 1 'a deck with problems' deck piker.txt --cards "$cards" --rules 2010
has out 'count: 101 cards with the commander, 100 are needed (rules of 2010)' 'the count, with its rule'
has out 'identity: Goblin Piker has R, the commander WUG (rules of 2010)' 'the identity, with its colours and its rule'
run 1 'as JSON' deck piker.txt --cards "$cards" --json
has out '"total":101,' 'the total'
has out '"identity":"WUG"' 'the identity'
has out '{"rule":"identity","card":"Goblin Piker","colors":"R"' 'a problem'
has out '"unknown":[]' 'nothing is unknown'
has out '"cards":true' 'cards were looked up'
run 1 'an unknown card beside a banned one' deck balance.txt --cards "$cards" --json
has out '"unknown":["Who Knows"]' 'the unknown card'
run 1 'the list of 2010' deck balance.txt --cards "$cards" --rules 2010
has out 'banned: Balance, by the recommended list of 2010-12-20' 'it is a recommendation'
has out 'unknown: Who Knows' 'the unknown card in words'

# ---- without card data ----

run 0 'names alone' deck legal.txt
has out 'legal, going by the names alone' 'it says what it stands on'
has out 'without card data' 'and how to get more'
run 1 'a ban is seen without card data' deck balance.txt
has out 'banned: Balance, by the list of 2026-02-09' 'by its name'
mkdir -p data/tableside
cp "$cards" data/tableside/cards.json
run 0 'card data at the usual place' deck legal.txt
has out 'identity WUG' 'is used'
rm data/tableside/cards.json

# ---- the commander ----

run 1 'nobody leads' deck bare.txt --cards "$cards"
has out 'commander: none is named' 'which is said, with the cure'
run 0 'a commander from outside' deck bare.txt --cards "$cards" --commander phelddagrif
run 2 'a commander with a control character' deck bare.txt --commander "$(printf 'a\033[31m')"
has err 'a control character' 'is refused, and never printed'
run 1 'two, in 2010' deck bare.txt --cards "$cards" -C 'Tymna the Weaver' -C 'Thrasios, Triton Hero' --rules 2010
has out 'pair: ' 'are one too many'
run 2 'three' deck bare.txt -C a -C b -C c
{ fillers 59; echo '1 Karn, Silver Golem *CMDR*'; } >brawl.txt
run 0 'Brawl' deck brawl.txt --cards "$cards" --format brawl
run 1 'is no Commander' deck brawl.txt --cards "$cards"
run 1 'a duel' deck legal.txt --cards "$cards" --format duel --commander 'Edgar Markov'
has out 'the card data bans Edgar Markov as a commander' 'has commanders of its own'

# ---- ban lists ----

printf -- '-Balance\n+Filler Aa\n' >house.txt
run 1 'house rules' deck balance.txt --cards "$cards" --house house.txt
hasnt out 'banned: Balance' 'allow'
has out "banned: Filler Aa, by the table's own rules" 'and ban'
echo 'Balance' >house.txt
run 3 'house rules without a sign' deck legal.txt --house house.txt
has err 'house.txt: line 1: ' 'are refused by their line'
mkdir -p config/tableside
printf '# ours\ngame changer: Filler Aa\ngame changer: Filler Ac\ndate: 2030-01-02\nFiller Ab\n' \
	>config/tableside/bans-current.txt
run 1 "the user's own list" deck balance.txt
has out 'banned: Filler Ab, by the list of 2030-01-02' 'stands in place of the other'
hasnt out 'banned: Balance' 'as a whole'
has out '2 Game Changers by the list of 2030-01-02: ' 'with the Game Changers that it has, whatever comes first'
run 1 'the other profile keeps its own' deck balance.txt --rules 2010
has out '2010-12-20' 'with its date'
echo 'Filler Ab' >config/tableside/bans-current.txt
run 3 'a list without a date' deck legal.txt
has err 'date: ' 'is refused, with the cure'
rm config/tableside/bans-current.txt
printf 'date: 2030-03-04\nFiller Ac\n' >config/tableside/bans-duel.txt
run 1 'a list of a format that none comes with' deck legal.txt --format duel
has out 'banned: Filler Ac, by the list of 2030-03-04' 'is the one that counts'
rm config/tableside/bans-duel.txt

# ---- files that cannot be used, words that cannot be meant ----

run 3 'no such deck' deck nowhere.txt
run 3 'no such card data' deck legal.txt --cards nowhere.json
run 3 'card data that is a deck' deck legal.txt --cards legal.txt
head -c 5000 "$cards" >half.json
run 3 'half of a file of cards' deck legal.txt --cards half.json
has err 'half.json: card ' 'names the card'
printf '1 Forest\n1 \033[31mIsland\n' >escape.txt
run 3 'an escape in a deck' deck escape.txt
hasnt err "$(printf '\033')" 'does not reach the terminal'
run 2 'no such rules' deck legal.txt --rules 1993
run 2 'no such format' deck legal.txt --format vintage
run 2 'no deck' deck
run 2 'an option of deck elsewhere' list --cards "$cards"

# ---- commanders by name ----

# LINE...: runs a table of two with these lines.
names() {
	{
		echo 'seat Alice Bob'
		printf '%s\n' "$@"
	} >in
	run "$status" "$what" run commander - --each
}

pair='commander Alice "Tymna the Weaver" "Edgar Markov"'
status=0 what='two names without card data' names "$pair"
hasnt out 'identity' 'no colours are known'
mkdir -p data/tableside
cp "$cards" data/tableside/cards.json
status=0 what='one name' names 'commander Alice phelddagrif'
has out '"event":"commander Alice phelddagrif identity=WUG"' 'its colours go into the table'
status=0 what='two that have partner' names 'commander Alice "Tymna the Weaver + Thrasios, Triton Hero"'
has out 'identity=WUBG' 'the colours of both'
status=0 what='a Background, added' names 'commander Bob "Wilson, Refined Grizzly"' 'commander Bob with="Raised by Giants"'
has out '"Raised by Giants\" identity=G"' 'goes with whoever chooses one'
status=1 what='two that may not lead together' names "$pair"
has out 'Tymna the Weaver and Edgar Markov cannot lead together (702.124): option partners any allows it' 'are refused by name'
status=1 what='one who partners with another' names 'commander Alice "Will Kenrith" "Toothy, Imaginary Friend"'
status=0 what='a table that allows any two' names 'option partners any' "$pair"
has out 'identity=WBR' 'has their colours'
status=0 what='a planeswalker and a spell' names 'option format oathbreaker' 'commander Alice "Jace, Wielder of Mysteries" Ponder'
status=0 what='a name that the data lack' names 'commander Alice "Tymna the Weaver" "Nobody at All"'
hasnt out 'identity' 'nothing is told of half a pair'
rm -rf data/tableside/cards.json cache

# ---- the cache ----

rm -rf cache
run 0 'the first check' deck legal.txt --cards "$cards"
test -s cache/tableside/cards.index
tell $? 'leaves an index'
printf 'x' | dd of=cache/tableside/cards.index bs=1 seek=300 conv=notrunc 2>/dev/null
run 1 'a damaged index' deck piker.txt --cards "$cards"
has out 'Goblin Piker has R' 'is made again'
chmod 000 cache/tableside/cards.index
run 0 'an index that cannot be read' deck legal.txt --cards "$cards"
rm -rf cache
: >cache
run 0 'no place for an index' deck legal.txt --cards "$cards"
rm cache

# ---- at the table ----

cat >in <<'LINES'
option rules 2010
seat Alice Bob
deck Alice piker.txt cards=CARDS
commander Bob Phelddagrif
deck Bob bare.txt cards=CARDS
deck Bob nowhere.txt
deck Carol bare.txt
deck Bob bare.txt more
deck Bob bare.txt & turn
deck Alice ~/piker.txt house="nowhere.txt"
LINES
sed "s|CARDS|\"$cards\"|" in >lines && mv lines in
run 1 'the verb' run commander - --each --keep-going
has out '"data":{"legal":false' 'answers with data'
has out 'identity: Goblin Piker has R, the commander WUG' 'and in words, by the rules of the table'
has out '"total":100,"sideboard":0,"identity":"WUG"' 'with the commander announced there'
has err 'line 6: nowhere.txt: ' 'a missing file is refused'
has err 'line 7: no player is called "Carol"' 'and a missing player'
has err 'line 8: "more" does not belong here' 'and what is too much'
has err 'line 9: deck needs a line of its own' 'and company'
has err 'line 10: nowhere.txt: ' 'the home folder is known, its lists are read'
printf 'seat Alice Bob\ndeck Alice piker.txt\n' >in
run 0 'a query of a table that is kept' run commander - --save --title Friday
: >in
run 0 'its log' log Friday --json
hasnt out 'piker' 'the query is not in the journal'
{ printf 'Oathbreaker\n1 Jace, Wielder of Mysteries\nSignature Spell\n1 Ponder\nDeck\n'; fillers 58; } >jace.txt
printf 'option format oathbreaker\nseat Alice Bob\ndeck Alice jace.txt cards="%s"\n' "$cards" >in
run 0 'a format that is led otherwise' run commander - --each
has out '"commanders":["Jace, Wielder of Mysteries"],"signature":["Ponder"]' 'has its spell'
printf 'seat Alice Bob\ndeck Alice piker.txt\n' >in
run 0 'in words' run commander -
has out 'count: 101 cards with the commander, 100 are needed (903.5a)' 'one sentence a problem'

is_as_kept
echo "1..$count"
test "$failures" -eq 0
