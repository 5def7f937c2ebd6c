#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes one page of page.html, page.css and page.js, and of that a source in C:
#
#     embed.sh FOLDER          the source
#     embed.sh FOLDER page     the page alone
#     embed.sh FOLDER policy   its Content-Security-Policy alone

set -eu
LC_ALL=C
export LC_ALL
folder=$1 wanted=${2-source}

# FILE: without what only its readers need: comments, indents, blank lines, blanks beside signs, quotes of
# one word, brackets of one name, the difference of const and let. A colour has the first two letters of its name.
lean() {
	sed 's/^[ 	]*//; /^$/d; /^\/\/ /d; s/; *\/\/ .*/;/; /^\/\*.*\*\/$/d; /^<!--.*-->$/d' "$folder/$1" | case $1 in
	*.css) sed 's/\([:;,]\) /\1/g; s/ *\([{>]\) */\1/g; s/;* *}/}/g; s/--\([a-z][a-z]\)[a-z-]*/--\1/g' | tr -d '\n' | sed 's/;}/}/g' ;;
	*.js) sed -E 's/\(([a-z]+)\) =>/\1 =>/g; s/(^|[ (])const /\1let /g' | tight ;;
	*) sed 's/="\([a-z-]*\)"/=\1/g' ;;
	esac
}

# A script without blanks beside signs, but between two + or -, and outside of its strings, which end
# in their line. In its patterns a blank is \s. A line goes on in the next one where it ends open or is
# a brace alone, and nothing ends in front of a brace.
tight() {
	awk -v quotes="'\"" -v signs='[]=<>?:&|!,;{}()*+/%[-]' '{
		line = quote = ""
		for (i = 1; i <= length($0); i++) {
			c = substr($0, i, 1)
			if (quote != "" && c == "\\") {
				c = c substr($0, ++i, 1)
			} else if (quote != "") {
				if (c == quote) quote = ""
			} else if (index(quotes, c)) {
				quote = c
			} else if (c == " ") {
				left = substr($0, i - 1, 1)
				right = substr($0, i + 1, 1)
				if ((index(signs, left) || index(signs, right)) && (left != right || !index("+-", left)))
					continue
			}
			line = line c
		}
		if (line ~ /^}/) sub(/;$/, "", before)
		printf "%s", before
		before = line (line ~ /[[({,;]$|^}$/ ? "" : "\n")
	}
	END { printf "%s", before }'
}

sha256() {
	if command -v sha256sum >/dev/null; then
		sha256sum
	elif command -v shasum >/dev/null; then
		shasum -a 256
	else
		openssl dgst -sha256 -r
	fi
}

# FILE: its SHA-256 in base64, as a policy has it: three hexadecimal digits are two letters.
fingerprint() {
	lean "$1" | sha256 | awk '
		function value(at) { return index("0123456789abcdef", substr($1, at, 1)) - 1 }
		function letter(bits) { return substr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", bits + 1, 1) }
		length($1) != 64 { exit 1 }
		{ for (at = 1; at < 64; at += 3) {
			bits = value(at) * 256 + value(at + 1) * 16 + value(at + 2)
			text = text letter(int(bits / 64)) letter(bits % 64)
		  }
		  print text letter(value(64) * 4) "=" }'
}

page() {
	lean page.html | while IFS= read -r line; do
		case $line in
		'<link rel=stylesheet'*) printf '<style>' && lean page.css && echo '</style>' ;;
		'<script src='*) printf '<script>' && lean page.js && echo '</script>' ;;
		*) printf %s "$line" ;;
		esac
	done
}

policy() {
	script=$(fingerprint page.js)
	style=$(fingerprint page.css)
	test ${#script}${#style} = 4444
	echo "default-src 'none'; script-src 'sha256-$script'; style-src 'sha256-$style'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

# Standard input as strings of C, a line each; \? keeps trigraphs away.
strings() {
	sed 's/[\\"?]/\\&/g; s/.*/	"&\\n"/'
}

case $wanted in
page) page ;;
policy) policy ;;
source)
	policy=$(policy)
	echo '/* Made by net/phones/page/embed.sh. */'
	echo '#include "net/phones/page.h"'
	echo
	echo 'const char phones_page[] ='
	page | strings
	echo '	;'
	echo 'const size_t phones_page_size = sizeof phones_page - 1;'
	echo "const char phones_policy[] = \"$policy\";" ;;
esac
