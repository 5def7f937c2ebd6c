# a championship for a whole room: pages turn by themselves
game championship
as room
shows 0 players
> title Kyoto 2026
> seat "Anna Müller"=DE "千葉 みなと"=JP "Dora Nagy"=HU "Boris Ilić"=RS "Eve Martin"=FR 桜井みずき=JP "Lena Berg"=SE "Omar Haddad"=EG "Tom Reed"=US "Paul Roy"=CA "Rosa Vidal"=ES "Inês Costa"=PT "田中 一郎"=JP "Kim Min-ji"=KR "Nils Dahl"=NO "Ana Silva"=BR
shows Kyoto 2026
shows 16 players
as
> schedule rounds=4 by=1 draw=5
as room
show 60x18 the first round at a glance
press Right
show 60x18 tables of the first round
press Right
show 60x18 200x60 everybody's seat
sizes
> sheets 1 1:10,8,6,5 2:7,10,6,4 3:9,8,10,5 4:5,7,8,10
> sign 1 1 each
> sign 1 2 each
> sign 1 3 each
> sign 1 4 each
> sheets 2 1:10,8,6,5 2:10,11*,6,4
> sign 2 1 each
> sign 2 2 Boris
> clock 2 3 placed & clock 2 3 on by=organiser
> clock set 75:00
> clock start
wait 1970
as
> incident 2 4 a road across the sea
> judge-note 2 3 by=Ito nobody was there
as room
hall 1 call Anna
shows ! table 4: judge called
shows ! table 1: judge called
shows 4 ! judge
hides across the sea
hides Ito
show 60x18 200x60 the round at a glance
press Right
show 60x18 200x60 the time left
plain 80x24 the time left
press Left
# ten seconds later the next page
wakes 10
wait 9.9
row 23 1 of 4
wait 0.1
row 23 2 of 4
wait 10
row 23 3 of 4
show 60x18 200x60 the tables
shows 3 to sign
window 132x43
shows Lena Berg, 桜井みずき, Paul Roy, Nils Dahl
window 80x24
press Space
row 23 3 of 4, held
wakes 0
wait 60
row 23 3 of 4, held
press Right
show 60x18 200x60 the standings
shows decided by
row 23 4 of 4
press Left Left Left Left
row 23 4 of 4, held
press Space
wait 10
row 23 1 of 4
# the time is over
wait 3000
press Right
show 60x18 the time is over
sizes
---
# the final: its players one below the other; then the champion
> seat P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16
> table 1 1 P1 P2 P3 P4
> table 1 2 P5 P6 P7 P8
> table 1 3 P9 P10 P11 P12
> table 1 4 P13 P14 P15 P16
> result 1 1 10 9 7 2
> result 1 2 10 9 6 2
> result 1 3 10 8 5 2
> result 1 4 10 8 4 2
> sign 1 1 each
> sign 1 2 each
> sign 1 3 each
> sign 1 4 each
> cut 4
> final
as room
show 60x18 the final
> result final 1 10 9 8 7
shows 10  not yet
> sign final each
show 60x18 200x60 the champion
sizes
---
# before the first round no table is in, or out
> seat Anna Ben Chie Dora
> clock set 75:00
as room
hides all tables are in
press Right
hides all tables are in
