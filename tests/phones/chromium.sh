#!/bin/sh
# SPDX-License-Identifier: MIT
# The phones' page in a real Chromium: tests/phones/browser.py has the list of checks.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
# shellcheck source=tests/kit/browsers.sh
. "$srcdir/tests/kit/browsers.sh"
find_browser Chromium chromium chromium-browser google-chrome
find_python json python3
exec "$python" "$srcdir/tests/phones/browser.py" devtools "$browser"
