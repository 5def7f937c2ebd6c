# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# Results in TAP, for tests in the shell that start no tableside of their own; they
# end with `told`.

count=0
failed=0

# STATUS NAME [TEXT]: status 0 is good; the text tells the fault, line by line.
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

# NAME LINES: good without lines.
nothing() {
	test -z "$2"
	tell $? "$1" "$2"
}

# NAME LINES: good with lines.
something() {
	test -n "$2"
	tell $? "$1" 'nothing wrong is found here'
}

# NAME TOOL PACKAGE: the check cannot be made without the tool, which that package
# of Debian has.
skip() {
	count=$((count + 1))
	echo "ok $count - $1 # SKIP needs $2 (Debian: $3)"
}

told() {
	echo "1..$count"
	exit "$failed"
}
