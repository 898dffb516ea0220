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

/** A valid message with random damage: characters changed, cut or doubled, values replaced, fields added. */
export function mutate(random: SeededRandom, table: string): string {
  let text = JSON.stringify(random.pick(validMessages(table)))
  for (let changesLeft = random.between(1, 3); changesLeft > 0; changesLeft--) {
    const at = random.below(text.length + 1)
    const to = Math.min(text.length, at + random.between(0, 6))
    switch (random.below(6)) {
      case 0:
        text = text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + 1)
        break
      case 1:
        text = text.slice(0, at) + text.slice(to)
        break
      case 2:
        text = text.slice(0, to) + text.slice(at)
        break
      case 3:
        text = text.replace(/:("[^"]*"|\d+|true)/, `:${random.pick(ODD_VALUES)}`)
        break
      case 4:
        text = text.replace(
          '{',
          `{"${random.pick(['__proto__', 'seat', 'type', 'x', 'do'])}":${random.pick(ODD_VALUES)},`,
        )
        break
      case 5:
        text = text.slice(0, at)
    }
  }
  return text
}
