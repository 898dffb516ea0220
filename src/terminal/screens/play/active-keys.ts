import type { Cell } from '#kernel/grid.ts'
import { keysFor } from '#kernel/key-bindings.ts'
import { type ActiveGame, isGamePaused } from '../../game/active-game.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { Binding, KeyMap } from '../../kit/keymap.ts'
import { commandText } from '../../text/en/commands.ts'
import {
  endedKeys,
  type PlayCommand,
  pausedKeys,
  playKeys,
  spectatorKeys,
  typedInputBindings,
  withoutCommands,
  withoutHelp,
  withoutHints,
} from './play-keys.ts'
import { cellKeys, shortcutKeys, toggleKeys } from './run-shortcut.ts'

type PlayBinding = Binding<PlayCommand>

/** Begins an entry; in a game with drafts this is the only way. */
const ENTRY = { command: 'entry', keys: keysFor('entry'), quiet: true } as const

/** The input of a player so far. */
export interface InputState {
  readonly cursor: Cell | undefined
  /** The text in the line below the board. */
  readonly entry: string
  /** The unfinished move. */
  readonly draft: unknown
}

/** The keys that do something in the present state of the game and of the input. */
export function activeKeys(activeGame: ActiveGame, input: InputState): KeyMap<PlayCommand> {
  const all = allActiveKeys(activeGame, input)
  const { define, presentation } = activeGame.loaded
  const keys = withoutCommands(all, [
    ...(define ? [] : ['define' as const]),
    ...(presentation?.lastCell ? [] : ['last' as const]),
  ])
  if (input.entry === '') return keys
  // Esc clears the entry before it leaves.
  return keys.map(one => (one.command === 'menu' ? { ...one, label: commandText.clear! } : one))
}

function allActiveKeys(activeGame: ActiveGame, input: InputState): KeyMap<PlayCommand> {
  const { loaded, session } = activeGame
  const { rules } = loaded
  const snapshot = session.snapshot()
  const { ending, viewer, params, canHint, stopwatch } = snapshot
  if (ending) {
    const keys = viewer === 'spectator' ? withoutHints(endedKeys, ['again']) : keysAfterEnd(loaded)
    return [...keys, ...toggleKeys(activeGame)]
  }
  if (viewer === 'spectator') return spectatorKeys
  if (isGamePaused(snapshot)) return pausedKeys
  const isFinal = rules.undo(params) === 'never'
  const known = withoutCommands(isFinal ? withoutHelp(playKeys, ['undo', 'redo']) : playKeys, [
    ...(stopwatch ? [] : (['pause', 'time'] as const)),
    ...(rules.seats > 1 ? [] : ['resign' as const]),
    ...(loaded.hasHints ? [] : ['hint' as const]),
    ...(loaded.hasWalkthrough && canHint ? [] : ['explain' as const]),
    ...(loaded.presentation?.neighbours ? [] : ['around' as const]),
  ])
  const idle: readonly PlayCommand[] = canHint ? [] : ['hint']
  const { input: gameInput } = loaded.face
  if (gameInput.kind === 'typed') {
    const [enter, ...others] = typedInputBindings(known, gameInput.enterLabel)
    return [enter!, ...gameInput.keys(snapshot.view), ...others, ...typedInputKeys(activeGame), ENTRY]
  }
  // Where a computer could not move, Enter retries.
  if (gameInput.kind === 'draft' && !snapshot.computerError) {
    const own = gameInput.editor.keys(snapshot.view, input.draft)
    const taken = own.flatMap(binding => binding.keys)
    const shells = withoutHints(withoutCommands(known, ['choose', 'erase']), [...idle, 'up'])
    const others = [...shortcutKeys(activeGame), ...shells, ENTRY]
    return [...own, ...others.filter(({ keys }) => !keys.some(key => taken.includes(key)))]
  }
  const keys = withoutHints(known, idle).map(one =>
    one.command === 'choose' ? enterBinding(activeGame, input, one) : one,
  )
  const redo = keys.findIndex(({ command }) => command === 'redo')
  return [
    ...keys.slice(0, redo),
    ...cellKeys(loaded),
    ...keys.slice(redo),
    ...shortcutKeys(activeGame),
    ENTRY,
  ]
}

/** Enter with its present effect; without a hint where it would be refused. */
function enterBinding(
  { loaded: { face }, session }: ActiveGame,
  { cursor, entry }: InputState,
  enter: PlayBinding,
): PlayBinding {
  const { computerError, acting, view } = session.snapshot()
  if (computerError) return { ...enter, label: commandText.retry! }
  if (entry !== '') return { ...enter, label: commandText.play! }
  const isRefused = cursor && face.input.kind === 'cell' && face.input.isRefused?.(view, cursor)
  const isIdle = acting === undefined || isRefused
  return isIdle ? { ...enter, quiet: true } : enter
}

/** Shortcuts work by their key in an empty line too, except hints: no single key costs a life. */
function typedInputKeys(activeGame: ActiveGame): KeyMap<PlayCommand> {
  return shortcutKeys(activeGame)
    .filter(({ keys }) => !keysFor('hint').some(key => keys.includes(key)))
    .map(binding => ({ ...binding, quiet: true }))
}

/** A single player gets another puzzle, not a rematch. */
function keysAfterEnd({ rules: game, face }: LoadedGame): KeyMap<PlayCommand> {
  if (game.seats > 1) return endedKeys
  const label = commandText.another!
  const keys = endedKeys.map(binding => (binding.command === 'again' ? { ...binding, label } : binding))
  // Enter leads back to the level menu.
  if (!face.menu) return keys
  return [
    { command: 'menu', keys: ['enter'], label: face.menu.words.toLevels },
    ...withoutHints(keys, ['where']),
  ]
}
