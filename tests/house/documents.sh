#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the examples of the documents, which must show what is printed. An example is a
# block between ``` in Markdown and between .nf and .fi in the manual:
#
#     $ cat FILE        a file of the reader's, with this text; made when it is first shown
#     $ COMMAND         is run by the shell, and prints this; > COMMAND goes on with it
#     > LINE            first, or after $ tableside --plain: typed there, and answered
#
# `...` stands for any text, ids are those of the run, and blocks of a document follow one
# another in one folder. In any other code `tableside WORD --option` must be there.
#
# Not run are: bootstrap, apt-get, configure, make, git and openssl (they install, build or
# need a person), mosquitto and `tableside hall` (a network; tests/net/hall has them all),
# full screens (tests/screens/commander/look.t follows README's first table), and the way
# to a new game in CONTRIBUTING.md (guide.sh follows it).

set -u
srcdir=$(cd "${srcdir:-.}" && pwd) || exit 99
. "$srcdir/tests/kit/program.sh"

mkdir bin
printf '#!/bin/sh\nexec "%s" "$@"\n' "$program" >bin/tableside
chmod +x bin/tableside
PATH=$work/bin:$PATH
"$program" --help >help

# What each reader begins with: cards, a file whose third entry is damaged, and one whose third entry is not known yet.
mkdir begins
: >begins/out
: >begins/err
cp "$srcdir/tests/saves/cards/small.json" begins/cards.json
printf 'seat Ann Ben\nlife Ben -1\n' | "$program" run commander - --save >out 2>err
sed 's/^]}/,{"n":3,"at":"2026-11-20T18:24:40Z"}\n]}/' "$XDG_DATA_HOME"/tableside/sessions/*.json >begins/bad.json
sed '1s/"by":"[^"]*"/"by":"9.0.0"/; s/^]}/,{"n":3,"at":"2026-11-20T18:24:40Z","do":"newer"}\n]}/' \
	"$XDG_DATA_HOME"/tableside/sessions/*.json >begins/later.json

# DOCUMENT: its blocks of code, each followed by a line with a form feed; without roff's signs.
blocks() {
	case $1 in
	*.md) awk '$1 ~ /^```/ { if (inside) print "\f"; inside = !inside; next } inside' "$1" ;;
	*) sed -n '/^\.nf/,/^\.fi/ { /^\.nf/d; s/^\.fi/\f/; s/^\\&//; s/\\-/-/g; s/\\://g; s/\\(dq/"/g; s/\\e/\\/g; p; }' "$1" ;;
	esac
}

# WANTED GOT: whether it says the same. Ids are all alike, ... is any text.
agree() {
	for file; do
		sed 's/[0-9a-f]\{8\}-[0-9a-f-]\{27\}/UUID/g; s/^[0-9a-f]\{8\} /ID /' "$file" >"$file.same"
	done
	awk 'NR == FNR { got = got $0 "\n"; next } { want = want $0 "\n" }
		END {
			count = split(want, part, /\.\.\.\n?/)
			if (count == 1)
				exit got != want
			for (i = 1; i <= count; i++) {
				at = index(got, part[i])
				if (!at || i == 1 && at != 1)
					exit 1
				got = substr(got, at + length(part[i]))
			}
			exit part[count] != "" && got != ""
		}' "$2.same" "$1.same"
}

# Does what was read of an example so far, and looks at the answer.
answer() {
	test -n "$command" || return 0
	case $command in
	'cat '*) test -f "${command#cat }" || cp want "${command#cat }" ;;
	plain)
		printf '...\n' >>want
		command='tableside --plain <typed'
		;;
	*'|'*[!a-z]'jq '*) command -v jq >/dev/null || {
		tell 0 "$page: $command # SKIP needs jq (Debian: jq)"
		command=
		return
	} ;;
	esac
	sh -c "$command" </dev/null >out 2>&1
	agree want out
	tell $? "$page: $(printf '%s' "$command" | tr '\n' ' ')"
	command=
}

feed=$(printf '\f')
examples() {
	command=
	: >want
	while IFS= read -r line; do
		case $line in
		"$feed") answer ;;
		'$ '*)
			answer
			command=${line#??}
			: >want
			: >typed
			test "$command" != 'tableside --plain' || command=plain
			;;
		'> '*)
			if test -z "$command"; then
				command=plain
				: >want
				: >typed
			fi
			case $command in
			plain) printf '%s\n' "${line#??}" >>typed ;;
			*) command="$command
${line#??}" ;;
			esac
			;;
		*) printf '%s\n' "$line" >>want ;;
		esac
	done <"$1"
	answer
}

# The lines under EXAMPLES of a game's page are said by the rules, in their order.
lines_of_game() {
	game=${1##*tableside-}
	sed '1,/^\.SH EXAMPLES/d; /^\.SH/,$d; /^\.nf/d; /^\.fi/d; s/^\\&//; s/\\-/-/g' "$1" >lines
	tableside run "${game%.6}" lines --seed 1 >out 2>&1
	tell $? "$page: its examples are accepted"
}

# Commands and options that are named in code are those of the program.
names() {
	{
		sed -n 's/^[ >$]*\(tableside [a-z-].*\)/\1/p' ../code
		sed -n 's/^ \{4,\}\(tableside [a-z-].*\)/\1/p; s/.*`\(tableside [a-z-][^`]*\)`.*/\1/p' "$1"
	} | sed 's/  .*//' >named
	test -s named || return
	for word in $(sed -n 's/^tableside \([a-z][a-z]*\)\( .*\|$\)/\1/p' named | sort -u); do
		has "$work/help" "
  $word " "$page: there is tableside $word"
	done
	for option in $(grep -o -e ' --[a-z][a-z-]*' named | sort -u); do
		grep -q -e " ${option}[[ =]" "$work/help"
		tell $? "$page: there is $option"
	done
}

for document in "$srcdir"/README.md "$srcdir"/README.ja.md "$srcdir"/CONTRIBUTING.md "$srcdir"/SECURITY.md \
	"$srcdir"/man/*.[1-9] "$srcdir"/man/ja/*.[1-9] "$srcdir"/packaging/README.md "$srcdir"/tests/*/README.md; do
	page=${document#"$srcdir"/}
	language=C.UTF-8
	case $page in *ja/* | *.ja.*) language=ja_JP.UTF-8 ;; esac
	if test $language != C.UTF-8 && test -z "${LOCPATH-}"; then
		tell 0 "$page # SKIP needs the locale ja_JP.UTF-8 (Debian: locales)"
		continue
	fi
	rm -rf reader
	cp -R begins reader
	blocks "$document" >code
	cd reader || exit 99
	LC_ALL=$language XDG_DATA_HOME=$work/reader/data
	examples ../code
	case $page in man/tableside-*.6) ! grep -q "^[.]SH EXAMPLES" "$document" || lines_of_game "$document" ;; esac
	: >out
	names "$document"
	cd "$work" || exit 99
	LC_ALL=C.UTF-8
done

# The check can fail.
cd reader && page='a wrong example'
printf 'seated: Ann...Bob\n' >want
printf 'seated: Ann, Ben\n' >got
! agree want got
tell $? 'another answer would be noticed'
printf 'seated: Ann...\n' >want
agree want got
tell $? 'what is left out may be anything'
cd "$work" || exit 99

echo "1..$count"
test "$failures" -eq 0
