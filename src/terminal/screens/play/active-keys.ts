import type { Cell } from '#kernel/grid.ts'
import { keysFor } from '#kernel/key-bindings.ts'
import { type ActiveGame, isGamePaused } from '../../game/active-game.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { Binding, KeyMap } from '../../kit/keymap.ts'
import { commandWords } from '../../text/command-words.ts'
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

/** A line begins; where letters make drafts it is the only way to type one. */
const ENTRY = { command: 'entry', keys: keysFor('entry'), quiet: true } as const

/** What a person is about to do at a table. */
export interface InputState {
  readonly cursor: Cell | undefined
  /** What stands in the line below the board. */
  readonly entry: string
  /** What is being put together. */
  readonly draft: unknown
}

/** The keys that mean something at a table as it stands, and to what has been begun there. */
export function activeKeys(activeGame: ActiveGame, input: InputState): KeyMap<PlayCommand> {
  const all = allActiveKeys(activeGame, input)
  const keys = activeGame.loaded.define ? all : withoutCommands(all, ['define'])
  if (input.entry === '') return keys
  // Esc clears what was typed before it leaves.
  return keys.map(one => (one.command === 'menu' ? { ...one, label: commandWords.clear! } : one))
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
  ])
  const idle: readonly PlayCommand[] = canHint ? [] : ['hint']
  const { draftEditor, typedInput } = loaded.face
  if (typedInput) {
    const [enter, ...others] = typedInputBindings(known, typedInput.enterLabel)
    return [enter!, ...typedInput.keys(snapshot.view), ...others, ...typedInputKeys(activeGame), ENTRY]
  }
  // Where a computer could not move, Enter asks it again.
  if (draftEditor && !snapshot.computerError) {
    const own = draftEditor.keys(snapshot.view, input.draft)
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

/** Enter, with what it does just now; where it would only be refused it is not hinted at. */
function enterBinding(
  { loaded: { face }, session }: ActiveGame,
  { cursor, entry }: InputState,
  enter: PlayBinding,
): PlayBinding {
  const { computerError, acting, view } = session.snapshot()
  if (computerError) return { ...enter, label: commandWords.retry! }
  if (entry !== '') return { ...enter, label: commandWords.play! }
  const isIdle = acting === undefined || (cursor && face.isMoveRefused?.(view, cursor))
  return isIdle ? { ...enter, quiet: true } : enter
}

/** What is typed by its letter stands in an empty line on its key too; but no single key costs a life. */
function typedInputKeys(activeGame: ActiveGame): KeyMap<PlayCommand> {
  return shortcutKeys(activeGame)
    .filter(({ keys }) => !keysFor('hint').some(key => keys.includes(key)))
    .map(binding => ({ ...binding, quiet: true }))
}

/** Whoever plays alone does not play the same again, but gets another puzzle. */
function keysAfterEnd({ rules: game, face }: LoadedGame): KeyMap<PlayCommand> {
  if (game.seats > 1) return endedKeys
  const label = commandWords.another!
  const keys = endedKeys.map(binding => (binding.command === 'again' ? { ...binding, label } : binding))
  // Back to the menu of levels, as such a game has it.
  if (!face.menu) return keys
  return [
    { command: 'menu', keys: ['enter'], label: face.menu.words.toLevels },
    ...withoutHints(keys, ['where']),
  ]
}
