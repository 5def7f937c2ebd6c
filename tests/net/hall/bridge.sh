#!/bin/sh
# SPDX-License-Identifier: MIT
# Two brokers joined by a bridge, as tableside-hall(7) tells to write it: tables 1 to 4 at the desk's broker, where the
# host is, 5 to 8 at the other. Each broker is killed while lines are on their way, and none is lost.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"
. "$srcdir/tests/net/hall/kit.sh"

test -n "$mosquitto" || {
	echo '1..0 # SKIP needs mosquitto and libmosquitto (Debian: mosquitto, libmosquitto-dev)'
	exit 0
}

# ---- the brokers ----

start_broker desk --bridges=1
tell $? 'the broker of the desk'
desk=$broker desk_port=$port
start_broker side --tables=5-8
tell $? 'the other, for tables 5 to 8'
side_port=$port
kill "$broker"
wait "$broker" 2>/dev/null
{
	cat side.conf
	cat <<-END
		connection desk
		address 127.0.0.1:$desk_port
		bridge_protocol_version mqttv50
		remote_clientid ev-bridge-1
		remote_username ev-bridge-1
		remote_password $(sed -n 's/^ev-bridge-1 //p' desk.conf.passwords)
		cleansession false
		notifications false
		restart_timeout 1
		topic tableside/ev/table/+/journal out 1
		topic tableside/ev/table/+/here out 1
		topic tableside/ev/table/+/ask out 1
		topic tableside/ev/table/+/ack in 1
		topic tableside/ev/table/+/copy in 1
		topic tableside/ev/host in 1
	END
} >both.conf
run_broker both
tell $? 'it begins again, with a bridge'
side=$broker
broker=
until_has desk.log 'as ev-bridge-1' 'it connects to the desk'

# ---- the tables ----

# TABLE LINES: a laptop with a game of so many lines.
deal() {
	seq -f 'note "line %g"' "$(($2 - 1))" | sed '1i seat Anna Ben Chiyo' >in
	run 0 "a game at table $1" run catan - --save --title="game $1" --data-dir="$work/laptop.$1"
	: >in
}

# TABLE: its laptop begins to send; the process is in sender.
begin_to_send() {
	at=$desk_port from=desk
	test "$1" -lt 5 || at=$side_port from=side
	"$program" hall send "mqtt://127.0.0.1:$at" --event=ev --table="$1" --passwords="$work/$from.conf.passwords" \
		--data-dir="$work/laptop.$1" "game $1" >"sent.$1" 2>&1 &
	sender=$!
	others="$others $sender"
}

# NAME SENDER...: all of these end well.
all_arrive() {
	name=$1
	shift
	for sender; do
		wait "$sender"
		tell $? "$name"
	done
}

# TABLE: what the host has of it is what its laptop has, line by line.
nothing_lost() {
	sed -n "s/^$1 \({\"n\":.*\)/\1/p" host.desk/hall/ev.hall >have
	sed -n 's/^,\{0,1\}\({"n":.*\)/\1/p' "laptop.$1"/sessions/*.json >said
	cmp said have >out 2>&1 && test -s said
	tell $? "table $1: each line is there, once and in its place"
}

for table in 1 2 3 5 6 7 8; do deal "$table" 150; done

# Lines are on their way while the host is stopped, so that nobody can be done before the kill.
start_host desk "mqtt://127.0.0.1:$desk_port" "$work/desk.conf.passwords"
begin_to_send 5
all_arrive 'a table at the other broker reaches the host' "$sender"

kill -STOP "$host"
begin_to_send 1
one=$sender
begin_to_send 6
until_has both.log 'ev-table-6' 'a table is connected to the other broker'
kill -9 "$side"
wait "$side" 2>/dev/null
run_broker both
tell $? 'the other broker was killed, and begins again'
side=$broker
broker=
kill -CONT "$host"
all_arrive 'its tables send what it had lost' "$one" "$sender"

kill -STOP "$host"
begin_to_send 2
one=$sender
begin_to_send 7
until_has both.log 'ev-table-7' 'a table is connected once more'
kill -9 "$desk"
wait "$desk" 2>/dev/null
begin_to_send 3
two=$sender
begin_to_send 8
until_has both.log 'ev-table-8' 'one comes while there is no way to the desk'
run_broker desk
tell $? 'the broker of the desk was killed, and begins again'
desk=$broker
broker=
kill -CONT "$host"
all_arrive 'nothing of it is lost behind the bridge' "$one" "$two" "$sender"

for table in 1 2 3 5 6 7 8; do nothing_lost "$table"; done
run 0 'what the host lists' hall list --event=ev --json --data-dir="$work/host.desk"
test "$(grep -o '"refused":0' out | wc -l)" -eq 7
tell $? 'nothing was refused'
stop_host

echo "1..$count"
test "$failures" -eq 0
