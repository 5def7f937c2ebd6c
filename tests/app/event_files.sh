#!/bin/sh
# SPDX-License-Identifier: MIT
# The CSV files of a championship, as people have them: the cases of event/shapes.t.
# A case ends with ---. Its lines:
#   # what the case is about
#   players | tables | results [WORD]   what is loaded (players, if nothing is said)
#   > LINE                              said before the file is loaded
#   | TEXT                              a line of the file; \t \r \0376 as printf(1) has them
#   |\ TEXT                             the same without its end of line
#   = TEXT                              in the line that the table keeps
#   - TEXT                              in a refusal: and nothing is entered
#   + TEXT                              in the answer

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

begin() {
	title='' verb=players words=''
	: >file.csv
	: >in
	: >wanted
	status=0
}

# Loads the file of the case, and compares.
end() {
	test -n "$title" || return
	echo "$verb load file.csv$words" >>in
	"$program" run championship - --each <in >out 2>err
	got=$? fine=0
	keep "$title"
	test "$got" -eq "$status" || fine=1
	while IFS= read -r line; do
		text=${line#??}
		case $line in
		-*) holds err "$text" || fine=1 ;;
		=*) holds out "\"event\":\"$text" || fine=1 ;;
		+*) holds out "$text" || fine=1 ;;
		esac
		test $fine -eq 0 || echo "# wanted: $line"
		test $fine -eq 0 || break
	done <wanted
	tell $fine "$title"
}

begin
while IFS= read -r line; do
	case $line in
	'# '*) title=${line#??} ;;
	players* | tables* | results*)
		verb=${line%% *}
		words=${line#"$verb"}
		;;
	'> '*) printf '%s\n' "${line#??}" >>in ;;
	'|\ '*) printf '%b' "${line#???}" >>file.csv ;;
	'|') echo >>file.csv ;;
	'| '*) printf '%b\n' "${line#??}" >>file.csv ;;
	'- '*)
		status=1
		printf '%s\n' "$line" >>wanted
		;;
	'= '* | '+ '*) printf '%s\n' "$line" >>wanted ;;
	---)
		end
		begin
		;;
	'') ;;
	*)
		echo "Bail out! event/shapes.t: $line"
		exit 99
		;;
	esac
done <"$srcdir/tests/app/event/shapes.t"

is_as_kept
echo "1..$count"
test "$failures" -eq 0
