import type { Cell } from '#kernel/grid.ts'
import { keysFor } from '#kernel/keys.ts'
import { commandWords } from '../command-words.ts'
import type { Binding, KeyMap } from '../kit/keymap.ts'
import type { LoadedGame } from '../loaded.ts'
import { isStanding, type Sitting } from '../sitting.ts'
import {
  endedKeys,
  hushed,
  type PlayCommand,
  pausedKeys,
  playKeys,
  typedKeys,
  untold,
  watchKeys,
  without,
} from './play-keys.ts'
import { aidKeys, cellKeys, offerKeys } from './play-offers.ts'

type PlayBinding = Binding<PlayCommand>

/** A line begins; where letters make drafts it is the only way to type one. */
const ENTRY = { command: 'entry', keys: keysFor('entry'), quiet: true } as const

/** What a person is about to do at a table. */
export interface Begun {
  readonly cursor: Cell | undefined
  /** What stands in the line below the board. */
  readonly entry: string
  /** What is being put together. */
  readonly draft: unknown
}

/** The keys that mean something at a table as it stands, and to what has been begun there. */
export function keysAt(sitting: Sitting, begun: Begun): KeyMap<PlayCommand> {
  const all = allKeysAt(sitting, begun)
  const keys = sitting.loaded.define ? all : without(all, ['define'])
  if (begun.entry === '') return keys
  // Esc clears what was typed before it leaves.
  return keys.map(one => (one.command === 'menu' ? { ...one, label: commandWords.clear! } : one))
}

function allKeysAt(sitting: Sitting, begun: Begun): KeyMap<PlayCommand> {
  const { loaded, session } = sitting
  const { game } = loaded
  const snapshot = session.snapshot()
  const { ending, viewer, setup, canHint, stopwatch } = snapshot
  if (ending) {
    const keys = viewer === 'spectator' ? hushed(endedKeys, ['again']) : keysAfter(loaded)
    return [...keys, ...aidKeys(sitting)]
  }
  if (viewer === 'spectator') return watchKeys
  if (isStanding(snapshot)) return pausedKeys
  const isFinal = game.undo(setup) === 'never'
  const known = without(isFinal ? untold(playKeys, ['undo', 'redo']) : playKeys, [
    ...(stopwatch ? [] : (['pause', 'time'] as const)),
    ...(game.seats > 1 ? [] : ['resign' as const]),
    ...(game.hints ? [] : ['hint' as const]),
  ])
  const idle: readonly PlayCommand[] = canHint ? [] : ['hint']
  const { drafting, typing } = loaded.face
  if (typing) {
    const [enter, ...others] = typedKeys(known, typing.enter)
    return [enter!, ...typing.keys(snapshot.view), ...others, ...keysBeside(sitting), ENTRY]
  }
  // Where a computer could not move, Enter asks it again.
  if (drafting && !snapshot.trouble) {
    const own = drafting.keys(snapshot.view, begun.draft)
    const taken = own.flatMap(binding => binding.keys)
    const shells = hushed(without(known, ['choose', 'erase']), [...idle, 'up'])
    const others = [...offerKeys(sitting), ...shells, ENTRY]
    return [...own, ...others.filter(({ keys }) => !keys.some(key => taken.includes(key)))]
  }
  const keys = hushed(known, idle).map(one => (one.command === 'choose' ? enterAt(sitting, begun, one) : one))
  const redo = keys.findIndex(({ command }) => command === 'redo')
  return [...keys.slice(0, redo), ...cellKeys(loaded), ...keys.slice(redo), ...offerKeys(sitting), ENTRY]
}

/** Enter, with what it does just now; where it would only be refused it is not hinted at. */
function enterAt(
  { loaded: { face }, session }: Sitting,
  { cursor, entry }: Begun,
  enter: PlayBinding,
): PlayBinding {
  const { trouble, acting, view } = session.snapshot()
  if (trouble) return { ...enter, label: commandWords.retry! }
  if (entry !== '') return { ...enter, label: commandWords.play! }
  const isIdle = acting === undefined || (cursor && face.isIdle?.(view, cursor))
  return isIdle ? { ...enter, quiet: true } : enter
}

/** What is typed by its letter stands in an empty line on its key too; but no single key costs a life. */
function keysBeside(sitting: Sitting): KeyMap<PlayCommand> {
  return offerKeys(sitting)
    .filter(({ keys }) => !keysFor('hint').some(key => keys.includes(key)))
    .map(binding => ({ ...binding, quiet: true }))
}

/** Whoever plays alone does not play the same again, but gets another puzzle. */
function keysAfter({ game, face }: LoadedGame): KeyMap<PlayCommand> {
  if (game.seats > 1) return endedKeys
  const label = commandWords.another!
  const keys = endedKeys.map(binding => (binding.command === 'again' ? { ...binding, label } : binding))
  // Back to the menu of levels, as such a game has it.
  if (!face.menu) return keys
  return [{ command: 'menu', keys: ['enter'], label: face.menu.words.toLevels }, ...hushed(keys, ['where'])]
}
