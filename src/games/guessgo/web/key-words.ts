/** Keys that differ on this board. */
export const keyWords = [
  ['Enter, Space', 'choose a cell; then a word for it, or a second cell to exchange the two'],
  ['Letters', 'type a word for the chosen cell, or to call it; Enter places or calls it'],
  ['Delete, Backspace', 'take the word off the cell'],
  ['Arrows in the pool', 'from word to word; Enter chooses it'],
  ['{', 'clear the grid; press it twice'],
  ['Letters, digits', ''],
  [',', ''],
  ['<  >', ''],
  ['!', ''],
] as const
