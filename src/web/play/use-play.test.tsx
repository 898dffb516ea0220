// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { accept, type Result, rejectWith } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Session, Snapshot } from '#session/session.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { clearAnnouncements } from '../shell/live-regions.tsx'
import { usePlay } from './use-play.ts'

const LOADED_GAME = { text: { note: () => 'Try b2.' } } as unknown as LoadedGame

afterEach(() => {
  act(clearAnnouncements)
  cleanup()
})

/** A table at which this screen has seat 0 and the test decides what happens. */
function sit(first: Partial<Snapshot> = {}) {
  let now = { log: [{ seat: null, events: [] }], acting: 0, people: [], canHint: true, ...first } as Snapshot
  let answer: Result<undefined> = rejectWith<{ 'not-in-pool': Record<never, never> }>()('not-in-pool')
  const listeners = new Set<() => void>()
  function change(changes: Partial<Snapshot>): void {
    now = { ...now, ...changes }
    for (const listener of listeners) listener()
  }
  const session = {
    snapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play: async () => answer,
    hint: async () => ({ code: 'try' }),
  } as unknown as Session
  const { result } = renderHook(() => usePlay(LOADED_GAME, session, ({ code }) => code))
  const moved = (seat: Seat, changes: Partial<Snapshot> = {}) =>
    act(() => change({ log: [...now.log, { seat, events: [] }], ...changes }))
  const message = () => result.current.message?.text
  return {
    message,
    moved,
    answer: (next: Result<undefined>) => {
      answer = next
    },
    try: () => act(async () => void (await result.current.tryMove('call yak'))),
    hint: () => act(() => result.current.hint()),
  }
}

it('a refusal stays while the other player acts, until the next try', async () => {
  const table = sit()
  await table.try()
  expect(table.message()).toBe('not-in-pool')
  await table.moved(1)
  await table.moved(1)
  expect(table.message()).toBe('not-in-pool')
  table.answer(accept(undefined))
  await table.try()
  expect(table.message()).toBeUndefined()
})

it('a refusal disappears with a move of one’s own, however it was made', async () => {
  const table = sit()
  await table.try()
  await table.moved(0)
  expect(table.message()).toBeUndefined()
})

it('a refusal out of turn disappears when the turn comes', async () => {
  const table = sit({ acting: undefined })
  await table.try()
  await table.moved(1)
  expect(table.message()).toBe('not-in-pool')
  await table.moved(1, { acting: 0 })
  expect(table.message()).toBeUndefined()
})

it('a refusal disappears at the end of the game', async () => {
  const table = sit({ acting: undefined })
  await table.try()
  await table.moved(1, { ending: { by: 'resignation', loser: 1 } })
  expect(table.message()).toBeUndefined()
})

it('a hint is about one position alone', async () => {
  const table = sit()
  await table.hint()
  expect(table.message()).toBe('Try b2.')
  await table.moved(1)
  expect(table.message()).toBeUndefined()
})
