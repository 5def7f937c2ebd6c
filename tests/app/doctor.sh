#!/bin/sh
# SPDX-License-Identifier: MIT
# `tableside doctor` says what is missing here and what to do about it; `tableside report` tells a table without
# what people have made up.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

: >in
: >err

# CHECK: its object, on a line of its own.
check() {
	"$program" doctor --json <in 2>err | sed 's/},{/}\
{/g' | grep "\"check\":\"$1\""
}

# CHECK OK NAME
finds() {
	check "$1" >out
	has out "\"ok\":$2" "$3"
}

# NAME WORD...: keeps all that is found, without what differs from one computer to the next.
keeps() {
	name=$1
	shift
	"$program" doctor "$@" <in 2>err | sed 's/},{/}\
{/g' | awk '/^tableside/ { next } !/^    / { other = /^.. (disk|phones|QR codes|hall) |"check":"(disk|phones|codes|hall)"/ } !other' >out
	keep "$name"
}

# ---- doctor ----

TERM=xterm
export TERM
"$program" doctor --json <in >all 2>err
grep -Eqx '\[(\{"check":"[a-z]+","ok":(true|false),"found":"[^"]+","mend":"[^"]*"\},?)+\]' all
tell $? 'the findings are one array of JSON'
for name in terminal colours size locale folders disk settings tables cards phones codes hall; do
	has all "\"check\":\"$name\"" "$name is looked at"
done
test ! -e "$work/data"
tell $? 'looking makes nothing'
finds terminal true 'a known terminal is fine'
finds locale true 'UTF-8 is fine'
TERM=no-such-terminal
finds terminal false 'an unknown terminal is not'
has out 'TERM=xterm-256color' '.. and the cure is named'
run 1 'what is missing makes the status 1' doctor
has out '!  terminal' '.. and is marked'
TERM=xterm
LC_ALL=C
finds locale false 'ASCII alone is not enough'
has out 'set LANG=C.UTF-8' '.. and the cure is named'
LC_ALL=C.UTF-8

"$program" --plain new score Alice Bob <in >/dev/null 2>err
finds tables true 'a table that opens is fine'
has out '1 table' '.. and is counted'
for file in "$work"/data/tableside/sessions/*.json; do echo '{"torn' >"$file"; done
finds tables false 'a damaged table is found'
has out 'tableside recover FILE' '.. and what saves it'
mkdir -p "$work/config/tableside"
echo 'commander n' >"$work/config/tableside/keys"
finds settings false 'a fault in the key file is found'
rm "$work/config/tableside/keys"
finds settings true '.. and is gone with it'
echo '{' >"$work/data/tableside/cards.json"
finds cards false 'damaged card data is found'
finds phones true 'the pages of phones'
finds codes true 'QR codes'
keeps 'damaged card data'
echo '[{"name":"Forest","layout":"normal"}]' >"$work/data/tableside/cards.json"
keeps 'card data'
cp "$work"/data/tableside/sessions/*.json "$work/data/tableside/sessions/another.json"
printf 'commander n\ncommander n x y\n' >"$work/config/tableside/keys"
keeps 'two damaged tables, two faults in the key file'
keeps 'the same' --json
sed 's/"by":"[^"]*"/"by":"99.0.0"/; s/"option format/"quiet format/' "$srcdir/tests/saves/commander-0.9.0.json" \
	>"$work/data/tableside/sessions/another.json"
keeps 'one of a later version'
echo '{"theme":' >"$work/config/tableside/ui.json"
keeps 'damaged settings'
unset TERM
keeps 'no terminal'
export TERM=dumb
keeps 'one that cannot place its cursor'
TERM=xterm
rm -r "$work/data" "$work/config"
mkdir -p "$work/data/tableside"
: >"$work/data/tableside/sessions"
keeps 'no folder of tables'
rm -r "$work/data"
XDG_STATE_HOME=/dev/null/state
keeps 'no folder of the state'
XDG_STATE_HOME=$work/state
runtime=${XDG_RUNTIME_DIR-}
XDG_RUNTIME_DIR=/dev/null/run
export XDG_RUNTIME_DIR
keeps 'no folder of the evening'
XDG_RUNTIME_DIR=$runtime

# ---- report ----

cat >in <<'E2'
life Alice -3
life bob +2 & life Alice -1
rename Bob Robert
life Rob -2
note Alice owes me 5551234
title "the house of Fred"
undo
E2
"$program" --plain new commander Alice Bob <in >/dev/null 2>err
id=$("$program" list | cut -c1-8)
run 0 'a table is reported' report "$id"
for secret in Alice bob Bob Rob Fred house owes 5551234 "$work"; do
	hasnt out "$secret" "the report has no $secret"
done
has out 'life name1 -3' 'a line keeps what happened'
has out 'life name2 +2 & life name1 -1' 'a name is replaced by the same one throughout'
has out 'rename name2 name3' '.. also a new one'
has out 'life name3 -2' '.. and its beginning'
has out 'undo' 'what was taken back is told'
has out 'TERM=xterm' 'and the terminal'

cat >in <<'E2'
life ANN -3
life Ann,Cy -1 & damage Anna 2 from=CY
note an egg -- 123456 1234567 12/7 salt=pepper "oil,oil"
E2
"$program" --plain new commander Ann Anna Cy <in >/dev/null 2>err
run 0 'of names alike' report "$("$program" list | grep Anna | cut -c1-8)"
has out 'life name1 -3' 'capitals are the same name'
has out 'life name1,name3 -1 & damage name2 2 from=name3' 'several in one word are each replaced'
hasnt out 'salt' 'nothing made up stays'
hasnt out '12/7' 'nor what may be a path'
run 3 'no such table' report nobody

is_as_kept 'what is missing makes the status 1'
echo "1..$count"
test "$failures" -eq 0
