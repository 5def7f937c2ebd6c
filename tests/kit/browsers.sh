# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# For the tests in a browser: what they need is found, or all is skipped.

# WHAT PACKAGE: the test cannot be made without it.
skip_all() {
	echo "1..0 # SKIP needs $1 (Debian: $2)"
	exit 0
}

# WHAT COMMAND..: `browser` is the first command that is there; the first one is Debian's package too.
find_browser() {
	what=$1
	shift
	for name; do
		browser=$(command -v "$name") && return
	done
	skip_all "$what" "$1"
}

# MODULE PACKAGE: `python` is one that has the module.
find_python() {
	for python in python3 /usr/bin/python3; do
		"$python" -c "import $1" 2>/dev/null && return
	done
	skip_all "Python's $1" "$2"
}
