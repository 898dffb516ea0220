import { describe, expect, test } from 'vitest'
import type { EngineClient, EngineJob } from '#engine-client/engine-client.ts'
import type { Report } from '#kernel/engine.ts'
import type { Player } from '#table/player.ts'
import { openTable } from '#table/table.ts'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { openLocalSession } from './local-session.ts'

const ANN: Player = { kind: 'person', name: 'Ann' }
const BEN: Player = { kind: 'person', name: 'Ben' }
const MACHINE: Player = { kind: 'computer', level: 'fair' }

interface Asked {
  readonly job: EngineJob
  readonly report: Report
  answer(text: string): Promise<void>
  fail(message: string): Promise<void>
  cancelled: boolean
}

/** A thinker that answers when the test says so. */
function slowThinker(): { thinker: EngineClient; asked: Asked[] } {
  const asked: Asked[] = []
  const request = (job: EngineJob, report: Report = () => {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    const one: Asked = {
      job,
      report,
      cancelled: false,
      async answer(text) {
        resolve(text as never)
        await promise
      },
      async fail(message) {
        reject(new Error(message))
        await promise.catch(() => {})
      },
    }
    asked.push(one)
    return {
      result: promise,
      cancel: () => {
        one.cancelled = true
      },
    }
  }
  return { thinker: { request, close: () => {} }, asked }
}

function begin(players: readonly Player[], chosen: { clock?: boolean; points?: number } = {}, paceMs = 0) {
  const clock = createManualClock()
  const { thinker: engineClient, asked } = slowThinker()
  const table = openTable(odds, { points: 3, clock: false, ...chosen }, 'a seed', clock.now())
  const session = openLocalSession({ table, players, engineClient, clock, paceMs })
  return { session, clock, asked }
}

describe('two people at one screen', () => {
  test('the screen acts for whoever is to act, and sees with their eyes', async () => {
    const { session } = begin([ANN, BEN])
    expect(session.snapshot().acting).toBe(0)
    expect(await session.play('2')).toEqual({ ok: true, value: undefined })
    expect(session.snapshot()).toMatchObject({
      acting: 1,
      viewer: 1,
      view: { own: null, ready: [true, false] },
    })
  })

  test('a refused move changes nothing and tells nobody', async () => {
    const { session } = begin([ANN, BEN])
    const before = session.snapshot()
    let told = 0
    session.subscribe(() => told++)
    expect(await session.play('9')).toMatchObject({ ok: false, rejection: { code: 'too-many-fingers' } })
    expect(session.snapshot()).toBe(before)
    expect(told).toBe(0)
  })

  test('either can take back, and bring back', async () => {
    const { session } = begin([ANN, BEN])
    await session.play('2')
    expect(session.snapshot().canUndo).toBe(true)
    await session.undo()
    expect(session.snapshot()).toMatchObject({ acting: 0, canUndo: false, canRedo: true })
    await session.redo()
    expect(session.snapshot()).toMatchObject({ acting: 1, canRedo: false })
    expect(await session.redo()).toMatchObject({ ok: false, rejection: { code: 'nothing-to-redo' } })
  })

  test('whoever is to act resigns', async () => {
    const { session } = begin([ANN, BEN])
    await session.play('2')
    await session.resign()
    expect(session.snapshot().ending).toEqual({ by: 'resignation', loser: 1 })
    expect(await session.play('2')).toMatchObject({ rejection: { code: 'game-over' } })
  })
})

describe('against the computer', () => {
  test('the computer is given what its seat sees, and its answer is played', async () => {
    const { session, asked, clock } = begin([ANN, MACHINE])
    expect(asked[0]!.job).toMatchObject({
      do: 'choose',
      level: 'fair',
      seat: 1,
      view: { own: null, acting: true },
    })
    await asked[0]!.answer('3')
    clock.advance(0)
    expect(session.snapshot().view).toMatchObject({ ready: [false, true] })
  })

  test('while it thinks its progress shows and the person can still act', async () => {
    const { session, asked, clock } = begin([ANN, MACHINE])
    asked[0]!.report({ done: 42 })
    expect(session.snapshot().thinking).toEqual({ seat: 1, progress: { done: 42 } })
    await session.play('2')
    // The table changed, so the old question is dropped and asked anew.
    expect(asked[0]!.cancelled).toBe(true)
    await asked[0]!.answer('1')
    clock.advance(0)
    expect(session.snapshot().log).toHaveLength(2)
    await asked[1]!.answer('3')
    clock.advance(0)
    expect(session.snapshot().log).toHaveLength(3)
  })

  test('it takes at least its pace, so that its move can be seen to come', async () => {
    const { session, asked, clock } = begin([ANN, MACHINE], {}, 400)
    clock.advance(100)
    await asked[0]!.answer('3')
    clock.advance(299)
    expect(session.snapshot().log).toHaveLength(1)
    clock.advance(1)
    expect(session.snapshot().log).toHaveLength(2)
  })

  test('taking back goes to the person’s last decision and does not wake the computer there', async () => {
    const { session, asked, clock } = begin([ANN, MACHINE])
    await session.play('2')
    await asked[1]!.answer('3')
    clock.advance(0)
    await session.undo()
    expect(session.snapshot()).toMatchObject({ acting: 0, canRedo: true, log: [{ seat: null }] })
  })

  test('a computer that fails says so and can be asked again', async () => {
    const { session, asked } = begin([ANN, MACHINE])
    await asked[0]!.fail('out of memory')
    expect(session.snapshot()).toMatchObject({ thinking: undefined, computerError: 'out of memory' })
    session.retry()
    expect(session.snapshot()).toMatchObject({ thinking: { seat: 1 }, computerError: undefined })
    expect(asked).toHaveLength(2)
  })

  test('a computer that chooses what is refused says so instead of thinking for ever', async () => {
    const { session, asked, clock } = begin([ANN, MACHINE])
    await asked[0]!.answer('9')
    clock.advance(0)
    expect(session.snapshot()).toMatchObject({
      thinking: undefined,
      computerError: expect.stringContaining('too-many-fingers'),
    })
  })

  test('closing stops its thinking', () => {
    const { session, asked } = begin([ANN, MACHINE])
    session.close()
    expect(asked[0]!.cancelled).toBe(true)
  })
})

describe('under the clock', () => {
  test('time up ends the game by itself', async () => {
    const { session, clock } = begin([ANN, BEN], { clock: true })
    await session.play('2')
    clock.advance(59_999)
    expect(session.snapshot().ending).toBeUndefined()
    clock.advance(1)
    expect(session.snapshot().ending).toEqual({ by: 'timeout', loser: 1 })
  })

  test('a timer that fires a moment early is set again', async () => {
    const hand = createManualClock()
    // The timer of the second player's move, after that of the first's.
    let early = 2
    const after = (ms: number, call: () => void) => hand.after(ms - (early-- > 0 ? 1 : 0), call)
    const { thinker } = slowThinker()
    const table = openTable(odds, { points: 3, clock: true }, 'a seed', hand.now())
    const session = openLocalSession({
      table,
      players: [ANN, BEN],
      engineClient: thinker,
      clock: { ...hand, after },
    })
    await session.play('2')
    hand.advance(60_001)
    expect(session.snapshot().ending).toEqual({ by: 'timeout', loser: 1 })
  })

  test('what cannot be taken back is refused with the reason', async () => {
    const { session } = begin([ANN, BEN], { clock: true })
    await session.play('2')
    expect(await session.undo()).toMatchObject({ ok: false, rejection: { code: 'moves-are-final' } })
  })
})

test('a hint that nobody waits for any more is dropped', async () => {
  const { session, asked } = begin([ANN, BEN])
  const hint = session.hint()
  expect(asked[0]!.job).toMatchObject({ do: 'hint', view: { acting: true } })
  await session.play('2')
  expect(asked[0]!.cancelled).toBe(true)
  await asked[0]!.fail('cancelled')
  await expect(hint).rejects.toThrow('cancelled')
})
