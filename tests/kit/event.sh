# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# For the tests of paper: championships of any size, kept by the program.

# N: as the words of `seat`; the first have names that are hard to print.
event_people() {
	awk -v n="$1" 'BEGIN {
		split("WWWWWWWWWWWWWWWWWWWWWWWW=ZZ|長谷川千代之助左衛門尉=JP|スズキ イチロー=JP|たなか けんじ=JP|<i>Bo</i> & co=US|" \
		      "Smith, John=GB|Maximiliane Wolfensteine=AT|Jo=GB|Émile Zola=FR|Łukasz Wiśniewski=PL|千葉 みなと=JP|" \
		      "iiiiiiiiiiiiiiiiiiiiiiii=IS", hard, "|")
		for (i = 1; i <= n; i++) {
			name = hard[i] ? hard[i] : sprintf("%c%s %03d=%s", 65 + i * 7 % 26, i % 3 ? "nna Mar" : "o van der Linden", i, \
			                                   i % 5 ? sprintf("%c%c", 65 + i % 23, 65 + i % 7) : "CAN")
			nation = ""
			if (match(name, /=[A-Z]*$/)) {
				nation = substr(name, RSTART)
				name = substr(name, 1, RSTART - 1)
			}
			printf " \"%s\"%s", name, nation
		}
		print ""
	}'
}

# TITLE N: an event of N players whose first round is posted and then played, with boards of
# rounds 1 and 2 and words for round 3. With 40 of them one leaves a posted seat, and two come
# late: tables of three, a seat that is empty, somebody without a table.
event_kept() {
	{
		echo "title \"$1\""
		printf 'seat'
		event_people "$2"
		printf 'schedule rounds=4\nlayout 1 draw\nlayout 2 draw random\nlayout 3 "see the poster"\npost 1\n'
		test "$2" -ne 40 || printf 'drop 13\nplayer "Late Comer" nation=IT\nplayer "Very Late" nation=IS\n'
		table=1
		while test $((table * 4)) -lt $(($2 + 8)); do
			printf 'result 1 %d 10 8 6 5\nresult 1 %d 10 8 6\nsign 1 %d each\n' $table $table $table
			table=$((table + 1))
		done
	} >in
	"$program" run championship - --save --keep-going --seed 7 <in >out 2>err
	: >in
	grep -q ': saved as ' err
	tell $? "an event of $2 is kept"
}
