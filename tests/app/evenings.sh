#!/bin/sh
# SPDX-License-Identifier: MIT
# `tableside evenings`: what it counts, in each form; what it keeps for the next time; how it takes a
# person out of everything. And `tableside settings`, where names of one person are merged.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

: >in
sessions=$XDG_DATA_HOME/tableside/sessions
archive=$XDG_DATA_HOME/tableside/archive
cache=$XDG_CACHE_HOME/tableside

# NUMBER GAME TITLE, and on standard input TIME LINE: writes a table, in the folder `to`.
to=$sessions
table() {
	mkdir -p "$to"
	id=$(printf '%08d-0000-4000-8000-000000000000' "$1")
	awk -v id="$id" -v game="$2" -v title="$3" '
		BEGIN { printf "{\"tableside\":1,\"by\":\"0.9.0\",\"id\":\"%s\",\"game\":\"%s\",\"title\":\"%s\",\"created\":\"2026-01-01T00:00:00Z\",\"journal\":[\n", id, game, title }
		{
			at = $1
			sub(/^[^ ]* /, "")
			gsub(/"/, "\\\"")
			printf "%s{\"n\":%d,\"at\":\"%s\",\"do\":\"%s\"}\n", (NR > 1 ? "," : ""), NR, at, $0
		}
		END { print "]}" }' >"$to/$id.json"
}
# FIELD...: of the person called so in the answer: a pattern behind the name.
person() {
	grep -qE "\"name\":\"$1\",$2" out
	tell $? "$3"
}

run 0 'without tables' evenings --json
same_as() {
	test "$(cat out)" = "$1"
	tell $? "$2"
}
same_as '{"tables":0,"open":0,"unreadable":0,"since":null,"people":[],"commanders":[],"games":[]}' 'nothing is counted'

# ---- what is counted ----

# A game of 90 minutes with a break of two hours; a rematch of ten; one that is only begun.
table 1 commander 'Friday with Bob' <<-END
	2026-01-10T18:00:00Z seat Ann Bob Cy
	2026-01-10T18:00:00Z commander Ann Atraxa
	2026-01-10T18:30:00Z life Bob -3
	2026-01-10T19:30:00Z note Bob is late
	2026-01-10T21:30:01Z out Cy
	2026-01-10T21:30:01Z out Bob
	2026-01-10T22:00:00Z rematch
	2026-01-10T22:10:00Z out Ann
	2026-01-10T22:10:00Z out Cy
	2026-01-10T22:20:00Z rematch
END
table 2 score Cards <<-END
	2026-02-01T20:00:00Z seat BOB Dora
	2026-02-01T20:20:00Z round 5 1
END
to=$archive
table 3 score Old <<-END
	2025-12-24T20:00:00Z seat Robert Ann
	2025-12-24T20:20:00Z round 1 5
	2025-12-24T20:20:30Z finish
END
to=$sessions

run 0 'three tables' evenings --json
has out '{"tables":3,"open":1,"unreadable":0,"since":null,"people":[{"name":"Ann"' 'their number, and who has most wins first'
person Ann '"games":3,"wins":2,"places":\[2,0,1\],"minutes":120,' 'wins and places; a long break is no time'
person Ann '[^]]*\],"minutes":120,"commanders":\[\{"name":"Atraxa","games":2,"wins":1\}\]' 'with which commander'
has out '"by_game":[{"game":"commander","games":2,"wins":1},{"game":"score","games":1,"wins":1}]' 'and at which game'
person '(BOB|Bob)' '"games":2,"wins":1,"places":\[1,1\],"minutes":100,' 'in any case; a game that is not over is none'
hasnt out Dora 'nor is who played only there'
person Robert '"games":1,"wins":0' 'archived tables count'
has out '"commanders":[{"name":"Atraxa","games":2,"wins":1,"places":[1,0,1],"minutes":100}]' 'the commanders'
has out '{"game":"commander","games":2,"wins":2,"places":[],"minutes":100}' 'the games: one only begun by rematch is none'

run 0 'since a day' evenings --json --since 2026-01-10
has out '{"tables":2,"open":1,"unreadable":0,"since":"2026-01-10"' 'an older table does not count'
hasnt out Robert 'nor who played only there'
run 0 'since the day after' evenings --json --since=2026-01-11
has out '{"tables":1,' 'a day begins at midnight'
run 0 'since the day after the last' evenings --json --since=2026-02-02
has out '{"tables":0,"open":0,' 'what was left open before it does not count'
run 2 'since no day' evenings --since 2026-02-30
has err '--since takes a day' 'it says so'

# ---- aliases ----

run 0 'a spelling' settings aliases 'BOB=Robert'
run 0 'counted under it' evenings --json
person BOB '"games":3,"wins":1,' 'the spelling of the setting is that of the list'
run 0 'one person' settings aliases 'Bob=Robert, Bobby; Ann=Annie'
run 0 'shown' settings aliases
same_as 'Bob=Robert, Bobby; Ann=Annie' 'as it was typed'
run 0 'all settings' settings --json
has out '"theme":"auto"' 'as JSON'
run 1 'no list of names' settings aliases 'Bob Robert'
has err 'write it as Bob=Robert' 'it says how'
run 1 'the same name' settings aliases 'Bob=bob'
run 1 'no such setting' settings colour red
run 1 'no such value' settings theme red
has err 'allowed for theme: auto' 'it says which there are'
run 0 'one of them' settings theme light
run 0 'and back' settings theme auto
run 0 'counted together' evenings --json
person Bob '"games":3,"wins":1,"places":\[1,2\]' 'under the name of the setting'
hasnt out Robert 'and no other'
printf 'evenings\nq\n' >in
run 0 'at home' --plain
: >in
hasnt out Robert 'too'

# ---- the forms ----

run 0 'as text' evenings
has out '3 tables, still open: 1' 'how many'
grep -qE '^players +games +wins +hours +1\. +2\. +3\. +4\.$' out
tell $? 'heads'
grep -qE '^Ann +3 +2 +2:00 +2 +0 +1 +0$' out
tell $? 'a row'
grep -qE '^Commander +2 +2 +1:40$' out
tell $? 'a game by its title'
run 0 'as CSV' evenings --as csv
has out '"players","Ann","3","2","2:00","2","0","1","0"' 'one table'
run 0 'as Markdown' evenings --as md
has out '## commanders' 'with heads of parts'
grep -qx '| Commander | 2 | 2 | 1:40 |' out
tell $? 'and as many cells as heads'
run 0 'as HTML, into a file' evenings --as html --output page.html
grep -q '<td>Ann</td><td class="n">3</td>' page.html
tell $? 'it is a page'
run 3 'never over a file' evenings --as html --output page.html
run 2 'svg' evenings --as svg
has err 'svg draws a table only' 'is refused'
run 2 'a file without a form' evenings --output page.html
has err 'choose a format' 'is refused too'

# ---- what is kept ----

# In the digests another result stands: it is believed while the file is as it was.
sed -i 's/^P 1 1 Ann/P 0 1 Ann/' "$cache/home"
run 0 'a second time' evenings --json
person Ann '"games":3,"wins":1,' 'unchanged tables are not read again'
touch -d 2026-02-02 "$sessions"/00000001-*
run 0 'after a change' evenings --json
person Ann '"games":3,"wins":2,' 'changed ones are'
printf 'rubbish\n' >"$cache/home"
run 0 'a damaged cache' evenings --json
person Ann '"games":3,"wins":2,' 'costs time only'

# ---- damage ----

printf '{"tableside":1,"rubbish\n' >"$sessions/00000009-0000-4000-8000-000000000000.json"
run 0 'a damaged table' evenings --json
has out '{"tables":3,"open":1,"unreadable":1,' 'is counted as such'
has err 'unreadable: 1' 'and told'
run 0 'as text' evenings
has out '3 tables, still open: 1, unreadable: 1' 'in a row of its own too'
rm "$sessions"/00000009-*

# ---- forgetting ----

table 4 commander "Bob's night, Bobsled, (Bob)" <<-END
	2026-03-01T20:00:00Z seat Bob Bea "Player 1"
	2026-03-01T20:01:00Z life bo -3
	2026-03-01T20:02:00Z damage Bea 5 from=BOB & note Bob and Bobsled
	2026-03-01T20:03:00Z life "Player 1,bo" -1
	2026-03-01T20:04:00Z undo
	2026-03-01T20:05:00Z rename Bea "Bea Bobson"
	2026-03-01T20:06:00Z title "with robert and bobby"
END
printf 'Bob torn\n' >"$sessions/00000004-0000-4000-8000-000000000000.torn"
table 5 score 'A night of two' <<-END
	2026-03-02T20:00:00Z seat Cy Dora
END
printf 'seat Bob\n' >"$sessions/00000005-0000-4000-8000-000000000000.torn" # where the table itself has no Bob
mkdir -p "$XDG_STATE_HOME/tableside"
printf 'life Bob -3\nlife Ann -3\nnote bobby sleeps\n' >"$XDG_STATE_HOME/tableside/history"
"$program" log 00000004 | sed 's/Bobsled/SLED/g; s/Bob /Player 2 /g; s/Bob$/Player 2/; s/Bob:/Player 2:/; s/Bob,/Player 2,/; s/Bob'"'"'/Player 2'"'"'/; s/robert and bobby/Player 2 and Player 2/' >before
touch -d 2026-03-02 "$sessions"/00000004-*.json
run 1 'without --yes' evenings forget bob
has err 'add --yes' 'it asks'
grep -q Bob "$sessions"/00000004-*.json
tell $? 'and changes nothing'

flock -n "$sessions/00000002-0000-4000-8000-000000000000.json" "$program" evenings forget bob --yes >out 2>err
test $? -eq 1
tell $? 'while a table is open'
has err 'open in another program' 'it is refused'
grep -q Bob "$sessions"/00000004-*.json
tell $? 'and changes nothing'

run 0 'Bob is forgotten' evenings forget bob --yes
has out '4 tables changed' 'how many'
has out 'Exported files are not touched' 'what is not'
cat "$sessions"/* "$archive"/* "$cache"/* "$XDG_STATE_HOME/tableside"/* "$XDG_CONFIG_HOME/tableside"/* 2>/dev/null |
	sed 's/Bobsled//g; s/Bobson//g' >left
! grep -niE 'bob|robert' left >out
tell $? 'the names are nowhere'
has left 'Annie' 'other aliases stay'
has left 'life Ann -3' 'other lines of the prompt stay'
has "$sessions/00000004-0000-4000-8000-000000000000.json" 'seat \"Player 2\" Bea \"Player 1\"' 'a name that nobody has at the table'
"$program" log 00000004 | sed 's/Bobsled/SLED/g' >after
diff before after >out
tell $? 'the table says what it said'
"$program" show 00000001 >out 2>err
tell $? 'the others open'
has out 'name: Player 2' 'with the name of the seat'
test "$(date -u -r "$sessions/00000004-0000-4000-8000-000000000000.json" +%F)" = 2026-03-02
tell $? 'the order of the tables stays'
run 0 'undo still works there' run 00000004 --save

# A longer name of somebody else, and a word that means something.
table 5 catan Red <<-END
	2026-04-01T20:00:00Z seat Red "Mary Red" Cy
	2026-04-01T20:01:00Z option colour red red
	2026-04-01T20:02:00Z note mary red and red
END
run 0 'Red is forgotten' evenings forget red --yes
has out '1 table changed' 'at one table'
file=$sessions/00000005-0000-4000-8000-000000000000.json
has "$file" 'seat \"Player 1\" \"Mary Red\" Cy' 'who is called Mary Red is somebody else'
has "$file" 'option colour \"Player 1\" red"' 'the colour stays'
has "$file" 'note mary red and \"Player 1\"' 'in notes too'
run 0 'the table opens' show 00000005

run 0 'a name that nobody has' evenings forget Zoe --yes
has out '0 tables changed' 'changes nothing'
run 1 'no name' evenings forget 7 --yes
run 2 'another word' evenings remember Bob

is_as_kept
echo "1..$count"
exit $failures
