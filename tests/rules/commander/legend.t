# C1, C13 (2010): same-named legends all go, whoever controls them
game commander
> option rules 2010
> seat Alice Bob Carol
> ask legend Alice Bob
= all of them go
@ left.length 0
> ask legend Alice Alice
@ left.length 0
---
# 704.5j (now): each player keeps one
> seat Alice Bob Carol
> ask legend Alice Bob
= each keeps one: Alice, Bob (704.5j)
@ left.length 2
@ left[0] Alice
@ left[1] Bob
> ask legend Carol Carol
@ left.length 1
@ left[0] Carol
---
# 103.7a: with two players the one who begins skips the first draw
> seat Alice Bob
> ask first-draw
= the first player skips the first draw (103.7a)
@ first_draw skipped
---
# 103.7c: with more nobody skips
> seat Alice Bob Carol
> ask first-draw
= nobody skips the first draw (103.7c)
@ first_draw taken
> option rules 2010
> ask first-draw
@ first_draw taken
---
# 103.7b: the team that begins skips
> option format 2hg
> seat Alice Bob Carol Dave
> ask first-draw
@ first_draw skipped
---
# other questions have no answer here
> seat Alice Bob
> ask weather
~ "weather" is not one of legend|first-draw
> ask legend
~ usage: ask legend
