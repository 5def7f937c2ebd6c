#!/bin/sh
# SPDX-License-Identifier: MIT
# The hall under load, on the real broker on this machine: run by hand, because
# figures of one machine are no test. tests/bench/README.md has what was measured.
#
#     hall.sh load [TABLES [SECONDS]]   1000 tables, a line every 2 s each
#     hall.sh away [SECONDS]            100 tables; the broker answers nobody so long
#     hall.sh kill [TIMES]              100 tables; the broker is killed -9 so often
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

# TABLES SECONDS
load_broker() {
	"$load" "$tableside" "mqtt://127.0.0.1:$port" load "$work/broker.conf.passwords" "$work/data" "$1" "$2" &
	loader=$!
}

case ${1-} in
load)
	serve "${2:-1000}"
	load_broker "${2:-1000}" "${3:-60}"
	sleep 30
	ps -o pid=,cputimes=,rss= -p "$broker" | awk '{ printf "broker: %s s of a core in the first 30 s, %d MiB\n", $2, $3 / 1024 }' ;;
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
exit $status
