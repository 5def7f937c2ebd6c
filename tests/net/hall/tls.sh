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

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout ca.key -out ca.crt -days 30 -subj /CN=ours 2>/dev/null || exit 99

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout other.ca.key -out other.ca -days 30 -subj /CN=others 2>/dev/null

# NAME SUBJECT WORD...: a certificate for that name and time, by our authority.
certify() {
	openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$1.key" -out "$1.csr" -subj /CN=x 2>/dev/null
	printf 'subjectAltName=%s\n' "$2" >ext
	certified=$1
	shift 2
	openssl x509 -req -in "$certified.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -out "$certified.crt" "$@" -extfile ext \
		2>/dev/null && chmod a+r "$certified.key" "$certified.crt"
}

# WORDS CASE AUTHORITY [FILE]: what the host says of the broker, on standard error or in the file.
says() {
	"$program" hall keep "mqtts://127.0.0.1:$port" --event=ev --passwords=tls.conf.passwords --data-dir="$work/host" \
		--ca="$3" >said 2>said.err &
	host=$!
	until_has "${4-said.err}" "$1" "$2"
	stop_host
}

certify good IP:127.0.0.1 -days 10 && certify other DNS:other.example -days 10 || exit 99
# OpenSSL before 3.4 knows no dates, later ones no negative days
certify old IP:127.0.0.1 -days -1 ||
	certify old IP:127.0.0.1 -not_before 20000101000000Z -not_after 20000102000000Z || exit 99
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
