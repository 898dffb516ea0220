import type { GameTypes } from '#kernel/rules.ts'
import type { KeyMap } from './keymap.ts'

/** For a game that is played by typing alone: there is no cursor, and every sign goes into the line below the board. */
export interface TypedInput<T extends GameTypes = GameTypes> {
  /** What lines mean that are no moves, such as a letter for the help. */
  readonly commands: Readonly<Record<string, 'help' | 'menu'>>
  /** What may be typed besides, for the hints and the help. */
  keys(view: T['view']): KeyMap<'typed'>
  /** What stands in the empty line. */
  readonly placeholder: string
  /** What Enter does with what is typed. */
  readonly enterLabel: string
}
