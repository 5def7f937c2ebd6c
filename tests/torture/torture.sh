#!/bin/sh
# SPDX-License-Identifier: MIT
# `make torture`: runs the tests that are named with all the faults there are
# (TORTURE_FAULTS=N: at most N a row), from a new seed (TORTURE_SEED=N: that
# one), and adds up what was tried and what was survived. 0: all of it.

TORTURE_SEED=${TORTURE_SEED:-$(date +%s)}
TORTURE_FAULTS=${TORTURE_FAULTS:-0}
export TORTURE_SEED TORTURE_FAULTS
log=tests/torture/torture.log
status=0

echo "seed $TORTURE_SEED, faults a row: $TORTURE_FAULTS (0: all)"
: >"$log"
for test; do
	echo "== $test"
	"$test" >one.log 2>&1 || { status=1; grep -v '^# torture: ' one.log; }
	cat one.log >>"$log"
	rm -f one.log
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
test $status -eq 0 || echo "not all was survived: TORTURE_SEED=$TORTURE_SEED make torture shows it again ($log)"
exit $status
