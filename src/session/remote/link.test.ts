import { describe, expect, test } from 'vitest'
import { ANN, linkByHand } from '#testing/link-by-hand.ts'

describe('a link', () => {
  test('is open once the house has greeted', () => {
    const { link, greet } = linkByHand()
    expect(link.state().kind).toBe('opening')
    greet()
    expect(link.state()).toEqual({ kind: 'open', player: ANN })
  })

  test('comes back by itself, later each time, and without end', () => {
    const { clock, link, wires, greet, cut } = linkByHand()
    greet()
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      cut()
      const state = link.state()
      const wait = state.kind === 'lost' ? state.retryAt - clock.now() : -1
      waits.push(wait)
      clock.pass(wait - 1)
      expect(wires).toHaveLength(round + 1)
      clock.pass(1)
      expect(wires).toHaveLength(round + 2)
    }
    expect(waits).toEqual([125, 250, 500, 1000, 1000, 1000, 1000, 1000])
  })

  test('tells since when it has been lost, however often it has tried since', () => {
    const { clock, link, greet, cut } = linkByHand()
    greet()
    const since = clock.now()
    cut()
    clock.pass(125)
    cut()
    expect(link.state()).toMatchObject({ kind: 'lost', since })
  })

  test('does not wait when the network is said to be back', () => {
    const { link, greet, cut, wires } = linkByHand()
    greet()
    cut()
    link.retry()
    expect(wires).toHaveLength(2)
  })

  test('[F6] after a sleep a dead connection is noticed within 3 s, and a live one stays', () => {
    const dead = linkByHand()
    dead.greet()
    dead.clock.pass(1)
    dead.link.retry()
    dead.clock.pass(3_000)
    expect(dead.link.state().kind).toBe('lost')
    const live = linkByHand()
    live.greet()
    live.clock.pass(1)
    live.link.retry()
    live.say({ type: 'time', sent: 0, now: 0 })
    live.clock.pass(3_000)
    expect(live.link.state().kind).toBe('open')
  })

  test('does not stumble over what no house says', () => {
    const { greet, link, wires } = linkByHand()
    greet()
    wires[0]!.heard('<html>')
    expect(link.state().kind).toBe('open')
  })

  test('[F6] takes a house that has said nothing for 18 s for gone', () => {
    const { clock, link, greet } = linkByHand()
    greet()
    clock.pass(17_000)
    expect(link.state().kind).toBe('open')
    clock.pass(8_000)
    expect(link.state().kind).toBe('lost')
  })

  test('does not try again where it is refused', () => {
    const { clock, link, wires } = linkByHand()
    wires[0]!.closed({ code: 'not-recognised' })
    clock.pass(60_000)
    expect([link.state().kind, wires.length]).toEqual(['refused', 1])
  })

  test('knows the server’s time as well as the way there allows', () => {
    const { clock, link, greet, say } = linkByHand()
    greet()
    expect(link.local(clock.now() + 5_000)).toBe(clock.now())
    const sentAt = clock.now()
    clock.pass(40)
    say({ type: 'time', sent: sentAt, now: sentAt + 3_020 })
    expect(link.local(clock.now() + 3_000)).toBe(clock.now())
  })
})
