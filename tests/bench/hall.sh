#!/bin/sh
# SPDX-License-Identifier: MIT
# The hall under load, on the real broker on this machine: run by hand, because
# figures of one machine are no test. tests/bench/README.md has what was measured.
#
#     hall.sh load [TABLES [SECONDS [MS]]] 1000 tables, a line every 2 s, or every MS, each; above 5000 from two programs
#     hall.sh share [SECONDS [MS]]      9999 tables at two brokers and two hosts, the first of which shows all of them
#     hall.sh away [SECONDS]            100 tables; the broker answers nobody so long
#     hall.sh kill [TIMES]              100 tables; the broker is killed -9 so often
#     hall.sh keys                      a key alone, in a hall, in a silent one, in none
#     hall.sh folder [TABLES [SECONDS]] the same load through a shared folder

set -u
tableside=${TABLESIDE:-./tableside}
load=${LOAD:-tests/bench/hall_load}
mosquitto=${MOSQUITTO:-$(PATH=$PATH:/usr/sbin command -v mosquitto)}
case $tableside in /*) ;; *) tableside=$(pwd)/$tableside ;; esac
case $load in /*) ;; *) load=$(pwd)/$load ;; esac

work=$(mktemp -d) || exit 99
broker=
loader=
trap 'kill -CONT $broker 2>/dev/null; kill -9 $broker $loader 2>/dev/null; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
chmod a+x "$work" # started by root, the broker becomes another user
cd "$work" || exit 99

start_broker() {
	"$mosquitto" -c broker.conf 2>>broker.log &
	broker=$!
}

# TABLES
serve() {
	port=$((20000 + $$ % 30000))
	"$tableside" hall serve --event=load --tables="$1" --config=broker.conf --listen="127.0.0.1:$port" >out || exit 1
	start_broker
}

tell_broker() {
	ps -o pid=,cputimes=,rss= -p "$1" | awk -v s="$2" '{ printf "broker: %s s of a core in the first %d s, %d MiB\n", $2, s, $3 / 1024 }'
}

# TABLES SECONDS [MS]
load_broker() {
	"$load" "$tableside" "mqtt://127.0.0.1:$port" load "$work/broker.conf.passwords" "$work/data" "$1" "$2" ${3:+"$3"} &
	loader=$!
}

case ${1-} in
load)
	serve "${2:-1000}"
	if test "${2:-1000}" -gt 5000; then
		"$load" "$tableside" "mqtt://127.0.0.1:$port" load "$work/broker.conf.passwords" "$work/data" $(($2 - 5000)) "${3:-60}" \
			"${4:-2000}" 5001 nohost >rest 2>&1 &
		rest=$!
		load_broker 5000 "${3:-60}" "${4-}"
	else
		rest=
		load_broker "${2:-1000}" "${3:-60}" "${4-}"
	fi
	sleep 30
	tell_broker "$broker" 30 ;;
share)
	seconds=${2:-60} every=${3:-20000}
	serve 1-5000
	first=$broker port1=$port
	port=$((port + 1))
	"$tableside" hall serve --event=load --tables=5001-9999 --config=second.conf --listen="127.0.0.1:$port" >out || exit 1
	"$mosquitto" -c second.conf 2>>second.log &
	second=$!
	"$tableside" hall keep "mqtt://127.0.0.1:$port" --event=load --passwords=second.conf.passwords --data-dir="$work/data.2" >kept &
	keep=$!
	trap 'kill -9 $first $second $keep $rest $loader 2>/dev/null; rm -rf "$work"' EXIT
	"$load" "$tableside" "mqtt://127.0.0.1:$port" load "$work/second.conf.passwords" "$work/data.2" 4999 "$seconds" "$every" 5001 \
		nohost >rest 2>&1 &
	rest=$!
	BESIDE=$work/data.2 "$load" "$tableside" "mqtt://127.0.0.1:$port1" load "$work/broker.conf.passwords" "$work/data" 5000 \
		"$seconds" "$every" &
	loader=$!
	sleep 30
	tell_broker "$first" 30
	tell_broker "$second" 30
	ps -o pid=,cputimes=,rss= -p "$keep" | awk '{ printf "second host: %s s of a core in the first 30 s, %d MiB\n", $2, $3 / 1024 }' ;;
away)
	serve 100
	load_broker 100 $((${2:-600} + 40))
	sleep 20
	kill -STOP "$broker"
	sleep "${2:-600}"
	kill -CONT "$broker" ;;
kill)
	serve 100
	load_broker 100 $((${2:-10} * 6 + 20))
	sleep 15
	i=0
	while test "$i" -lt "${2:-10}"; do
		kill -9 "$broker"
		wait "$broker" 2>/dev/null
		sleep 1
		start_broker
		sleep 5
		i=$((i + 1))
	done
	echo "broker killed $i times" ;;
keys)
	serve 8
	for lane in alone hall silent none; do
		echo 'seat Alice Bob Carol Dave' |
			"$tableside" run commander - --save --title="$lane" --data-dir="$work/$lane" 2>out >out || exit 1
	done
	"$tableside" hall keep "mqtt://127.0.0.1:$port" --event=load --passwords=broker.conf.passwords --data-dir="$work/data" >out &
	loader=$!
	silent=$((port + 1))
	sed "s/^listener .*/listener $silent 127.0.0.1/; s/broker.conf.data/silent.data/" broker.conf >silent.conf
	mkdir silent.data
	"$mosquitto" -c silent.conf 2>>broker.log &
	second=$!
	trap 'kill -9 $broker $loader $second 2>/dev/null; rm -rf "$work"' EXIT
	sleep 1
	kill -STOP "$second"
	words="--event=load --passwords=$work/broker.conf.passwords"
	# shellcheck disable=SC2086 # a list of words
	"$(dirname "$load")/hall_keys" "$tableside" 'no hall' open alone --data-dir="$work/alone" \
		+ 'hall, in sync' hall join "mqtt://127.0.0.1:$port" $words --table=1 --data-dir="$work/hall" hall \
		+ 'hall, the broker is silent' hall join "mqtt://127.0.0.1:$silent" $words --table=2 --data-dir="$work/silent" silent \
		+ 'hall, no broker there' hall join mqtt://127.0.0.1:1 $words --table=3 --data-dir="$work/none" none
	exit ;;
folder)
	mkdir folder
	"$load" "$tableside" "$work/folder" load - "$work/data" "${2:-100}" "${3:-60}" &
	loader=$! ;;
*)
	sed -n '/^#     /s/^#     //p' "$0"
	exit 2 ;;
esac
wait "$loader"
status=$?
loader=
if test -n "${rest-}"; then
	wait "$rest" || status=1
	sed 's/^/the rest: /' rest
fi
exit $status
