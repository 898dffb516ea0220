import { describe, expect, test } from 'vitest'
import type { EngineClient, EngineJob } from '#engine-client/engine-client.ts'
import type { Report } from '#kernel/engine.ts'
import { openTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { openLocalSession } from './local-session.ts'

const ANN: Player = { kind: 'person', name: 'Ann' }
const BEN: Player = { kind: 'person', name: 'Ben' }
const MACHINE: Player = { kind: 'computer', level: 'fair' }

interface PendingRequest {
  readonly job: EngineJob
  readonly report: Report
  answer(text: string): Promise<void>
  fail(message: string): Promise<void>
  cancelled: boolean
}

/** An engine client that answers when the test says so. */
function slowEngineClient(): { engineClient: EngineClient; requests: PendingRequest[] } {
  const requests: PendingRequest[] = []
  const request = (job: EngineJob, report: Report = () => {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    const pending: PendingRequest = {
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
    requests.push(pending)
    return {
      result: promise,
      cancel: () => {
        pending.cancelled = true
      },
    }
  }
  return { engineClient: { request, close: () => {} }, requests }
}

function begin(players: readonly Player[], chosen: { clock?: boolean; points?: number } = {}, paceMs = 0) {
  const clock = createManualClock()
  const { engineClient, requests } = slowEngineClient()
  const table = openTable(odds, { points: 3, clock: false, ...chosen }, 'a seed', clock.now())
  const session = openLocalSession({ table, players, engineClient, clock, paceMs })
  return { session, clock, requests }
}

describe('two people at one screen', () => {
  test('the screen shows the view of the player to act and moves for that player', async () => {
    const { session } = begin([ANN, BEN])
    expect(session.snapshot().acting).toBe(0)
    expect(await session.play('2')).toEqual({ ok: true, value: undefined })
    expect(session.snapshot()).toMatchObject({
      acting: 1,
      viewer: 1,
      view: { own: null, ready: [true, false] },
    })
  })

  test('a refused move changes nothing and notifies no listener', async () => {
    const { session } = begin([ANN, BEN])
    const before = session.snapshot()
    let notifications = 0
    session.subscribe(() => notifications++)
    expect(await session.play('9')).toMatchObject({ ok: false, rejection: { code: 'too-many-fingers' } })
    expect(session.snapshot()).toBe(before)
    expect(notifications).toBe(0)
  })

  test('both players can undo and redo', async () => {
    const { session } = begin([ANN, BEN])
    await session.play('2')
    expect(session.snapshot().canUndo).toBe(true)
    await session.undo()
    expect(session.snapshot()).toMatchObject({ acting: 0, canUndo: false, canRedo: true })
    await session.redo()
    expect(session.snapshot()).toMatchObject({ acting: 1, canRedo: false })
    expect(await session.redo()).toMatchObject({ ok: false, rejection: { code: 'nothing-to-redo' } })
  })

  test('resign resigns for the player to act', async () => {
    const { session } = begin([ANN, BEN])
    await session.play('2')
    await session.resign()
    expect(session.snapshot().ending).toEqual({ by: 'resignation', loser: 1 })
    expect(await session.play('2')).toMatchObject({ rejection: { code: 'game-over' } })
  })
})

describe('against the computer', () => {
  test('the computer gets the view of its seat, and its answer is played', async () => {
    const { session, requests, clock } = begin([ANN, MACHINE])
    expect(requests[0]!.job).toMatchObject({
      do: 'choose',
      level: 'fair',
      seat: 1,
      view: { own: null, acting: true },
    })
    await requests[0]!.answer('3')
    clock.advance(0)
    expect(session.snapshot().view).toMatchObject({ ready: [false, true] })
  })

  test('while it thinks, its progress is shown and the person can still act', async () => {
    const { session, requests, clock } = begin([ANN, MACHINE])
    requests[0]!.report({ done: 42 })
    expect(session.snapshot().thinking).toEqual({ seat: 1, progress: { done: 42 } })
    await session.play('2')
    // The table changed, so the old request is cancelled and a new one is sent.
    expect(requests[0]!.cancelled).toBe(true)
    await requests[0]!.answer('1')
    clock.advance(0)
    expect(session.snapshot().log).toHaveLength(2)
    await requests[1]!.answer('3')
    clock.advance(0)
    expect(session.snapshot().log).toHaveLength(3)
  })

  test('its move takes at least the pace, so that the player can follow it', async () => {
    const { session, requests, clock } = begin([ANN, MACHINE], {}, 400)
    clock.advance(100)
    await requests[0]!.answer('3')
    clock.advance(299)
    expect(session.snapshot().log).toHaveLength(1)
    clock.advance(1)
    expect(session.snapshot().log).toHaveLength(2)
  })

  test('undo goes back to the person’s last decision and does not start the computer', async () => {
    const { session, requests, clock } = begin([ANN, MACHINE])
    await session.play('2')
    await requests[1]!.answer('3')
    clock.advance(0)
    await session.undo()
    expect(session.snapshot()).toMatchObject({ acting: 0, canRedo: true, log: [{ seat: null }] })
  })

  test('an engine failure is shown and can be retried', async () => {
    const { session, requests } = begin([ANN, MACHINE])
    await requests[0]!.fail('out of memory')
    expect(session.snapshot()).toMatchObject({ thinking: undefined, computerError: 'out of memory' })
    session.retry()
    expect(session.snapshot()).toMatchObject({ thinking: { seat: 1 }, computerError: undefined })
    expect(requests).toHaveLength(2)
  })

  test('an illegal move by the computer is shown as an error instead of endless thinking', async () => {
    const { session, requests, clock } = begin([ANN, MACHINE])
    await requests[0]!.answer('9')
    clock.advance(0)
    expect(session.snapshot()).toMatchObject({
      thinking: undefined,
      computerError: expect.stringContaining('too-many-fingers'),
    })
  })

  test('closing cancels its request', () => {
    const { session, requests } = begin([ANN, MACHINE])
    session.close()
    expect(requests[0]!.cancelled).toBe(true)
  })
})

describe('under the clock', () => {
  test('the game ends by itself when the time is up', async () => {
    const { session, clock } = begin([ANN, BEN], { clock: true })
    await session.play('2')
    clock.advance(59_999)
    expect(session.snapshot().ending).toBeUndefined()
    clock.advance(1)
    expect(session.snapshot().ending).toEqual({ by: 'timeout', loser: 1 })
  })

  test('a timer that fires a moment early is set again', async () => {
    const manualClock = createManualClock()
    // The timer of the second player's move, after that of the first's.
    let early = 2
    const after = (ms: number, call: () => void) => manualClock.after(ms - (early-- > 0 ? 1 : 0), call)
    const { engineClient } = slowEngineClient()
    const table = openTable(odds, { points: 3, clock: true }, 'a seed', manualClock.now())
    const session = openLocalSession({
      table,
      players: [ANN, BEN],
      engineClient,
      clock: { ...manualClock, after },
    })
    await session.play('2')
    manualClock.advance(60_001)
    expect(session.snapshot().ending).toEqual({ by: 'timeout', loser: 1 })
  })

  test('undo is refused with the reason if moves are final', async () => {
    const { session } = begin([ANN, BEN], { clock: true })
    await session.play('2')
    expect(await session.undo()).toMatchObject({ ok: false, rejection: { code: 'moves-are-final' } })
  })
})

test('a hint for an earlier position is cancelled', async () => {
  const { session, requests } = begin([ANN, BEN])
  const hint = session.hint()
  expect(requests[0]!.job).toMatchObject({ do: 'hint', view: { acting: true } })
  await session.play('2')
  expect(requests[0]!.cancelled).toBe(true)
  await requests[0]!.fail('cancelled')
  await expect(hint).rejects.toThrow('cancelled')
})

test('a hint is recorded once for each position, and only if there was one', async () => {
  const { session, requests } = begin([ANN, BEN])
  const hints = () => session.record()!.entries.filter(({ action }) => action.do === 'hint').length
  const first = session.hint()
  await requests[0]!.answer({ code: 'a hint' } as never)
  await first
  expect(hints()).toBe(1)
  await session.hint()
  expect(hints()).toBe(1)
  await session.play('2')
  const none = session.hint()
  await requests[1]!.answer(null as never)
  await none
  expect(hints()).toBe(1)
})

test('a hint from elsewhere, such as a step of a walkthrough, is recorded every time', () => {
  const { session } = begin([ANN, BEN])
  session.recordHint?.()
  session.recordHint?.()
  expect(session.record()!.entries.filter(({ action }) => action.do === 'hint').length).toBe(2)
})
