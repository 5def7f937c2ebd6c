# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# The part of tables.sh that needs a broker.

stranger() {
	mosquitto_pub -h 127.0.0.1 -p "$port" -V 5 -q 1 "$@" >stranger.out 2>&1
}

if test -z "$mosquitto"; then
	count=$((count + 1))
	echo "ok $count - the broker # SKIP needs mosquitto and libmosquitto (Debian: mosquitto, libmosquitto-dev), and configure again"
else
	run 2 'no configuration is named' hall serve --event=ev --tables=8
	run 2 'no number of tables' hall serve --event=ev --config="$work/broker.conf"
	# started by root, the broker becomes another user, who must reach the files
	test "$(id -u)" -ne 0 || chmod a+x "$work" "$(dirname "$work")"
	printf '# of somebody else\n' >broker.conf
	run 3 'a file of somebody else' hall serve --event=ev --tables=8 --config="$work/broker.conf"
	has err 'broker.conf is not from hall serve for ev: move it, or name another --config' 'is not replaced'
	test "$(cat broker.conf)" = '# of somebody else' && test ! -e broker.conf.passwords
	tell $? 'nor is anything written beside it'
	rm broker.conf
	echo 'user x' >broker.conf.acl
	run 3 'nor does it replace a file beside it' hall serve --event=ev --tables=8 --config="$work/broker.conf"
	test "$(cat broker.conf.acl)" = 'user x' && test ! -e broker.conf.passwords
	tell $? 'which stays'
	rm broker.conf.acl
	# the program without mosquitto_passwd in reach
	(PATH=$work && "$program" hall serve --event=ev --tables=8 --config="$work/broker.conf") >out 2>err
	test $? -eq 3
	tell $? 'without mosquitto_passwd nothing is served'
	test ! -e broker.conf.hashed
	tell $? 'and no file for the broker holds passwords in the clear'
	start_broker broker
	tell $? 'the broker starts with what was written'
	has out 'only this machine can connect' 'nobody else is let in unless told'
	has broker.conf 'autosave_on_changes true' 'the broker keeps what it was given'
	has broker.conf "listener $port 127.0.0.1" 'on this machine only'
	has broker.conf 'allow_anonymous false' 'nobody without a password'
	test "$(stat -c %a broker.conf.passwords)" = 600
	tell $? 'the passwords are for their owner'
	hasnt broker.conf.hashed "$(sed -n 's/^ev-host //p' broker.conf.passwords)" 'the broker has no password in the clear'
	cp broker.conf.passwords before
	run 0 'written once more with more tables' hall serve --event=ev --tables=9 --config="$work/again.conf"
	run 0 'written once more' hall serve --event=ev --tables=8 --config="$work/broker.conf" --listen="127.0.0.1:$port"
	cmp -s before broker.conf.passwords
	tell $? 'passwords that were handed out stay'
	run 3 'the files of one event' hall serve --event=other --tables=8 --config="$work/broker.conf"
	has err 'is not from hall serve for other' 'are not replaced by those of another'
	! grep -q '^user root' broker.conf
	tell $? 'no broker runs as root'
	run 3 'a key without its certificate' hall serve --event=ev --tables=8 --config="$work/tls.conf" --key="$work/in"

	sed 's/^\(ev-host\) .*/\1 wrong/' broker.conf.passwords >wrong
	chmod 640 wrong
	run 2 'a file of passwords that others may read' hall keep "mqtt://127.0.0.1:$port" --event=ev --passwords=wrong \
		--data-dir="$work/wrong.host"
	has err 'others can read wrong: chmod 600' 'is refused, as ssh refuses a key'
	chmod 600 wrong
	"$program" hall keep "mqtt://127.0.0.1:$port" --event=ev --passwords=wrong --data-dir="$work/wrong.host" >kept.wrong 2>refused &
	host=$!
	until_has refused 'the broker refused: Not authorized' 'a host with a wrong password is told why'
	hasnt kept.wrong 'open' 'and is not let in'
	stop_host

	try_hall broker "mqtt://127.0.0.1:$port" "$work/broker.conf.passwords"

	if command -v mosquitto_pub >/dev/null; then
		key=$(sed -n 's/^ev-table-7 //p' broker.conf.passwords)
		cp host.broker/hall/ev.hall before
		! stranger -u ev-table-7 -P wrong -t tableside/ev/table/7/journal -m x
		tell $? 'a wrong password is refused'
		! stranger -t tableside/ev/table/7/journal -m x
		tell $? 'so is nobody'
		stranger -u ev-table-7 -P "$key" -t tableside/ev/table/5/journal -m 'lines 8'
		stranger -u ev-table-7 -P "$key" -t tableside/ev/host -m 'host away'
		stranger -u ev-table-7 -P "$key" -t tableside/ev/table/5/ack -m 'ack x 99'
		head -c 300000 /dev/zero | tr '\0' a >large
		stranger -u ev-table-7 -P "$key" -t tableside/ev/table/7/journal -f large
		stranger -u ev-table-7 -P "$key" -t tableside/ev/table/7/journal -m 'these are no lines'
		until_has host.broker/hall/ev.refused 'table 7, refused 1: these are not lines of a session' 'what is malformed is written down'
		# what table 5 sent before, sent again by the one who may
		key=$(sed -n 's/^ev-table-5 //p' broker.conf.passwords)
		session=$(sed -n 's/^5 \({"tableside.*\)/\1/p' host.broker/hall/ev.hall | tail -n 1)
		{ echo 'lines 1'; echo "$session"; sed -n 's/^5 \({"n":1,.*\)/\1/p' host.broker/hall/ev.hall | tail -n 1; } >replay
		stranger -u ev-table-5 -P "$key" -t tableside/ev/table/5/journal -s <replay
		sed 's/Anna/Zoe/' replay >forged
		stranger -u ev-table-5 -P "$key" -t tableside/ev/table/5/journal -s <forged
		until_has host.broker/hall/ev.refused 'line 1 differs from the one already here' 'a line that was changed is written down'
		cmp before host.broker/hall/ev.hall >out 2>&1
		tell $? 'and nothing of all this has changed anything'
		grep -q 'table 5, refused [2-9]' host.broker/hall/ev.refused
		test $? -ne 0
		tell $? 'nobody spoke for table 5 but itself'
		. "$srcdir/tests/net/hall/strangers.sh"
	else
		count=$((count + 1))
		echo "ok $count - strangers # SKIP needs mosquitto_pub (Debian: mosquitto-clients)"
	fi

	kill -9 "$broker"
	wait "$broker" 2>/dev/null
	run_broker broker
	play broker.d 'broker two'
	run 0 'a broker that was killed is spoken to again' hall send "mqtt://127.0.0.1:$port" --event=ev --table=8 \
		--passwords="$work/broker.conf.passwords" --data-dir="$work/broker.d" 'broker two'
	run 0 'the host has come back too' hall list --event=ev --data-dir="$work/host.broker"
	has out 'table 8: catan, over, lines 6' 'and has the lines'
	stop_host
	kill "$broker"
	wait "$broker" 2>/dev/null
	broker=

	if command -v openssl >/dev/null; then
		openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -keyout desk.key -out desk.pem -subj /CN=localhost \
			-addext subjectAltName=IP:127.0.0.1 >out 2>err
		test "$(id -u)" -ne 0 || chown "$(sed -n 's/^user //p' broker.conf)" desk.key
		run 0 'a hall with certificates' hall serve --event=ev --tables=8 --config="$work/broker.conf" \
			--listen="127.0.0.1:$port" --cert=desk.pem --key=desk.key
		has out 'mqtts://127.0.0.1' 'is spoken to by mqtts'
		run_broker broker
		"$program" hall keep "mqtts://127.0.0.1:$port" --event=ev --passwords=broker.conf.passwords --data-dir="$work/host.tls" \
			--ca="$srcdir/COPYING" >kept.tls 2>distrust &
		host=$!
		words=certificate
		test "${WITH_OPENSSL-yes}" != no || words=TLS # the library's own
		until_has distrust "$words" 'a broker whose certificate nobody vouches for is not believed'
		stop_host
		"$program" hall keep "mqtts://127.0.0.1:$port" --event=ev --passwords=broker.conf.passwords --data-dir="$work/host.tls" \
			--ca=desk.pem >kept.tls 2>err &
		host=$!
		until_has kept.tls 'the hall ev is open' 'with its certificate it is'
		run 0 'and lines go through' hall send "mqtts://127.0.0.1:$port" --event=ev --table=8 --ca=desk.pem \
			--passwords=broker.conf.passwords --data-dir="$work/broker.d" 'broker two'
		stop_host
		kill "$broker"
		wait "$broker" 2>/dev/null
		broker=
	else
		count=$((count + 1))
		echo "ok $count - certificates # SKIP needs openssl (Debian: openssl)"
	fi
fi
