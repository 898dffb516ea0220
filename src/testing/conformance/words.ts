import fc from 'fast-check'
import { expect } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import type { GameText } from '#kernel/text.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { assertThat } from './fast-assert.ts'
import { playouts, viewersOf } from './playout.ts'
import type { ConformanceCheck } from './subject.ts'

const PEOPLE = [
  [
    { name: 'Ann', you: true },
    { name: 'Ben', you: false },
  ],
  [
    { name: 'Ann', you: false },
    { name: 'Ben', you: false },
  ],
]

/** Enough of a board to speak of, small enough for any. */
const CELLS = [0, 1, 2].flatMap(row => [0, 1, 2].map(column => ({ row, column })))

/** The flags that the command line reads before a game's own options. */
const RESERVED_FLAGS = ['computer', 'help', 'names', 'plain', 'seed', 'two']

export const wordChecks: readonly ConformanceCheck[] = [
  {
    title: 'every option, choice and level has a name',
    run({ rules, text: words, engine }) {
      expect(Object.keys(words.options).sort()).toEqual(Object.keys(rules.options).sort())
      for (const [key, option] of Object.entries(rules.options)) {
        expect(RESERVED_FLAGS, 'the command line would take this option for its own flag').not.toContain(key)
        const named = words.options[key as keyof typeof words.options]
        expectSentence(named.label)
        if ((option as { kind: string }).kind === 'choice')
          for (const choice of (option as { choices: readonly string[] }).choices)
            expectSentence(named.choices?.[choice])
      }
      expect(Object.keys(words.levels)).toEqual(Object.keys(engine.bots ?? {}))
      expectSentence(words.moveExample)
    },
  },
  {
    title: 'there is help, in sentences under headings',
    run({ text: words }) {
      for (const shell of ['browser', 'terminal'] as const) {
        const help = words.help(shell)
        expect(help.length).toBeGreaterThan(0)
        for (const { heading, paragraphs } of help)
          for (const text of [heading, ...paragraphs]) expectSentence(text)
      }
    },
  },
  {
    title: 'every event, status and outcome is a sentence, to each reader',
    run(subject) {
      const { rules, text: words } = subject
      fc.assert(
        fc.property(playouts(subject), ({ positions }) => {
          for (const { state, events } of positions)
            for (const people of PEOPLE) {
              for (const event of events) expectSentence(words.event(event, people))
              for (const viewer of viewersOf(subject))
                expectSentence(words.status(rules.view(state, viewer), people))
              const outcome = rules.outcome(state)
              if (outcome) expectSentence(words.outcome(outcome, people))
            }
        }),
        { numRuns: 30 },
      )
    },
  },
  {
    title: 'seats and cells can be spoken of',
    run(subject) {
      const { rules, text: words, presentation } = subject
      const spoken = { cell: new Set<string>(), seat: new Set<string>() }
      fc.assert(
        fc.property(playouts(subject), ({ positions }) => {
          for (const { state } of positions)
            for (const viewer of viewersOf(subject)) {
              const view = rules.view(state, viewer)
              for (const cell of CELLS) spoken.cell.add(words.cell(view, cell))
              for (let seat = 0; seat < rules.seats; seat++)
                if (presentation.seatSymbol) spoken.seat.add(presentation.seatSymbol(view, seat))
            }
        }),
        { numRuns: 10 },
      )
      for (const [thing, texts] of Object.entries(spoken)) {
        // A view may have no board yet, or a small one; some view has more to say.
        const named = [...texts].filter(text => text !== '')
        if (texts.size > 0) expect(named, `no ${thing} is ever spoken of`).not.toHaveLength(0)
        named.forEach(expectSentence)
      }
    },
  },
  {
    title: 'every refusal is a sentence that is not just its code',
    run(subject) {
      const { rules, text: words, invalidNotations, possiblyIllegalMoves } = subject
      fc.assert(
        fc.property(playouts(subject), ({ seed, positions }) => {
          const moves = [
            ...possiblyIllegalMoves,
            ...positions.flatMap(({ next }) => (next ? [next.move] : [])),
          ]
          for (const { state, ply } of positions)
            for (const seat of rules.toAct(state))
              for (const move of moves) {
                const played = rules.play(state, seat, move, randomFor(seed, ply + 1))
                if (!played.ok)
                  expectRefusal(rejectionSentence(played.rejection, words as GameText), played.rejection.code)
              }
        }),
        { numRuns: 30 },
      )
      for (const text of invalidNotations) {
        const read = rules.notation.read(text)
        if (!read.ok) expectRefusal(rejectionSentence(read.rejection, words as GameText), read.rejection.code)
      }
    },
  },
]

function expectRefusal(sentence: string, code: string): void {
  expectSentence(sentence)
  assertThat(!sentence.includes(`(${code})`), `no sentence for ${code}`)
}

function expectSentence(text: string | undefined): void {
  if (!text?.trim()) expect.fail('a sentence is empty')
  assertThat(!/undefined|null|NaN|\[object/.test(text), `“${text}” has something in it that is not said`)
}
