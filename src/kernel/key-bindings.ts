/**
 * The meaning of keys during a game: the same in every game, and every key works in the browser and in the terminal. A
 * game may leave keys unused. Letters and digits are never bound, because they are typed as text; so is `|` between
 * letters of several characters. Ctrl-C, Ctrl-D, Ctrl-N, Ctrl-R, Ctrl-T and Ctrl-W are missing, because the terminal or
 * the browser needs them itself.
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
  '%': 'check',
  $: 'equal',
  '`': 'broken',
  "'": 'circles',
  '\\': 'give-up',
  '|': 'divide',
  'ctrl+z': 'undo',
  'ctrl+y': 'redo',
  'ctrl+s': 'where',
  'ctrl+e': 'explain',
  'ctrl+o': 'order',
  'ctrl+f': 'filter',
  'ctrl+p': 'pool',
  'ctrl+g': 'theirs',
} as const

export type Key = keyof typeof KEY_BINDINGS
export type KeyAction = (typeof KEY_BINDINGS)[Key]

/** Actions that a shell performs on every board, also where the game ignores them; games perform the others. */
export const SHELL_ACTIONS = [
  'help',
  'undo',
  'redo',
  'hint',
  'explain',
  'entry',
  'pause',
  'time',
  'define',
  'top',
  'bottom',
  'this',
  'around',
  'last',
  'standing',
  'give-up',
  'where',
] as const satisfies readonly KeyAction[]

/** The action of a key, such as `?` or `ctrl+z`. */
export function actionFor(key: string): KeyAction | undefined {
  return Object.hasOwn(KEY_BINDINGS, key) ? KEY_BINDINGS[key as Key] : undefined
}

/** A key as players read it: `ctrl+z` is Ctrl-Z. */
export function nameOfKey(key: string): string {
  return key.replace(/^ctrl\+[a-z]$/, name => `Ctrl-${name.slice(-1).toUpperCase()}`)
}

/** The keys bound to an action; the first one is shown to players. */
export function keysFor(action: KeyAction): readonly Key[] {
  return (Object.keys(KEY_BINDINGS) as Key[]).filter(key => KEY_BINDINGS[key] === action)
}
