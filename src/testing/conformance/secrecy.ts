import fc from 'fast-check'
import { expect } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { playouts, setupsOf, viewersOf } from './playout.ts'
import type { Check } from './subject.ts'

export const secrecyChecks: readonly Check[] = [
  {
    title: 'two moves that show the same events look the same to everyone else',
    run(subject) {
      const { game, moves } = subject
      fc.assert(
        fc.property(playouts(subject), fc.nat(), ({ seed, positions }, choice) => {
          for (const { state, ply, next } of positions) {
            if (!next) continue
            const open = moves(game.view(state, next.seat))
            const one = game.play(state, next.seat, next.move, randomFor(seed, ply + 1))
            const other = game.play(state, next.seat, open[choice % open.length]!, randomFor(seed, ply + 1))
            if (!one.ok || !other.ok) throw new Error('A move that was offered is refused')
            if (JSON.stringify(one.value.events) !== JSON.stringify(other.value.events)) continue
            for (const viewer of viewersOf(subject).filter(viewer => viewer !== next.seat))
              expect(game.view(other.value.state, viewer)).toEqual(game.view(one.value.state, viewer))
          }
        }),
      )
    },
  },
  {
    title: 'of the opening draw a spectator sees what the events tell, and no more',
    run(subject) {
      const { game } = subject
      for (const setup of setupsOf(subject)) {
        const seen = new Map<string, object>()
        for (let seed = 0; seed < 50; seed++) {
          const { state, events } = game.begin(setup, randomFor(String(seed), 0))
          const told = JSON.stringify(events)
          const view = game.view(state, 'spectator')
          expect(view).toEqual(seen.get(told) ?? view)
          seen.set(told, view)
        }
      }
    },
  },
  {
    title: 'a view is the same for two states that differ only in what is hidden, and so is every refusal',
    run(subject) {
      const { game, disguise } = subject
      if (!disguise) return
      let differed = false
      fc.assert(
        fc.property(playouts(subject), fc.string(), ({ seed, positions }, other) => {
          for (const { state, ply } of positions)
            for (const viewer of viewersOf(subject)) {
              const disguised = disguise(state, viewer, randomFor(other, ply, 'disguise'))
              differed ||= JSON.stringify(disguised) !== JSON.stringify(state)
              expect(game.view(disguised, viewer)).toEqual(game.view(state, viewer))
              if (viewer === 'spectator') continue
              for (const move of subject.doubtful) {
                const one = game.play(state, viewer, move, randomFor(seed, ply + 1))
                const two = game.play(disguised, viewer, move, randomFor(seed, ply + 1))
                if (!one.ok || !two.ok) expect(two).toEqual(one)
              }
            }
        }),
      )
      expect(differed, 'the disguise never changes anything, so it proves nothing').toBe(true)
    },
  },
]
