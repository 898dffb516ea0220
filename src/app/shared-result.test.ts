import { expect, it } from 'vitest'
import { loadMetadata } from '#games/catalog.ts'
import { defaultParams } from '#kernel/options.ts'
import { act, openTable } from '#table/act.ts'
import { toAct } from '#table/table.ts'
import { sharedResult } from './shared-result.ts'
import { describeResult, type ResultSummary } from './text/en/result.ts'

const ANN = { name: 'Ann', you: false }
const YOU = { name: 'You', you: true }
const COMPUTER = { name: 'the computer (casual)', you: false }
const lostBy = (loser: number) => ({ by: 'resignation', loser }) as const
const summary = (change: Partial<ResultSummary>): ResultSummary => ({
  title: 'Obstruction',
  people: [YOU, COMPUTER],
  ending: lostBy(1),
  moves: 7,
  ...change,
})

it.each([
  [summary({}), 'I beat the computer (casual) at Obstruction in 7 moves.'],
  [summary({ ending: lostBy(0) }), 'The computer (casual) beat me at Obstruction in 7 moves.'],
  [
    summary({ people: [ANN, COMPUTER], moves: 1 }),
    'Ann beat the computer (casual) at Obstruction in 1 move.',
  ],
  [summary({ moves: 0 }), 'I beat the computer (casual) at Obstruction.'],
  [summary({ ending: { by: 'abort' } }), 'A game of Obstruction in 7 moves.'],
  [
    summary({ people: [YOU], ending: lostBy(0), puzzle: { about: '5 by 5', ms: 61_000 } }),
    'Obstruction, 5 by 5, was too much for me after 1:01.',
  ],
  [
    summary({
      people: [YOU],
      ending: { by: 'rules', outcome: { winners: [0], reason: 'solved' } } as never,
      puzzle: { about: '5 by 5', ms: 61_000 },
    }),
    'I solved Obstruction, 5 by 5, in 1:01.',
  ],
  [
    summary({
      title: 'Scribble',
      ending: { by: 'rules', outcome: { winners: [0], scores: [312, 287], reason: 'empty' } } as never,
    }),
    'I beat the computer (casual) at Scribble, 312 to 287.',
  ],
  [
    summary({
      title: 'Scribble',
      ending: { by: 'rules', outcome: { winners: [1], scores: [287, 312], reason: 'empty' } } as never,
    }),
    'The computer (casual) beat me at Scribble, 312 to 287.',
  ],
  [
    summary({
      title: 'Scribble',
      ending: { by: 'rules', outcome: { winners: [], scores: [300, 300], reason: 'empty' } } as never,
    }),
    'A draw at Scribble, 300 to 300.',
  ],
  [
    summary({
      ...{ title: 'Solitudo', people: [YOU], puzzle: { about: '8×8', ms: 192_000 } },
      ending: { by: 'rules', outcome: { winners: [0], reason: 'solved' } } as never,
      daily: { name: 'Daily square', day: '2026-11-17', streak: 4 },
    }),
    'Solitudo, daily square, 17 November 2026: solved in 3:12. Streak: 4 days.',
  ],
  [
    summary({
      ...{ title: 'Solitudo', people: [YOU], puzzle: { about: '8×8', ms: 192_000 } },
      ending: lostBy(0),
      daily: { name: 'Daily square', day: '2026-11-17', streak: 4 },
    }),
    'Solitudo, daily square, 17 November 2026: not solved after 3:12.',
  ],
])('%#: a result is described in one sentence', (result, sentence) => {
  expect(describeResult(result)).toBe(sentence)
})

it('a shared game counts its moves as the game does, without the proposals of a size', async () => {
  const obstruction = (await loadMetadata('obstruction'))!
  const params = { ...defaultParams<object>(obstruction.rules.options), size: 'proposed' }
  const played = ['6x6', '6x6', 'a1'].reduce(
    (table, text, at) => {
      const moved = act(table, { do: 'move', seat: toAct(table)[0]!, text }, at)
      if (!moved.ok) throw new Error(`${text}: ${moved.rejection.code}`)
      return moved.value
    },
    openTable(obstruction.rules, params, 'seed', 0, null),
  )
  expect(sharedResult(obstruction, played, [YOU, COMPUTER])).toBeUndefined()
  const resigned = act(played, { do: 'resign', seat: 1 }, 9)
  expect(resigned.ok && sharedResult(obstruction, resigned.value, [YOU, COMPUTER])?.sentence).toBe(
    'I beat the computer (casual) at Obstruction in 1 move.',
  )
})
