import fc from 'fast-check'
import { expect } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { rejectionWords } from '#session/words.ts'
import { playouts, viewersOf } from './playout.ts'
import type { Check } from './subject.ts'

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

export const wordChecks: readonly Check[] = [
  {
    title: 'every option, choice and level has a name',
    run({ game, words }) {
      expect(Object.keys(words.options).sort()).toEqual(Object.keys(game.options).sort())
      for (const [key, option] of Object.entries(game.options)) {
        const named = words.options[key as keyof typeof words.options]
        expectSentence(named.label)
        if ((option as { kind: string }).kind === 'choice')
          for (const choice of (option as { choices: readonly string[] }).choices)
            expectSentence(named.choices?.[choice])
      }
      expect(Object.keys(words.levels)).toEqual(Object.keys(game.bots ?? {}))
      for (const text of [words.title, words.tagline, words.moveExample]) expectSentence(text)
      expect(words.help.length).toBeGreaterThan(0)
    },
  },
  {
    title: 'every event, status and outcome is a sentence, to each reader',
    run({ game, words, ...rest }) {
      fc.assert(
        fc.property(playouts({ game, words, ...rest }), ({ positions }) => {
          for (const { state, events } of positions)
            for (const people of PEOPLE) {
              for (const event of events) expectSentence(words.event(event, people))
              for (const viewer of viewersOf({ game }))
                expectSentence(words.status(game.view(state, viewer), people))
              const outcome = game.outcome(state)
              if (outcome) expectSentence(words.outcome(outcome, people))
            }
        }),
        { numRuns: 30 },
      )
    },
  },
  {
    title: 'every refusal is a sentence that is not just its code',
    run(subject) {
      const { game, words, nonsense, doubtful } = subject
      fc.assert(
        fc.property(playouts(subject), ({ seed, positions }) => {
          const moves = [...doubtful, ...positions.flatMap(({ next }) => (next ? [next.move] : []))]
          for (const { state, ply } of positions)
            for (const seat of game.toAct(state))
              for (const move of moves) {
                const played = game.play(state, seat, move, randomFor(seed, ply + 1))
                if (!played.ok) expectRefusal(rejectionWords(played.rejection, words), played.rejection.code)
              }
        }),
        { numRuns: 30 },
      )
      for (const text of nonsense) {
        const read = game.notation.read(text)
        if (!read.ok) expectRefusal(rejectionWords(read.rejection, words), read.rejection.code)
      }
    },
  },
]

function expectRefusal(sentence: string, code: string): void {
  expectSentence(sentence)
  expect(sentence, `no sentence for ${code}`).not.toContain(`(${code})`)
}

function expectSentence(text: string | undefined): void {
  expect(text?.trim(), 'a sentence is empty').toBeTruthy()
  expect(text).not.toMatch(/undefined|null|NaN|\[object/)
}
