# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# For the tests in a browser: `browser` is a Chromium, or all is skipped.

# WHAT PACKAGE: the test cannot be made without it.
skip_all() {
	echo "1..0 # SKIP needs $1 (Debian: $2)"
	exit 0
}

browser=
for name in chromium chromium-browser google-chrome; do
	test -n "$browser" || browser=$(command -v $name)
done
test -n "$browser" || skip_all Chromium chromium
