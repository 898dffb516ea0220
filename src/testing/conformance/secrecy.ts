import fc from 'fast-check'
import { randomFor } from '#kernel/random.ts'
import type { GameTypes, Viewer } from '#kernel/rules.ts'
import { assertEqual, assertThat } from './fast-assert.ts'
import { playouts, viewersOf } from './playout.ts'
import type { CheckedSubject, ConformanceCheck } from './subject.ts'

export const secrecyChecks: readonly ConformanceCheck[] = [
  {
    title:
      'two moves that show the same events look the same to everyone else, and no event tells what stays hidden',
    run(subject) {
      const { rules, legalMoves } = subject
      fc.assert(
        fc.property(playouts(subject), fc.nat(), ({ seed, positions }, choice) => {
          for (const { state, ply, next } of positions) {
            if (!next) continue
            const open = legalMoves(rules.view(state, next.seat))
            const one = rules.play(state, next.seat, next.move, randomFor(seed, ply + 1))
            const other = rules.play(state, next.seat, open[choice % open.length]!, randomFor(seed, ply + 1))
            if (!one.ok || !other.ok) throw new Error('A move that was offered is refused')
            const others = viewersOf(subject).filter(viewer => viewer !== next.seat)
            const seen = (state: object) => others.map(viewer => JSON.stringify(rules.view(state, viewer)))
            if (isSameJson(one.value.events, other.value.events))
              assertEqual(seen(other.value.state), seen(one.value.state))
            // The log is public: what the others cannot see in the states, they must not read in the events.
            else if (!isSameJson(one.value.state, other.value.state))
              assertThat(
                !isSameJson(seen(other.value.state), seen(one.value.state)),
                'the events tell what cannot be seen',
              )
          }
        }),
      )
    },
  },
  {
    title: 'of the opening draw a spectator sees what the events tell, and no more',
    run(subject) {
      const { rules } = subject
      for (const { params, deal } of subject.dealt) {
        const seen = new Map<string, string>()
        for (let seed = 0; seed < 50; seed++) {
          const { state, events } = rules.begin(params, deal, randomFor(String(seed), 0))
          const told = JSON.stringify(events)
          const view = JSON.stringify(rules.view(state, 'spectator'))
          assertEqual(view, seen.get(told) ?? view)
          seen.set(told, view)
        }
      }
    },
  },
  {
    title: 'a view is the same for two states that differ only in what is hidden, and so is every refusal',
    run(subject) {
      const { rules, randomizeHidden } = subject
      if (randomizeHidden === 'nothing is hidden') return
      let differed = false
      fc.assert(
        fc.property(playouts(subject), fc.string(), ({ seed, positions }, other) => {
          for (const { state, ply } of positions)
            for (const viewer of viewersOf(subject)) {
              const disguised = randomizeHidden(state, viewer, randomFor(other, ply, 'disguise'))
              differed ||= JSON.stringify(disguised) !== JSON.stringify(state)
              expectSameJson(rules.view(disguised, viewer), rules.view(state, viewer))
              if (viewer === 'spectator' || !rules.toAct(state).includes(viewer)) continue
              for (const move of subject.possiblyIllegalMoves) {
                const one = rules.play(state, viewer, move, randomFor(seed, ply + 1))
                const two = rules.play(disguised, viewer, move, randomFor(seed, ply + 1))
                if (!one.ok || !two.ok) expectSameJson(two, one)
              }
            }
        }),
      )
      assertThat(differed, 'the disguise never changes anything, so it proves nothing')
    },
  },
  {
    title: 'where nothing is hidden, everyone sees which of two moves was made',
    run(subject) {
      if (subject.randomizeHidden !== 'nothing is hidden') return
      fc.assert(
        fc.property(playouts(subject), ({ seed, positions }) => {
          for (const { state, ply, next } of positions) {
            if (!next) continue
            const steps = subject.legalMoves(subject.rules.view(state, next.seat)).map(move => {
              const played = subject.rules.play(state, next.seat, move, randomFor(seed, ply + 1))
              if (!played.ok) throw new Error('A move that was offered is refused')
              return played.value.state
            })
            for (const viewer of viewersOf(subject)) expectNothingHidden(subject, steps, viewer)
          }
        }),
        { numRuns: 30 },
      )
    },
  },
]

function isSameJson(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** As text: even the order of a view's keys may not hang on a secret. */
function expectSameJson(one: object, other: object): void {
  assertEqual(JSON.stringify(one), JSON.stringify(other))
}

function expectNothingHidden<T extends GameTypes>(
  { rules }: CheckedSubject<T>,
  states: readonly T['state'][],
  viewer: Viewer,
): void {
  // The events and the outcome tell why the game ended.
  const open = states.filter(state => rules.toAct(state).length > 0)
  const different = new Set(open.map(state => JSON.stringify(state)))
  const seen = new Set(open.map(state => JSON.stringify(rules.view(state, viewer))))
  assertThat(seen.size === different.size, `something is hidden from ${viewer}: say how to disguise it`)
}
