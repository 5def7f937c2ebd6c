# SPDX-License-Identifier: MIT
# a long message: its beginning up to a word, and all of it in a wide window
game commander
> seat "Alice of the Alders" "Bob the Builder" "Caroline Carolina" "Dave from next door" "Eve of Destruction" "Frank"
show 60x18 a long message
window 132x43
row 40 seated: Alice of the Alders, Bob the Builder, Caroline Carolina, Dave from next door, Eve of Destruction, Frank
