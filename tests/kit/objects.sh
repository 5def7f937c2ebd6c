# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# The objects of the product, for tests of the names they define and want.

# The objects under the folders of the rooms that have a source; one that an
# earlier build left behind has none. A test may compile a file of the product for itself:
# its object has no prefix, and does not count.
objects() {
	find rules saves screens net app -name '*-*.o' | LC_ALL=C sort | while read -r object; do
		source=${object##*/}
		source=${source#lib*_a-}
		source=${object%/*}/${source#tableside-}
		test -f "$srcdir/${source%.o}.c" && echo "$object"
	done
}

# FILE SOURCE: compiles one line of C for a rule that is shown a fake.
fake() {
	printf '%s\n' "$2" >"$1.c"
	# shellcheck disable=SC2086 # the compiler may be several words
	${CC-cc} -c -o "$1.o" "$1.c"
}
