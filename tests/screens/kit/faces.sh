#!/bin/sh
# SPDX-License-Identifier: MIT
# faces.awk makes the same tables with every awk there is, and refuses a face that is
# broken, with the file and the line.

set -u
srcdir=${srcdir:-.}
folder=faces.tmp
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

# NAME LINE TEXT: a face of that text, as printf takes it, is refused at the line.
refused() {
	# shellcheck disable=SC2059 # it is a format
	printf "$3" >"$folder/broken.face"
	said=$(awk -f "$srcdir/screens/kit/faces.awk" "$folder/broken.face" 2>&1 >/dev/null)
	test $? -ne 0 && case $said in "$folder/broken.face:$2: "*) ;; *) false ;; esac
	tell $? "$1" "$said"
}

rm -rf "$folder"
mkdir "$folder" || exit 1

printf 'COMMENT two\nFACE two\nROWS 2\n\nU+0041=A U+0042\n#. .##\n## #..\n' >"$folder/whole.face"
tables=$(awk -f "$srcdir/screens/kit/faces.awk" "$folder/whole.face" | grep '0x\|rows\|{ 2')
expected='	{ 0x0041, 2, { 2, 3, } },
	{ 0x0042, 3, { 3, 4, } },
const struct face face_two = { 2, sizeof two / sizeof *two, two };'
test "$tables" = "$expected"
tell $? 'signs beside each other become tables' "$tables"

refused 'a row that is too short' 5 'FACE two\nROWS 2\nU+0041\n#.\n#\n'
refused 'what is no square' 5 'FACE two\nROWS 2\nU+0041\n#.\nx.\n'
refused 'a row of one sign where there are two' 5 'FACE two\nROWS 2\nU+0041 U+0042\n#. #.\n#.\n'
refused 'a row too few at the end' 4 'FACE two\nROWS 2\nU+0041\n#.\n'
refused 'a row too few inside' 5 'FACE two\nROWS 2\nU+0041\n#.\n\nU+0042\n#.\n#.\n'
refused 'a row too many' 6 'FACE two\nROWS 2\nU+0041\n#.\n#.\n#.\n'
refused 'signs that are not in order' 3 'FACE two\nROWS 2\nU+0042 U+0041\n#. #.\n#. #.\n'
refused 'a sign that is there twice' 3 'FACE two\nROWS 2\nU+0041 U+0041\n#. #.\n#. #.\n'
refused 'what is no code point' 3 'FACE two\nROWS 2\nU+00G1\n#.\n#.\n'
refused 'a row that is too long' 4 'FACE two\nROWS 2\nU+0041\n#################\n'
refused 'too many rows' 2 'FACE two\nROWS 13\n'
refused 'a face without its height' 2 'FACE two\nU+0041\n#.\n#.\n'
refused 'a face without signs' 2 'FACE two\nROWS 2\n'

first=
for awk in awk mawk gawk 'busybox awk' original-awk; do
	command -v "${awk%% *}" >/dev/null || continue
	# shellcheck disable=SC2086 # a program and its first word
	made=$($awk -f "$srcdir/screens/kit/faces.awk" "$srcdir"/screens/kit/faces/*.face | cksum)
	test "$made" = "${first:=$made}"
	tell $? "$awk makes the tables that awk makes"
done
rm -rf "$folder"
told
