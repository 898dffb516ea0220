import fc from 'fast-check'
import { randomFor } from '#kernel/random.ts'
import { assertEqual, assertThat } from './fast-assert.ts'
import { findNonPlain } from './plain-data.ts'
import { playouts, viewersOf } from './playout.ts'
import type { ConformanceCheck } from './subject.ts'

export const ruleChecks: readonly ConformanceCheck[] = [
  {
    title: 'every game ends, and has an outcome exactly when nobody is to act',
    run(subject) {
      fc.assert(
        fc.property(playouts(subject), ({ positions }) => {
          for (const { state } of positions) {
            const outcome = subject.rules.outcome(state)
            const isOver = subject.rules.toAct(state).length === 0
            assertThat(
              (outcome !== undefined) === isOver,
              isOver
                ? 'nobody is to act, but there is no outcome'
                : 'there is an outcome, but someone is to act',
            )
            for (const seat of outcome?.winners ?? [])
              assertThat(seat < subject.rules.seats, `seat ${seat} wins and does not exist`)
          }
        }),
      )
    },
  },
  {
    title: 'states, events and views are plain JSON-safe data',
    run(subject) {
      fc.assert(
        fc.property(playouts(subject), ({ dealt, positions }) => {
          assertPlain(dealt, 'params and deal')
          for (const { state, events } of positions) {
            assertPlain(state, 'state')
            assertPlain(events, 'events')
            for (const viewer of viewersOf(subject)) assertPlain(subject.rules.view(state, viewer), 'view')
          }
        }),
      )
    },
  },
  {
    title:
      'the same moves with the same seed give the same game: no clock, no dice of its own, nothing changed in place',
    run(subject) {
      const { rules } = subject
      fc.assert(
        fc.property(playouts(subject), ({ dealt, seed, positions }) => {
          let step = rules.begin(dealt.params, dealt.deal, randomFor(seed, 0))
          for (const { ply, next, ...reached } of positions) {
            assertEqual(step, reached)
            if (!next) break
            const { state } = reached
            // From a copy, so that nothing can hang on the identity of what was played before.
            const copied = structuredClone(state)
            const played = rules.play(copied, next.seat, next.move, randomFor(seed, ply + 1))
            assertEqual(copied, state)
            step = (played as { value: typeof step }).value
          }
        }),
      )
    },
  },
  {
    title: 'a move that keeps the turn leaves its seat to act',
    run(subject) {
      fc.assert(
        fc.property(playouts(subject), ({ positions }) => {
          for (const [index, { state, keepsTurn }] of positions.entries())
            if (keepsTurn)
              assertThat(
                subject.rules.toAct(state).includes(positions[index - 1]!.next!.seat),
                'the turn was not kept',
              )
        }),
      )
    },
  },
]

function assertPlain(value: unknown, name: string): void {
  const fault = findNonPlain(value, name)
  assertThat(fault === undefined, fault ?? '')
}
