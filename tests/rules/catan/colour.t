# the colours of the pieces: any of the box, no two players the same
game catan
> option colour Anna red
! nobody is seated yet: seat NAME...
> seat Anna Boris Carol
> option colour Anna red
= Anna: colour red
. players[0].colour red
> option colour Boris red
! Anna has red already: choose another
> option colour Boris white
> option colour Anna orange
. players[0].colour orange
> option colour Carol red
. players[2].colour red
> option colour Carol purple
! "purple" is not one of red|blue|white|orange|green|brown; usage: option KEY VALUE
