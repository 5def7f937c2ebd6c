# Hearts: the lowest wins, to 100, and a round adds up to 26
game score
> seat Ann Bo Cy Di
> template hearts
= the sheet is set up for Hearts
. template hearts
. win low
. target 100
. sum 26
> round 13 0 8 4
! a round adds up to 26, this one to 25, 1 too few: add sure to confirm
. played 0
> round 13 0 9 4
= after round 1 Bo leads with 0
= Bo begins round 2
= round 1: Ann 13, Bo 0, Cy 9, Di 4
# one by one it is the last who is asked
> points Ann 20 & points Bo 1 & points Cy 1
> points Di 5
! a round adds up to 26, this one to 27, 1 too many: add sure to confirm
> points Di 4
. played 2
# who shoots the moon: 26 for each of the others
> round 0 26 26 26 sure
. players[0].total 33
. players[1].total 27
---
# Wizard: a bid met is worth 20 and 10 a trick; each trick off it costs 10
> seat Ann Bo Cy
> template wizard
. rounds 20
> tricks Ann 1
! Ann has not bid yet: bid Ann N
> bid Ann 2
~ "2" is not a number from 0 to 1
> bid Ann 1
= Ann bids 1
. players[0].bid 1
> bid Bo 0 & bid Cy 1
# a bid may be said again until the round is counted
> bid Cy 0
> tricks Ann 1
= Ann takes 1 of 1
> tricks Bo 0
. played 0
> tricks Cy 1
! the round has 1 trick, these are 2: add sure to confirm
> tricks Cy 0
+ Ann | round 1: took 1 of 1, +30, total 30
= Ann +30, Bo +20, Cy +20
= after round 1 Ann leads with 30
= Bo begins round 2
. played 1
. players[0].bid null
> bid Ann 2 & bid Bo 1 & bid Cy 0
> tricks Ann 0 & tricks Bo 1
> tricks Cy 1
= Ann -20, Bo +30, Cy -10
= after round 2 Bo leads with 50
= Cy begins round 3
. players[0].total 10
---
# Spades: partners sit opposite; ten a trick bid, one a bag, a hundred for nothing bid and kept
> seat Ann Bo Cy Di
> template spades
. players[0].team 1
. players[1].team 2
. players[2].team 1
> bid Ann 4 & bid Cy 3 & bid Bo 5 & bid Di 0
> tricks Ann 5 & tricks Cy 3 & tricks Bo 5
> tricks Di 1
! the round has 13 tricks, these are 14: add sure to confirm
> tricks Di 0
= Ann +71, Bo +150
= the team Bo, Di leads with 150
= Bo begins round 2
. players[2].total 71
. players[0].place 2
. players[2].place 2
. players[1].place 1
. players[0].bags 1
# falling short costs ten for each bid
> bid Ann 7 & bid Cy 3 & bid Bo 2 & bid Di 1
> tricks Ann 5 & tricks Cy 2 & tricks Bo 5 & tricks Di 1
= Ann -100, Bo +33
= the team Bo, Di leads with 183
= Cy begins round 3
. players[2].total -29
. players[1].bags 3
# the tenth bag takes a hundred
> bid Ann 2 & bid Cy 1 & bid Bo 1 & bid Di 1
> tricks Ann 2 & tricks Cy 1 & tricks Bo 9 & tricks Di 1
= Ann +30, Bo -72
= the team Bo, Di leads with 111
= Di begins round 4
. players[1].bags 1
# .. just ten, too
> bid Ann 1 & bid Cy 1 & bid Bo 1 & bid Di 1
> tricks Ann 1 & tricks Cy 1 & tricks Bo 10 & tricks Di 1
= Ann +20, Bo -71
= the team Bo, Di leads with 40
= Ann begins round 5
. players[1].bags 0
---
# a team wins as one
> seat Ann Bo Cy Di
> option target 20
> team Ann
! a team has two players or more: team A,B
> team Ann,Cy
= Ann, Cy are a team
> round 10 15 10 0
= the team Ann, Cy wins with 20
. winners[0] Ann
. winners[1] Cy
> team off
= everybody plays alone
---
# Skat: the declarer writes the value of the game, lost twice that away
> seat Ann Bo Cy
> template skat
> declare Bo 48
= Bo: +48, total 48
. players[0].total 0
. played 1
> declare Bo 10
= Bo: +10, total 58
> undo
> declare Ann 24 lost
= Ann: -48, total -48
. players[1].total 48
> template none
! the sheet has points already: rematch begins an empty one
---
# .. counted by Seeger and Fabian: 50 more or less, and what a game lost brings to each opponent
> seat Ann Bo Cy
> option seeger on
! Seeger and Fabian score only Skat: template skat
> template skat
> option seeger on
> declare Bo 48
= Bo: +98, total 98
. players[0].total 0
> declare Ann 24 lost
= Ann: -98, total -98
. players[1].total 138
. players[2].total 40
> join Di
> declare Ann 10 lost
. players[0].total -168
. players[3].total 30
---
# Carcassonne and 7 Wonders: one count, a row for each kind of points
> seat Ann Bo
> template carcassonne
. categories.length 5
. rounds 5
> round 41 38
= Ann leads with 41
= next: roads
= in-game: Ann 41, Bo 38
> round 6 9
= roads: Ann 6, Bo 9
> correct Bo 2 8
= Bo, roads: 9 -> 8, total 46
> correct Bo 2 9
> round 0 0
> round 0 9
> round 12 3
= a tie: Ann, Bo win with 59 each
---
# Carcassonne with points on the way: any time, also as sums, until the count
> seat Ann Bo Cy
> template carcassonne running
> points Ann +4
= Ann: +4, total 4
> points Ann 2+5
= Ann: +7, total 11
> points Bo 9
> points Ann -1
> correct Bo 1 8
= Bo, in-game: 9 -> 8, total 8
. phase playing
> count
= Ann leads with 10
= next: roads
> count
! no in-game points here: template carcassonne running
> points Ann 3
> points Ann 1
! Ann already has 3 in round 2: correct Ann 2 N changes it
> round 6 0
= roads: Ann 3, Bo 6, Cy 0
> round 0 5 5
> round 0 9 0
> round 12 0 30
= Cy wins with 35
> rematch
> points Cy 2 & points Cy 2
= Cy: +2, total 4
---
# a template without points on the way takes no such word
> seat Ann Bo
> template wonders running
! "running" does not belong here; usage: template none|hearts|wizard|spades|skat|carcassonne|wonders|darts|bridge|mahjong [running]|NAME|save NAME [replace]|forget NAME
> count
! no in-game points here: template carcassonne running
---
# rows with names of one's own
> seat Ann Bo
> categories birds eggs "bonus cards"
= 3 rows for the count
. categories[2] bonus cards
> round 30 25
> round 8 12
. phase playing
> round 5 0
= Ann wins with 43
. phase over
> rematch
> categories off
= rounds again, without names
. rounds null
---
# points at any time, in one row; sums as people write them
> seat Ann Bo
> option running on
> option target 30
> points Ann 5
> points Ann +7
= Ann: +7, total 12
> points Bo 2+5
= Bo: +7, total 7
> points Bo 12-3
. players[1].total 16
. phase playing
> round 1 -1
= Ann: +1, total 13
= Bo: -1, total 15
> undo
> option running off
! the sheet has points already: rematch begins an empty one
> points Ann 20
= Ann wins with 32
. phase over
---
# a sign before a sign, as lines of 0.1.0 have it
> seat Ann Bo Cy
> points Ann +-5
= Ann: -5, total -5
> points Bo =-7
= Bo: -7, total -7
---
# what is no sum
> seat Ann Bo
> points Ann 2+
! "2+" is not a score: a number from -99999 to 99999
> points Ann 2+-5
! "2+-5" is not a score: a number from -99999 to 99999
> points Ann 99999+1
! "99999+1" is not a score: a number from -99999 to 99999
---
# an evening: who has won how often
> seat Ann Bo
> option rounds 1
> round 5 3
> rematch
. players[0].wins 1
> round 1 9
> rematch
. players[0].wins 1
. players[1].wins 1
---
# games of other shapes are refused by name
> seat Ann Bo
> template spades
! Spades is for 4 players here: seat them first
> bid Ann 1
! no bids in this game: template wizard, template spades
> declare Ann 20
! no declared games here: template skat
> template rummy
~ is not one of none|hearts
---
# all bids at once, and all tricks; a round of tricks that does not add up
> seat Ann Bo Cy
> template wizard
> bids 1 0
! one number each, in this order: Ann, Bo, Cy
> took 1 0 0
! Ann has not bid yet: bids N... for all
> bids 1 0 2
~ "2" is not a number from 0 to 1
> bid Bo 1
> bids 1 0
= Ann bids 1
= Cy bids 0
= 2 bid for 1 trick
> bids 0 0 0
! everybody has bid: bid P N changes one
> took 1 1 0
! the round has 1 trick, these are 2: add sure to confirm
> tricks Ann 1
> took 0 0
= Ann +30, Bo -10, Cy +20
= after round 1 Ann leads with 30
= Bo begins round 2
. played 1
# the points do not come back with an undo inside the round, the bids do
> bids 0 1 1
> tricks Bo 1
> undo
. players[1].tricks null
. players[1].bid 1
. players[0].total 30
---
# who leaves in mid-round takes the tricks that nobody says; the others' round counts
> seat Ann Bo Cy
> template wizard
> bids 1 0 0
> tricks Ann 0 & tricks Bo 0
> out Cy
. played 1
. players[0].total -10
. players[1].total 20
> bid Cy 1
~ Cy
---
# points written for one leave the tricks of the others to count
> seat Ann Bo Cy
> template wizard
> bids 1 0 0
> points Cy 5
> tricks Ann 1
> tricks Bo 0
= Ann +30, Bo +20
= after round 1 Ann leads with 30
= Bo begins round 2
. played 1
. players[2].total 5
---
# a team of one goes; teams count from 1
> seat Ann Bo Cy Di
> team Ann,Bo
> team Ann,Cy
. players[0].team 1
. players[1].team null
. players[2].team 1
> team Bo,Di
. players[1].team 2
> team Ann,Bo,Cy,Di
. players[3].team 1
> team Ann,Ann
! Ann appears twice in "Ann,Ann"
---
# the first of a team leaves: the other counts for both
> seat Ann Bo Cy Di
> template spades
> bids 4 3 3 2
> took 4 3 3 3
= Ann +70, Bo +51
= the team Ann, Cy leads with 70
= Bo begins round 2
> out Ann
> bids 3 4 3
> took 4 5 4 sure
= Bo +62, Cy +41
= the team Bo, Di leads with 113
= Cy begins round 3
. players[2].total 111
. players[1].bags 3
. players[0].bags 1
---
# the moon in Hearts: nothing for one, 26 for each of the others, or 26 off their own total
> seat Ann Bo Cy Di
> template hearts
> round 0 26 26 26
. played 1
> round 0 0 -26 0
. players[2].total 0
> round 0 -26 -26 0
! a round adds up to 26, this one to -52, 78 too few: add sure to confirm
> round 0 0 -26 1
! a round adds up to 26, this one to -25, 51 too few: add sure to confirm
> round 0 0 26 26
! a round adds up to 26, this one to 52, 26 too many: add sure to confirm
> round 26 26 26 26
! a round adds up to 26, this one to 104, 78 too many: add sure to confirm
# who has left takes no part in it
> out Di
> round 0 26 26
. played 3
> round 0 0 -26
. players[2].total 0
---
# thirteen rows are too many; with commas a name has blanks; named rows have no other number of rounds
> seat Ann 桜井みずき
> categories a b c d e f g h i j k l m
! at most 12 categories
. categories.length 0
> categories 鳥, bonus cards,eggs
. categories.length 3
. categories[0] 鳥
. categories[1] bonus cards
. rounds 3
> categories 桜井みずき桜井みずき
! "桜井みずき桜井みずき" is too long: at most 16 columns
> option rounds 2
! the sheet has 3 named rows: categories off ends that
> option running on
! this game has rounds: template none ends them
> round 4 5
= 桜井みずき leads with 5
= 鳥: Ann 4, 桜井みずき 5
> categories off
! the sheet has points already: rematch begins an empty one
---
# Wizard is dealt out when the players come after the game
> template wizard
> seat Ann Bo Cy Di
. rounds 15
---
# a list begins with the first seat, or with whoever is named
> seat Ann Bo "Cy Ek"
> round from=Bo 5 3 1
= round 1: Ann 1, Bo 5, Cy Ek 3
> round 10 20 30
= round 2: Ann 10, Bo 20, Cy Ek 30
> points Bo 4
> round from="Cy Ek" 6
! one number each, in this order: Cy Ek, Ann
> round 6,7 from="Cy Ek"
. players[2].total 39
> round 1 2 3 from=Di
~ Di
---
# numbers below ten may stand without blanks, while none of the round has two digits
> seat Ann Bo Cy
> template wizard
> bids 01
! one number each, in this order: Ann, Bo, Cy
> bids 010
= Bo bids 1
> took from=Bo 1,0,0
= Ann +20, Bo +30, Cy +20
> round 111
! one number each, in this order: Ann, Bo, Cy
---
# a large team is told by its first name, so that its points fit the message
> seat Ann Bo Cy Di Ed
> team Ann,Bo,Cy
> team Di,Ed
> round 1 2 3 4 5
= the team Di, Ed leads with 9
> round 9 0 0 0 0
= the team Ann and 2 more leads with 15
---
# a bid comes before the points of its round
game score
> seat Ann Bo Cy Di
> template wizard
> points Ann 10
> bid Ann 1
! Ann already has the points of round 1
---
# who has points already declares no game in that round
> seat Ann Bo Cy
> template skat
> points Ann 5
> declare Ann 20
! Ann already has 5 in round 1: correct Ann 1 N changes it
> declare Bo 20
. players[0].total 5
. players[1].total 20
. round 2
---
# who has left keeps nobody from a deal
> seat Ann Bo Cy Di
> template skat
> points Di 5
> out Di
> declare Ann 20
. players[0].total 20
---
# nobody is seated: no game is declared, no honours and no riichi are written
> declare A 20
! nobody is seated yet: seat NAME...
> riichi A
! nobody is seated yet: seat NAME...
> hand A 3
! nobody is seated yet: seat NAME...
> honours A 4
! nobody is seated yet: seat NAME...
> contract A 4S 10
! nobody is seated yet: seat NAME...
---
game score
# categories with commas: blanks around them, and none too long
> seat Alice Bob
> categories birds , bonus cards , eggs
. categories[0] birds
. categories[1] bonus cards
> categories birds, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
! "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb" is too long: at most 16 columns
---
# Skat: who has left or has points already has nothing of a game lost; three play on as three
> seat Ann Bo Cy Di
> template skat
> option seeger on
> points Di 5
> declare Ann 10 lost
= Ann: -70, total -70
. players[1].total 30
. players[3].total 5
> out Di
> declare Ann 10 lost
= Ann: -70, total -140
. players[1].total 70
. players[3].total 5
---
# Spades: nothing bid is worth a hundred either way, also beside a partner who falls short
> seat Ann Bo Cy Di
> template spades
> bids 0 0 4 5
> took 1 0 2 10
= Ann -140, Bo +155
= the team Bo, Di leads with 155
> bids 4 3 0 3
> took 3 4 0 6
= Ann +60, Bo +64
> bids 0 0 1 1
> took 0 1 10 2
= Ann +119, Bo -188
. players[0].bags 9
. players[1].bags 1
# the tenth bag and the twentieth in one round
> bids 1 4 1 4
> took 6 0 7 0
= Ann -169, Bo -80
. players[0].bags 0
---
# Wizard: each counts alone, also in a team; who left in a round before takes none of its tricks
> seat Ann Bo Cy
> template wizard
> team Ann,Bo
> bids 1 0 0
> tricks Ann 1
> tricks Bo 1
! the round has 1 trick, these are 2: add sure to confirm
> out Cy
> tricks Ann 0 & tricks Bo 0
= Ann -10, Bo +20
> bids 1 2
= 3 bid for 2 tricks
> took 1 0
! the round has 2 tricks, these are 1: add sure to confirm
> tricks Ann 1
> tricks Bo 0 sure
+ Bo | round 2: took 0 of 2, -20, total 20
= Ann +30, Bo -20
# .. and takes a place at another seat with bids, tricks and the rest
> back Cy
> bids 1 2 3
> tricks Bo 2
> seatswap Bo Cy ruling
. players[2].name Bo
. players[2].bid 2
. players[2].tricks 2
. players[1].bid 3
. players[1].tricks null
> points Cy 4
+ Cy | round 3: +4, total 0 -> 4
> out Ann
= Bo +40
. played 3
---
# the count begins without those who have left
> seat Ann Bo Cy
> template carcassonne running
> points Ann 4
> out Cy
> count
. players[2].points[0] null
. players[1].points[0] 0
---
# a round of a card game in which somebody has left adds up with that player's points
> seat Ann Bo Cy Di
> template hearts
> points Di 5
> out Di
> round 13 0 9
~ 1 too many
> round 13 0 8
. played 1
> correct Di 1 6
. players[3].total 6
> join Ed
> correct Ed 1 0
. players[4].points[0] 0
