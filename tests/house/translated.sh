#!/bin/sh
# SPDX-License-Identifier: MIT
# Each language of po/LINGUAS has every text of the present sources: none is
# missing, fuzzy, or left over from a sentence that has been rewritten.

set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
# shellcheck source=tests/kit/tell.sh
. "$srcdir/tests/kit/tell.sh"

for tool in xgettext msgmerge msgattrib msgfmt; do
	command -v $tool >/dev/null || {
		echo "1..0 # SKIP needs $tool (Debian: gettext)"
		exit 0
	}
done

# The words of the sources, as the build collects them.
options=$(sed -n 's/^XGETTEXT_OPTIONS = //p' "$srcdir/po/Makevars")
words() { # FOLDER FILES OUT
	# shellcheck disable=SC2086 # a list of options
	xgettext --from-code=UTF-8 $options --add-location --directory="$1" --files-from="$2" --output="$3" 2>"$work/log"
}

# PO POT: prints the words that the translation lacks; nothing for none.
missing() {
	msgmerge --quiet --no-fuzzy-matching "$1" "$2" -o "$work/merged.po" 2>"$work/log" &&
		msgattrib --untranslated --no-obsolete --no-wrap "$work/merged.po" | grep '^#: \|^msgid ".'
}

# The text of a .po on standard input: prints the sentences whose lines between backquotes, for which a screen shows a
# key, are not all marked in the translation.
unmarked() {
	awk '
		/^msgid "/ { sentence = $0; wanted = gsub(/`/, "`") }
		/^msgstr/ && gsub(/`/, "`") != wanted { print sentence }'
}

# The text of a .po on standard input: prints Japanese lines against "How it is written" of po/GLOSSARY.md: no blank
# between a letter and a Latin word or a bracket, a narrow comma or semicolon, a wide sign, a word that another one
# has replaced. The rules see bytes: awk knows letters in no locale that is sure to be there.
unruly() {
	LC_ALL=C awk '
		BEGIN {
			letter = "([\344-\351][\200-\277]|\343[\201-\203])[\200-\277]"
			rules = letter "[A-Za-z(]|[A-Za-z)]" letter "|" letter ":[^ \"]|[\200-\277][,;] |[,;] " letter \
				"|\357[\274-\276]|\343\200\200|サイコロ|駒|ヘクス|規則|評議会|軍団|天使"
		}
		/^(msgstr|")/ {
			line = $0
			gsub(/^msgstr[^ ]* |ノートPC/, "")
			gsub(/%[0-9$.*+-]*l*z?[a-z%]|\\./, "0")
			if ($0 ~ rules)
				print line
		}'
}

words "$srcdir" "$srcdir/po/POTFILES.in" "$work/words.pot" && [ ! -s "$work/log" ]
tell $? "the words are collected, and xgettext warns of nothing" "$(cat "$work/log")"
[ "$(grep -c '^msgid' "$work/words.pot")" -gt 3000 ]
tell $? "there are words"

# Comments cite what the sources of this program are called among its authors: C7.4, A. Readers of
# messages know paragraphs of public rules only: 903.10a, W1.2.3.
marks='[(](A|C[0-9]+([.][0-9]+)?)[,)-]'
! grep -nE "^(msgid|msgid_plural|msgstr.*)? ?\".*$marks" "$work/words.pot" >"$work/found"
tell $? "no message has a mark that only the authors know" "$(cat "$work/found")"
! grep -nE "$marks" "$srcdir"/man/*.[1-9] "$srcdir"/man/ja/*.[1-9] >"$work/found"
tell $? "nor has the manual" "$(cat "$work/found")"
echo 'the mulligans are over (C7.4): undo' | grep -qE "$marks"
tell $? "one would be seen"

for language in $(sed 's/#.*//' "$srcdir/po/LINGUAS"); do
	po=$srcdir/po/$language.po
	missing "$po" "$work/words.pot" >"$work/missing"
	[ ! -s "$work/missing" ]
	tell $? "$language: nothing is missing" "$(cat "$work/missing")"
	nothing "$language: nothing is a guess" "$(grep -A 2 '^#,.*fuzzy' "$po")"
	msgattrib --no-obsolete --no-wrap "$po" >"$work/po"
	nothing "$language: lines that cure a refusal are marked" "$(unmarked <"$work/po")"
	nothing "$language: texts are written by the rules of the glossary" "$(unruly <"$work/po")"
	msgfmt --check -o /dev/null "$po" 2>"$work/log"
	tell $? "$language: what is filled in fits" "$(cat "$work/log")"
done

# The check can fail: one word more is noticed.
mkdir "$work/more"
echo 'const char *more = N_("a word that nobody has translated");' >"$work/more/more.c"
echo more.c >"$work/more/files"
words "$work/more" "$work/more/files" "$work/more.pot"
sed '/^$/q' "$po" >"$work/head.po"
missing "$work/head.po" "$work/more.pot" | grep -q 'nobody has translated'
tell $? "a word that is missing would be noticed"

for wrong in '矢印, Enter' '入力; 次へ' '(Enterで)' 'u で戻す(無制限)' '残り:%d' '%sの駒' '本当？'; do
	something "\"$wrong\" would be noticed" "$(echo "msgstr \"$wrong\"" | unruly)"
done

told
