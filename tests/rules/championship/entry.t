game championship
# W1.1.3: who enters plays all four preliminary rounds
> player Anna nation=de
= Anna (DE) enters as number 1
+ Anna | enters as number 1
> player 千葉 みなと nation=JP
= 千葉 みなと (JP) enters as number 2
> seat Boris=RS "Mary Ann" Tom=US
= 5 players in all; entered: Boris, Mary Ann, Tom
. stage entry
. players[0].name Anna
. players[0].nation DE
. players[1].name 千葉 みなと
. players[3].nation null
. players[4].number 5
. players[0].rank 1
. players[0].status in
> player ANNA
! the name ANNA is taken by Anna: choose another
> player Zoë nation=Japan
! "Japan" is not a nation: two or three letters, as in JP
> player 77
! the name "77" could be mistaken for a seat number
> rename Tom Tom Reed
= Tom is now called Tom Reed
> nation mary gb
= Mary Ann plays for GB
. players[3].nation GB
. players[4].name Tom Reed
> drop Zoe
! no player is called "Zoe"
> drop 9
! there is no player 9: 5 have entered
> turn
~ there is no command "turn"
---
# a name is found by its beginning or its number, like a seat
> seat Anna Annette Ben
> drop an
! "an" fits several names: Anna, Annette
> drop anna
= Anna drops out
> drop 1
! Anna has dropped out
> drop 3
= Ben drops out
. players[2].status dropped
---
# W1.1.4: 1, 2 and 5 players cannot sit at tables of 4 and 3
> schedule
! nobody has entered yet: player NAME
> seat A B C D E
> schedule
! 5 players cannot sit at tables of 4 and 3 (W1.1.4)
> player F
> schedule rounds=9
~ "9" is not a number from 1 to 8
> schedule
= 4 rounds drawn for 6 players
= repeated meetings of two players: 9, the fewest possible
= missing picks (each player once 1st to 4th): 6, the fewest possible
. repeats 9
. pick_faults 6
. nation_meetings 0
. rounds.length 4
. rounds[0].tables.length 2
. rounds[3].stage preliminary
. stage preliminary
. planned_rounds 4
---
# W1.1.4: from 13 players on nobody meets twice, each picks once as each number
> seat A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4
> schedule
= nobody meets an opponent twice
. rounds[0].tables.length 4
. rounds[0].tables[0].players.length 4
. rounds[0].tables[0].players[3].pick 4
. rounds[0].tables[0].players[3].vp null
. rounds[0].tables[0].winner null
. rounds[0].tables[0].locked false
---
# W1.1.4, third: two of a nation at a table only where it must be
> seat A1=JP A2=JP A3=JP A4=JP B1=DE B2=DE B3=DE B4=DE C1=FR C2=FR C3=FR C4=FR D1=MX D2=MX D3=MX D4=MX
> schedule
= nobody meets an opponent twice
. nation_meetings 0
> undo
> nation D1 JP
> nation D2 JP
> schedule
= nobody meets an opponent twice
= compatriots at one table: 8, the fewest possible
---
# the draw stands in the line: the same number gives the same tables for ever
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13
> schedule rounds=4 by=1 draw=7
. rounds[0].tables.length 4
. rounds[0].tables[3].players.length 3
. repeats 0
. pick_faults 9
> schedule rounds=4 by=2 draw=7
. repeats 0
. pick_faults 9
> schedule rounds=4 by=3
~ "3" is not a number from 1 to 2
---
# W1.1.4: of few players some meet again; the answer knows the fewest for any rounds
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11
> schedule rounds=3
= repeated meetings of two players: 4, the fewest possible
. repeats 4
---
# W1.1.4: ten players, five rounds
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10
> schedule rounds=5
= repeated meetings of two players: 15, the fewest possible
= missing picks (each player once 1st to 4th): 5, the fewest possible
---
# W1.1.4: twelve players, six rounds
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12
> schedule rounds=6
= repeated meetings of two players: 42, the fewest possible
. pick_faults 0
---
# more and smaller tables by hand: no best is said
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12
> table 1 1 P1 P2 P3
> table 1 2 P4 P5 P6
> table 1 3 P7 P8 P9
> table 1 4 P10 P11 P12
> result 1 1 10 8 6
> schedule rounds=2
. rounds[0].tables.length 4
---
# the Studio programme plays three rounds
> option programme studio
= Studio programme: 3 rounds; 4 go on if fewer than 29 play
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12
> schedule
. rounds.length 3
. programme studio
> option rounds 5
> schedule
. rounds.length 5
> option rounds 9
! option rounds takes a number from 1 to 8, not "9"
> option programme home
! option programme takes world|studio, not "home"
---
# a drop-out and a late entrant: the rounds not begun are drawn again
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16
> schedule
> result 1 1 10 8 6 5
> drop P7
= P7 drops out
= 3 rounds redrawn
. players[6].status dropped
. rounds[0].tables[3].players.length 4
. rounds[1].tables[3].players.length 3
. repeats 0
> player Late
= 3 rounds redrawn
= Late enters as number 17
. rounds[1].tables[3].players.length 4
. rounds[1].tables.length 4
. repeats 0
> result 2 1 10 8 6 5
> result 3 1 10 8 6 5
> result 4 1 10 8 6 5
> player Too
! every round has begun: no more players
> drop Late
= Late drops out
> schedule rounds=4
! all 4 rounds have begun: none to draw
> schedule rounds=3
! round 4 has begun: it stays in the schedule
> schedule rounds=5
= 5 rounds drawn for 15 players
---
# too few to be seated: the rounds keep their tables, with a seat empty
> seat A B C D E F
> schedule
> result 1 1 10 8 6
> drop F
= F drops out
= the rounds keep their tables: 5 players cannot sit at tables of 4 and 3 (W1.1.4)
---
# a ruling says who sits there, in pick order, also where nothing was drawn
> seat A B C D E F G H
> table 1 1 A B C D
= round 1, table 1, in pick order: A, B, C, D
. stage preliminary
. rounds[0].tables[0].players[0].name A
. rounds[0].tables[0].players[0].pick 1
> table 1 2 E F G H
> table 1 2 E F
! a table has 3 or 4 players (W1.1.4)
> table 1 2 E F G E
! E is named twice
> table 1 2 D E F G
. rounds[0].tables[0].players.length 3
. rounds[0].tables[1].players[0].name D
> result 1 1 A=10 B=8 C=6
> table 1 2 A E F G
! A has a result at round 1, table 1: it stays
> table semifinal 1 A B C D
! the cut fills those tables (W1.1.6)
> result 2 1 A=10
! round 2 has no tables yet: schedule draws them, table 2 ... seats one
> result 1 7 A=10
! there is no table 7 in round 1: tables 1 to 2
> result 12 1 A=10
! "12" is not a round: type 1 to 8, semifinal or final
---
# six names are told, of seven five and how many more
> seat A B C D E F
= 6 players in all; entered: A, B, C, D, E, F
> seat G H I J K L M
= 13 players in all; entered: G, H, I, J, K and 2 more
---
# W1.1.4: also of twelve
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12
> schedule
= repeated meetings of two players: 13, the fewest possible
---
# a name as it is: up to 64 columns
> player Σοφία de la Fuente y Montalbán nation=GR
= Σοφία de la Fuente y Montalbán (GR) enters as number 1
> player WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW
! that is too long: at most 64 columns
> seat 寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る
= 寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る enters as number 2
> rename Σοφ Sofía Alexandra María de las Mercedes de la Fuente y Montalbán
. players[0].name Sofía Alexandra María de las Mercedes de la Fuente y Montalbán
> seat Ben Chie
> table 1 1 Sofía 2 Ben Chie
> result 1 1 Sofía=10 寿限無=8 Ben=6 Chie=5
= Sofía Alexandra María de las Mercedes de la Fuente y Montalbán wins: round 1, table 1: Sofía Alexandra María de las Mercedes de la Fuente y Montalbán 10, 寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る 8, Ben 6, Chie 5
---
# two of one name: told apart by the nation, or by what is typed
> player Kim nation=KR
> player Kim nation=KR
! the name Kim is taken by Kim: choose another
> player Kim
! the name Kim is taken by Kim: choose another
> player Kim nation=us
= Kim is now called Kim (KR)
= Kim (US) enters as number 2
. players[0].name Kim (KR)
. players[1].name Kim (US)
> drop Kim
! "Kim" fits several names: Kim (KR), Kim (US)
> drop "Kim (US)"
> undo
> undo
. players[0].name Kim
> player Kim 2
---
# a file named where a player is meant
> player players.csv
! players.csv looks like a file: players load "players.csv" enters its players
> seat Ann teams/list.csv
! teams/list.csv looks like a file: players load "teams/list.csv" enters its players
> player csv
---
# a nation behind the name, as a file has it
> player "Zara Nemeth,HU"
. players[0].name Zara Nemeth
. players[0].nation HU
> player "Nagy, Zsa"
. players[1].name Nagy, Zsa
---
# another nation leaves the rest as it is
> seat A B C D
> drop A
> nation A GB
. players[0].nation GB
. players[0].status dropped
