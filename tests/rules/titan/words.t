# completion: markers of the players' colours while these are set up, then those in use; no word tells of a hidden Lord
game titan
> option board on
* value CREATURES: Angel .. Wyvern, 24
* chart CREATURE: Angel .. Wyvern, 24
> seat Black Blue
* legion Black MARKER:
* place a1 HEX:
* place U:
> tower Black 1 & tower Blue 4
> colour Black black & colour Blue blue
* legion Black MARKER: Bk01 .. Bu12, 24
> legion Black Bk01 titan ogre*2 at=100 & legion Black Bk02 lion*2 at=17
> legion Blue Bu01 titan at=3 & legion Blue Bu02 ogre*2 at=23
* legion Black MARKER: Bk01 .. Bu12, 24
* legion Black Bk01 at=LABEL: 1 .. 6000, 96
> begin Black turn=4
* legion MARKER: Bk01, Bk02, Bu01, Bu02
* split Bk01 NEW: Bk03, Bk04, Bk05, Bk06, Bk07, Bk08, Bk09, Bk10, Bk11, Bk12
* move Bk01 LAND: Brush, Desert, Hills, Jungle, Marsh, Mountains, Plains, Swamp, Tower, Tundra, Woods
* move Bk01 LABEL:
> step & movement 6 & step
* recruits LAND: Brush, Desert, Hills, Jungle, Marsh, Mountains, Plains, Swamp, Tower, Tundra, Woods
* move MARKER: Bk01, Bk02, Bu01, Bu02
* move Bk01 LABEL: 3, 138
* move Bk02 LABEL: 17, 23, 111
* move Bk01 LAND:
> move Bk01 3 from=right & move Bk02 23
* move Bk02 LABEL:
> step & step
# open encounters: who is on turn, and then whom it meets
* encounter MARKER: Bk01, Bk02
* encounter Bk01 MARKER: Bu01
* encounter Bk02 MARKER: Bu02
> encounter Bk02 Bu02
* recruit MARKER: Bk01, Bk02, Bu01, Bu02
> step & step & step & done-proposing defender & step & step & step & step
* place U: a1, a2, d1, d2
* place d2 HEX: A1 .. F4, 27
* place LAND: Brush, Desert, Hills, Jungle, Marsh, Mountains, Plains, Swamp, Tower, Tundra, Woods
> hold d1 & hold d2 & step
* strike a1 T: a1, a2
