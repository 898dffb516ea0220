// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Session, Snapshot } from '#session/session.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { clearAnnouncements } from '../shell/live-regions.tsx'
import { usePlay } from './use-play.ts'

const PARLOUR = { words: { note: () => 'Try b2.' } } as unknown as LoadedGame

afterEach(() => {
  act(clearAnnouncements)
  cleanup()
})

/** A table at which whoever looks sits at seat 0, and what happens is said by the test. */
function sit(first: Partial<Snapshot> = {}) {
  let now = { log: [{ seat: null, events: [] }], acting: 0, people: [], canHint: true, ...first } as Snapshot
  let answer: Result<undefined> = reject('not-in-pool')
  const listeners = new Set<() => void>()
  function become(changes: Partial<Snapshot>): void {
    now = { ...now, ...changes }
    for (const changed of listeners) changed()
  }
  const session = {
    snapshot: () => now,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    play: async () => answer,
    hint: async () => ({ code: 'try' }),
  } as unknown as Session
  const { result } = renderHook(() => usePlay(PARLOUR, session, ({ code }) => code))
  const moved = (seat: Seat, changes: Partial<Snapshot> = {}) =>
    act(() => become({ log: [...now.log, { seat, events: [] }], ...changes }))
  const said = () => result.current.message?.text
  return {
    said,
    moved,
    answer: (next: Result<undefined>) => {
      answer = next
    },
    try: () => act(async () => void (await result.current.tryMove('call yak'))),
    hint: () => act(() => result.current.hint()),
  }
}

it('a refusal stays while the other one acts, until the next try', async () => {
  const table = sit()
  await table.try()
  expect(table.said()).toBe('not-in-pool')
  await table.moved(1)
  await table.moved(1)
  expect(table.said()).toBe('not-in-pool')
  table.answer(accept(undefined))
  await table.try()
  expect(table.said()).toBeUndefined()
})

it('a refusal goes with a move of one’s own, however it was made', async () => {
  const table = sit()
  await table.try()
  await table.moved(0)
  expect(table.said()).toBeUndefined()
})

it('that it is not one’s turn is said only until it is', async () => {
  const table = sit({ acting: undefined })
  await table.try()
  await table.moved(1)
  expect(table.said()).toBe('not-in-pool')
  await table.moved(1, { acting: 0 })
  expect(table.said()).toBeUndefined()
})

it('a refusal goes with the game’s end', async () => {
  const table = sit({ acting: undefined })
  await table.try()
  await table.moved(1, { ending: { by: 'resignation', loser: 1 } })
  expect(table.said()).toBeUndefined()
})

it('a hint is about one position alone', async () => {
  const table = sit()
  await table.hint()
  expect(table.said()).toBe('Try b2.')
  await table.moved(1)
  expect(table.said()).toBeUndefined()
})
