# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154
# The part of broker.sh in which somebody with the password of table 7 wants to be the
# host, and to fill the broker. The host runs when it begins, and when it ends.

key7=$(sed -n 's/^ev-table-7 //p' broker.conf.passwords)
key5=$(sed -n 's/^ev-table-5 //p' broker.conf.passwords)

# ID WORD...: a client with table 7's password that calls itself so, for a moment.
pose() {
	id=$1
	shift
	mosquitto_sub -h 127.0.0.1 -p "$port" -V 5 -u ev-table-7 -P "$key7" -i "$id" -q 1 -t tableside/ev/host -W 1 "$@" >pose.out 2>&1
}

# PAYLOAD: a session of one line, by its number.
session_of() {
	printf 'lines 1\n{"tableside":1,"id":"6f1c0e4a-1111-4222-8333-00000000000%s","game":"catan","title":"","created":"%s","journal":[\n' \
		"$1" 2026-11-20T18:24:35Z
	printf '{"n":1,"at":"2026-11-20T18:24:35Z","do":"seat Anna Ben Chiyo"}\n'
}

connections=$(grep -c 'ev-host' broker.log)
for id in tableside-ev-host ev-host ev-table-5; do
	pose "$id" -c -x 604800
	pose "$id"
done
test "$(grep -c 'ev-host' broker.log)" -eq "$connections" && ! grep -q 'ev-host.*taken over' broker.log
tell $? 'another table throws the host out under no id'

# What is kept for a host that is off.
stop_host
session_of 1 >posted
stranger -u ev-table-5 -P "$key5" -t tableside/ev/table/5/journal -s <posted
for id in tableside-ev-host ev-host; do
	pose "$id" -c -x 604800 -t 'tableside/ev/table/+/journal'
	hasnt pose.out 'Anna' "as $id another table gets nothing of what is kept for the host"
	pose "$id"
done
start_host broker "mqtt://127.0.0.1:$port" "$work/broker.conf.passwords"
until_has host.broker/hall/ev.hall '6f1c0e4a-1111-4222-8333-000000000001' 'nor does what is kept for it go'

# A flood while the host is off.
memory() {
	awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$broker/status"
}

if test -r "/proc/$broker/status"; then
	stop_host
	before=$(memory)
	head -c 95000 /dev/zero | tr '\0' x >large
	mosquitto_pub -h 127.0.0.1 -p "$port" -V 5 -q 1 -u ev-table-7 -P "$key7" -t tableside/ev/table/7/journal -f large --repeat 400 \
		>stranger.out 2>&1
	test $(($(memory) - before)) -lt 20
	tell $? "a flood of 36 MiB costs the broker less than 20 ($before MiB, then $(memory))"
	play flood.d 'after the flood'
	"$program" hall send "mqtt://127.0.0.1:$port" --event=ev --table=6 --passwords="$work/broker.conf.passwords" \
		--data-dir="$work/flood.d" 'after the flood' >sent 2>&1 &
	sender=$!
	until_has broker.log 'ev-table-6' 'a table comes, for which the broker has no room'
	start_host broker "mqtt://127.0.0.1:$port" "$work/broker.conf.passwords"
	wait "$sender"
	tell $? 'what the broker dropped at its limit comes again'
else
	count=$((count + 1))
	echo "ok $count - a flood # SKIP needs /proc"
fi
