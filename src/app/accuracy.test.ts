import { expect, test } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { loadGame } from '#games/catalog.ts'
import { act, openTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { measurableGames, measureAccuracy, readAccuracyLog, saveAccuracy } from './accuracy.ts'
import { preferenceKeys } from './preferences.ts'
import type { StoredGame } from './saved-game-store.ts'

const { rules } = (await loadGame('obstruction'))!
/** An accuracy for each seat, so that the test can tell them apart. */
const rated = {
  rules,
  presentation: { accuracyOf: (notes: readonly unknown[], seat: number) => 10 * notes.length + seat },
}
const ANN: Player = { kind: 'person', name: 'Ann' }
const BEN: Player = { kind: 'person', name: 'Ben' }
const MACHINE: Player = { kind: 'computer', level: 'novice' }

function finishedGame(id: string, at: number, players = [ANN, MACHINE]): StoredGame {
  const params = { rows: 5, cols: 5, size: 'agreed', starter: 'first', clock: false }
  const moved = act(openTable(rules, params, 'seed', at), { do: 'move', seat: 0, text: 'c3' }, at)
  const ended = moved.ok ? act(moved.value, { do: 'resign', seat: 1 }, at) : moved
  if (!ended.ok) throw new Error(ended.rejection.code)
  return { id, savedAt: at, finished: true, saved: { players, record: ended.value.record } }
}

/** Has one note for every move. */
const engineClient = {
  request: ({ line }: { readonly line: readonly unknown[] }) => ({
    result: Promise.resolve(line.map(() => ({ code: 'kept-win' }))),
    cancel: () => {},
  }),
} as unknown as EngineClient

test('the own finished games of a game with accuracy are measured, the oldest first', async () => {
  const [early, late] = [finishedGame('early', 1), finishedGame('late', 2)]
  const list = async () => [
    late,
    { ...early, id: 'imported', isImported: true as const },
    { ...early, id: 'unfinished', finished: false },
    finishedGame('between people', 3, [ANN, BEN]),
    early,
  ]
  expect(await measurableGames({ list }, rated)).toEqual([early, late])
  expect(await measurableGames({ list }, { rules, presentation: {} })).toEqual([])
})

test('a game is measured for the seat of its person', async () => {
  expect(await measureAccuracy(engineClient, rated, finishedGame('first', 1)).result).toBe(10)
  const second = finishedGame('second', 1, [MACHINE, ANN])
  expect(await measureAccuracy(engineClient, rated, second).result).toBe(11)
})

test('a game without turns of its person has nothing to measure', async () => {
  const silent = { rules, presentation: { accuracyOf: () => undefined } }
  expect(await measureAccuracy(engineClient, silent, finishedGame('first', 1)).result).toBeNull()
})

test('the log keeps what was measured, and what is not readable is left out of it', () => {
  const store = createMemoryKeyValueStore()
  store.set(preferenceKeys.accuracy('scribble'), '{"old": 88.5, "broken": "high", "above": 101}')
  expect(saveAccuracy(store, 'scribble', { id: 'new', accuracy: null })).toEqual({ old: 88.5, new: null })
  expect(readAccuracyLog(store, 'scribble')).toEqual({ old: 88.5, new: null })
  store.set(preferenceKeys.accuracy('scribble'), 'nothing')
  expect(readAccuracyLog(store, 'scribble')).toEqual({})
})
