import { type CommandGame, isCommandAvailable } from '../game/command-availability.ts'

export const TEXT_COMMANDS = [
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
export const ONLINE_COMMANDS = [...TEXT_COMMANDS, 'time'] as const

/** Whoever plays alone has nobody to resign to, but time to stop. */
export const PUZZLE_COMMANDS = [
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

export type TextCommand = (typeof ONLINE_COMMANDS)[number] | (typeof PUZZLE_COMMANDS)[number] | 'define'

/** The commands of a table that mean something in this game, with what a game of words has besides. */
export function commandsFor(
  commands: readonly TextCommand[],
  { hasHints, define }: Omit<CommandGame, 'rules'>,
): readonly TextCommand[] {
  const known = hasHints ? commands : commands.filter(command => command !== 'hint')
  return define === undefined ? known : [...known.slice(0, -2), 'define', ...known.slice(-2)]
}

/** A command, with what was said after it. */
export interface ParsedCommand {
  readonly command: TextCommand
  readonly argument: string
}

/** Only these take a word after them; before a move it would hide a mistake. */
const COMMANDS_WITH_ARGUMENT: readonly TextCommand[] = ['look', 'define']

/** Those that a person is told of: what can never be done in such a game is only refused. */
export function availableCommands(
  commands: readonly TextCommand[],
  game: CommandGame,
  params: object,
): readonly TextCommand[] {
  return commands.filter(command => isCommandAvailable(command, game, params))
}

/** The commands as they have to be typed where some of these words could be moves. */
export function commandSpellings(
  commands: readonly TextCommand[],
  isMove: (text: string) => boolean,
): readonly string[] {
  return commands.map(command => (isMove(command) ? `:${command}` : command))
}

/** What a line asks for. A colon says that it is a command even where the word could be a move. */
export function parseLine(
  text: string,
  isMove: (text: string) => boolean,
  known: readonly TextCommand[] = TEXT_COMMANDS,
): ParsedCommand | { readonly move: string } | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const [word = '', ...rest] = trimmed.toLowerCase().replace(/^:/, '').split(/\s+/)
  const command = known.find(one => one === word)
  const fits = command && (rest.length === 0 || COMMANDS_WITH_ARGUMENT.includes(command))
  if (fits && (trimmed.startsWith(':') || !isMove(trimmed))) return { command, argument: rest.join(' ') }
  return { move: trimmed }
}
