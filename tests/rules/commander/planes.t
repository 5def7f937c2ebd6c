# 901.15: one planar deck for the table, shuffled before the first plane is turned up
game commander
seed 7
> seat Alice Bob
. planar null
> planeswalk
! there is no planar deck: planes load FILE, or planeswalk NAME
> planar-shuffle
! there is no planar deck: planes load FILE, or planes add NAME..
> planes add Bant Naya "Academy at Tolaria West" Feeding Grounds
= the planar deck: 5 cards
> planes add naya
! naya is in the planar deck already (901.3)
> planeswalk
! the planar deck is not shuffled: planar-shuffle, or planeswalk NAME
> planar-shuffle
= the planar deck is shuffled: 5 cards
= the rules ask for 20 cards (901.15a)
. planar.cards 5
. planar.shuffled true
. planar.plane null
. planar.next.length 5
> planes clear
= there is no planar deck now
. planar null
---
# 701.31: the plane goes under the deck, the card on top is turned up
> seat Alice Bob
> planes add Bant Naya Grounds
> planar-shuffle 2 3 1
. planar.next[0] Naya
> planeswalk
= planeswalk: Naya
+  | planeswalk to Naya
. planar.plane Naya
. planar.next.length 2
> planeswalk
= planeswalk: Grounds
. planar.next[0] Bant
. planar.next[1] Naya
> planeswalk
> planeswalk
. planar.plane Naya
> planeswalk bant
= planeswalk: Bant
. planar.next[0] Grounds
. planar.next[1] Naya
> planeswalk Bant
! Bant is face up already
> planeswalk Otaria
! Otaria is not in the planar deck: planes clear if the cards are real
> planar-shuffle
! the planar deck is in play and is not shuffled now: rematch
> planes add Otaria
! the planar deck is in play: planes clear, or rematch, starts over
> rematch
. planar.plane null
. planar.cards 3
. planar.shuffled false
. planar.next.length 3
---
# the order that a line gives is whole, and has no card twice
> seat Alice Bob
> planes add Bant Naya Grounds
> planar-shuffle 1 2
~ planar-shuffle
> planar-shuffle 1 2 2
! card 2 is named twice
> planar-shuffle 1 2 4
! "4" is not a number from 1 to 3; usage: planar-shuffle
> planar-shuffle 1 2 3 1
~ planar-shuffle
---
# 901.5: a game does not begin with a phenomenon; later it is encountered and left again
> seat Alice Bob
> planes add "Mutual Epiphany" "Time Distortion" Bant Naya
> planar-shuffle 1 2 3 4
> planeswalk
= Mutual Epiphany goes under the planar deck (901.5)
= Time Distortion goes under the planar deck (901.5)
= planeswalk: Bant
> planeswalk
> planeswalk
= phenomenon: Mutual Epiphany; then planeswalk again (701.31)
. planar.phenomenon true
---
# 901.15a: at most two phenomena a player
> seat Alice Bob
> planes add "Mutual Epiphany" "Time Distortion" "Morphic Tide" "Spatial Merging"
> planar-shuffle 1 2 3 4
= the planar deck is shuffled: 4 cards
= the rules ask for 20 cards (901.15a)
> planes add "Chaotic Aether"
> planar-shuffle 1 2 3 4 5
= the planar deck is shuffled: 5 cards
= the rules ask for 20 cards (901.15a)
= 5 phenomena: the rules allow 4 (901.15a)
---
# a table with a real planar deck only says which plane is up
> seat Alice Bob
> planeswalk Trail of the Mage-Rings
= planeswalk: Trail of the Mage-Rings
. planar.plane Trail of the Mage-Rings
. planar.cards 0
> planeswalk
! there is no planar deck: planes load FILE, or planeswalk NAME
---
# 901.9: a roll costs as much as the player has rolled this turn before; free ones do not count
> seat Alice Bob
> planeswalk Naya
> planar-die blank
= Alice pays 0, the next roll costs 1
= planar die: blank, nothing happens
+ Alice | planar die: blank | cost 0
. planar.cost 1
> planar-die free chaos
= planar die: CHAOS on Naya (901.9b)
+ Alice | planar die: chaos
. planar.cost 1
> planar-die planeswalk
= Alice pays 1, the next roll costs 2
= planar die: PLANESWALK (901.9c): planeswalk
> turn
. planar.cost 0
> planar-die chaos
= Bob pays 0, the next roll costs 1
= planar die: CHAOS on Naya (901.9b)
> planar-die seven
! "seven" is not one of planeswalk|chaos|blank; usage: planar-die [planeswalk|chaos|blank] [free]
---
# 901.3a: the program's die has four blank faces, one for each symbol
seed 3
> seat Alice Bob
> planar-die
> planar-die free
> planar-die
. planar.cost 2
---
# rules of a game that is over
> seat Alice Bob
> out Bob
> planar-die
! the game is over, Alice won: undo or rematch
> planeswalk Naya
! the game is over, Alice won: undo or rematch
---
# one letter is a name: of a plane, and of what chaos happens on
seed 7
> seat Alice Bob
> planeswalk X
= planeswalk: X
> planar-die chaos
= planar die: CHAOS on X (901.9b)
---
# just as many cards and phenomena as the rules ask for
> seat Alice Bob
> planes add a b c d e f g h i j k l m n o p "Chaotic Aether" "Interplanar Tunnel" "Morphic Tide" "Mutual Epiphany"
> planar-shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
= the planar deck is shuffled: 20 cards
=
> planeswalk Chaotic Aether
> offers
@ offers[planeswalk].loses null
---
# a planar deck as large as it may be, with a name as long as it may be; a card more is shuffled in again
> seat Alice Bob
> planes add xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
> planes add P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 P20 P21 P22 P23 P24 P25 P26 P27 P28 P29 P30 P31 P32 P33 P34 P35 P36 P37 P38 P39 P40 P41
> planes add P42 P43 P44 P45 P46 P47 P48 P49 P50 P51 P52 P53 P54 P55 P56 P57 P58 P59 P60 P61 P62 P63 P64 P65 P66 P67 P68 P69 P70 P71 P72 P73 P74 P75 P76 P77 P78 P79 P80 P81
> planes add P82 P83 P84 P85 P86 P87 P88 P89 P90 P91 P92 P93 P94 P95 P96 P97 P98 P99 P100 P101 P102 P103 P104 P105 P106 P107 P108 P109 P110 P111 P112 P113 P114 P115 P116 P117 P118 P119
> planar-shuffle
> planes add Naya
> planeswalk
~ the planar deck is not shuffled
> planes add Bant
! at most 120 cards in a planar deck
> planar-shuffle
> planeswalk
> planar-die planeswalk
> planeswalk
> offers
@ offers[planeswalk].loses a plane comes up that no planar die has shown
