import fc from 'fast-check'
import type { GameTypes } from '#kernel/rules.ts'
import { act, openTable } from '#table/act.ts'
import type { Action } from '#table/action.ts'
import { readRecord, restore } from '#table/restore.ts'
import { stateOf, type Table, viewFor } from '#table/table.ts'
import { assertEqual } from './fast-assert.ts'
import { viewersOf } from './playout.ts'
import type { CheckedSubject, ConformanceCheck } from './subject.ts'

/** Something tried at a table: an action, or a legal move still to be chosen. */
type TableAttempt = { readonly after: number } & ({ readonly legal: number } | { readonly action: Action })

export const recordChecks: readonly ConformanceCheck[] = [
  {
    title: 'whatever is tried, in whatever order, the record rebuilds the table',
    run(subject) {
      fc.assert(
        fc.property(
          fc.constantFrom(...subject.dealt),
          fc.string({ minLength: 1, maxLength: 8 }),
          fc.array(arbitraryAttempts(subject), { maxLength: subject.maxMoves }),
          ({ params, deal }, seed, tried) => {
            const table = applyAttempts(subject, openTable(subject.rules, params, seed, 1_000, deal), tried)
            const record = readRecord(JSON.parse(JSON.stringify(table.record)))
            if (!record.ok) throw new Error(`The record is refused: ${JSON.stringify(record.rejection)}`)
            const rebuilt = restore(subject.rules, record.value)
            if (!rebuilt.ok)
              throw new Error(`The record does not replay: ${JSON.stringify(rebuilt.rejection)}`)
            assertEqual({ ...rebuilt.value, rules: undefined }, { ...table, rules: undefined })
            for (const viewer of viewersOf(subject))
              assertEqual(viewFor(rebuilt.value, viewer), viewFor(table, viewer))
          },
        ),
      )
    },
  },
]

function applyAttempts<T extends GameTypes>(
  subject: CheckedSubject<T>,
  start: Table<T>,
  tried: readonly TableAttempt[],
): Table<T> {
  let table = start
  let now = start.record.startedAt
  for (const one of tried) {
    now += one.after
    const action = 'action' in one ? one.action : legalMove(subject, table, one.legal)
    const next = action && act(table, action, now)
    if (next?.ok) table = next.value
  }
  return table
}

function legalMove<T extends GameTypes>(
  subject: CheckedSubject<T>,
  table: Table<T>,
  choice: number,
): Action | undefined {
  const { rules } = subject
  const acting = rules.toAct(stateOf(table))
  const seat = acting[choice % acting.length]
  if (seat === undefined) return undefined
  // By the rules alone: a table at which someone has resigned must refuse it.
  const open = subject.legalMoves(rules.view(stateOf(table), seat))
  return { do: 'move', seat, text: rules.notation.write(open[choice % open.length]!) }
}

function arbitraryAttempts<T extends GameTypes>({
  rules,
  invalidNotations,
}: CheckedSubject<T>): fc.Arbitrary<TableAttempt> {
  const seat = fc.integer({ min: 0, max: rules.seats })
  const after = fc.oneof(
    { weight: 9, arbitrary: fc.nat(4_000) },
    { weight: 1, arbitrary: fc.constantFrom(-500, 29_999, 60_000) },
  )
  const text = fc.oneof(fc.string(), fc.constantFrom(...invalidNotations))
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ do: fc.constant('move' as const), seat, text }),
    fc.record({
      do: fc.constantFrom(...(['undo', 'redo', 'leave', 'return', 'pause', 'resume'] as const)),
      seat,
    }),
    fc.constantFrom<Action>({ do: 'expire' }, { do: 'reopen' }),
  )
  const resign: fc.Arbitrary<Action> = fc.record({ do: fc.constant('resign' as const), seat })
  return fc.oneof(
    { weight: 60, arbitrary: fc.record({ after, legal: fc.nat() }) },
    { weight: 39, arbitrary: fc.record({ after, action }) },
    { weight: 1, arbitrary: fc.record({ after, action: resign }) },
  )
}
