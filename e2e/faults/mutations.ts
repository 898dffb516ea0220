import type { SeededRandom } from '#testing/simulation/seeded-random.ts'

const validMessages = (table: string): readonly object[] => [
  { type: 'watch', table, since: 3 },
  { type: 'unwatch', table: 'K7-PLUM' },
  { type: 'command', table, id: 'x-1', command: { do: 'move', text: 'c3', turn: 4 } },
  { type: 'command', table, id: 'x-2', command: { do: 'resign' } },
  { type: 'command', table, id: 'x-3', command: { do: 'sit', seat: 1 } },
  { type: 'lobby', on: true },
  { type: 'time', sent: 12345 },
]

const ODD_VALUES = [
  ...[
    'null',
    'true',
    '-1',
    '1e309',
    '-0',
    '0.5',
    '9007199254740993',
    '""',
    '[]',
    '{}',
    '[[[[]]]]',
    '"\\u0000"',
  ],
  ...['"\\ud800"', '"__proto__"', '{"__proto__":{"do":"move"}}', '{"constructor":{"prototype":{}}}', '"💥"'],
]

/** A message that is almost one: letters changed, cut, doubled or swapped, values replaced, fields added or gone. */
export function mutate(luck: SeededRandom, table: string): string {
  let text = JSON.stringify(luck.pick(validMessages(table)))
  for (let change = luck.between(1, 3); change > 0; change--) {
    const at = luck.below(text.length + 1)
    const to = Math.min(text.length, at + luck.between(0, 6))
    switch (luck.below(6)) {
      case 0:
        text = text.slice(0, at) + String.fromCharCode(luck.below(256)) + text.slice(at + 1)
        break
      case 1:
        text = text.slice(0, at) + text.slice(to)
        break
      case 2:
        text = text.slice(0, to) + text.slice(at)
        break
      case 3:
        text = text.replace(/:("[^"]*"|\d+|true)/, `:${luck.pick(ODD_VALUES)}`)
        break
      case 4:
        text = text.replace(
          '{',
          `{"${luck.pick(['__proto__', 'seat', 'type', 'x', 'do'])}":${luck.pick(ODD_VALUES)},`,
        )
        break
      case 5:
        text = text.slice(0, at)
    }
  }
  return text
}
