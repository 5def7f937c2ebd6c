#!/bin/sh
# SPDX-License-Identifier: MIT
# The words of hall, through a shared folder and, where Mosquitto is installed,
# through a broker of our own on a free port of this machine: tables send, the
# host keeps, a table goes on elsewhere, strangers change nothing.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"
. "$srcdir/tests/net/hall/kit.sh"

: >in

# LAPTOP LAPTOP NAME: both have the same lines.
same_lines() {
	tail -n +2 "$work/$1"/sessions/*.json >a
	tail -n +2 "$work/$2"/sessions/*.json >b
	cmp a b >out 2>&1
	tell $? "$3"
}

# HALL PLACE [PASSWORDS]: all of it, the same over both ways.
try_hall() {
	hall=$1 place=$2 pass=${3:+--passwords=$3}
	play "$hall.a" "$hall one"
	sed -i.young '1s/"by":"[^"]*",//' "$work/$hall.a"/sessions/*.json # as before 0.9.0
	rm "$work/$hall.a"/sessions/*.young
	start_host "$hall" "$place" "${3-}"
	# shellcheck disable=SC2086 # a word or none
	run 0 "$hall: a table sends" hall send "$place" --event=ev --table=5 $pass --data-dir="$work/$hall.a" "$hall one"
	until_has "kept.$hall" 'table 5 calls a judge: Ben' "$hall: the call is told"
	run 0 "$hall: the host lists" hall list --event=ev --data-dir="$work/host.$hall"
	has out 'table 5: catan, over, lines 6, a judge is called' "$hall: all lines are there"
	# shellcheck disable=SC2086
	run 0 "$hall: once more" hall send "$place" --event=ev --table=5 $pass --data-dir="$work/$hall.a" "$hall one"
	run 0 "$hall: as data" hall list --event=ev --json --data-dir="$work/host.$hall"
	has out '"lines":6,' "$hall: nothing came twice"
	has out '"refused":0}' "$hall: nothing was refused"
	hasnt out "$hall one" "$hall: a note is no title"
	# shellcheck disable=SC2086
	run 0 "$hall: a table goes on elsewhere" hall adopt "$place" --event=ev --table=5 $pass --data-dir="$work/$hall.b"
	has out '6 lines of table 5' "$hall: with all its lines"
	same_lines "$hall.a" "$hall.b" "$hall: the same lines"
	! grep -q '"by"' "$work/$hall.b"/sessions/*.json
	tell $? "$hall: no version is told where none was"
	kill -9 "$host"
	wait "$host" 2>/dev/null
	start_host "$hall" "$place" "${3-}"
	printf 'call off\n' >in
	run 0 "$hall: play goes on there" run "$(basename "$work/$hall.b"/sessions/*.json .json)" - --data-dir="$work/$hall.b"
	grep -q '"do":"call off","by":"' "$work/$hall.b"/sessions/*.json
	tell $? "$hall: the version there is told"
	: >in
	# shellcheck disable=SC2086
	run 3 "$hall: and is sent, behind one that nobody has" hall send "$place" --event=ev --table=5 $pass --data-dir="$work/$hall.b" \
		nothing "$hall one"
	run 0 "$hall: the killed host has everything" hall list --event=ev --data-dir="$work/host.$hall"
	has out 'table 5: catan, over, lines 7' "$hall: the new laptop's lines too"
	hasnt out 'judge' "$hall: and no call any more"
	# shellcheck disable=SC2086
	run 3 "$hall: the laptop before is told" hall send "$place" --event=ev --table=5 $pass --data-dir="$work/$hall.a" "$hall one"
	has err 'has taken over this table' "$hall: why"
	# shellcheck disable=SC2086
	run 3 "$hall: a table nobody knows" hall adopt "$place" --event=ev --table=6 $pass --data-dir="$work/$hall.c"
	has err 'the host has no session for table 6' "$hall: that is said"
}

# ---- words ----

run 2 'no word' hall
run 2 'an unknown word' hall dance
has err 'tableside help hall lists them' 'where the words are is told'
run 2 'no event' hall keep "$work"
run 2 'an event with a slash' hall keep "$work" --event=a/b
run 2 'no table' hall send "$work" --event=ev x
run 2 'table 0' hall send "$work" --event=ev --table=0 x
run 3 'no folder' hall keep "$work/nowhere" --event=ev
run 1 'a board without a terminal' hall board "$work" --event=ev
has err 'this needs a terminal; hall keep and hall list do not' 'what needs none is told'
run 1 'a table without a terminal' hall join "$work" --event=ev --table=1
has err 'this needs a terminal; hall send does not' 'and what needs none'
run 1 'a host without a terminal' hall host "$work" --event=ev kyoto
run 2 'a host without its championship' hall host "$work" --event=ev
has err 'usage: tableside hall host URL|DIR --event=E CHAMPIONSHIP' 'its words are told'
run 2 'a word too many' hall list more --event=ev
has err 'usage: tableside hall list --event=E' 'that is told'
run 2 'nobody joins without a table' hall join "$work" --event=ev
has err '--table takes a number from 1 to 9999' 'why'
run 2 'nor adopts' hall adopt "$work" --event=ev
run 3 'a session that nobody has' hall send "$work" --event=ev --table=1 nothing
has err 'nothing' 'is named'
run 3 'a folder that is not there' hall adopt "$work/nowhere" --event=ev --table=1
has err 'cannot use the folder' 'is told'
play lost 'lost'
run 3 'nor is anything sent there' hall send "$work/nowhere" --event=ev --table=1 --data-dir="$work/lost" lost
has err 'cannot use the folder' 'why'
for tables in 5-2 x-3 -3 123456789-5 2-10000; do
	run 2 "tables $tables" hall serve --event=ev --tables="$tables" --config="$work/none.conf"
	has err '--tables takes a number, or the first and the last: --tables=101-200' 'how they are counted'
done
for tables in 0 10000; do
	run 2 "$tables tables" hall serve --event=ev --tables="$tables" --config="$work/none.conf"
	has err '--tables takes a number from 1 to 9999' 'how many there may be'
done
run 2 'no bridges at all' hall serve --event=ev --tables=2 --bridges=0 --config="$work/none.conf"
test ! -e none.conf
tell $? 'and nothing is written'
run 2 'an option of something else' list --event=ev

# ---- the shared folder ----

run 3 'a list where no host was' hall list --event=ev --data-dir="$work/none"
has err 'no host of ev has run on this machine' 'says so'
start_host none "$work"
run 0 'a list of no tables' hall list --event=ev --data-dir="$work/host.none"
has out 'no table yet' 'says so'
stop_host

mkdir folder
try_hall folder "$work/folder"
"$program" hall keep "$work/folder" --event=ev --data-dir="$work/host.folder" >out 2>err
test $? -eq 3
tell $? 'a second host on this machine is refused'
stop_host
printf 'rubbish\n' >>folder/tableside-ev/5.table
printf 'rubbish\n' >folder/tableside-ev/x.table
start_host folder "$work/folder"
until_has host.folder/hall/ev.refused 'its file in the folder is damaged' 'rubbish in the folder is written down'
run 0 'and changes nothing' hall list --event=ev --data-dir="$work/host.folder"
has out 'table 5: catan, over, lines 7' 'all is as it was'
stop_host
# it is told to leave just as it begins to wait; as random rounds, a quarter of the times without TESTS_ROUNDS
mkfifo told
ends=0
times=$((60 / ${TESTS_ROUNDS:-4}))
while test "$ends" -lt "$times"; do
	"$program" hall keep "$work/folder" --event=ev --data-dir="$work/host.folder" >told 2>err &
	host=$!
	read -r _ <told
	kill "$host"
	wait "$host" || break
	ends=$((ends + 1))
done
host=
test "$ends" -eq "$times"
tell $? 'told at any moment to leave, it does'

. "$srcdir/tests/net/hall/broker.sh"

echo "1..$count"
test "$failures" -eq 0
