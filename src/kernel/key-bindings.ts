/**
 * What keys mean while a game is on: the same in every game, in the browser and in the terminal. A game that has no use for
 * one leaves it alone. Letters and digits are typed, and so is a bar between letters of several signs.
 */
export const KEY_BINDINGS = {
  '?': 'help',
  '<': 'undo',
  '>': 'redo',
  '!': 'hint',
  ':': 'entry',
  '/': 'entry',
  ';': 'pause',
  '^': 'time',
  '"': 'define',
  '[': 'top',
  ']': 'bottom',
  '.': 'this',
  '+': 'around',
  ',': 'last',
  '=': 'standing',
  '#': 'shade',
  '*': 'keep',
  '-': 'unmark',
  '(': 'try',
  ')': 'settle',
  '{': 'take-back',
  '}': 'exchange',
  _: 'pass',
  '&': 'fill',
  '~': 'shuffle',
  '@': 'list',
  '%': 'why',
  $: 'equal',
  '\\': 'give-up',
  '|': 'divide',
  'ctrl+z': 'undo',
  'ctrl+y': 'redo',
  'ctrl+r': 'resign',
  'ctrl+s': 'where',
  'ctrl+o': 'order',
  'ctrl+f': 'filter',
  'ctrl+w': 'pool',
  'ctrl+t': 'theirs',
} as const

export type Key = keyof typeof KEY_BINDINGS
export type KeyAction = (typeof KEY_BINDINGS)[Key]

/** The keys that mean this, the one that is shown first. */
export function keysFor(meaning: KeyAction): readonly Key[] {
  return (Object.keys(KEY_BINDINGS) as Key[]).filter(key => KEY_BINDINGS[key] === meaning)
}
