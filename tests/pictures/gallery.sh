#!/bin/sh
# SPDX-License-Identifier: MIT
# gallery.sh FOLDER: a page of the pictures in it, one game after another.
cd "$1" || exit 1
cat <<'HEAD'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>tableside: every game</title>
<style>body{font-family:sans-serif;margin:1em;background:#e8e8e8;color:#111}h2{margin:1.5em 0 .3em}div{display:flex;flex-wrap:wrap;gap:8px}a{flex:1 1 45%;max-width:49%}img{width:100%;height:auto}</style>
</head>
<body>
<h1>tableside: every game</h1>
<p>Each in 80x24 and in 132x43, in English and in Japanese.</p>
HEAD
of=
for picture in *.svg; do
	game=${picture%%-*}
	test "$game" = "$of" || printf '%s<h2>%s</h2>\n<div>\n' "${of:+</div>
}" "$game"
	of=$game
	rest=${picture#*-}
	look=${rest#*-}
	look=${look%%-*}
	size=${picture##*-}
	case $look in ja) language=Japanese ;; *) language=English ;; esac
	printf '<a href="%s"><img loading="lazy" src="%s" alt="%s, %s, %s"></a>\n' "$picture" "$picture" "$game" \
		"${size%.svg}" "$language"
done
printf '</div>\n</body>\n</html>\n'
