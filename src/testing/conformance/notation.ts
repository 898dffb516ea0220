import fc from 'fast-check'
import { assertEqual, assertThat } from './fast-assert.ts'
import { playouts } from './playout.ts'
import type { ConformanceCheck } from './subject.ts'

export const notationChecks: readonly ConformanceCheck[] = [
  {
    title: 'every move reads back as it was written, in any case and with spaces around it',
    run(subject) {
      const { notation, view } = subject.rules
      fc.assert(
        fc.property(playouts(subject), ({ positions }) => {
          for (const { state, next } of positions) {
            if (!next) continue
            for (const move of subject.legalMoves(view(state, next.seat))) {
              const text = notation.write(move)
              assertEqual(notation.read(text), { ok: true, value: move }, `“${text}”`)
              const cases = subject.isCaseSensitive ? [] : [text.toUpperCase(), text.toLowerCase()]
              for (const typed of [`  ${text} `, ...cases])
                assertEqual(notation.read(typed), { ok: true, value: move }, `“${typed}”`)
            }
          }
        }),
        { numRuns: 30 },
      )
    },
  },
  {
    title: 'two different moves are never written alike',
    run(subject) {
      const { notation, view } = subject.rules
      fc.assert(
        fc.property(playouts(subject), ({ positions }) => {
          for (const { state, next } of positions) {
            const open = next ? subject.legalMoves(view(state, next.seat)) : []
            const written = new Set(open.map(move => notation.write(move)))
            assertThat(written.size === open.length, 'two moves are written alike')
          }
        }),
        { numRuns: 30 },
      )
    },
  },
  {
    title: 'whatever text is read is a move that is written in one way, or is refused',
    run({ rules, invalidNotations }) {
      for (const text of invalidNotations)
        assertThat(!rules.notation.read(text).ok, `“${text}” is read as a move`)
      fc.assert(
        fc.property(
          fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 })),
          text => {
            const read = rules.notation.read(text)
            if (read.ok) assertEqual(rules.notation.read(rules.notation.write(read.value)), read)
          },
        ),
        { numRuns: 500 },
      )
    },
  },
]
