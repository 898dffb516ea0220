import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wake } from '../node-storage.ts'
import { readPayload, writePayloads } from './wake-payload.ts'

const id = fc.string({ unit: 'grapheme', maxLength: 60 })
const anyWake: fc.Arbitrary<Wake> = fc.oneof(
  fc.record({ kind: fc.constant('table'), table: id, seq: fc.nat() }),
  fc.record({ kind: fc.constant('presence'), table: id }),
  fc.record({ kind: fc.constant('session'), player: id, session: id }),
  fc.constantFrom<Wake>({ kind: 'lobby' }, { kind: 'resync' }),
)

describe('wake-ups', () => {
  test('arrive as they were sent, in notifications that PostgreSQL accepts', () => {
    fc.assert(
      fc.property(fc.array(anyWake, { maxLength: 400 }), wakes => {
        const payloads = writePayloads('me', wakes)
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
        expect(payloads.flatMap(payload => readPayload(payload)!.wakes)).toEqual(wakes)
      }),
      { numRuns: 50 },
    )
  })

  test('fill a notification before the next is begun', () => {
    const wakes = Array.from({ length: 500 }, (_, seq): Wake => ({ kind: 'table', table: `t${seq}`, seq }))
    expect(writePayloads('me', wakes)).toHaveLength(3)
    expect(writePayloads('me', [])).toEqual([])
  })

  test('that are too long for a notification become a resync', () => {
    const [payload] = writePayloads('me', [{ kind: 'presence', table: 'x'.repeat(9_000) }])
    expect(readPayload(payload!)).toEqual({ from: 'me', wakes: [{ kind: 'resync' }] })
  })

  test('of later versions and notifications of others are left out', () => {
    const later = JSON.stringify({ from: 'you', wakes: [{ kind: 'tea' }, { kind: 'lobby', more: 1 }], x: 1 })
    expect(readPayload(later)).toEqual({ from: 'you', wakes: [{ kind: 'lobby' }] })
    for (const text of ['', 'null', '[]', '{"from":1,"wakes":[]}', '{"from":"you"}'])
      expect(readPayload(text)).toBeUndefined()
  })
})
