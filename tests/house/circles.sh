#!/bin/sh
# SPDX-License-Identifier: MIT
# Files that call each other in a circle can only be read and tested together: the
# product has none. Where one comes up, let one of the files call the other and not
# back: move the shared part below both, or hand it over as a parameter.

set -u
srcdir=${srcdir:-.}
folder=circles.tmp
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"
# shellcheck source=tests/kit/objects.sh
. "$srcdir/tests/kit/objects.sh"

# OBJECT...: each circle with the names that tie it, then "N circles, M files in them".
circles() {
	"${NM-nm}" -A -g -p "$@" | awk '
		{ split($0, part, ":"); file = part[1]; type = $(NF - 1) }
		!(file in known) { known[file] = 1; all[++files] = file }
		type == "U" { want[file, ++wants[file]] = $NF }
		type ~ /^[TDBRCVW]$/ { home[$NF] = file }

		# Tarjan: a part of the stack from which every file reaches every other is a circle.
		function visit(file,    i, to, count, part) {
			number[file] = low[file] = ++clock
			stack[++top] = file
			on[file] = 1
			for (i = 1; i <= ways[file]; i++) {
				to = way[file, i]
				if (!(to in number)) {
					visit(to)
					if (low[to] < low[file]) low[file] = low[to]
				} else if (on[to] && number[to] < low[file]) {
					low[file] = number[to]
				}
			}
			if (low[file] != number[file]) return
			do {
				to = stack[top--]
				on[to] = 0
				part[++count] = to
			} while (to != file)
			if (count > 1) tell(part, count)
		}
		function tell(part, count,    i, k, to) {
			circles++
			inside += count
			print count " files:"
			for (i = 1; i <= count; i++) member[part[i]] = circles
			for (i = 1; i <= count; i++)
				for (k = 1; k <= ways[part[i]]; k++) {
					to = way[part[i], k]
					if (member[to] == circles) print "  " part[i] " -> " to ":" names[part[i], to]
				}
		}
		END {
			for (i = 1; i <= files; i++) {
				file = all[i]
				for (k = 1; k <= wants[file]; k++) {
					to = home[want[file, k]]
					if (to == "" || to == file) continue
					if (!((file, to) in names)) way[file, ++ways[file]] = to
					names[file, to] = names[file, to] " " want[file, k]
				}
			}
			for (i = 1; i <= files; i++) if (!(all[i] in number)) visit(all[i])
			print circles + 0 " circles, " inside + 0 " files in them"
		}'
}

rm -rf "$folder"
mkdir "$folder" || exit 1
fake "$folder/one" 'int two(void); int one(void); int one(void) { return two(); }'
fake "$folder/two" 'int three(void); int two(void); int two(void) { return three(); }'
fake "$folder/three" 'int one(void); int three(void); int three(void) { return one(); }'
fake "$folder/four" 'int one(void); int four(void); int four(void) { return one(); }'
found=$(circles "$folder"/*.o)
test "${found##*[!0-9a-z ,]}" = '1 circles, 3 files in them'
tell $? 'a circle of three files is seen' "$found"
test "$(circles "$folder"/one.o "$folder"/two.o "$folder"/four.o)" = '0 circles, 0 files in them'
tell $? 'a row of files is let pass'
rm -rf "$folder"

# shellcheck disable=SC2046 # a list of words
found=$(circles $(objects))
echo "# $(echo "$found" | tail -n 1)"
nothing 'no files of the product call each other in a circle' "$(echo "$found" | sed '$d')"
told
