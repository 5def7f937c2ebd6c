# a damaged row and no heads: what damages it
| "Anna,DE
| Ben,US
- row 1: a quote is not closed
---
# a bracket that nobody has closed is a part of the name
| Name
| Anna (FRA
| Ben (FR)
= seat \"Anna (FRA\" Ben=FR
---
# heads and commas
| name,nation
| Anna,DE
| Ben,US
= seat Anna=DE Ben=US
---
# the columns in any order, others between them
| Number,Country,Club,Player
| 1,Germany,SC Essen,Anna Müller
| 2,USA,,Ben
= seat \"Anna Müller\"=DE Ben=US
---
# Excel in Europe: semicolons, CRLF and a mark of UTF-8
|\ \0357\0273\0277
| Name;Nation\r
| Anna;DE\r
| "Smith, John";GB\r
= seat Anna=DE \"Smith, John\"=\"GB\"
---
# semicolons, and commas inside of names without quotes
| Name;Nation
| Smith, John;GB
| Doe, Jane;US
= seat \"Smith, John\"=\"GB\" \"Doe, Jane\"=\"US\"
---
# tabs, as copied from a sheet
| Name\tNation
| Anna Müller\tDE
= seat \"Anna Müller\"=DE
---
# "sep=" says what parts the fields, and is no row
| sep=;
| Name;Nation
| Anna;XYQ1
- row 2: "XYQ1" is not a nation
---
# first and last name
| Last Name,First Name,Nation
| Müller,Anna,DE
= seat \"Anna Müller\"=DE
---
# first and last name by other words
| Surname;Given name
| Müller;Anna
= seat \"Anna Müller\"
---
# German: Vorname and Name
| Vorname;Name;Land
| Anna;Müller;Deutschland
= seat \"Anna Müller\"=DE
---
# a first name beside the full name
| First name,Name
| Anna,Anna Müller
= seat \"Anna Müller\"
---
# a first name alone
| First name
| Anna
= seat Anna
---
# Japanese heads
| 氏名,国
| 千葉 みなと,日本
| 田中 一郎,アメリカ
= seat \"千葉 みなと\"=JP \"田中 一郎\"=US
---
# Japanese family and given name
| 国籍,姓,名
| ドイツ,千葉,みなと
= seat \"千葉 みなと\"=DE
---
# a blank of full width
| 名前
| 千葉　みなと
= seat \"千葉 みなと\"
---
# heads in full width, with signs around them
| *Name:,Ｎａｔｉｏｎ
| Anna,DE
= seat Anna=DE
---
# PLAYER_NAME and country code
| PLAYER_NAME,Country Code
| Anna,deu
= seat Anna=DE
---
# Shift_JIS, as Excel in Japan writes it
| \0216\0201\0226\0274,\0215\0221
| \0220\0347\0227\0164,\0223\0372\0226\0173
= seat 千葉=JP
+ the file is not UTF-8: read as Shift_JIS
---
# Shift_JIS, whose second bytes are letters
| name,nation
| \0203\0101\0203\0103\0203\0105\0203\0107,JP
= seat アイウエ=JP
+ the file is not UTF-8: read as Shift_JIS
---
# Latin-1
| name,nation
| Anna M\0374ller,DE
| Ren\0351,FR
= seat \"Anna Müller\"=DE René=FR
+ the file is not UTF-8: read as Latin-1
---
# UTF-16, the low byte first, with its mark
|\ \0377\0376n\0000a\0000m\0000e\0000\n\0000A\0000n\0000n\0000a\0000\n\0000
= seat Anna
---
# UTF-16, the high byte first, without a mark
|\ \0000n\0000a\0000m\0000e\0000\n\0000A\0000n\0000n\0000a\0000\n
= seat Anna
---
# UTF-16, the low byte first, without a mark
|\ n\0000a\0000m\0000e\0000\n\0000A\0000n\0000n\0000a\0000\n\0000
= seat Anna
---
# the line ends of old Macs
|\ name,nation\rAnna,DE\rBen,US\r
= seat Anna=DE Ben=US
---
# a quote inside of quotes
| name
| "Anna ""Ace"" Müller"
= seat \"Anna 'Ace' Müller\"
---
# a line break inside of quotes, and the row after it
| name,nation
| "Anna\nMüller",DE
| Ben,Jermany
- row 3: "Jermany" is not a nation: did you mean Germany (DE)?
---
# a line break inside of quotes is a blank
| name,nation
| "Anna\nMüller",DE
= seat \"Anna Müller\"=DE
---
# blank lines, blank fields, rows of separators
|
| name,nation
|
| Anna,DE
| ,
| Ben,
|
= seat Anna=DE Ben
---
# separators at the end
| name,nation,,
| Anna,DE,,
| Ben
= seat Anna=DE Ben
---
# a single column with separators at the end
| name
| Anna;
| "Ben";
= seat Anna Ben
---
# a single column: a comma belongs to the name
| name
| Smith, John
= seat \"Smith, John\"
---
# spaces around fields and before quotes
| name , nation
|   Anna  Müller ,  DE
| "Ben" , US
= seat \"Anna Müller\"=DE Ben=US
---
# line ends of an old Macintosh
|\ name,nation\rAnna,DE\rBen,US\r
= seat Anna=DE Ben=US
---
# no line end at the end
| name
|\ Anna
= seat Anna
---
# invisible characters are dropped
| name
| An\0342\0200\0213na
= seat Anna
---
# a title above the heads
| Catan Open 2026,
|
| name,nation
| Anna,DE
= seat Anna=DE
---
# no heads: name, nation
| Anna,DE
| Ben,us
= seat Anna=DE Ben=US
+ no header row: read as name, nation
---
# no heads: names alone
| Anna Müller
| Ben
= seat \"Anna Müller\" Ben
---
# no heads, and not sure: a word may be one
| Somebody
| Anna
- row 1: no column is called name
---
# no heads, and not sure: the second field is no nation
| Somebody,Somewhere
| Anna,DE
- row 1: no column is called name
---
# heads without a name
| nation,club
| DE,SC Essen
- row 1: no column is called name
---
# an empty file
|\ 
- the file is empty
---
# heads and nothing else
| name,nation
- the file has no players
---
# nations by name, in both languages, by two and three letters
| name,nation
| A1,Germany
| B1,the Netherlands
| C1,Czech Republic
| D1,Côte d'Ivoire
| E1,South Korea
| F1,St. Lucia
| G1,Saint Lucia
| H1,Bosnia and Herzegovina
| I1,USA
| J1,uk
| K1,台湾
| L1,韓国
| M1,GER
| N1,Turkiye
= seat A1=DE B1=NL C1=CZ D1=CI E1=KR F1=LC G1=LC H1=BA I1=US J1=GB K1=TW L1=KR M1=DE N1=TR
---
# letters that the standard leaves to organisers
| name,nation
| A1,XA
| B1,zz
| C1,xab
= seat A1=XA B1=ZZ C1=XAB
---
# the nation behind the name, as the printed lists have it
| player
| Anna Müller (DE)
| Y (DE)
| Ben (the younger)
= seat \"Anna Müller\"=DE Y=DE \"Ben (the younger)\"
---
# the nearest nation
| name,nation
| A1,Jermany
| B1,Neterlands
| C1,ドイッツ
| D1,Switz
| E1,Qwrtzu
- 5 faults: nothing was entered
- row 2: "Jermany" is not a nation: did you mean Germany (DE)?
- row 3: "Neterlands" is not a nation: did you mean Netherlands (NL)?
- row 4: "ドイッツ" is not a nation: did you mean ドイツ (DE)?
- row 5: "Switz" is not a nation: did you mean Switzerland (CH)?
- row 6: "Qwrtzu" is not a nation: use its name or its letters, like JP
---
# all faults at once, each with its row
> seat Zoe
| name,nation
| Anna,DE
| ANNA,DE
| zoe,FR
| ,FR
| 12,FR
| A name that is so much too long that no paper has room for all of it,FR
| "=1+1",FR
| "Ben" x,FR
| Cem\0033[2J,FR
| Dora,Nowhere
- 9 faults: nothing was entered
- row 3: twice in the file: "ANNA", as in row 2
- row 4: already entered: "zoe"
- row 5: the name is missing
- row 6: the name "12" could be mistaken for a seat number
- row 7: the name "A name that is so much too long
- row 8: the name "=1+1" cannot be used
- row 9: text follows a closing quote
- row 10: a control character
- row 11: "Nowhere" is not a nation
---
# a quote that is not closed costs its own row only
| name,nation
| "Anna,DE
| Ben,Nowhere
- row 2: a quote is not closed
- row 3: "Nowhere" is not a nation
---
# one fault is the refusal itself
| name
| Anna
| 7
- line 1: row 3: the name "7" could be mistaken for a seat number
---
# a file of rounds: everybody once
| round,table,pick,player,nation
| 1,1,1,Anna,DE
| 1,1,2,Ben,US
| 2,1,1,Ben,US
| 2,1,2,Anna,DE
= seat Anna=DE Ben=US
---
# from a row on
players from=3
| name
| Anna
| Ben
= seat Ben
---

# results: round, table, player, points, winner
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points,winner
| 1,1,Anna,10,x
| 1,1,Ben,8,
| 1,1,Cem,6,
| 1,1,Dora,5,
= sheets 1 1:10*,8,6,5
---
# results: the columns in another order, the rows too
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
| VP;Player;Table;Round
| 5;Dora;1;1
| 10;Eve;2;1
| 4;Hana;2;1
| 10;Anna;1;1
| 6;Cem;1;1
| 8;Ben;1;1
| 8;Finn;2;1
| 7;Gil;2;1
= sheets 1 1:10,8,6,5 2:10,8,7,4
---
# results: Japanese heads and words
results
> seat 千葉 田中 鈴木 佐藤
> table 1 1 千葉 田中 鈴木 佐藤
| 回戦,卓,選手,得点,勝者
| 第1回戦,1卓,千葉,10点,
| 第1回戦,1卓,田中,１０,○
| 第1回戦,1卓,鈴木,6,×
| 第1回戦,1卓,佐藤,5,いいえ
= sheets 1 1:10,10*,6,5
---
# results: words around numbers, and numbers as sheets write them
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| Round 1,Table 1,Anna,10.0
| R1,T1,Ben,"8,0"
| 1.0,1.0,Cem,6 VP
| 1,1,Dora,5
= sheets 1 1:10,8,6,5
---
# results: the winner by name, in one row or in each
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
| round,table,player,points,winner
| 1,1,Anna,10,ben
| 1,1,Ben,10,Ben
| 1,1,Cem,6,Ben
| 1,1,Dora,5,Ben
| 1,2,Eve,10,
| 1,2,Finn,10,Eve
| 1,2,Gil,6,
| 1,2,Hana,5,
= sheets 1 1:10,10*,6,5 2:10*,10,6,5
---
# results: the winner by a flag
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
| round,table,player,points,winner
| 1,1,Anna,10,FALSE
| 1,1,Ben,10,TRUE
| 1,1,Cem,6,0
| 1,1,Dora,5,no
| 1,2,Eve,10,1
| 1,2,Finn,10,0
| 1,2,Gil,6,-
| 1,2,Hana,5,N
= sheets 1 1:10,10*,6,5 2:10*,10,6,5
---
# results: a player who is called like a flag
results
> seat X Ben Cem Dora
> table 1 1 X Ben Cem Dora
| round,table,player,points,winner
| 1,1,X,10,
| 1,1,Ben,10,X
| 1,1,Cem,6,
| 1,1,Dora,5,
= sheets 1 1:10*,10,6,5
---
# results: winners that cannot be
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
| round,table,player,points,winner
| 1,1,Anna,10,perhaps
| 1,1,Ben,8,
| 1,1,Cem,6,Eve
| 1,1,Dora,5,
| 1,2,Eve,10,yes
| 1,2,Finn,10,yes
| 1,2,Gil,6,
| 1,2,Hana,5,
- row 2: winner "perhaps": the name of a player of that table, or yes or no
- row 4: winner "Eve": the name of a player of that table, or yes or no
- row 7: a second winner at this table: "Finn"
---
# results: a winner below 10, nobody at 10, two at 10
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana Ida Jan Kai Lea
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
> table 1 3 Ida Jan Kai Lea
| round,table,player,points,winner
| 1,1,Anna,10,
| 1,1,Ben,8,x
| 1,1,Cem,6,
| 1,1,Dora,5,
| 1,2,Eve,9,
| 1,2,Finn,8,
| 1,2,Gil,6,
| 1,2,Hana,5,
| 1,3,Ida,11,
| 1,3,Jan,10,
| 1,3,Kai,6,
| 1,3,Lea,5,
- row 2: that table needs one winner with 10 points (W1.1.7)
- row 6: that table needs one winner with 10 points (W1.1.7)
- row 10: that table needs one winner with 10 points (W1.1.7)
---
# results: points below 2, and from 13 on
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| 1,1,Anna,13
| 1,1,Ben,0
| 1,1,Cem,1
| 1,1,Dora,2
- row 2: Anna with 13 points: if that is right, add sure
- row 3: Ben with 0 points: two settlements are 2 (only a judge gives fewer)
- row 4: Cem with 1 point: two settlements are 2 (only a judge gives fewer)
---
# results: 12 is nothing to ask about
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| 1,1,Anna,12
| 1,1,Ben,2
| 1,1,Cem,3
| 1,1,Dora,2
= sheets 1 1:12,2,3,2
---
# results: 13 for sure
results sure
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| 1,1,Anna,13
| 1,1,Ben,2
| 1,1,Cem,3
| 1,1,Dora,2
= sheets 1 1:13,2,3,2 sure
---
# results: no numbers
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| 1,1,Anna,ten
| 1,1,Ben,-8
| 1,1,Cem,6.5
| 1,1,Dora,99
| 9,1,Dora,5
| 1,7,Dora,5
| one,1,Dora,5
- row 2: not a number of points: "ten"
- row 3: not a number of points: "-8"
- row 4: not a number of points: "6.5"
- row 5: not a number of points: "99"
- row 6: there is no round "9"
- row 7: there is no table "7" in round 1
- row 8: there is no round "one"
---
# results: who does not sit there, who is nobody, who stands there twice
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
| round,table,player,points
| 1,1,Anna,10
| 1,1,Eve,8
| 1,1,Nobody,6
| 1,1,Anna,5
- row 3: Eve sits at table 2, not at that one
- row 4: no player is called "Nobody"
- row 5: twice in the file: "Anna", as in row 2
---
# results: rows of a table are missing
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| 1,1,Anna,10
| 1,1,Cem,6
- row 2: the points of Ben, Dora are missing at that table
---
# results: a table without points has not played yet
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
| round,table,player,points
| 1,1,Anna,10
| 1,1,Ben,8
| 1,1,Cem,6
| 1,1,Dora,5
| 1,2,Eve,
| 1,2,Finn,
| 1,2,Gil,
| 1,2,Hana,
= sheets 1 1:10,8,6,5
+ 1 table has no points yet
---
# results: a file that grows: what is in already stays, with its signatures
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
> result 1 1 10 8 6 5
> sign 1 1 each
| round,table,player,points
| 1,1,Anna,10
| 1,1,Ben,8
| 1,1,Cem,6
| 1,1,Dora,5
| 1,2,Eve,10
| 1,2,Finn,4
| 1,2,Gil,3
| 1,2,Hana,2
= sheets 1 2:10,4,3,2
+ 1 table was already in
---
# results: the same points, and of two at 10 now the other has won
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
> result 1 1 10 10 6 5 winner=Anna
| round,table,player,points,winner
| 1,1,Anna,10,
| 1,1,Ben,10,x
| 1,1,Cem,6,
| 1,1,Dora,5,
= sheets 1 1:10,10*,6,5
---
# results: other points than those signed
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
> result 1 1 10 8 6 5
> sign 1 1 each
| round,table,player,points
| 1,1,Anna,10
| 1,1,Ben,8
| 1,1,Cem,6
| 1,1,Dora,4
- row 2: already signed with other points: that table (W1.2.3)
---
# results: other points than a judge has ruled
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
> result 1 1 10 8 6 5
> judge 1 1 10 7 6 5 why=slip by=Kim
| round,table,player,points
| 1,1,Anna,10
| 1,1,Ben,8
| 1,1,Cem,6
| 1,1,Dora,5
- row 2: a judge has ruled otherwise for that table (W1.2.3)
---
# results: nothing new
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
> result 1 1 10 8 6 5
| round,table,player,points
| 1,1,Anna,10
| 1,1,Ben,8
| 1,1,Cem,6
| 1,1,Dora,5
- nothing new in the file: 1 table was already in
---
# results: without round and table: this round, where the player sits
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| player,points
| Anna,10
| Ben,8
| Cem,6
| Dora,5
= sheets 1 1:10,8,6,5
---
# results: merged cells come as empty ones
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| 1,1,Anna,10
| ,,Ben,8
| ,,Cem,6
| ,,Dora,5
= sheets 1 1:10,8,6,5
---
# results: no heads
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| 1,1,Anna,10,x
| 1,1,Ben,8,
| 1,1,Cem,6,
| 1,1,Dora,5,
= sheets 1 1:10*,8,6,5
+ no header row: read as round, table, player, points, winner
---
# results: heads without points
results
> seat Anna Ben Cem
> table 1 1 Anna Ben Cem
| round,table,player
| 1,1,Anna
- row 1: no column is called player and points
---
# results: a table of three, and one with an empty seat
results
> seat Anna Ben Cem Dora Eve Finn Gil
> table 1 1 Anna Ben Cem
> table 1 2 Dora Eve Finn Gil
> absent Finn
| table,player,points
| 1,Anna,10
| 1,Ben,8
| 1,Cem,6
| 2,Dora,5
| 2,Eve,10
| 2,Gil,4
= sheets 1 1:10,8,6 2:5,10,4
---
# results: first and last name, and the nation behind the name
results
> seat "Anna Müller"=DE "Smith, John" Cem
> table 1 1 "Anna Müller" "Smith, John" Cem
| Player,Points
| Anna Müller (DE),10
| "Smith, John",8
| cem,6
= sheets 1 1:10,8,6
---
# nations with or without "the", "and", "of", and Saint in letters
| name,nation
| Anna,Saint Lucia
| Ben,St. Lucia
| Cem,The Isle Man
| Dora,Saint Vincent and the Grenadines
= seat Anna=LC Ben=LC Cem=IM Dora=VC
---
# the nearest nation: a letter left out, one too many, one changed
| name,nation
| Anna,Andora
| Ben,Huungary
| Cem,Zambya
- row 2: "Andora" is not a nation: did you mean Andorra (AD)?
- row 3: "Huungary" is not a nation: did you mean Hungary (HU)?
- row 4: "Zambya" is not a nation: did you mean Zambia (ZM)?
---

# tables: a row for each table
tables
> seat Anna Ben Cem Dora Eve Finn Gil
| round,table,pick 1,pick 2,pick 3,pick 4
| 1,1,Anna,Ben,Cem,Dora
| 1,2,Eve,Finn,Gil,
= table 1 1 1 2 3 4 & table 1 2 5 6 7
---
# tables: a row for each player, in pick order
tables
> seat Anna Ben Cem Dora
| round,table,pick,player
| 1,1,4,Anna
| 1,1,3,Ben
| 1,1,2,Cem
| 1,1,1,Dora
= table 1 1 4 3 2 1
---
# tables: Japanese
tables
> seat 千葉 田中 鈴木
| 回戦,卓,選択順1,選択順2,選択順3,選択順4
| 1,1,鈴木,田中,千葉,
= table 1 1 3 2 1
---
# tables: who is nobody, who sits twice, too few
tables
> seat Anna Ben Cem Dora Eve Finn Gil Hana
| round,table,pick 1,pick 2,pick 3,pick 4
| 1,1,Anna,Ben,Cem,Nobody
| 1,2,Eve,Anna,Gil,
| 1,3,Finn,Hana,,
| 9,3,Finn,Hana,,
- row 2: no player is called "Nobody"
- row 3: twice in the file: "Anna", as in row 2
- row 4: a table needs 3 or 4 players
- row 5: there is no round "9"
---
---

# tables: each row that fits no table says why
tables
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> drop Hana
| round,table,pick,player
| 1,1,1,Anna
| 1,x,2,Ben
| nil,1,2,Ben
| 1,1,first,Cem
| 1,1,3,
| 1,1,4,Dora
| 1,1,2,Anna
| 1,2,1,Hana
| 1,3,1,Eve
| 1,3,2,Finn
- 8 faults: nothing was entered
- row 2: a table needs 3 or 4 players
- row 3: "x" is not a table number
- row 4: there is no round "nil"
- row 5: "first" is not a pick
- row 6: the name is missing
- row 8: twice in the file: "Anna", as in row 2
- row 9: Hana has left the event
- row 10: a table needs 3 or 4 players
---
# tables: no more than four at one
tables
> seat Anna Ben Cem Dora Eve
| round,table,player
| 1,1,Anna
| 1,1,Ben
| 1,1,Cem
| 1,1,Dora
| 1,1,Eve
- row 6: a table has at most 4 players
---
# tables: rows in any order are seated by their picks; a stage by its name
tables
> seat Anna Ben Cem Dora
| Table;Round;Pick;Player
| 1;2;4;Dora
| 1;2;2;Ben
| 1;2;1;Anna
| 1;2;3;Cem
= table 2 1 1 2 3 4
---
# tables: those that are there already are nothing new
tables
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,pick 1,pick 2,pick 3,pick 4
| 1,1,Anna,Ben,Cem,Dora
- nothing new in the file: 1 table was already there
---
# tables: the same players in another order are another table
tables
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,pick 1,pick 2,pick 3,pick 4
| 1,1,Ben,Anna,Cem,Dora
= table 1 1 2 1 3 4
---
# tables: heads and nothing else
tables
| round,table,player
- the file has no tables
---
# tables: without heads
tables
> seat Anna Ben Cem Dora
| 1,1,Anna,Ben,Cem,Dora
= table 1 1 1 2 3 4
---
# results: a row that has no place says why
results
> seat Anna Ben Cem Dora Eve
> table 1 1 Anna Ben Cem Dora
| round,table,player,points
| 1,1,Anna,10
| 1,,Eve,3
| 1,1,Eve,3
| 1,1,,3
| 1,1,Ben,8
| 1,1,Cem,6
| 1,1,Dora,5
- 3 faults: nothing was entered
- row 3: Eve has no table in round 1
- row 4: Eve does not sit at that table
- row 5: the name is missing
---
# results: two rounds at once, where each sits, each line for sure
results sure
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
> result 1 1 10 8 6 5
> result 1 2 10 8 6 5
> table 2 1 Eve Ben Gil Dora
> table 2 2 Anna Finn Cem Hana
| round,player,points
| 1,Anna,13
| 1,Ben,2
| 1,Cem,6
| 1,Dora,5
| 2,Anna,10
| 2,Finn,3
| 2,Cem,4
| 2,Hana,2
+ "events":["sheets 1 1:13,2,6,5 sure","sheets 2 2:10,3,4,2 sure"]
+ 2 sheets in all
---
# results: a table that is in, one that has no points yet, and a round to come
results
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
> result 1 1 10 8 6 5
> table 2 1 Eve Ben Gil Dora
| round,table,player,points
| 1,1,Anna,10
| 1,1,Ben,8
| 1,1,Cem,6
| 1,1,Dora,5
| 1,2,Eve,
| 1,2,Finn,
| 1,2,Gil,
| 1,2,Hana,
| 2,1,Eve,
| 2,1,Ben,
| 2,1,Gil,
| 2,1,Dora,
- nothing new in the file: 1 table has no points yet; 1 table was already in
---
# results: a winner, and no points
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points,winner
| 1,1,Anna,,x
| 1,1,Ben,,
| 1,1,Cem,,
| 1,1,Dora,,
- row 2: the points of Anna, Ben, Cem, Dora are missing at that table
---
# results: the final
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
> result 1 1 10 8 6 5
> sign 1 1 each
> cut 4
> final
| round,table,player,points
| final,1,Anna,10
| final,1,Ben,8
| final,1,Cem,6
| final,1,Dora,5
= sheets final 1:10,8,6,5
---
# results: heads in the fifth row are the last that are looked for
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| Kyoto
| Sunday
| Round one
| by the judges
| table,player,points
| 1,Anna,10
| 1,Ben,8
| 1,Cem,6
| 1,Dora,5
= sheets 1 1:10,8,6,5
---
# results: no heads, and a player who is called like one
results
> seat Anna Round Cem Dora
> table 1 1 Anna Round Cem Dora
| 1,1,Anna,10,
| 1,1,Round,8,
| 1,1,Cem,6,
| 1,1,Dora,5,
= sheets 1 1:10,8,6,5
---
# results: only from a row on, without heads
results from=5
> seat Anna Ben Cem Dora Eve Finn Gil Hana
> table 1 1 Anna Ben Cem Dora
> table 1 2 Eve Finn Gil Hana
| 1,1,Anna,10,
| 1,1,Ben,8,
| 1,1,Cem,6,
| 1,1,Dora,5,
| 1,2,Eve,10,
| 1,2,Finn,8,
| 1,2,Gil,6,
| 1,2,Hana,5,
= sheets 1 2:10,8,6,5
---
# only from a row on, without heads
players from=2
| Anna,DE
| Ben,FR
= seat Ben=FR
---
# nations behind the name: three letters, and no blank before them
| name
| Anna (GER)
| Ben(DE)
| Cem (x)
| Dora (Japan)
= seat Anna=DE Ben(DE) \"Cem (x)\" \"Dora (Japan)\"
---
# one of a nation beside one without: nobody knows whether they are two
| name,nation
| Anna,
| Ben,DE
| Anna,DE
- row 4: twice in the file: "Anna", as in row 2
---
# names are not sure
players sure
| Anna
| Ben
- usage: players
---
# results: one at 10 has won, but the file says somebody with less
results
> seat Anna Ben Cem Dora
> table 1 1 Anna Ben Cem Dora
| round,table,player,points,winner
| 1,1,Anna,10,
| 1,1,Ben,8,x
| 1,1,Cem,6,
| 1,1,Dora,5,
- row 2: that table needs one winner with 10 points (W1.1.7)
---
# results: without rounds while none is played
results
> seat Anna Ben Cem Dora
| player,points
| Anna,10
- no round is being played
---
