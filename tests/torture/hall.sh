#!/bin/sh
# SPDX-License-Identifier: MIT
# `make torture-hall [TABLES=60] [SECONDS=600]`: a hall of so many real programs (hall_storm) at a broker of our own, and a
# stranger with the password of a table that does not play, who all the while tries other clients' ids, other tables'
# topics, floods, and acknowledgements that are not true. README.md has what came of it.

set -u
tableside=${TABLESIDE:-./tableside}
storm=${STORM:-tests/torture/hall_storm}
mosquitto=${MOSQUITTO:-$(PATH=$PATH:/usr/sbin command -v mosquitto)}
tables=${1:-60} seconds=${2:-600}
case $tableside in /*) ;; *) tableside=$(pwd)/$tableside ;; esac
case $storm in /*) ;; *) storm=$(pwd)/$storm ;; esac
if test -z "$mosquitto" || ! command -v mosquitto_pub >/dev/null; then
	echo 'this needs mosquitto and mosquitto_pub (Debian: mosquitto, mosquitto-clients)'
	exit 77
fi

work=$(mktemp -d) || exit 99
broker_keeper=
stranger=
end() {
	kill $broker_keeper $stranger 2>/dev/null
	kill -9 "$(cat "$work/broker.pid" 2>/dev/null)" 2>/dev/null
	rm -rf "$work"
}
trap end EXIT
trap 'exit 1' HUP INT TERM
chmod a+x "$work" # started by root, the broker becomes another user
cd "$work" || exit 99

port=$((20000 + $$ % 30000))
"$tableside" hall serve --event=storm --tables=$((tables + 1)) --config=broker.conf --listen="127.0.0.1:$port" >out || exit 1

# ---- the broker, again and again ----

keep_broker() {
	while :; do
		"$mosquitto" -c broker.conf 2>>broker.log &
		echo $! >broker.pid
		wait $!
		echo killed >>broker.killed
		sleep 1
	done
}

keep_broker 2>/dev/null &
broker_keeper=$!
tries=0
until grep -q 'running' broker.log 2>/dev/null || test $((tries += 1)) -gt 100; do sleep 0.1; done

# ---- the stranger ----

mine=$((tables + 1))
user=storm-table-$mine
key=$(sed -n "s/^$user //p" broker.conf.passwords)

say() {
	mosquitto_pub -h 127.0.0.1 -p "$port" -V 5 -q 1 -u "$user" -P "$key" "$@" >>tried 2>&1
	echo "$?" >>statuses
}

# ID: what comes to a client that calls itself so, in a second.
listen() {
	mosquitto_sub -h 127.0.0.1 -p "$port" -V 5 -q 1 -u "$user" -P "$key" -i "$1" -c -x 604800 -W 1 -F '%t' \
		-t "tableside/storm/#" -t 'tableside/storm/table/+/journal' -t 'tableside/storm/table/+/ack' >>heard 2>>tried
}

# A session of a table's, as far as somebody knows its name.
session_of() {
	printf 'lines %s\n{"tableside":1,"id":"6f1c0e4a-1111-4222-8333-%012d","game":"catan","title":"","created":"%s","journal":[\n' \
		"$1" "$2" 2026-11-20T18:24:35Z
	printf '{"n":%s,"at":"2026-11-20T18:24:35Z","do":"seat Eva Fritz Gina"}\n' "$1"
}

be_a_stranger() {
	head -c 95000 /dev/zero | tr '\0' x >large
	head -c 2000 /dev/urandom >rubbish
	while :; do
		table=$((table % tables + 1))
		echo x >>rounds
		for id in tableside-storm-host storm-host "storm-table-$table" "tableside-storm-table-$table" "$user"; do
			listen "$id"
		done
		session_of 1 "$table" >false
		for end in journal here ask ack copy; do
			say -t "tableside/storm/table/$table/$end" -f false
			say -r -t "tableside/storm/table/$table/$end" -m 'away -'
		done
		say -t "tableside/storm/table/$table/ack" -m "ack 6f1c0e4a-1111-4222-8333-000000000001 999999"
		say -t "tableside/storm/table/$table/ack" -m "gone 6f1c0e4a-1111-4222-8333-000000000001"
		say -r -t tableside/storm/host -m 'host away'
		say -t "tableside/storm/table/$mine/ack" -m "ack 6f1c0e4a-1111-4222-8333-000000000001 999999"
		for file in false rubbish large; do
			say -t "tableside/storm/table/$mine/journal" -f "$file"
			say -t "tableside/storm/table/$mine/here" -f "$file"
		done
		say -t "tableside/storm/table/$mine/journal" -f large --repeat 100
		say -t "tableside/storm/table/$mine/journal" -f false --repeat 1000
		mosquitto_pub -h 127.0.0.1 -p "$port" -V 5 -u storm-host -P "$key" -t tableside/storm/host -m 'host away' >>tried 2>&1
		mosquitto_pub -h 127.0.0.1 -p "$port" -V 5 -t tableside/storm/host -m 'host away' >>tried 2>&1
	done
}

table=0
be_a_stranger &
stranger=$!

# ---- the evening ----

"$storm" "mqtt://127.0.0.1:$port" storm "$work/broker.conf.passwords" "$work/broker.pid" "$tables" "$seconds"
status=$?
kill "$stranger" 2>/dev/null
echo "# the stranger: $(wc -l <rounds) rounds, $(wc -l <statuses) messages and floods tried"
ps -o rss= -p "$(cat broker.pid)" | awk '{ printf "# the broker: %d MiB\n", $1 / 1024 }'
# What a stranger may hear: that the host is there, and what it answers to the table whose password this is.
if grep -vxe tableside/storm/host -e "tableside/storm/table/$mine/ack" heard >foreign; then
	echo "not ok - the stranger has heard $(wc -l <foreign) messages of others:"
	head -n 3 foreign
	status=1
fi
exit $status
