import { describe, expect, test } from 'vitest'
import { accountRejection } from '#protocol/refusals.ts'
import { ANN, connectToFakeServer } from '#testing/fakes/fake-server.ts'
import { backoffMs } from './server-connection.ts'

describe('a connection', () => {
  test('is open once the server has sent its greeting', () => {
    const { link: connection, greet } = connectToFakeServer()
    expect(connection.state().kind).toBe('opening')
    greet()
    expect(connection.state()).toEqual({ kind: 'open', player: ANN })
  })

  test('reconnects by itself, with growing delays, and never gives up', () => {
    const { clock, link: connection, wires, greet, cut } = connectToFakeServer()
    greet()
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      cut()
      const state = connection.state()
      const wait = state.kind === 'lost' ? state.retryAt - clock.now() : -1
      waits.push(wait)
      clock.advance(wait - 1)
      expect(wires).toHaveLength(round + 1)
      clock.advance(1)
      expect(wires).toHaveLength(round + 2)
    }
    expect(waits).toEqual([125, 250, 500, 1000, 1000, 1000, 1000, 1000])
  })

  test('reports since when it has been lost, unchanged by failed attempts', () => {
    const { clock, link: connection, greet, cut } = connectToFakeServer()
    greet()
    const since = clock.now()
    cut()
    clock.advance(125)
    cut()
    expect(connection.state()).toMatchObject({ kind: 'lost', since })
  })

  test('reconnects at once when the network is back', () => {
    const { link: connection, greet, cut, wires } = connectToFakeServer()
    greet()
    cut()
    connection.retry()
    expect(wires).toHaveLength(2)
  })

  test('[F6] after a sleep a dead connection is noticed within 3 s, and a live one is kept', () => {
    const dead = connectToFakeServer()
    dead.greet()
    dead.clock.advance(1)
    dead.link.retry()
    dead.clock.advance(3_000)
    expect(dead.link.state().kind).toBe('lost')
    const live = connectToFakeServer()
    live.greet()
    live.clock.advance(1)
    live.link.retry()
    live.say({ type: 'time', sent: 0, now: 0 })
    live.clock.advance(3_000)
    expect(live.link.state().kind).toBe('open')
  })

  test('ignores messages that do not come from the server', () => {
    const { greet, link: connection, wires } = connectToFakeServer()
    greet()
    wires[0]!.onMessage('<html>')
    expect(connection.state().kind).toBe('open')
  })

  test('[F6] counts as lost after 6 s without a message from the server, which it has asked for one', () => {
    const { clock, link: connection, greet, sent } = connectToFakeServer()
    greet()
    clock.advance(2_000)
    expect(sent.filter(({ type }) => type === 'time')).toHaveLength(2)
    clock.advance(3_900)
    expect(connection.state().kind).toBe('open')
    clock.advance(100)
    expect(connection.state().kind).toBe('lost')
  })

  test('[F6] stays open as long as the server answers', () => {
    const { clock, link: connection, greet, say } = connectToFakeServer()
    greet()
    for (let round = 0; round < 20; round++) {
      clock.advance(4_000)
      say({ type: 'time', sent: 0, now: 0 })
    }
    expect(connection.state().kind).toBe('open')
  })

  test('[F6] gives a slow server more time after each loss, until it answers promptly again', () => {
    const { clock, link: connection, greet, say } = connectToFakeServer()
    const stateAfter = (ms: number) => {
      clock.advance(ms)
      return connection.state().kind
    }
    greet()
    expect(stateAfter(6_000)).toBe('lost')
    clock.advance(125)
    greet()
    expect([stateAfter(9_900), stateAfter(100)]).toEqual(['open', 'lost'])
    clock.advance(250)
    greet()
    say({ type: 'time', sent: clock.now(), now: 0 })
    expect(stateAfter(6_000)).toBe('lost')
  })

  test('[F6] is not given up by a device that was too busy to read the reply', () => {
    const { clock, link: connection, greet, say } = connectToFakeServer()
    greet()
    clock.advance(2_000)
    // The timers of five busy seconds run first, then the reply is read.
    clock.advance(3_500)
    say({ type: 'time', sent: 0, now: 0 })
    clock.advance(500)
    expect(connection.state().kind).toBe('open')
  })

  test('is lost at once when the device has no network, and open again when it is back', () => {
    const { link: connection, greet, wires } = connectToFakeServer()
    greet()
    connection.networkLost()
    expect(connection.state().kind).toBe('lost')
    connection.retry()
    expect(wires).toHaveLength(2)
    greet()
    expect(connection.state().kind).toBe('open')
  })

  test('does not reconnect after a refusal', () => {
    const { clock, link: connection, wires } = connectToFakeServer()
    wires[0]!.onClose(accountRejection('not-recognised'))
    clock.advance(60_000)
    expect([connection.state().kind, wires.length]).toEqual(['refused', 1])
  })

  test('estimates the server’s time as exactly as the round trip allows', () => {
    const { clock, link: connection, greet, say } = connectToFakeServer()
    greet()
    expect(connection.toLocalTime(clock.now() + 5_000)).toBe(clock.now())
    const sentAt = clock.now()
    clock.advance(40)
    say({ type: 'time', sent: sentAt, now: sentAt + 3_020 })
    expect(connection.toLocalTime(clock.now() + 3_000)).toBe(clock.now())
  })
})

test('[F1] the first delay is short, and no delay keeps a game from continuing within 3 s', () => {
  expect(backoffMs(0, 1)).toBeLessThanOrEqual(250)
  for (let attempt = 0; attempt < 100; attempt++) expect(backoffMs(attempt, 1)).toBeLessThan(2_500)
})

test('delays are spread, so that clients do not all reconnect at once', () => {
  expect(backoffMs(5, 0)).toBeLessThanOrEqual(backoffMs(5, 1) / 2)
})
