# SPDX-License-Identifier: MIT
# the number of a paragraph that has no room is left off whole, and nothing is cut
game meccg
> seat "Alice of the Alders" Bob
window 60x18
> eliminated "Alice of the Alders" avatar
row 16 Alice of the Alders has lost the avatar: -5 at the end
> undo
window 80x24
> eliminated "Alice of the Alders" avatar
row 22 Alice of the Alders has lost the avatar: -5 at the end; no other avatar
