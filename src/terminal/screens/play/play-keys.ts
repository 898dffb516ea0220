import type { InspectAction } from '#app/inspect-board.ts'
import { keysFor } from '#kernel/key-bindings.ts'
import { type CommandGame, isCommandAvailable } from '../../game/command-availability.ts'
import { CURSOR_STEPS, type CursorStep } from '../../kit/cursor.ts'
import type { KeyMap } from '../../kit/keymap.ts'
import { commandText } from '../../text/en/commands.ts'

/** Invokes a shortcut of the game by its word. */
export type ShortcutCommand = `shortcut ${string}`

export type PlayCommand =
  | CursorStep
  | InspectAction
  | ShortcutCommand
  | 'choose'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'explain'
  | 'resign'
  | 'where'
  | 'earlier'
  | 'later'
  | 'help'
  | 'menu'
  | 'erase'
  | 'review'
  | 'again'
  | 'share'
  | 'cover'
  | 'lift'
  | 'cell'
  | 'draft'
  | 'entry'
  | 'pause'
  | 'resume'
  | 'time'
  | 'define'
  | 'typed'

/** During a game letters and digits are typed: no command is bound to them. */
export const playKeys: KeyMap<PlayCommand> = [
  { command: 'up', keys: ['up'], showKeys: glyphs => glyphs.arrows },
  { command: 'down', keys: ['down'], quiet: true },
  { command: 'left', keys: ['left'], quiet: true },
  { command: 'right', keys: ['right'], quiet: true },
  { command: 'choose', keys: ['enter', 'space'] },
  { command: 'help', keys: keysFor('help') },
  { command: 'menu', keys: ['escape'] },
  { command: 'undo', keys: keysFor('undo') },
  { command: 'hint', keys: keysFor('hint') },
  { command: 'explain', keys: keysFor('explain'), quiet: true },
  { command: 'redo', keys: keysFor('redo') },
  { command: 'pause', keys: keysFor('pause') },
  { command: 'time', keys: keysFor('time'), quiet: true },
  { command: 'define', keys: keysFor('define') },
  { command: 'home', keys: ['home'], showKeys: () => 'Home End', quiet: true },
  { command: 'end', keys: ['end'], quiet: true },
  { command: 'top', keys: keysFor('top'), showKeys: () => '[ ]', quiet: true },
  { command: 'bottom', keys: keysFor('bottom'), quiet: true },
  { command: 'earlier', keys: ['pageup'], showKeys: () => 'PgUp PgDn', quiet: true },
  { command: 'later', keys: ['pagedown'], quiet: true },
  { command: 'this', keys: keysFor('this'), quiet: true },
  { command: 'around', keys: keysFor('around'), quiet: true },
  { command: 'last', keys: keysFor('last'), quiet: true },
  { command: 'standing', keys: keysFor('standing'), quiet: true },
  { command: 'resign', keys: keysFor('give-up'), quiet: true },
  { command: 'where', keys: keysFor('where'), quiet: true },
  { command: 'erase', keys: ['backspace', 'delete'], quiet: true },
]

/** In an entry that began with a colon, where every character is typed. */
export const entryKeys: KeyMap<PlayCommand> = [
  { command: 'choose', keys: ['enter'], label: commandText.play! },
  { command: 'erase', keys: ['backspace', 'delete'], quiet: true },
  { command: 'menu', keys: ['escape'], label: commandText.clear! },
]

/** While a question is open. */
export const confirmKeys: KeyMap<PlayCommand> = [
  { command: 'choose', keys: ['enter'], label: commandText.agree! },
  { command: 'menu', keys: ['escape'], label: commandText.decline! },
]

/** While the device is passed to the next player. Two keys: one that is held too long must not show the next secret. */
export const passDeviceKeys: Readonly<Record<'mover' | 'covered', KeyMap<PlayCommand>>> = {
  mover: [
    { command: 'cover', keys: ['space'] },
    { command: 'menu', keys: ['escape'] },
  ],
  covered: [
    { command: 'lift', keys: ['enter'] },
    { command: 'menu', keys: ['escape'] },
  ],
}

/** While the game is paused and the board hidden. */
export const pausedKeys: KeyMap<PlayCommand> = [
  { command: 'resume', keys: [...keysFor('pause'), 'enter', 'space'] },
  { command: 'help', keys: keysFor('help') },
  { command: 'menu', keys: ['escape'] },
  { command: 'where', keys: keysFor('where'), quiet: true },
]

/** After the end nothing is typed, and letters can be commands. */
export const endedKeys: KeyMap<PlayCommand> = [
  { command: 'review', keys: ['v'] },
  { command: 'again', keys: ['n'] },
  { command: 'share', keys: ['c'] },
  { command: 'where', keys: ['s', ...keysFor('where')] },
  { command: 'define', keys: [...keysFor('define'), 'd'] },
  { command: 'help', keys: keysFor('help') },
  { command: 'menu', keys: ['q', 'escape'] },
  { command: 'earlier', keys: ['pageup', 'up'], quiet: true },
  { command: 'later', keys: ['pagedown', 'down'], quiet: true },
  { command: 'last', keys: keysFor('last'), quiet: true },
  { command: 'standing', keys: keysFor('standing'), quiet: true },
]

/** Spectators type nothing. */
export const spectatorKeys: KeyMap<PlayCommand> = [
  { command: 'earlier', keys: ['pageup', 'up'], showKeys: () => 'PgUp PgDn' },
  { command: 'later', keys: ['pagedown', 'down'], quiet: true },
  { command: 'last', keys: keysFor('last'), quiet: true },
  { command: 'standing', keys: keysFor('standing'), quiet: true },
  { command: 'where', keys: ['s', ...keysFor('where')], quiet: true },
  { command: 'define', keys: [...keysFor('define'), 'd'] },
  { command: 'help', keys: keysFor('help') },
  { command: 'menu', keys: ['q', 'escape'] },
]

/** Commands of a cursor, and those that such a game has lines for. */
const NEED_OTHER_INPUT = ['this', 'around', 'choose', 'help', 'undo', 'redo', 'hint', 'explain'] as const

/** The keys of a game that is played by typing: without the cursor, and with few commands. */
export function typedInputBindings(keys: KeyMap<PlayCommand>, enter: string): KeyMap<PlayCommand> {
  const typing: KeyMap<PlayCommand> = [{ command: 'choose', keys: ['enter'], label: enter }]
  return [...typing, ...withoutCommands(keys, [...CURSOR_STEPS, ...NEED_OTHER_INPUT])]
}

/** The keys without hints for commands that would be refused now. */
export function withoutHints(keys: KeyMap<PlayCommand>, idle: readonly PlayCommand[]): KeyMap<PlayCommand> {
  return keys.map(binding => (idle.includes(binding.command) ? { ...binding, quiet: true } : binding))
}

/** The keys without hints and help for commands that are always refused in this game. */
export function withoutHelp(keys: KeyMap<PlayCommand>, refused: readonly PlayCommand[]): KeyMap<PlayCommand> {
  return keys.map(binding =>
    refused.includes(binding.command) ? { ...binding, quiet: true, label: '' } : binding,
  )
}

/** The keys without commands that this game does not have. */
export function withoutCommands(
  keys: KeyMap<PlayCommand>,
  missing: readonly PlayCommand[],
): KeyMap<PlayCommand> {
  return keys.filter(binding => !missing.includes(binding.command))
}

/** Commands by the words that can be typed for them. */
const COMMAND_WORDS: Readonly<Record<string, PlayCommand>> = {
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
  explain: 'explain',
  resign: 'resign',
  help: 'help',
  review: 'review',
  new: 'again',
  again: 'again',
  share: 'share',
  pause: 'pause',
  time: 'time',
  save: 'where',
  menu: 'menu',
  quit: 'menu',
  q: 'menu',
}

/** The typed commands that a game has. */
export function typedCommandWords(game: CommandGame, params: object): readonly string[] {
  const common =
    game.rules.seats === 1
      ? ['undo', 'redo', 'hint', 'explain', 'pause', 'time', 'save', 'review', 'share', 'new', 'help', 'quit']
      : ['undo', 'redo', 'hint', 'resign', 'review', 'share', 'again', 'help', 'quit']
  const known = common.filter(command => isCommandAvailable(command, game, params))
  return game.define === undefined ? known : [...known, 'define']
}

/** The command of a typed text; a colon marks a command where the word could be a move. */
export function parseCommand(text: string, isMove: (text: string) => boolean): PlayCommand | undefined {
  const trimmed = text.trim().toLowerCase()
  if (trimmed.startsWith(':')) return COMMAND_WORDS[trimmed.slice(1)]
  return isMove(trimmed) ? undefined : COMMAND_WORDS[trimmed]
}

export function isShortcutCommand(command: PlayCommand | undefined): command is ShortcutCommand {
  return command?.startsWith('shortcut ') ?? false
}

export function isCursorStep(command: PlayCommand | undefined): command is CursorStep {
  return CURSOR_STEPS.some(step => step === command)
}
