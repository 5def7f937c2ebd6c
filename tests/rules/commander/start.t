# C12: everybody begins with 40 life, the first seat begins round 1
game commander
> seat Alice Bob Carol Dave
. game commander
. rules current
. phase setup
. round 1
. turn Alice
. players.length 4
. players[0].name Alice
. players[0].life 40
. players[3].life 40
. players[0].status playing
. players[0].poison 0
. players[0].safe false
. players[0].blessing false
. players[0].kept false
. players[0].deciding false
. players[0].hand 7
. players[0].library 92
. players[0].votes 0
. players[0].points 0
. players[0].why.length 0
. players[0].commander_damage.length 0
. players[0].commanders[0].zone command
. players[0].commanders[0].tax 0
. monarch null
. initiative null
. daynight null
. storm 0
. swap null
. winner null
. winners.length 0
. draw false
. feats.length 0
---
# C12: 40 also with two players
> seat Alice Bob
. players[0].life 40
. players[1].life 40
---
# two to ten players
> seat Alice
! Commander needs at least 2 players
> seat A B C D E F G H I J K
! Commander is for at most 10 players
> seat A B C D E F G H I J
. players.length 10
. players[9].life 40
---
# C7.1: commanders are announced; a pair leaves 98 cards for the deck (702.124b)
> seat Alice Bob
> commander Alice Phelddagrif
= Alice: commander Phelddagrif
. players[0].commanders.length 1
. players[0].commanders[0].name Phelddagrif
. players[0].library 92
> commander Bob "Tymna the Weaver" "Thrasios, Triton Hero"
= Bob: commanders Tymna the Weaver and Thrasios, Triton Hero
. players[1].commanders.length 2
. players[1].commanders[1].name Thrasios, Triton Hero
. players[1].library 91
. phase setup
---
# CR 903.4: the colours of the commanders, where the line tells them; a name alone leaves them open
> seat Alice Bob
> commander Alice "Tymna the Weaver + Thrasios, Triton Hero" identity=GUBW
= colour identity WUBG
. players[0].identity WUBG
> commander Bob "Karn, Silver Golem" identity=C
= colourless
. players[1].identity C
> rematch
. players[0].identity WUBG
> commander Alice Phelddagrif identity=X
! identity= takes letters from WUBRG, or C for colourless
> commander Alice Phelddagrif
= Alice: commander Phelddagrif
---
# C1: two players may have the same commander
> seat Alice Bob
> commander Alice Phelddagrif
> commander Bob Phelddagrif
. players[1].commanders[0].name Phelddagrif
---
# C5: a pair is two different cards
> seat Alice Bob
> commander Alice Phelddagrif Phelddagrif
! two commanders must be different cards
---
# an announcement may be corrected, but a second commander that has played stays
> seat Alice Bob
> commander Alice A B
> commander Alice C
. players[0].commanders.length 1
. players[0].library 92
> commander Alice A B
> cast Alice.2
> commander Alice A
! Alice's second commander has been in play: name both
---
# life, counters and rulings do not begin play; damage, a cast, a turn, a spell do
> seat Alice Bob
> life Alice -1
> counter Alice energy +2
> hand Bob 6
. phase setup
> damage Bob 1
. phase playing
> rematch
. phase setup
> cast Alice
. phase playing
> rematch
> turn
. phase playing
> rematch
> spell Alice
. phase playing
---
# before anybody is seated nothing can be played
> damage Bob 5
! nobody is seated yet: seat NAME...
> turn
! nobody is seated yet: seat NAME...
> day
! nobody is seated yet: seat NAME...
> finish
! nobody is seated yet: seat NAME...
> rematch
! nobody is seated yet: seat NAME...
> ask first-draw
! nobody is seated yet: seat NAME...
---
# two names with + between them are two commanders; with= is the partner of the one that is there
game commander
> seat Alice Bob
> commander Alice "Tymna the Weaver + Thrasios, Triton Hero"
= Alice: commanders Tymna the Weaver and Thrasios, Triton Hero
. players[0].commanders[1].name Thrasios, Triton Hero
> commander Bob with=Thrasios
! Bob has no commander yet: commander Bob NAME
> commander Bob "Tymna the Weaver"
> commander Bob with=Thrasios
= Bob: commanders Tymna the Weaver and Thrasios
> commander Bob with=Ikra
! Bob has two commanders: name both again
> commander Bob with="Ikra + Kodama"
= Bob: commanders Ikra and Kodama
> commander Bob "+ Ikra"
= Bob: commander + Ikra
> commander Bob "Tymna+Thrasios"
= Bob: commanders Tymna and Thrasios
> commander Bob "Tymna +"
! a card's name has 1 to 80 columns
> commander Bob "A + A"
! two commanders must be different cards
---
# other signs stand within the names of cards, too: they part two only where that is said
> seat Alice Bob
> commander Alice "Esika, God of the Tree // The Prismatic Bridge"
. players[0].commanders.length 1
> commander Alice "Minsc & Boo" as=one
= Alice: commander Minsc & Boo
> commander Alice "A + B" as=one
= Alice: commander A + B
> commander Alice "Tymna / Thrasios" as=two
= Alice: commanders Tymna and Thrasios
> commander Alice "Minsc & Boo // Tymna" as=two
= Alice: commanders Minsc & Boo and Tymna
> commander Alice Tymna as=three
! as=one is one card with two faces, as=two are two cards
---
# a commander has a name
> seat Alice Bob
> commander Alice
! usage: commander P NAME [NAME] [as=one|two] [with=NAME] [identity=COLORS]
> commander Alice as=two
! usage: commander P NAME [NAME] [as=one|two] [with=NAME] [identity=COLORS]
---
# a new game has nothing of one that was cut short: markers, day, storm, planes, the order of the turns
> seat Alice Bob Carol
> planes add Krosa "Reality Shaping" Naya
> planar-shuffle 1 3 2
> planeswalk
> keep each
> monarch Bob
> initiative Carol
> storm +3
> night
> planar-die planeswalk
> planar-die blank
. planar.cost 2
> offers
@ offers[planeswalk].loses null
> rematch Bob
. monarch null
. initiative null
. daynight null
. storm 0
. planar.cost 0
. planar.shuffled false
> planes add Bant
> turn
> turn
> turn
= round 2, Bob is on turn
---
# .. nor of one that was cut short among the mulligans, or while cards were swapped
> seat Alice Bob Carol
> mulligan Alice
. players[1].deciding true
> seatswap Bob Carol ruling
. players[2].deciding true
> rematch
. players[2].deciding false
> mulligan Alice
> finish
. players[1].deciding false
> rematch
> swap start
wait 178
> swap Alice 1
> swap Bob 1
! the three minutes are over
> rematch
. swap null
> swap start
> finish
. swap null
