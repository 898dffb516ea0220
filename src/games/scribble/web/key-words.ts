/** Where the keys of this board differ from those of others. */
export const keyWords = [
  ['Enter, Space', 'Enter plays the letters you have put down; Space changes the direction'],
  ['Letters, digits', 'put that letter on the board; Backspace takes it back, Esc takes all back'],
  ['_', ''],
  ['Left, Right in the bag', 'to the next tile; with Shift they move it'],
] as const
