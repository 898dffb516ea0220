import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readClientMessage } from './schema.ts'

const MESSAGES = [
  { type: 'watch', table: 'K7-PLUM' },
  { type: 'watch', table: 'K7-PLUM', since: 4 },
  { type: 'unwatch', table: 'K7-PLUM' },
  { type: 'command', table: 't', id: 'a1', command: { do: 'move', text: 'c3', turn: 3 } },
  { type: 'command', table: 't', id: 'a1', command: { do: 'move', text: 'c3' } },
  { type: 'command', table: 't', id: 'a1', command: { do: 'sit', seat: 1 } },
  { type: 'command', table: 't', id: 'a1', command: { do: 'rematch' } },
  { type: 'lobby', on: true },
  { type: 'time', sent: 1.5 },
]

describe('a message of a client', () => {
  test.each(MESSAGES)('is read as it was sent: %j', message => {
    expect(readClientMessage(message)).toEqual(message)
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['an unknown type', { type: 'dance' }],
    ['a table without a name', { type: 'watch', table: '' }],
    ['a table with too long a name', { type: 'watch', table: 'a'.repeat(41) }],
    ['half a seq', { type: 'watch', table: 't', since: 0.5 }],
    ['an id with a line break', { type: 'command', table: 't', id: 'a\n', command: { do: 'rematch' } }],
    [
      'too long a move',
      { type: 'command', table: 't', id: 'a', command: { do: 'move', text: 'a'.repeat(3_001) } },
    ],
    [
      'a seat with a move',
      { type: 'command', table: 't', id: 'a', command: { do: 'move', text: 'c3', seat: 1 } },
    ],
    ['infinite time', { type: 'time', sent: Number.POSITIVE_INFINITY }],
  ])('is refused with %s', (_, message) => {
    expect(readClientMessage(message)).toBeUndefined()
  })

  test('is refused with any further field, also __proto__', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MESSAGES),
        fc.constantFrom('__proto__', 'seat', 'x'),
        fc.jsonValue(),
        (message, key, value) => {
          const fields = JSON.stringify(message).slice(0, -1)
          const text = `${fields},${JSON.stringify(key)}:${JSON.stringify(value)}}`
          expect(readClientMessage(JSON.parse(text))).toBeUndefined()
        },
      ),
    )
  })
})
