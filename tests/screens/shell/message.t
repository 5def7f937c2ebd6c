# SPDX-License-Identifier: MIT
# a long message: its beginning up to a word, and a second row from 30 rows up
game commander
> seat "Alice of the Alders" "Bob the Builder" "Caroline Carolina" "Dave from next door" "Eve of Destruction" "Frank"
show 60x18 132x43 a long message
