#!/bin/sh
# SPDX-License-Identifier: MIT
# The laptop gets another address while phones have pages, as between two networks: in a network of its own.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
if test "${1-}" != inside; then
	if ! unshare -rn ip addr add 192.168.7.2/24 dev lo 2>/dev/null || ! command -v curl >/dev/null; then
		echo '1..0 # SKIP needs unshare, ip and curl (Debian: util-linux, iproute2, curl), and a kernel that lets users have networks'
		exit 0
	fi
	exec unshare -rn sh "$0" inside
fi
. "$srcdir/tests/kit/program.sh"

# ADDRESS: the only one of this computer, with a way out.
move_to() {
	ip addr flush dev lo
	ip addr add "$1/24" dev lo
	ip link set lo up
	ip route replace default via "$1" dev lo
}

# Asks for the card at the address that was told last.
reads_card() {
	url=$(sed -n 's/^Bob: \(http:.*\)/\1/p' said | tail -n 1)
	curl -s -m 10 -H "Authorization: Bearer ${url#*#}" "${url%%#*}card" | grep -qF '"name":"Bob"'
}

move_to 192.168.7.2
mkfifo lines
"$program" --plain new commander Ann Bob --phones <lines >said 2>err &
exec 7>lines
hears 'Bob: http://192.168.7.2:'
if grep -q libmicrohttpd said; then
	echo '1..0 # SKIP built without libmicrohttpd (Debian: libmicrohttpd-dev)'
	exit 0
fi
reads_card
tell $? 'a page at the address of this network'
code=${url#*#}
move_to 192.168.8.5
printf 'phones\n' >&7
hears "this computer's address is now 192.168.8.5: everyone must scan again"
tell $? 'in another network the laptop says so'
hears 'Bob: http://192.168.8.5:' && reads_card
tell $? 'and listens at its new address'
test "${url#*#}" = "$code"
tell $? 'with the same code'
printf 'q\n' >&7
exec 7>&-
wait

echo "1..$count"
exit "$failures"
