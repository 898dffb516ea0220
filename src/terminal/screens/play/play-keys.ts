import { keysFor } from '#kernel/key-bindings.ts'
import { type CommandGame, isCommandAvailable } from '../../game/command-availability.ts'
import { CURSOR_STEPS, type CursorStep } from '../../kit/cursor.ts'
import type { KeyMap } from '../../kit/keymap.ts'
import { commandWords } from '../../text/command-words.ts'

/** Calls for something that one game offers, by its word. */
export type ShortcutCommand = `shortcut ${string}`

export type PlayCommand =
  | CursorStep
  | ShortcutCommand
  | 'choose'
  | 'undo'
  | 'redo'
  | 'hint'
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
  | 'lift'
  | 'cell'
  | 'draft'
  | 'entry'
  | 'pause'
  | 'resume'
  | 'time'
  | 'define'
  | 'typed'

/** While a game is on, letters and digits are what one types: no command stands on them. */
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
  { command: 'resign', keys: keysFor('resign'), quiet: true },
  { command: 'where', keys: keysFor('where'), quiet: true },
  { command: 'erase', keys: ['backspace', 'delete'], quiet: true },
]

/** In a line that a colon began; every sign is typed there. */
export const entryKeys: KeyMap<PlayCommand> = [
  { command: 'choose', keys: ['enter'], label: commandWords.play! },
  { command: 'erase', keys: ['backspace', 'delete'], quiet: true },
  { command: 'menu', keys: ['escape'], label: commandWords.clear! },
]

/** While a question stands. */
export const confirmKeys: KeyMap<PlayCommand> = [
  { command: 'choose', keys: ['enter'], label: commandWords.agree! },
  { command: 'menu', keys: ['escape'], label: commandWords.decline! },
]

/** While others must look away first. */
export const passDeviceKeys: KeyMap<PlayCommand> = [
  { command: 'lift', keys: ['enter'] },
  { command: 'menu', keys: ['escape'] },
]

/** While the game stands still and the board is hidden. */
export const pausedKeys: KeyMap<PlayCommand> = [
  { command: 'resume', keys: [...keysFor('pause'), 'enter', 'space'] },
  { command: 'help', keys: keysFor('help') },
  { command: 'menu', keys: ['escape'] },
  { command: 'where', keys: keysFor('where'), quiet: true },
]

/** Once it is over nothing is typed any more, and the letters are free. */
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
]

/** Whoever only watches types nothing. */
export const spectatorKeys: KeyMap<PlayCommand> = [
  { command: 'earlier', keys: ['pageup', 'up'], showKeys: () => 'PgUp PgDn' },
  { command: 'later', keys: ['pagedown', 'down'], quiet: true },
  { command: 'where', keys: ['s', ...keysFor('where')], quiet: true },
  { command: 'define', keys: [...keysFor('define'), 'd'] },
  { command: 'help', keys: keysFor('help') },
  { command: 'menu', keys: ['q', 'escape'] },
]

/** The same keys where only what is typed counts: no cursor to move, and no sign but a few in an empty line. */
export function typedInputBindings(keys: KeyMap<PlayCommand>, enter: string): KeyMap<PlayCommand> {
  const typing: KeyMap<PlayCommand> = [{ command: 'choose', keys: ['enter'], label: enter }]
  return [...typing, ...withoutCommands(keys, [...CURSOR_STEPS, 'choose', 'help', 'undo', 'redo', 'hint'])]
}

/** The same keys, of which some are not hinted at because they would only be refused. */
export function withoutHints(keys: KeyMap<PlayCommand>, idle: readonly PlayCommand[]): KeyMap<PlayCommand> {
  return keys.map(binding => (idle.includes(binding.command) ? { ...binding, quiet: true } : binding))
}

/** The same keys, of which some only say that they do nothing here: the help does not tell of them. */
export function withoutHelp(keys: KeyMap<PlayCommand>, refused: readonly PlayCommand[]): KeyMap<PlayCommand> {
  return keys.map(binding =>
    refused.includes(binding.command) ? { ...binding, quiet: true, label: '' } : binding,
  )
}

/** The same keys without some that mean nothing in this game. */
export function withoutCommands(
  keys: KeyMap<PlayCommand>,
  missing: readonly PlayCommand[],
): KeyMap<PlayCommand> {
  return keys.filter(binding => !missing.includes(binding.command))
}

/** Commands by their words, in the entry line and in the line mode. */
const COMMAND_WORDS: Readonly<Record<string, PlayCommand>> = {
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
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

/** The words of commands that mean something in a game. */
export function typedCommandWords(game: CommandGame, params: object): readonly string[] {
  const common =
    game.rules.seats === 1
      ? ['undo', 'redo', 'hint', 'pause', 'time', 'save', 'review', 'share', 'new', 'help', 'quit']
      : ['undo', 'redo', 'hint', 'resign', 'review', 'share', 'again', 'help', 'quit']
  const known = common.filter(command => isCommandAvailable(command, game, params))
  return game.define === undefined ? known : [...known, 'define']
}

/** A typed command; a colon before it says that it is one even where it could be a move. */
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
