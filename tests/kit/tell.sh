# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# Telling in TAP what came of a check, to be read in by tests of the shell that
# start no tableside of their own.

count=0
failed=0

# STATUS NAME [TEXT]: status 0 is good; what went wrong is told line by line.
tell() {
	count=$((count + 1))
	if [ "$1" -eq 0 ]; then
		echo "ok $count - $2"
	else
		echo "not ok $count - $2"
		printf '%s\n' "${3-}" | sed 's/^/#   /'
		failed=1
	fi
}
