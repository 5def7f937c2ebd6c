#!/bin/sh
# SPDX-License-Identifier: MIT
# A broker whose certificate is refused: the host is told why, in words.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"
. "$srcdir/tests/net/hall/kit.sh"
: >in

if test -z "$mosquitto" || ! command -v openssl >/dev/null; then
	echo '1..0 # SKIP needs mosquitto and openssl (Debian: mosquitto, openssl)'
	exit 0
fi
if test "${WITH_OPENSSL-no}" != yes; then
	echo '1..0 # SKIP built without OpenSSL (Debian: libssl-dev)'
	exit 0
fi

openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.crt -days 30 -subj /CN=ours 2>/dev/null || exit 99

openssl req -x509 -newkey rsa:2048 -nodes -keyout other.ca.key -out other.ca -days 30 -subj /CN=others 2>/dev/null

# NAME SUBJECT DAYS: a certificate for that name, by our authority.
certify() {
	openssl req -newkey rsa:2048 -nodes -keyout "$1.key" -out "$1.csr" -subj /CN=x 2>/dev/null
	printf 'subjectAltName=%s\n' "$2" >ext
	openssl x509 -req -in "$1.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -out "$1.crt" -days "$3" -extfile ext 2>/dev/null
	chmod a+r "$1.key" "$1.crt"
}

# WORDS CASE AUTHORITY [FILE]: what the host says of the broker, on standard error or in the file.
says() {
	"$program" hall keep "mqtts://127.0.0.1:$port" --event=ev --passwords=tls.conf.passwords --data-dir="$work/host" \
		--ca="$3" >said 2>said.err &
	host=$!
	until_has "${4-said.err}" "$1" "$2"
	stop_host
}

certify good IP:127.0.0.1 10
certify other DNS:other.example 10
certify old IP:127.0.0.1 -1
for whose in good other old; do
	rm -rf tls.conf*
	start_broker tls --cert="$work/$whose.crt" --key="$work/$whose.key" || exit 99
	case $whose in
	good)
		says 'no authority known here vouches' 'an authority that nobody knows' other.ca
		says 'the hall ev is open' 'ours is named, and all is well' ca.crt said
		;;
	other) says 'is not for 127.0.0.1' 'a certificate for another name' ca.crt ;;
	old) says 'is out of date' 'a certificate that is over' ca.crt ;;
	esac
	kill "$broker"
	wait "$broker" 2>/dev/null
	broker=
done

echo "1..$count"
exit "$failures"
