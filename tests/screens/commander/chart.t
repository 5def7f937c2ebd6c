# the lives of an evening, its last line taken back: two players in a small window
game commander
> seat Alice Bob
scene an-evening-of-lives
press 2 V
body 60x18 two
---
# .. four
> seat Alice Bob 桜井みずき Dave
scene an-evening-of-lives
press 2 V
body 80x24 four
---
# .. four in ASCII, without colours
> seat Alice Bob Carol Dave
scene an-evening-of-lives
press 2 V
as ascii mono
body 80x24 four
sizes
---
# .. ten
> seat Alice Bob C D E F G H I J
scene an-evening-of-lives
press 2 V
body 60x18 ten
