# SPDX-License-Identifier: MIT
# Turns faces into tables of C. A face is a text: "FACE name", "ROWS n", and blocks of signs beside
# each other. A block begins with their code points, which go up through the whole file ("U+0041=A",
# the sign is for readers); then come their rows, '#' for a square and '.' for none. Lines that begin
# with COMMENT, and blank ones between blocks, say nothing.

function fail(text) {
	print at ": " text | "cat >&2"
	broken = 1
	exit 1
}

function number(hex,    i, value) {
	for (i = 1; i <= length(hex); i++)
		value = 16 * value + index("0123456789ABCDEF", substr(hex, i, 1)) - 1
	return value
}

# The squares of a row as a number, the leftmost the highest bit.
function squares(row,    i, value) {
	for (i = 1; i <= length(row); i++)
		value = 2 * value + (substr(row, i, 1) == "#")
	return value + 0
}

function close_face() {
	if (at == "")
		return
	if (left || !last)
		fail("a face ends before its signs do")
	printf "};\n\nconst struct face face_%s = { %d, sizeof %s / sizeof *%s, %s };\n", face, rows, face, face, face
}

BEGIN {
	MOST_ROWS = 12
	MOST_COLS = 16
	print "/* Made by faces.awk from the faces: change those. */\n/* clang-format off */"
	print "#include \"screens/kit/sign.h\""
}

FNR == 1 {
	close_face()
	face = ""
	rows = last = 0
}

{ at = FILENAME ":" FNR }

$1 == "COMMENT" || (!NF && !left) { next }

$1 == "FACE" && !face && $2 ~ /^[a-z0-9_]+$/ {
	printf "\nstatic const struct sign %s[] = {\n", face = $2
	next
}

$1 == "ROWS" && face && !rows && $2 > 0 && $2 <= MOST_ROWS {
	rows = $2 + 0
	next
}

rows && !left && /^U/ {
	for (i = 1; i <= NF; i++) {
		point[i] = $i
		if (!sub(/^U\+/, "", point[i]))
			fail("this is no code point: " $i)
		sub(/=.*/, "", point[i])
		if (point[i] !~ /^[0-9A-F]+$/ || number(point[i]) <= last)
			fail("this is no code point, or not higher than the one before: " $i)
		last = number(point[i])
		bits[i] = ""
	}
	signs = NF
	left = rows
	next
}

left && NF == signs {
	for (i = 1; i <= NF; i++) {
		if ($i ~ /[^.#]/ || length($i) > MOST_COLS || (left < rows && length($i) != cols[i]))
			fail("these are no squares, or not as many as above: " $i)
		cols[i] = length($i)
		bits[i] = bits[i] " " squares($i) ","
	}
	if (!--left)
		for (i = 1; i <= NF; i++)
			printf "\t{ 0x%s, %d, {%s } },\n", point[i], cols[i], bits[i]
	next
}

{ fail(left ? "a block has " left " rows more, each of " signs " signs" : "this says nothing here: " $0) }

END {
	if (!broken)
		close_face()
}
