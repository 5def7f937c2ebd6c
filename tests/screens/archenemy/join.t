# J seats another hero
game archenemy
> seat Ava Bea Cyd
> archenemy Ava
press J E v e Enter -> join Eve
= Eve sits down, with 20 life
. players[3].role hero
