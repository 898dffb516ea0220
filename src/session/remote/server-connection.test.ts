import { describe, expect, test } from 'vitest'
import { ANN, connectToFakeServer } from '#testing/fakes/fake-server.ts'

describe('a link', () => {
  test('is open once the house has greeted', () => {
    const { link, greet } = connectToFakeServer()
    expect(link.state().kind).toBe('opening')
    greet()
    expect(link.state()).toEqual({ kind: 'open', player: ANN })
  })

  test('comes back by itself, later each time, and without end', () => {
    const { clock, link, wires, greet, cut } = connectToFakeServer()
    greet()
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      cut()
      const state = link.state()
      const wait = state.kind === 'lost' ? state.retryAt - clock.now() : -1
      waits.push(wait)
      clock.advance(wait - 1)
      expect(wires).toHaveLength(round + 1)
      clock.advance(1)
      expect(wires).toHaveLength(round + 2)
    }
    expect(waits).toEqual([125, 250, 500, 1000, 1000, 1000, 1000, 1000])
  })

  test('tells since when it has been lost, however often it has tried since', () => {
    const { clock, link, greet, cut } = connectToFakeServer()
    greet()
    const since = clock.now()
    cut()
    clock.advance(125)
    cut()
    expect(link.state()).toMatchObject({ kind: 'lost', since })
  })

  test('does not wait when the network is said to be back', () => {
    const { link, greet, cut, wires } = connectToFakeServer()
    greet()
    cut()
    link.retry()
    expect(wires).toHaveLength(2)
  })

  test('[F6] after a sleep a dead connection is noticed within 3 s, and a live one stays', () => {
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

  test('does not stumble over what no house says', () => {
    const { greet, link, wires } = connectToFakeServer()
    greet()
    wires[0]!.onMessage('<html>')
    expect(link.state().kind).toBe('open')
  })

  test('[F6] takes a house that has said nothing for 18 s for gone', () => {
    const { clock, link, greet } = connectToFakeServer()
    greet()
    clock.advance(17_000)
    expect(link.state().kind).toBe('open')
    clock.advance(8_000)
    expect(link.state().kind).toBe('lost')
  })

  test('does not try again where it is refused', () => {
    const { clock, link, wires } = connectToFakeServer()
    wires[0]!.onClose({ code: 'not-recognised' })
    clock.advance(60_000)
    expect([link.state().kind, wires.length]).toEqual(['refused', 1])
  })

  test('knows the server’s time as well as the way there allows', () => {
    const { clock, link, greet, say } = connectToFakeServer()
    greet()
    expect(link.toLocalTime(clock.now() + 5_000)).toBe(clock.now())
    const sentAt = clock.now()
    clock.advance(40)
    say({ type: 'time', sent: sentAt, now: sentAt + 3_020 })
    expect(link.toLocalTime(clock.now() + 3_000)).toBe(clock.now())
  })
})
