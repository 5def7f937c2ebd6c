#!/bin/sh
# SPDX-License-Identifier: MIT
# The page of the telephones in a real Chromium: in three sizes, two languages, by day and
# by night; by tap and by key; with a table that refuses, sleeps and comes back. First with a
# table of the test (mock.py), then with the program. PICTURES=FOLDER keeps what was seen.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99

# shellcheck source=tests/kit/chromium.sh
. "$srcdir/tests/kit/chromium.sh"
command -v python3 >/dev/null || skip_all 'Python 3' python3
BROWSER=$browser exec python3 "$srcdir/tests/phones/browser.py"
