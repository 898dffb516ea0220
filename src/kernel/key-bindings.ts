/**
 * The meaning of keys during a game: the same in every game, in the browser and in the terminal. A game may leave keys
 * unused. Letters and digits are never bound, because they are typed as text; so is `|` between letters of several
 * characters.
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

/** The keys bound to an action; the first one is shown to players. */
export function keysFor(action: KeyAction): readonly Key[] {
  return (Object.keys(KEY_BINDINGS) as Key[]).filter(key => KEY_BINDINGS[key] === action)
}
