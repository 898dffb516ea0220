import { nameOfKey } from '#kernel/key-bindings.ts'
import type { Glyphs } from './glyphs.ts'

/** Keys with their command. The same binding drives the behaviour, the help and the hints. */
export interface Binding<Command extends string = string> {
  readonly command: Command
  readonly keys: readonly string[]
  /** How the keys are shown; the first key by default. */
  readonly showKeys?: (glyphs: Glyphs) => string
  /** Its effect, where the command does not make it clear. */
  readonly label?: string
  /** Not shown in the hints, but in the help. */
  readonly quiet?: boolean
}

export type KeyMap<Command extends string = string> = readonly Binding<Command>[]

export function commandFor<Command extends string>(keys: KeyMap<Command>, key: string): Command | undefined {
  return keys.find(binding => binding.keys.includes(key))?.command
}

const KEY_NAMES: Readonly<Record<string, string>> = {
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

export function keyLabel(binding: Binding, glyphs: Glyphs): string {
  return binding.showKeys?.(glyphs) ?? keyName(binding.keys[0]!)
}

/** All keys of a binding, for the help. */
export function allKeyLabels(binding: Binding, glyphs: Glyphs): string {
  return binding.showKeys?.(glyphs) ?? binding.keys.map(keyName).join(' or ')
}

function keyName(key: string): string {
  return KEY_NAMES[key] ?? nameOfKey(key)
}
