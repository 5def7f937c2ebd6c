# nobody has entered
game championship
show 60x18 nobody has entered
cursor 7 4
sizes
---
# before the schedule
> title Kyoto 2026
> seat "Anna Müller"=DE "千葉 みなと"=JP "Dora Nagy"=HU "Boris Ilić"=RS "Eve Martin"=FR 桜井みずき=JP "Lena Berg"=SE "Omar Haddad"=EG "Tom Reed"=US "Paul Roy"=CA "Rosa Vidal"=ES "Inês Costa"=PT "田中 一郎"=JP "Kim Min-ji"=KR "Nils Dahl"=NO "Ana Silva"=BR
keep entered
show 60x18 no schedule yet
cursor 1 1
sizes
--- entered
# round 2: a table has signed, one waits for signatures, two are played
> schedule rounds=4 by=1 draw=5
> sheets 1 1:10,8,6,5 2:7,10,6,4 3:9,8,10,5 4:5,7,8,10
> sign 1 1 each
> sign 1 2 each
> sign 1 3 each
> sign 1 4 each
> sheets 2 1:10,8,6,5 2:10,11*,6,4
> sign 2 1 each
> sign 2 2 Boris
> clock 2 3 placed & clock 2 3 on by=organiser
keep round 2
show 60x18 40x12 standings and tables
shows 16  Tom Reed     US     0   5  15.63
shows table 3  playing, clock on
sizes
press s
shows 2nd  3rd
shows decided by
window 200x60
shows R1 10*
window 80x24
press s m
show 60x18 whom one has met
sizes
--- round 2
# a sheet
press n
show 60x18 200x60 a sheet to be signed
cursor 4 31
shows 32.26
shows WINS
sizes
press n 1 0 Tab 8 Tab 1 1
show 60x18 40x12 a sheet being filled in
shows winner?
press Tab 5 Enter -> ! two have 10 or more: 1-4 marks the one on turn, who wins
press w
=
press Esc
--- entered
# a sheet by keys
press G
. rounds.length 4
press n 1 0 Enter 8 Tab 6 Enter 5 Enter -> result 1 1 10 8 6 5
press s
. rounds[0].tables[0].signed.length 1
press s -> !
press S y
. rounds[0].tables[0].locked true
# the next sheet
press Enter
hole table 2
press 1 n -> ! the points are not saved: Space saves them, Esc drops them
press Esc Enter 1 1 Tab 1 0 Tab 6 Tab 5 w
# another player was on turn
press k k w Enter
. rounds[0].tables[1].players[1].name Rosa Vidal
. rounds[0].tables[1].winner Rosa Vidal
> undo
. rounds[0].tables[1].winner null
--- round 2
# a player is found by the letters of the name
press / q
press Esc / s i l Enter
hole name Ana Silva
press / r o Tab Enter
hole name Rosa Vidal
press w
press x Enter -> warn "Rosa Vidal" x
--- entered
# an event of 16 by keys, from the schedule to the champion
press G
repeat 8 press n 1 0 Tab 8 Tab 7 Tab 3 Enter S y Esc n 1 0 Tab 9 Tab 6 Tab 4 Enter S y Esc
press C
. cut 16
press C
. rounds[4].tables.length 4
repeat 2 press n 1 0 Tab 8 Tab 7 Tab 3 Enter S y Esc n 1 0 Tab 9 Tab 6 Tab 4 Enter S y Esc
press C
press n 1 0 Tab 8 Tab 7 Tab 3 Enter S y Esc
. stage over
shows champion: 
---
# a long name is shown in short where there is no room: people stay apart
> seat "Sofía de las Mercedes y Montalbán"=ES "Sofía Alexandra María Montalbán"=MX "Ana de la Fuente y Torres"=ES "Ana Torres" Ben
> table 1 1 1 2 3 4
window 80x24
shows Sofía Montalbán ES
shows Sofía Montalbán MX
shows Ana Torres ES
press / b e n Enter
window 200x50
shows Sofía de las Mercedes y Montalbán
window 80x24
press 1
shows Sofía Montalbán MX
press 1 0 8 6 5 Space -> result 1 1 10 8 6 5
press / s o f Enter A
shows Sofía
---
# the tables of another round have a title, and still end where their pane ends
> seat A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4
> schedule rounds=4
press ]
sizes
---
# .. of five tables
> seat A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4 E1 E2 E3 E4
> schedule rounds=4
press ]
sizes
---
# .. and of six
> seat A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4 E1 E2 E3 E4 F1 F2 F3 F4
> schedule rounds=4
press ]
sizes
