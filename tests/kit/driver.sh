#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a test for automake, by automake's own driver for TAP:
#
#     driver.sh TAP-DRIVER WORD...
#
# The test gets a folder of its own for temporary files, which goes when the test
# has ended, even if it was killed. One line tells of all checks that passed; each
# of the others has its own. A plan of no checks without a reason is a failure.

set -u
driver=$1
shift
before='' name='' results=''
for word; do
	case $before in
	--test-name) name=$word ;;
	--trs-file) results=$word ;;
	esac
	test "$word" != -- || break
	before=$word
done

# these sync all the time: no disk has to be waited for, or asked
place=${TMPDIR:-/tmp}
case $name in
tests/torture/* | tests/saves/* | tests/pictures/* | tests/app/hostile_test)
	test -n "${TMPDIR-}" || test ! -w /dev/shm || place=/dev/shm
	;;
esac
# what drivers left that were killed themselves, and tests without a driver; seldom, for most find nothing
others=0
for other in "$place"/tableside-test.*; do
	others=$((others + 1))
done
if test "$others" -gt 20; then
	find "$place" -maxdepth 1 -type d -name 'tableside-test.*' -user "$(id -u)" -mmin +180 -exec rm -rf {} + 2>/dev/null
fi
folder=$(mktemp -d "$place/tableside-test.XXXXXX") || exit 99
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM

exec 4>&1
failed=$( {
	{ TMPDIR=$folder sh "$driver" "$@" 3>&- 4>&- || echo yes >&3; } |
		awk -v name="$name" -v began="$(date +%s)" '
			/^(\033\[[0-9;]*m)?PASS/ { passed++; pass = $1; next }
			/^(\033\[[0-9;]*m)?SKIP/ && $NF == name {
				print "FAIL: " name " - checks nothing and gives no reason"
				fflush()
				system("echo bare >&3")
				others++
				next
			}
			{ print; fflush(); others += !/^(\033\[[0-9;]*m)?SKIP/ }
			END {
				"date +%s" | getline ended
				if (passed && !others) printf "%s %s: %d in %d s\n", pass, name, passed, ended - began
			}' >&4
} 3>&1)
if test "$failed" = bare; then
	failed=
	sed -i '/result:/s/SKIP/FAIL/; s/^:recheck: no/:recheck: yes/' "$results"
fi
test -z "$failed"
