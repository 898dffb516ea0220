import type { Glyphs } from './glyphs.ts'

/** Keys and what they do. The same entry drives the behaviour, the help and the line of hints. */
export interface Binding<Command extends string = string> {
  readonly command: Command
  readonly keys: readonly string[]
  /** How the keys are shown; the first key by default. */
  readonly shown?: (glyphs: Glyphs) => string
  /** What it does, where that is not told by its command. */
  readonly label?: string
  /** Left out of the line of hints, but not of the help. */
  readonly quiet?: boolean
}

export type KeyMap<Command extends string = string> = readonly Binding<Command>[]

export function commandFor<Command extends string>(keys: KeyMap<Command>, key: string): Command | undefined {
  return keys.find(binding => binding.keys.includes(key))?.command
}

const SHOWN: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  delete: 'Del',
  backspace: 'Backspace',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  'shift+tab': 'Shift-Tab',
}

export function shownKey(binding: Binding, glyphs: Glyphs): string {
  return binding.shown?.(glyphs) ?? keyWord(binding.keys[0]!)
}

/** All keys of a binding, for the help. */
export function shownKeys(binding: Binding, glyphs: Glyphs): string {
  return binding.shown?.(glyphs) ?? binding.keys.map(keyWord).join(' or ')
}

function keyWord(key: string): string {
  if (key.startsWith('ctrl+')) return `Ctrl-${key.slice(5).toUpperCase()}`
  return SHOWN[key] ?? key
}
