game championship
# W1.1.2 to W1.3.4: an event of 64 from the first entry to the champion, with drop-outs
> seat P1=JP P2=DE P3=FR P4=MX P5=US P6=BR P7=KR P8=IT P9=JP P10=DE P11=FR P12=MX P13=US P14=BR P15=KR P16=IT
> seat P17=JP P18=DE P19=FR P20=MX P21=US P22=BR P23=KR P24=IT P25=JP P26=DE P27=FR P28=MX P29=US P30=BR P31=KR P32=IT
> seat P33=JP P34=DE P35=FR P36=MX P37=US P38=BR P39=KR P40=IT P41=JP P42=DE P43=FR P44=MX P45=US P46=BR P47=KR P48=IT
> seat P49=JP P50=DE P51=FR P52=MX P53=US P54=BR P55=KR P56=IT P57=JP P58=DE P59=FR P60=MX P61=US P62=BR P63=KR P64=IT
. players.length 64
> layout 1 draw
> schedule
= 4 rounds drawn for 64 players
= nobody meets an opponent twice
> result 1 1 10 9 9 3
> result 1 2 8 6 10 7
> result 1 3 9 8 10 5
> result 1 4 6 10 7 7
> result 1 5 10 8 6 5
> result 1 6 5 7 8 10
> result 1 7 10 5 4 3
> result 1 8 7 10 6 4
> result 1 9 10 9 9 3
> result 1 10 8 6 10 7
> result 1 11 9 8 10 5
> result 1 12 6 10 7 7
> result 1 13 10 8 6 5
> result 1 14 5 7 8 10
> result 1 15 10 5 4 3
> result 1 16 7 10 6 4
> sign 1 1 each
> sign 1 2 each
> sign 1 3 each
> sign 1 4 each
> sign 1 5 each
> sign 1 6 each
> sign 1 7 each
> sign 1 8 each
> sign 1 9 each
> sign 1 10 each
> sign 1 11 each
> sign 1 12 each
> sign 1 13 each
> sign 1 14 each
> sign 1 15 each
> sign 1 16 each
= the round is complete
> drop P9
= 3 rounds redrawn
= no opponent twice
= picks missed: 2
. repeats 0
. nation_meetings 0
> layout 2 draw
> result 2 1 6 10 7 7
> result 2 2 10 8 6 5
> result 2 3 5 7 8 10
> result 2 4 10 5 4 3
> result 2 5 7 10 6 4
> result 2 6 10 9 9 3
> result 2 7 8 6 10 7
> result 2 8 9 8 10 5
> result 2 9 6 10 7 7
> result 2 10 10 8 6 5
> result 2 11 5 7 8 10
> result 2 12 10 5 4 3
> result 2 13 7 10 6 4
> result 2 14 10 9 9 3
> result 2 15 8 6 10 7
> result 2 16 7 6 10
> sign 2 1 each
> sign 2 2 each
> sign 2 3 each
> sign 2 4 each
> sign 2 5 each
> sign 2 6 each
> sign 2 7 each
> sign 2 8 each
> sign 2 9 each
> sign 2 10 each
> sign 2 11 each
> sign 2 12 each
> sign 2 13 each
> sign 2 14 each
> sign 2 15 each
> sign 2 16 each
> warn P20 gave cards away
> drop P21
> drop P22
. repeats 0
. rounds[2].tables.length 16
. rounds[2].tables[15].players.length 3
. rounds[2].tables[12].players.length 4
> result 3 1 10 5 4 3
> result 3 2 7 10 6 4
> result 3 3 10 9 9 3
> result 3 4 8 6 10 7
> result 3 5 9 8 10 5
> result 3 6 6 10 7 7
> result 3 7 10 8 6 5
> result 3 8 5 7 8 10
> result 3 9 10 5 4 3
> result 3 10 7 10 6 4
> result 3 11 10 9 9 3
> result 3 12 8 6 10 7
> result 3 13 9 8 10 5
> result 3 14 7 6 10
> result 3 15 10 8 6
> result 3 16 7 6 10
> sign 3 1 each
> sign 3 2 each
> sign 3 3 each
> sign 3 4 each
> sign 3 5 each
> sign 3 6 each
> sign 3 7 each
> sign 3 8 each
> sign 3 9 each
> sign 3 10 each
> sign 3 11 each
> sign 3 12 each
> sign 3 13 each
> sign 3 14 each
> sign 3 15 each
> sign 3 16 each
> cut 16
! round 4, table 1 has no points yet: result
> drop P33
= 1 round redrawn
. repeats 0
. rounds[3].tables.length 15
> result 4 1 8 6 10 7
> result 4 2 9 8 10 5
> result 4 3 6 10 7 7
> result 4 4 10 8 6 5
> result 4 5 5 7 8 10
> result 4 6 10 5 4 3
> result 4 7 7 10 6 4
> result 4 8 10 9 9 3
> result 4 9 8 6 10 7
> result 4 10 9 8 10 5
> result 4 11 6 10 7 7
> result 4 12 10 8 6 5
> result 4 13 5 7 8 10
> result 4 14 10 5 4 3
> result 4 15 7 10 6 4
> sign 4 1 each
> sign 4 2 each
> sign 4 3 each
> sign 4 4 each
> sign 4 5 each
> sign 4 6 each
> sign 4 7 each
> sign 4 8 each
> sign 4 9 each
> sign 4 10 each
> sign 4 11 each
> sign 4 12 each
> sign 4 13 each
> sign 4 14 each
> sign 4 15 each
= the round is complete
. players[8].status dropped
> cut 16
= next: semifinal
> semifinal
> layout semifinal the board of the semifinal
> result semifinal 1 10 8 6 5
> sign semifinal 1 each
> result semifinal 2 9 10 6 5
> sign semifinal 2 each
> result semifinal 3 6 8 10 5
> sign semifinal 3 each
> result semifinal 4 7 8 6 10
> sign semifinal 4 each
= the semifinal is complete
> final
= the judge deals in the final (W2.0.4)
> result final 1 9 8 10 6
> sign final 1 each
. stage over
. rounds.length 6
