#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints every document of championships of 13, 36, 40 and 333 players with Chromium, on
# A4 and on Letter, and looks at the pages: all players are there once, no word lies
# outside of its box or of the margins, and nothing is cut where a page ends.
# PAPER=FOLDER keeps the pages.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
# shellcheck source=tests/kit/program.sh
. "$srcdir/tests/kit/program.sh"
# shellcheck source=tests/kit/event.sh
. "$srcdir/tests/kit/event.sh"
# shellcheck source=tests/kit/browsers.sh
. "$srcdir/tests/kit/browsers.sh"
find_browser Chromium chromium chromium-browser google-chrome
find_python json python3
command -v pdftotext >/dev/null || skip_all pdftotext poppler-utils
test -n "$(fc-list :lang=ja)" || skip_all 'a Japanese font' fonts-noto-cjk

# Two browsers, for all pages: what is ordered of both is done at the same time. Orders go to
# descriptors 5 and 7, answers come from 6 and 8.
mkfifo orders1 answers1 orders2 answers2 || exit 99
for printer in 1 2; do
	BROWSER=$browser TMPDIR=$work "$python" "$srcdir/tests/paper/printer.py" <orders$printer >answers$printer 2>printer$printer.err &
done
exec 5>orders1 6<answers1 7>orders2 8<answers2

# ---- what a page measures ----

# Run in the page, as wide as each paper's margins leave: what is wider than its box, or
# higher where the height is fixed; words of a picture beyond it; lines to sign that are too
# low; small print on what hangs on the wall.
measure='<script>
addEventListener("load", function () {
	var bad = [], mm = 96 / 25.4, all = function (what) { return document.querySelectorAll(what); };
	function inside(box, of) {
		return box.left >= of.left - 1 && box.right <= of.right + 1 && box.top >= of.top - 1 && box.bottom <= of.bottom + 1;
	}
	[190, 195.9].forEach(function (width) {
		function fault(what, e) { bad.push(width + " mm: " + what + ": " + e.textContent.slice(0, 40)); }
		document.body.style.width = width + "mm";
		all("h1,h2,p,th,td,section").forEach(function (e) {
			if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth) fault("too wide", e);
		});
		all(".apart > *").forEach(function (e) {
			if (!inside(e.getBoundingClientRect(), e.parentNode.getBoundingClientRect())) fault("beyond its part", e);
		});
		all("svg text").forEach(function (e) {
			if (!inside(e.getBoundingClientRect(), e.ownerSVGElement.getBoundingClientRect())) fault("beyond its picture", e);
		});
		if (LOOK == "sheets") all("table:first-of-type td:last-child").forEach(function (e) {
			if (e.getBoundingClientRect().height < 12 * mm - 0.5) fault("too low to sign", e);
		});
		if (/wall|seats|standings|pairings/.test(LOOK)) all("h1,h2,p,th,td").forEach(function (e) {
			if (parseFloat(getComputedStyle(e).fontSize) < 14 * 96 / 72 - 0.1) fault("smaller than 14 pt", e);
		});
	});
	document.body.textContent = "MEASURED " + bad.length + "\n" + bad.slice(0, 9).join("\n");
});
</script>'

# ---- what is on the printed pages ----

# FILE.pdf: words beyond the margins of 10 mm, 28 points; at the foot stands the page's number.
beyond() {
	pdftotext -bbox "$1" - | awk -F'"' '
		/<page/ { width = $2; height = $4 }
		/<word/ { middle = ($4 + $8) / 2 } # the boxes of Japanese fonts are higher than their letters
		/<word/ && ($2 < 27 || $6 > width - 27 || middle < 28 || middle > height - 14) { print; found = 1 }
		END { exit found }' >out
}

# TEXT WANTED: each line of WANTED stands in TEXT once, blanks left out.
each_once() {
	tr -d ' \n\f' <"$1" >flat
	awk 'NR == FNR { text = $0; next }
	     { rest = text; found = 0
	       while (at = index(rest, $0)) { found++; rest = substr(rest, at + length($0)) }
	       if (found != 1) { print found " times: " $0; bad = 1 } }
	     END { exit bad }' flat "$2" >out
}

# Who the CSV says is there, as the page writes it: "Name (XX)", or the nation in its column.
wanted_names() {
	"$program" export "$1" --as csv --document "$2" --round "$3" </dev/null 2>err | tr -d '\r' |
		awk -F'","' -v document="$2" 'NR > 1 {
			name = document == "standings" || document == "wall" ? $2 : $4
			nation = document == "standings" || document == "wall" ? $3 : $5
			if (nation != "" && document != "standings" && document != "wall" && document != "sheets") nation = "(" nation ")"
			gsub(/ /, "", name)
			if (!seen[name]++) print name nation }'
}

# TEXT FIRST LAST: on each page there are as many of one as of the other, so no part is cut.
whole() {
	awk -v RS='\f' -v first="$2" -v last="$3" '{ if (gsub(first, "") != gsub(last, "")) { print "page " NR; bad = 1 } }
	     END { exit bad }' "$1" >out
}

# TEXT: no letter of the list stands alone at the foot of a column: another, or the foot of the
# page, would follow.
heads_stay() {
	awk -v RS='\f' '
		function is_head(text) { return text ~ /^(#|[A-Z]|さ|た|漢字)$/ }
		{ n = split($0, line, "\n")
		  for (i = 1; i <= n; i++)
			if (is_head(line[i]) && (is_head(line[i + 1]) || line[i + 1] == "" || line[i + 1] ~ /^[0-9]+ \/ [0-9]+$/)) {
				print "page " NR ": " line[i]
				bad = 1
			} }
		END { exit bad }' "$1" >out
}

# SESSION DOCUMENT ROUND NAME: prints it on both papers, and looks.
printed() {
	session=$1 document=$2 round=$3 name=$4
	"$program" export "$session" --as html --document "$document" --round "$round" </dev/null >measured.html 2>err
	printf '%s\n' "$measure" | sed "s/LOOK/\"$document\"/g" >>measured.html
	for paper in a4 letter; do
		"$program" export "$session" --as html --document "$document" --round "$round" --paper $paper </dev/null \
			>$paper.html 2>err
	done
	rm -f measured letter.pdf a4.pdf
	printf '%s\n' 'measure measured.html measured' 'print letter.html letter.pdf' >&5
	echo 'print a4.html a4.pdf' >&7
	read -r _ <&6
	read -r _ <&6
	read -r _ <&8
	cp measured out
	grep -q 'MEASURED 0$' out
	tell $? "$name: everything is inside of its box"
	wanted_names "$session" "$document" "$round" >wanted
	for paper in a4 letter; do
		looked_at $paper
		test -z "${PAPER-}" || cp $paper.pdf "$PAPER/$(echo "$name" | tr ' ' -).$paper.pdf"
	done
}

looked_at() {
	pdftotext -raw $1.pdf text 2>err
	beyond $1.pdf
	tell $? "$name, $1: no word is beyond the margins"
	pdfinfo $1.pdf >out 2>err
	case $1 in a4) grep -q 'Page size:.*A4' out ;; *) grep -q 'Page size:.*letter' out ;; esac
	tell $? "$name, $1: it has that size"
	case $document in
	rules | board)
		grep -q '^Pages: *1$' out
		tell $? "$name, $1: it is one page"
		return ;;
	esac
	each_once text wanted
	tell $? "$name, $1: all $(wc -l <wanted) players are there once"
	case $document in
	sheets) whole text "$signature" "$protest" ;;
	slips) whole text "$head_of_slip" "$end_of_slip" ;;
	seats) heads_stay text ;;
	*) return ;;
	esac
	tell $? "$name, $1: nothing is cut in two"
}

# SESSION PLAYERS LANGUAGE
all_documents() {
	for document in seats slips sheets pairings standings wall; do
		printed "$1" $document 2 "$document of $2$3"
	done
}

signature='signature' protest='Protest before' head_of_slip='table pick' end_of_slip='round 2'
for players in ${PLAYERS-13 36 40 333}; do
	event_kept "Kyoto <$players> & friends" $players
	all_documents "Kyoto <$players> & friends" $players ''
done
printed 'Kyoto <40> & friends' sheets 1 'sheets with an empty seat'
! grep -qE -- '(^| )-1( |$)' text && grep -q 'not here' text
tell $? 'an empty seat has no points'
printed 'Kyoto <40> & friends' pairings 1 'pairings with an empty seat'
printed 'Kyoto <40> & friends' board 1 board
printed 'Kyoto <40> & friends' rules 1 rules

if test -n "${LOCPATH-}"; then
	LC_ALL=ja_JP.UTF-8
	signature='得点 署名' protest='異議' head_of_slip='卓 選択順' end_of_slip='2 *回戦'
	all_documents 'Kyoto <40> & friends' 40 ' in Japanese'
	printed 'Kyoto <40> & friends' board 1 'board in Japanese'
	printed 'Kyoto <40> & friends' rules 1 'rules in Japanese'
else
	count=$((count + 1))
	echo "ok $count - the pages in Japanese # SKIP needs the locale ja_JP.UTF-8 (Debian: locales)"
fi

exec 5>&- 7>&-
wait
echo "1..$count"
test "$failures" -eq 0
