import fc from 'fast-check'
import { expect } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { playouts } from './playout.ts'
import type { ConformanceCheck } from './subject.ts'

export const botChecks: readonly ConformanceCheck[] = [
  {
    title: 'every level finds a legal move wherever it is to act, the same one with the same dice',
    run(subject) {
      const { rules, engine } = subject
      fc.assert(
        fc.property(playouts(subject), fc.nat(), ({ seed, positions }, choice) => {
          const acted = positions.filter(({ next }) => next)
          const { state, ply } = acted[choice % acted.length]!
          for (const [level, bot] of Object.entries(engine.bots ?? {}))
            for (const seat of rules.toAct(state)) {
              const view = rules.view(state, seat)
              const move = bot.choose(view, randomFor(seed, ply, 'bot'))
              expect(bot.choose(view, randomFor(seed, ply, 'bot'))).toEqual(move)
              const played = rules.play(state, seat, move, randomFor(seed, ply + 1))
              expect(played.ok, `${level} plays ${rules.notation.write(move)}`).toBe(true)
            }
        }),
        { numRuns: 20 },
      )
    },
  },
  {
    title: 'a move made for an absent player is a legal one, for every seat that is to act',
    run(subject) {
      const { rules } = subject
      fc.assert(
        fc.property(playouts(subject), ({ dealt, seed, positions }) => {
          const timing = rules.timing(dealt.params)
          const awaited = timing.kind === 'per-move' && timing.onExpiry === 'autoplay'
          if (!rules.autoplay && !awaited) return
          for (const { state, ply } of positions)
            for (const seat of rules.toAct(state)) {
              const move = rules.autoplay?.(state, seat, randomFor(seed, ply + 1, 'autoplay'))
              if (!move) throw new Error(`No move is made for seat ${seat} when its time is over`)
              expect(rules.play(state, seat, move, randomFor(seed, ply + 1)).ok).toBe(true)
            }
        }),
        { numRuns: 30 },
      )
    },
  },
  {
    title: 'a hint that names a move names a legal one',
    run(subject) {
      const { rules, engine } = subject
      if (!engine.hint) return
      fc.assert(
        fc.property(playouts(subject), fc.nat(), ({ seed, positions }, choice) => {
          const acted = positions.filter(({ next }) => next)
          const { state, ply, next } = acted[choice % acted.length]!
          const note = engine.hint?.(rules.view(state, next!.seat))
          if (!note) return
          expect(subject.text.note(note)).not.toBe(note.code)
          if (note.move)
            expect(rules.play(state, next!.seat, note.move, randomFor(seed, ply + 1)).ok).toBe(true)
        }),
        { numRuns: 20 },
      )
    },
  },
  {
    title: 'a review says something of every move',
    run(subject) {
      const { rules, engine, text } = subject
      if (!engine.review) return
      fc.assert(
        fc.property(playouts(subject), ({ positions }) => {
          if (rules.toAct(positions.at(-1)!.state).length > 0) return
          const line = positions.flatMap(({ state, next }) => (next ? [{ state, ...next }] : []))
          const notes = engine.review!(line)
          expect(notes.length).toBeGreaterThanOrEqual(line.length)
          for (const note of notes) expect(text.note(note)).not.toBe(note.code)
        }),
        { numRuns: 5 },
      )
    },
  },
]
