#!/bin/sh
# SPDX-License-Identifier: MIT
# Only screens/kit/canvas.c puts cells into a window, and only screens/kit/paint.c hands
# them to it: all that is shown has been clipped by columns and cleaned there.

set -u
srcdir=${srcdir:-.}
writes='(^|[^a-z_])(mv)?(w)?(add|ins)(_n?wch|ch|chn?str|n?str|n?wstr|_wchn?str)[[:space:]]*\(|canvas_put[[:space:]]*\(|(^|[^a-z_])v?w?(mv)?w?printw[[:space:]]*\('

# The check finds a fault, and lets good code pass.
printf '\twaddstr(win, name);\n' | grep -qE "$writes"
seen=$?
printf '\tpaint(win, p, 0, 0, 9, 0, name); add_hint(t); shell_add(x);\n' | grep -qE "$writes"
passed=$?
if [ $seen -eq 0 ] && [ $passed -ne 0 ]; then
	echo "ok 1 - the check tells painting from writing"
else
	echo "not ok 1 - the check tells painting from writing"
fi

found=$(cd "$srcdir" && grep -rnE --include='*.c' "$writes" screens app |
	grep -v '^screens/kit/canvas\.c:\|^screens/kit/paint\.c:[0-9]*:.*canvas_put')
if [ -z "$found" ]; then
	echo "ok 2 - text goes through screens/kit/paint.c"
else
	echo "not ok 2 - text goes through screens/kit/paint.c"
	echo "$found" | sed 's/^/# /'
fi

# Nothing blinks, nothing flashes, and there is one place that may beep.
restless='(^|[^a-z_])(flash|beep)[[:space:]]*\(|A_BLINK|WA_BLINK'
found=$(cd "$srcdir" && grep -rnE --include='*.c' "$restless" screens app)
if [ "$(echo "$found" | grep -c .)" -eq 1 ] && echo "$found" | grep -q '^app/tui/terminal\.c:[0-9]*:.*beep();'; then
	echo "ok 3 - nothing blinks or flashes"
else
	echo "not ok 3 - nothing blinks or flashes"
	echo "$found" | sed 's/^/# /'
fi
echo "1..3"
