#!/bin/sh
# SPDX-License-Identifier: MIT
# Tells which tests are skipped because configure did not find a library or a program.

count=0

# WHY TEST...
skip() {
	why=$1
	shift
	for test; do
		count=$((count + 1))
		echo "ok $count - $test # SKIP $why"
	done
}

# The lists are words.
# shellcheck disable=SC2086
for library in ${MISSING_LIBS-}; do
	case $library in
	cmocka) skip 'needs cmocka (Debian: libcmocka-dev), and configure again' $CMOCKA_TESTS ;;
	vterm) skip 'needs libvterm (Debian: libvterm-dev), and configure again' $VTERM_TESTS ;;
	esac
done
if test "${WITH_SYSTEMD-yes}" = no; then
	skip 'needs libsystemd (Debian: libsystemd-dev), and configure again' 'tests/app/awake_test with a bus'
elif test -z "${DBUS_DAEMON-x}"; then
	skip 'needs dbus-daemon (Debian: dbus), and configure again' 'tests/app/awake_test with a bus'
fi
echo "1..$count"
