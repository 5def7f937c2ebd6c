#!/bin/sh
# SPDX-License-Identifier: MIT
# The phones' page in a real Firefox: tests/phones/browser.py has the list of checks.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
# shellcheck source=tests/kit/browsers.sh
. "$srcdir/tests/kit/browsers.sh"
find_browser Firefox firefox-esr firefox
find_python websockets python3-websockets
exec "$python" "$srcdir/tests/phones/browser.py" bidi "$browser"
