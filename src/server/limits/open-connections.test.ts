import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LimitedEvent } from './limited-event.ts'
import { countOpenConnections, type OpenConnections } from './open-connections.ts'

const LIMIT = { total: 6, byPlayer: 2, byAddress: 4 }

function openCounter() {
  const events: LimitedEvent[] = []
  const connections = countOpenConnections({
    kind: 'streams',
    limit: LIMIT,
    onLimited: event => events.push(event),
  })
  return { connections, events }
}

function codeOf(connections: OpenConnections, player: string | undefined, address: string): string {
  const opened = connections.open({ player, address })
  return opened.ok ? 'open' : opened.rejection.code
}

describe('open connections', () => {
  test('[F14] are limited by player, by address and in total', () => {
    const { connections, events } = openCounter()
    const open = (player: string | undefined, address: string) => codeOf(connections, player, address)
    expect([open('ann', 'a'), open('ann', 'b'), open('ann', 'c')]).toEqual([
      'open',
      'open',
      'too-many-connections',
    ])
    expect([open('ben', 'a'), open(undefined, 'a'), open('eve', 'a'), open('dan', 'a')]).toEqual([
      'open',
      'open',
      'open',
      'too-many-connections',
    ])
    expect([open('dan', 'c'), open('fay', 'd')]).toEqual(['open', 'busy'])
    expect(events.map(({ by }) => by)).toEqual(['player', 'address', 'total'])
  })

  test('make room when they close, and only once', () => {
    const { connections } = openCounter()
    const first = connections.open({ player: 'ann', address: 'a' })
    connections.open({ player: 'ann', address: 'a' })
    if (!first.ok) throw new Error('refused')
    first.value()
    first.value()
    expect(connections.count()).toBe(1)
    expect(codeOf(connections, 'ann', 'a')).toBe('open')
    expect(codeOf(connections, 'ann', 'a')).toBe('too-many-connections')
  })

  test('report the first refusal after a connection was closed', () => {
    const { connections, events } = openCounter()
    const first = connections.open({ player: 'ann', address: 'a' })
    for (let count = 0; count < 3; count++) connections.open({ player: 'ann', address: 'a' })
    if (first.ok) first.value()
    for (let count = 0; count < 3; count++) connections.open({ player: 'ann', address: 'a' })
    expect(events.map(({ isFirst }) => isFirst)).toEqual([true, false, true, false])
  })

  test('are counted exactly, in whatever order they open and close', () => {
    const step = fc.record({ player: fc.nat(3), address: fc.nat(2), close: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), steps => {
        const { connections } = openCounter()
        const open: (() => void)[] = []
        for (const { player, address, close } of steps) {
          const opened = close ? undefined : connections.open({ player: `${player}`, address: `${address}` })
          if (close) open.shift()?.()
          else if (opened?.ok) open.push(opened.value)
          expect(connections.count()).toBe(open.length)
        }
        for (const release of open) release()
        expect(connections.count()).toBe(0)
        expect([codeOf(connections, '0', '0'), codeOf(connections, '0', '0')]).toEqual(['open', 'open'])
      }),
    )
  })
})
