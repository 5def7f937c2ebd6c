# the Ring, dungeons, speed and companions of Archenemy are those of Commander
game archenemy
> seat Eve Alice Bob
> archenemy Eve
> companion Alice Lurrus
> ring Alice Sam
= Alice: Ring 1, bearer Sam
= the bearer is legendary, and creatures with greater power cannot block it
> dungeon Bob tomb
. players[2].dungeon.room Trapped Entry
