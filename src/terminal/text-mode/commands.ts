import { type GameText, helpParts } from '#kernel/text.ts'
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

/** Commands of an online game. */
export const ONLINE_COMMANDS = [...TEXT_COMMANDS, 'time'] as const

/** A single player has nobody to resign to, but a stopwatch. */
export const PUZZLE_COMMANDS = [
  'board',
  'look',
  'log',
  'undo',
  'redo',
  'hint',
  'explain',
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

/** The commands that this game has; a game of words also has `define`. */
export function commandsFor(
  commands: readonly TextCommand[],
  { hasHints, hasWalkthrough, define }: Omit<CommandGame, 'rules'>,
): readonly TextCommand[] {
  const known = commands.filter(
    command => (command !== 'hint' || hasHints) && (command !== 'explain' || hasWalkthrough),
  )
  return define === undefined ? known : [...known.slice(0, -2), 'define', ...known.slice(-2)]
}

/** A command with its argument. */
export interface ParsedCommand {
  readonly command: TextCommand
  readonly argument: string
}

/** Only these have an argument; elsewhere it would hide a mistyped move. */
const COMMANDS_WITH_ARGUMENT: readonly TextCommand[] = ['look', 'define']

/** The commands that are listed, without those that are always refused in such a game. */
export function availableCommands(
  commands: readonly TextCommand[],
  game: CommandGame,
  params: object,
): readonly TextCommand[] {
  return commands.filter(command => isCommandAvailable(command, game, params))
}

/** The commands as they have to be typed, with a colon where the word could be a move. */
export function commandSpellings(
  commands: readonly TextCommand[],
  isMove: (text: string) => boolean,
): readonly string[] {
  return commands.map(command => (isMove(command) ? `:${command}` : command))
}

/** Parses a line. A colon marks a command where the word could be a move. */
export function parseLine(
  text: string,
  isMove: (text: string) => boolean,
  known: readonly TextCommand[] = TEXT_COMMANDS,
): ParsedCommand | { readonly move: string } | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const [word = '', ...rest] = trimmed.replace(/^:/, '').split(/\s+/)
  const command = known.find(one => one === word.toLowerCase())
  const fits = command && (rest.length === 0 || COMMANDS_WITH_ARGUMENT.includes(command))
  if (fits && (trimmed.startsWith(':') || !isMove(trimmed))) return { command, argument: rest.join(' ') }
  return { move: trimmed }
}

/** The help of a game, one text for each section. */
export function helpTexts({ text }: { readonly text: Pick<GameText, 'help'> }): readonly string[] {
  return text.help('terminal').map(({ heading, paragraphs }) => {
    const plain = paragraphs.map(paragraph =>
      helpParts(paragraph)
        .map(part => part.text)
        .join(''),
    )
    return [heading, ...plain].join('\n')
  })
}
