import { expect, test } from 'vitest'
import type { Session, Snapshot } from '#session/session.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { lastOpenAt, noteRunningClock } from './running-clock.ts'

function openGame() {
  const store = createMemoryKeyValueStore()
  let now = 0
  let isTimed = true
  let due: { at: number; call: () => void } | undefined
  let changed = () => {}
  const session = {
    snapshot: () => ({ deadlines: isTimed ? [{}] : [] }) as unknown as Snapshot,
    subscribe(listener: () => void) {
      changed = listener
      return () => {
        changed = () => {}
      }
    },
  } as Pick<Session, 'snapshot' | 'subscribe'>
  const clock = {
    now: () => now,
    after(ms: number, call: () => void) {
      due = { at: now + ms, call }
      return () => {
        due = undefined
      }
    },
  }
  function fire(): void {
    const { call } = due!
    due = undefined
    call()
  }
  return {
    store,
    running: noteRunningClock({ store, clock, session, seed: 'plum' }),
    pass(ms: number) {
      for (const end = now + ms; now < end; now++) if (due && due.at <= now) fire()
    },
    setTimed(timed: boolean) {
      isTimed = timed
      changed()
    },
    isWaiting: () => due !== undefined,
  }
}

test('[O9] a running clock is noted every second, for its own game only', () => {
  const game = openGame()
  game.pass(3_500)
  expect(lastOpenAt(game.store, 'plum')).toBe(3_000)
  expect(lastOpenAt(game.store, 'pear')).toBeUndefined()
  game.running.stop()
  expect(lastOpenAt(game.store, 'plum')).toBe(3_500)
  expect(game.isWaiting()).toBe(false)
})

test('nothing is noted while no clock runs, and again when one does', () => {
  const game = openGame()
  game.setTimed(false)
  game.pass(5_000)
  expect(game.isWaiting()).toBe(false)
  expect(lastOpenAt(game.store, 'plum')).toBe(0)
  game.setTimed(true)
  expect(lastOpenAt(game.store, 'plum')).toBe(5_000)
})
