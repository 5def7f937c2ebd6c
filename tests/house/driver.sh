#!/bin/sh
# SPDX-License-Identifier: MIT
# tests/kit/driver.sh hides no failure behind its one line, and leaves nothing of
# a test behind, even of one that was killed.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"
mkdir "$work/tmp"

# LINE: runs a test of that line of shell; its lines go to out.
drive() {
	printf 'mktemp >/dev/null\n%s\n' "$1" >"$work/one"
	TMPDIR=$work/tmp AM_TAP_AWK=awk sh "$srcdir/tests/kit/driver.sh" "$srcdir/build-aux/tap-driver.sh" --test-name one \
		--log-file "$work/log" --trs-file "$work/trs" --color-tests "${color-no}" -- sh "$work/one" >"$work/out" 2>&1
}

# NAME WANTED: the lines, without the seconds that it took.
prints() {
	got=$(sed 's/[0-9]* s$/N s/' "$work/out")
	test "$got" = "$2"
	tell $? "$1" "$got"
}

drive 'echo "ok 1"; echo "ok 2"; echo 1..2'
prints 'checks that passed are one line' 'PASS: one: 2 in N s'
drive 'echo "ok 1"; echo "ok 2 - two # SKIP needs x"; echo 1..2'
prints 'one that was skipped has its own' 'SKIP: one 2 - two # SKIP needs x
PASS: one: 1 in N s'
drive 'echo "ok 1"; echo "not ok 2 - two"; echo 1..2'
prints 'so has one that failed, alone' 'FAIL: one 2 - two'
drive 'echo "1..0 # SKIP needs x"'
prints 'a test that is skipped says why' 'SKIP: one - needs x'
drive 'echo 1..0'
prints 'one that checks nothing without a reason fails' 'FAIL: one - checks nothing and gives no reason'
test "$(grep -c 'result: FAIL' "$work/trs")" -eq 2 && ! grep -q SKIP "$work/trs"
tell $? 'make is told so, too' "$(cat "$work/trs")"
color=yes drive 'echo "ok 1"; echo "not ok 2 - two"; echo 1..2'
grep -q FAIL "$work/out" && ! grep -q PASS "$work/out"
tell $? 'in colours too' "$(cat -v "$work/out")"
drive 'echo "ok 1"; kill -9 $$'
grep -q '^ERROR: one - exited with status 137' "$work/out"
tell $? 'a test that is killed fails' "$(cat "$work/out")"
nothing 'and leaves no file' "$(ls -A "$work/tmp")"

# a driver that is told to end while its test runs
for signal in TERM HUP; do
	printf 'echo "$TMPDIR" >%s\nmktemp >/dev/null\nsleep 60\n' "$work/where" >"$work/one"
	rm -f "$work/where"
	TMPDIR=$work/tmp AM_TAP_AWK=awk setsid sh "$srcdir/tests/kit/driver.sh" \
		"$srcdir/build-aux/tap-driver.sh" --test-name one --log-file "$work/log" --trs-file "$work/trs" --color-tests no \
		-- sh "$work/one" >"$work/out" 2>&1 &
	driver=$!
	tries=0
	until test -s "$work/where" || test $((tries += 1)) -gt 200; do sleep 0.05; done
	group=$(ps -o pgid= -p "$driver" | tr -d ' ')
	kill -s "$signal" -- "-$group"
	wait "$driver"
	nothing "after SIG$signal too" "$(ls -A "$work/tmp")"
done
# drivers that were killed leave their folders to a later one, which looks when there are many
seq 20 | sed "s|^|$work/tmp/tableside-test.old|" | xargs mkdir "$work/tmp/tableside-test.new"
touch -d '4 hours ago' "$work"/tmp/tableside-test.old*
drive 'echo "ok 1"; echo 1..1'
test "$(ls -A "$work/tmp")" = tableside-test.new
tell $? 'what killed drivers left goes with a later one, and nothing of one that runs' "$(ls -A "$work/tmp")"

told
