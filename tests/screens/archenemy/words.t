# What schemes say: what still waits, what ends them, what has gathered
game archenemy
> seat Elspeth Bob Carol
> option deck any
keep begin
> archenemy Elspeth
> scheme add "Your Inescapable"
> reveal
> choose "Your Inescapable" Bob
> go end
> trigger "Your Inescapable"
shows 1 trigger waiting
window 80x50
shows resolves its trigger; it stays
> trigger "Your Inescapable"
shows 2 triggers waiting
shows resolves one of its 2 triggers
> resolve "Your Inescapable"
shows 1 counter
> resolve "Your Inescapable"
shows 2 counters
--- begin
# three schemes are due
> archenemy Elspeth
> scheme add "Plots" "Look Skyward" "Roots of All" "Realms"
> stack Plots
> keep each
> go main1
> reveal
> resolve Plots
> turn & turn & go main1
row 3 Three schemes
row 4 r sets three in motion, one after the other
--- begin
# an extra turn without a scheme
> archenemy Elspeth
> scheme add "Look Skyward"
> keep each
> extra-turn no-scheme
> turn
shows No scheme is set in motion this turn.
shows Space next step
---
# the options, before the sides are chosen
> seat Elspeth Bob Carol
shows today's rules; 20 schemes, at most 2 of each
hides heroes share
> option team-life 30
row 11 today's rules; 20 schemes, at most 2 of each; heroes share 30 life
--- begin
# a scheme of one's own has a Japanese name, broken behind its words
> archenemy Elspeth
> scheme new "我が手の中の世界を見よ" text=all
> scheme add "我が手の中の世界を見よ"
> reveal
window 110x60
row 4 ▄▄▄▀ █ ▄      ▄    ▄ ▄       ▄▄▀       ▄▄▄▄
row 13 █   █   █   █   █    █ ▀▀█▀▀█▀▀█▀▀   █▄▄█▄▄▄█    ▄█▄
row 19 █▄▄▄▄▄█        █▄▄▄
--- begin
# more happens with lands; two in motion, and the second copy alone
> archenemy Elspeth
> scheme add "Evil Comes to Fruition" x2
> reveal x2
shows more happens with 10 lands
row 2 SET IN MOTION  1 of 2
--- begin
# the second copy
> archenemy Elspeth
> scheme add "Nature Shields" x2
> reveal x2
press Down
row 2 FACE UP  #2
--- begin
# when each kind is abandoned
> archenemy Elspeth
> scheme add "The Very Soil" "Nature Shields" "Bow to" "Fear My Auth" "I Am Duskmourn" "Dark Wings"
> reveal x6
press v
window 132x43
shows whenever it happens
shows at end of combat
shows at the opponents' end step
shows at the next upkeep
shows at your next end step
shows at the next end step
--- begin
# more schemes than rows: the one in focus has one
> archenemy Elspeth
> scheme add "My Undead" "The Very Soil" "Nature Shields" "Fear My Auth" "I Am Duskmourn" "Dark Wings" "Mine Is" "My Champion" "I Am Untouch" "Reality"
> reveal x10
row 2 ONGOING  arrows: conditions   +1
row 3 │ ▸ My Undead
hides │   Reality
press Down Down Down Down Down Down Down Down Down
row 3 │   The Very Soil
row 11 │ ▸ Reality
---
# the catalogue: pages by PgDn, columns by Right, what is ongoing
> seat Elspeth Bob Carol
> archenemy Elspeth
press c PgDn
hole pick "I Delight in Your Convulsions"
press Left
hole pick "All in Good Time"
press PgDn PgUp
hole pick "All in Good Time"
press / n a t u r e Enter
row 1 CATALOGUE for Elspeth  1 scheme: at least 20
shows ongoing
press Esc Esc
row 2 Elspeth  1 scheme: at least 20
