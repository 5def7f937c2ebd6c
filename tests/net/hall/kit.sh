# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# For the tests of the hall: waiting, a host, a laptop's game, a broker of our own.

mosquitto=${MOSQUITTO:-$(PATH=$PATH:/usr/sbin command -v mosquitto)}
test "${WITH_MOSQUITTO-yes}" != no || mosquitto=
host=
broker=
others= # processes that end with the test
trap 'kill -9 $host $broker $others 2>/dev/null; rm -rf "$work"' EXIT

# ---- waiting for something to be so, not for a time ----

# FILE TEXT NAME: waits until the file has the text.
until_has() {
	tries=0
	until test -e "$1" && holds "$1" "$2"; do
		tries=$((tries + 1))
		test "$tries" -lt 600 || { cp "$1" out; cp "$1.err" err; break; }
		sleep 0.05
	done
	has "$1" "$2" "$3"
}

# PLACE: the host without a screen, on its own data folder.
start_host() {
	: >"kept.$1" # not what the host before has said
	: >"kept.$1.err"
	"$program" hall keep "$2" --event=ev --data-dir="$work/host.$1" ${3:+--passwords="$3"} >"kept.$1" 2>"kept.$1.err" &
	host=$!
	until_has "kept.$1" 'the hall ev is open' "$1: the host opens the hall"
}

stop_host() {
	kill "$host" 2>/dev/null
	wait "$host" 2>/dev/null
	host=
}

# LAPTOP TITLE: a game of Catan that is over, at a laptop of its own.
play() {
	printf 'seat Anna Ben Chiyo\nturn Anna\nscore Anna +10\nsign each\nnote "%s"\ncall judge Ben\n' "$2" >in
	run 0 "$2 is played" run catan - --save --title="$2" --data-dir="$work/$1"
	: >in
}

# NAME [OPTION...]: a broker with the configuration NAME.conf, its log in NAME.log. Tries ports until one is free.
start_broker() {
	name=$1
	shift
	tries=0
	# started by root, the broker becomes another user, who must reach the files
	test "$(id -u)" -ne 0 || chmod a+x "$work" "$(dirname "$work")"
	while test "$tries" -lt 20; do
		port=$((20000 + ($$ + tries * 997) % 30000))
		"$program" hall serve --event=ev --tables=8 --config="$work/$name.conf" --listen="127.0.0.1:$port" "$@" >out 2>err || return 1
		run_broker "$name" && return 0
		tries=$((tries + 1))
	done
	return 1
}

# NAME: the same broker once more.
run_broker() {
	: >"$1.log" # the one before has said that it runs
	"$mosquitto" -c "$work/$1.conf" >"$1.log" 2>&1 &
	broker=$!
	others="$others $broker"
	waits=0
	while kill -0 "$broker" 2>/dev/null && test "$waits" -lt 100; do
		grep -q 'mosquitto version .* running' "$1.log" && return 0
		sleep 0.05
		waits=$((waits + 1))
	done
	kill "$broker" 2>/dev/null
	return 1
}
