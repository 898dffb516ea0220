import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientMessageSchema, readClientMessage } from './schema.ts'

/** Mostly valid, so that an invalid message is usually invalid in one place only. */
function mostlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: fc.jsonValue() })
}

function nearlyValidRecord(fields: Record<string, fc.Arbitrary<unknown>>, optional: readonly string[] = []) {
  const requiredKeys = Object.keys(fields).filter(key => !optional.includes(key))
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    fc.tuple(fc.constantFrom('__proto__', 'seat', 'x'), fc.jsonValue()),
  )
  return fc
    .tuple(fc.record(fields, { requiredKeys }), extra)
    .map(([record, extraField]) => (extraField ? { ...record, [extraField[0]]: extraField[1] } : record))
}

const length = (most: number) => fc.integer({ min: 0, max: most + 2 }).map(count => 'a'.repeat(count))
const turn = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -2, max: 99 }) },
  fc.double(),
  fc.constant(2 ** 53),
)
const command = nearlyValidRecord(
  {
    do: mostlyValid(fc.constantFrom('move', 'move', 'move', 'sit')),
    text: mostlyValid(fc.oneof(fc.string(), length(3_000))),
    turn,
  },
  ['turn'],
)
const move = nearlyValidRecord({
  type: mostlyValid(fc.constant('command')),
  table: mostlyValid(length(40)),
  id: mostlyValid(fc.oneof(fc.stringMatching(/^[\w.:-]{1,40}$/), length(40), fc.constant('a\n'))),
  command: mostlyValid(command),
})

test('the fast path for moves accepts exactly what the schema accepts', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: move }, fc.jsonValue()), sent => {
      const value = JSON.parse(JSON.stringify(sent))
      const { success, data } = clientMessageSchema.safeParse(value)
      const read = readClientMessage(value)
      expect(read).toEqual(success ? data : undefined)
      if (read) accepted++
    }),
    { numRuns: 3_000 },
  )
  expect(accepted).toBeGreaterThan(300)
})
