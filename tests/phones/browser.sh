#!/bin/sh
# SPDX-License-Identifier: MIT
# The page of the telephones in a real Chromium: in three sizes, two languages, by day and
# by night; by tap and by key; with a table that refuses, sleeps and comes back. First with a
# table of the test (mock.py), then with the program. PICTURES=FOLDER keeps what was seen.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99

skip_all() {
	echo "1..0 # SKIP needs $1 (Debian: $2)"
	exit 0
}

browser=
for name in chromium chromium-browser google-chrome; do
	test -n "$browser" || browser=$(command -v $name)
done
test -n "$browser" || skip_all Chromium chromium
command -v python3 >/dev/null || skip_all 'Python 3' python3
BROWSER=$browser exec python3 "$srcdir/tests/phones/browser.py"
