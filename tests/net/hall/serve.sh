#!/bin/sh
# SPDX-License-Identifier: MIT
# `hall serve` where mosquitto_passwd is missing or fails: no file with the passwords in the clear stays for the broker.

set -u
if test "$(id -u)" -eq 0 && ! id mosquitto >/dev/null 2>&1; then
	echo '1..0 # SKIP needs the user mosquitto, or not to be root (Debian: mosquitto)'
	exit 0
fi
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"
: >in

# The program with these tools and no others.
mkdir tools
real=$program
program=$work/alone
printf '#!/bin/sh\nPATH=%s exec %s "$@"\n' "'$work/tools'" "'$real'" >alone
chmod +x alone

# DEED: makes mosquitto_passwd do that, and nothing else is to be found.
passwd_does() {
	printf '#!/bin/sh\n%s\n' "$1" >tools/mosquitto_passwd
	chmod +x tools/mosquitto_passwd
}

# NAME WHY: the event is not written.
fails() {
	run 3 "$1" hall serve --event=ev --tables=2 --config="$work/broker.conf"
	has err "$2" 'and says why'
	test ! -e broker.conf.hashed
	tell $? 'nothing with passwords in the clear is left for the broker'
	test ! -e broker.conf
	tell $? 'and no configuration that would name it'
}

fails 'without mosquitto_passwd' 'cannot run mosquitto_passwd: install mosquitto'
passwd_does 'exit 1'
fails 'when mosquitto_passwd fails' 'mosquitto_passwd failed: the line above says why'
passwd_does 'exit 0'
run 0 'with it' hall serve --event=ev --tables=2 --config="$work/broker.conf"
has broker.conf.hashed 'ev-table-2:' 'the file for the broker is there'
test "$(grep -Ecx 'ev-(host|table-[12]) [0-9a-f]{32}' broker.conf.passwords)" -eq 3
tell $? 'each user has a password of 128 bits' "$(cat broker.conf.passwords)"
cat >rights <<'END'

user ev-host
topic read tableside/ev/table/+/journal
topic read tableside/ev/table/+/here
topic read tableside/ev/table/+/ask
topic write tableside/ev/table/+/ack
topic write tableside/ev/table/+/copy
topic write tableside/ev/host

user ev-table-1
topic write tableside/ev/table/1/journal
topic write tableside/ev/table/1/here
topic write tableside/ev/table/1/ask
topic read tableside/ev/table/1/ack
topic read tableside/ev/table/1/copy
topic read tableside/ev/host

user ev-table-2
END
sed '/^#/d; /^user ev-table-2/q' broker.conf.acl | cmp -s - rights
tell $? 'a table writes and reads what is its own, the host the rest' "$(cat broker.conf.acl)"
cp broker.conf.passwords before
chmod 644 broker.conf.passwords
run 3 'again, where others may read the passwords' hall serve --event=ev --tables=2 --config="$work/broker.conf"
has err 'others can read' 'is refused'
cmp -s before broker.conf.passwords
tell $? 'and no laptop needs another password'
chmod 600 broker.conf.passwords
# Its passwords are 8192 bytes, as many as a text may just have room for.
run 0 'a hall of 150 tables' hall serve --event=summer-2026 --tables=150 --config="$work/large.conf"
test "$(wc -c <large.conf.passwords)" -eq 8192
tell $? 'its passwords fill two pages' "$(wc -c <large.conf.passwords)"
test "$(wc -l <large.conf.passwords)" -eq 151
tell $? 'up to the end of the last line'
run 0 'at an address of IPv6' hall serve --event=ev --tables=2 --config="$work/broker.conf" --listen='[::1]:1884'
has broker.conf 'listener 1884 ::1' 'the broker listens there'
hasnt broker.conf ']' 'without the brackets'
has out 'only this machine can connect' 'which is this machine alone'
for listen in 10.0.0.1:0 10.0.0.1:65536 10.0.0.1:x :1883 '[::1' '[' '[]' '[]:1884' '[[::1]]' 'a b'; do
	run 3 "at $listen" hall serve --event=ev --tables=2 --config="$work/other.conf" --listen="$listen"
	has err '--listen takes ADDRESS or ADDRESS:PORT' 'is refused'
done
test ! -e other.conf
tell $? 'and nothing is written'
for files in '--cert=none --key=before' '--cert=before --key=none' --cert=before --key=before; do
	# shellcheck disable=SC2086 # a list of words
	run 3 "with $files" hall serve --event=ev --tables=2 --config="$work/other.conf" $files
	case $files in
	*none*) has err 'none: No such file or directory' 'is refused, with the name' ;;
	*) has err '--cert=FILE and --key=FILE go together' 'is refused' ;;
	esac
	test ! -e other.conf
	tell $? 'and no configuration is written'
	rm -rf other.conf.*
done
run 0 'at an address of a network' hall serve --event=ev --tables=4-5 --config="$work/other.conf" --listen=10.0.0.1
has out 'mqtt://10.0.0.1:1883 --event=ev' 'the port is the usual one'
has out 'everyone on that network can read the passwords' 'who listens there is told'
hasnt out 'only this machine' 'and that it is open'
test "$(sed 's/ .*//' other.conf.passwords | sort | tr '\n' ' ')" = 'ev-host ev-table-4 ev-table-5 '
tell $? 'with the tables that were named'
run 0 'at this machine' hall serve --event=ev --tables=2 --config="$work/here.conf" --listen=localhost:1885
has here.conf 'listener 1885' 'at that port'
has out 'only this machine can connect' 'nobody else is let in'

echo "1..$count"
exit "$failures"
