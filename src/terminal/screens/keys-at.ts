import type { KeyMap } from '../kit/keymap.ts'
import { isStanding, type Sitting } from '../sitting.ts'
import { commandWords } from '../words.ts'
import { endedKeys, hushed, type PlayCommand, pausedKeys, playKeys, watchKeys, without } from './play-keys.ts'
import { cellKeys, offerKeys } from './play-offers.ts'

/** The keys that mean something at a table as it stands, and to what is being put together there. */
export function keysAt(sitting: Sitting, draft: unknown): KeyMap<PlayCommand> {
  const keys = allKeysAt(sitting, draft)
  return sitting.loaded.library ? keys : without(keys, ['define'])
}

function allKeysAt(sitting: Sitting, draft: unknown): KeyMap<PlayCommand> {
  const { loaded, session } = sitting
  const { game } = loaded
  const snapshot = session.snapshot()
  const { ending, viewer, setup, canHint, stopwatch } = snapshot
  if (ending) return viewer === 'spectator' ? hushed(endedKeys, ['again']) : keysAfter(game.seats)
  if (viewer === 'spectator') return watchKeys
  if (isStanding(snapshot)) return pausedKeys
  const isFinal = game.undo(setup) === 'never'
  const known = without(playKeys, [
    ...(stopwatch ? [] : (['pause', 'time'] as const)),
    ...(game.seats > 1 ? [] : ['resign' as const]),
  ])
  const idle: readonly PlayCommand[] = [
    ...(isFinal ? (['undo', 'redo'] as const) : []),
    ...(canHint ? [] : ['hint' as const]),
  ]
  const { drafting } = loaded.face
  // Where a computer could not move, Enter asks it again.
  if (drafting && !snapshot.trouble) {
    const own = drafting.keys(snapshot.view, draft)
    const taken = own.flatMap(binding => binding.keys)
    const others = [...offerKeys(sitting), ...hushed(without(known, ['choose', 'erase']), [...idle, 'up'])]
    return [
      ...own,
      ...others.filter(({ keys }) => !keys.some(key => taken.includes(key))),
      { command: 'entry', keys: [':'], quiet: true },
    ]
  }
  const keys = hushed(known, idle)
  const redo = keys.findIndex(({ command }) => command === 'redo')
  return [...keys.slice(0, redo), ...cellKeys(loaded), ...keys.slice(redo), ...offerKeys(sitting)]
}

/** Whoever plays alone does not play the same again, but gets another puzzle. */
function keysAfter(seats: number): KeyMap<PlayCommand> {
  if (seats > 1) return endedKeys
  const label = commandWords.another!
  return endedKeys.map(binding => (binding.command === 'again' ? { ...binding, label } : binding))
}
