#!/bin/sh
# SPDX-License-Identifier: MIT
# `make torture`: runs the named tests with all the faults there are, or about
# TORTURE_FAULTS of them a row, from a new seed or from TORTURE_SEED, and adds up
# how many were tried and how many were survived. What is compared with a model in
# random games plays TORTURE_GAMES of them: 10,000, or ten for each of TORTURE_FAULTS.

TORTURE_SEED=${TORTURE_SEED:-$(date +%s)}
TORTURE_FAULTS=${TORTURE_FAULTS:-0}
TORTURE_GAMES=${TORTURE_GAMES:-$((TORTURE_FAULTS ? 10 * TORTURE_FAULTS : 10000))}
export TORTURE_SEED TORTURE_FAULTS TORTURE_GAMES
log=tests/torture/torture.log
status=0

echo "seed $TORTURE_SEED, faults a row: $TORTURE_FAULTS (0: all), games: $TORTURE_GAMES"
: >"$log"

# a folder that goes with this run, where possible on no real disk
place=${TMPDIR:-/dev/shm}
test -w "$place" || place=/tmp
TMPDIR=$(mktemp -d "$place/tableside-torture.XXXXXX") || exit 99
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
trap 'trap "" TERM; kill 0; exit 1' HUP INT TERM

# All at the same time: a test waits for its programs more than it computes.
for test; do
	{
		"$test" >"$test.one" 2>&1
		echo $? >"$test.status"
	} &
done
wait
for test; do
	echo "== $test"
	test "$(cat "$test.status")" -eq 0 || { status=1; grep -v '^# torture: ' "$test.one"; }
	cat "$test.one" >>"$log"
	rm -f "$test.one" "$test.status"
done
echo
printf '%-46s %9s %9s %6s\n' fault tried survived lost
sed -n 's/^# torture: //p' "$log" | awk '
	{
		name = $1
		for (i = 2; i <= NF - 7; i++) name = name " " $i
		tried += $(NF - 6); survived += $(NF - 4); lost += $(NF - 2)
		printf "%-46s %9d %9d %6d\n", name, $(NF - 6), $(NF - 4), $(NF - 2)
	}
	END {
		printf "\nfaults tried: %d, faults survived: %d, lines lost: %d\n", tried, survived, lost
		exit tried == 0 || survived != tried || lost != 0
	}' || status=1
test $status -eq 0 || echo "a fault was not survived ($log); to see it again: TORTURE_SEED=$TORTURE_SEED make torture"
exit $status
