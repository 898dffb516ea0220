import type { Game } from '#kernel/game.ts'
import { isOfUse } from '../of-use.ts'

export const LINE_COMMANDS = [
  'board',
  'log',
  'undo',
  'redo',
  'hint',
  'resign',
  'review',
  'share',
  'again',
  'help',
  'quit',
] as const

/** At a table elsewhere there is more to ask for. */
export const REMOTE_COMMANDS = [...LINE_COMMANDS, 'time'] as const

/** Whoever plays alone has nobody to resign to, but time to stop. */
export const SOLO_COMMANDS = [
  'board',
  'look',
  'log',
  'undo',
  'redo',
  'hint',
  'pause',
  'resume',
  'time',
  'review',
  'share',
  'new',
  'save',
  'help',
  'quit',
] as const

export type LineCommand = (typeof REMOTE_COMMANDS)[number] | (typeof SOLO_COMMANDS)[number] | 'define'

/** The commands of a table that mean something in this game, with what a game of words has besides. */
export function commandsWith(
  commands: readonly LineCommand[],
  { game, define }: { readonly game: { readonly hints?: true }; readonly define?: unknown },
): readonly LineCommand[] {
  const known = game.hints ? commands : commands.filter(command => command !== 'hint')
  return define === undefined ? known : [...known.slice(0, -2), 'define', ...known.slice(-2)]
}

/** A command, with what was said after it. */
export interface Commanded {
  readonly command: LineCommand
  readonly about: string
}

/** Only these take a word after them; before a move it would hide a mistake. */
const WITH_A_WORD: readonly LineCommand[] = ['look', 'define']

/** Those that a person is told of: what can never be done in such a game is only refused. */
export function toldCommands(
  commands: readonly LineCommand[],
  { game }: { readonly game: Pick<Game, 'hints' | 'undo'> },
  setup: object,
): readonly LineCommand[] {
  return commands.filter(command => isOfUse(command, game, setup))
}

/** The commands as they have to be typed where some of these words could be moves. */
export function asTyped(
  commands: readonly LineCommand[],
  isMove: (text: string) => boolean,
): readonly string[] {
  return commands.map(command => (isMove(command) ? `:${command}` : command))
}

/** What a line asks for. A colon says that it is a command even where the word could be a move. */
export function readLine(
  text: string,
  isMove: (text: string) => boolean,
  known: readonly LineCommand[] = LINE_COMMANDS,
): Commanded | { readonly move: string } | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const [word = '', ...rest] = trimmed.toLowerCase().replace(/^:/, '').split(/\s+/)
  const command = known.find(one => one === word)
  const fits = command && (rest.length === 0 || WITH_A_WORD.includes(command))
  if (fits && (trimmed.startsWith(':') || !isMove(trimmed))) return { command, about: rest.join(' ') }
  return { move: trimmed }
}
