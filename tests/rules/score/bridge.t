# Laws 72 to 74 and 81: a rubber; a hundred below the line is a game, two games are the rubber
game score
> seat Ann Bo Cy Di
> contract Ann 1 clubs 7
! this sheet does not count contract: template bridge
> template bridge
> contract Ann 8 clubs 7
~ "8" is not a number from 1 to 7
> contract Ann 1 pigs 7
~ "pigs" is not one of clubs|diamonds|hearts|spades|notrump
# a part-score with an overtrick
> contract Ann 2 spades 9
= made: 60 below the line, 30 above
= Ann +90
= the team Ann, Cy leads with 90
= Bo begins round 2
. players[0].below 60
. players[0].games 0
# two down, undoubled and not vulnerable: 50 each
> contract Cy 4 hearts 8
= 2 down: 100 above the line
= Bo +100
= the team Bo, Di leads with 100
= Cy begins round 3
# the second part-score makes the game
> contract Cy 1 notrump 7
= made: 40 below the line, 0 above
= Ann and partner have a game, and are vulnerable
= Ann +40
= the team Ann, Cy leads with 130
= Di begins round 4
. players[0].games 1
. players[0].below 0
# doubled, vulnerable, three down: 200 and 300 each
> contract Ann 3 diamonds doubled 6
. players[1].total 900
# doubled and made: 50 for it, an overtrick 100
> contract Bo 2 hearts doubled 9
= made: 120 below the line, 150 above
= Bo and partner have a game, and are vulnerable
= Bo +270
= the team Bo, Di leads with 1170
= Bo begins round 6
# a small slam, vulnerable, and the rubber of three games
> contract Di 6 notrump 12
= made: 190 below the line, 750 above
= the rubber: 500 for it
= Bo +1440
= the team Bo, Di wins with 2610
. phase over
. winners[0] Bo
. winners[1] Di
> contract Bo 1 clubs 7
! the game is over: correct, rematch or undo
> rematch
. players[1].games 0
---
# in two games 700; redoubled overtricks; four down, doubled and not vulnerable
> seat Ann Bo Cy Di
> template bridge
> contract Ann 1 spades redoubled 8
= made: 120 below the line, 300 above
= Ann and partner have a game, and are vulnerable
= Ann +420
= the team Ann, Cy leads with 420
= Bo begins round 2
> contract Bo 5 clubs doubled 7
. players[0].total 1220
> contract Bo 5 clubs redoubled 10
. players[0].total 1420
# a deal that was passed out
> round 0 0 0 0
> contract Ann 7 diamonds 13
= made: 140 below the line, 1500 above
= the rubber: 700 for it
. players[0].total 3760
> team off
> rematch
> contract Ann 1 clubs 7
! bridge has two sides: team A,C and team B,D
---
# honours in one hand (Law 81): once a deal, also of the last one
> seat Ann Bo Cy Di
> honours Ann 100
! this sheet does not count honours: template bridge
> template bridge
> honours Ann 100
! no deal has been played yet
> contract Ann 4 spades 10
> honours Di 120
~ "120" is not one of 100|150
> honours Di 100
. players[3].points[0] 0
= Di: honours, 100 above the line
. players[1].total 100
> honours Ann 100
! the honours of this deal are already written
> contract Cy 3 notrump 9
= made: 100 below the line, 0 above
= the rubber: 700 for it
= Ann +800
= the team Ann, Cy wins with 920
> honours Cy 150
= Cy: honours, 150 above the line
= the team Ann, Cy wins with 1070
---
# a rubber that is not finished (Law 81): 300 for the only game, 100 for the only part-score
> seat Ann Bo Cy Di
> template bridge
> contract Ann 4 spades 10
> contract Bo 1 clubs 7
> finish
= the game ends here
= unfinished rubber: 300 for Ann
= unfinished rubber: 100 for Bo
= the team Ann, Cy wins with 420
. players[1].total 120
---
# one game each gives nothing, two part-scores neither
> seat Ann Bo Cy Di
> template bridge
> contract Ann 4 spades 10
> contract Bo 4 spades 10
> contract Ann 1 clubs 7
> contract Bo 2 diamonds 8
> finish
. players[0].total 140
. players[1].total 160
---
# the first of two partners leaves: the other has what the side gains, and its games stay
> seat Ann Bo Cy Di
> template bridge
> points Ann 0
> out Ann
> contract Cy 2 diamonds 9
= made: 40 below the line, 20 above
= Cy +60
. players[0].below 40
> honours Cy 150
. players[2].points[0] 210
> contract Bo 2 clubs 7
= 1 down: 50 above the line
. players[2].points[1] 50
> contract Cy 4 spades doubled 10
. players[0].games 1
. players[0].below 0
> contract Cy 4 spades 8
= 2 down: 200 above the line
> contract Cy 2 hearts redoubled 6
= 2 down: 1000 above the line
> out Bo
> contract Di 2 clubs 8
> contract Cy 3 notrump 9
= the rubber: 700 for it
= Cy +800
. players[1].below 0
. players[3].points[5] 40
. winners.length 1
---
# vulnerable: doubled overtricks 200, undertricks 300, and both part-scores end with a game
> seat Ann Bo Cy Di
> template bridge
> contract Bo 2 clubs 8
> contract Ann 4 spades 10
. players[1].below 0
> contract Ann 2 hearts doubled 9
= made: 120 below the line, 250 above
> finish
! the game is over: correct, rematch or undo
> rematch
> contract Ann 3 notrump 9
> honours Ann 100
> contract Bo 1 clubs 7
> honours Ann 150
> honours Bo 100
! the honours of this deal are already written
> contract Cy 3 notrump doubled 7
= 2 down: 500 above the line
> contract Bo 7 spades 13
= made: 210 below the line, 1000 above
> contract Di 7 hearts redoubled 13
= made: 840 below the line, 1600 above
= the rubber: 500 for it
---
# a partner who was away has the honours of the deal, and the premium for an unfinished rubber
> seat Ann Bo Cy Di
> template bridge
> out Ann
> contract Cy 1 notrump 7
> back Ann
> honours Ann 100
. players[0].points[0] 100
> contract Bo 1 diamonds 7
> contract Ann 2 clubs 8
> contract Bo 1 diamonds 7
> contract Cy 1 clubs 7
= Ann and partner have a game, and are vulnerable
> contract Di 1 clubs 7
> out Ann
> finish
= unfinished rubber: 300 for Ann
= unfinished rubber: 100 for Bo
. players[2].points[5] 300
