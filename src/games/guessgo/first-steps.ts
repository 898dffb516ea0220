import { writeCell } from '#kernel/grid.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import { cellAtIndex } from './rules/grid.ts'
import type { GuessGoTypes, Params, View } from './rules/types.ts'

const FRUIT = 'apple cherry damson fig grape lemon medlar melon pear plum quince sloe'.split(' ')

const params: Partial<Params> = { size: 3, ownWords: FRUIT.join('\n'), listName: 'Fruit', starter: 'first' }

/** Each grid from its first cell to its last: without fig, lemon and sloe, or without apple, grape and plum. */
const OURS = 'apple cherry damson grape medlar melon pear plum quince'.split(' ')
const THEIRS = 'pear lemon quince sloe cherry fig melon damson medlar'.split(' ')
const READY = [...OURS, 'ready', ...THEIRS, 'ready']

/** All but the diagonal of their grid, and two misses; theirs come to no line. */
const CALLED = 'lemon quince sloe fig melon damson apple grape'.split(' ')
const CALLED_OF_US = 'fig lemon sloe apple medlar quince cherry grape'.split(' ')

const MIDDLE = 4

export const firstSteps: readonly FirstStep<GuessGoTypes>[] = [
  {
    id: 'place',
    heading: 'Fill your grid',
    say: [
      'Both of you fill a secret grid from the same words. Where a word stands is up to you.',
      'Put any word on the middle cell, b2: choose the cell, then the word.',
    ],
    params,
    moves: [],
    answer: ['place plum b2'],
    wrongMoves: ['place plum a1', 'fill'],
    judge(_, { grids }) {
      const placed = grids[0]!.flatMap((word, place) => (word === null ? [] : [place]))
      if (placed.length === 1 && placed[0] === MIDDLE)
        return {
          verdict: 'done',
          say: 'The other will never see it, unless it is called. The rest can be filled for you.',
        }
      return placed.length > 1
        ? { verdict: 'wrong', say: 'That fills all of it. Put just one word down, on b2.' }
        : { verdict: 'wrong', say: `That is ${writeCell(cellAtIndex(placed[0] ?? 0, 3))}. The middle is b2.` }
    },
  },
  {
    id: 'call',
    heading: 'Call a word',
    say: [
      'Both grids are full. In turn you each call a word; if it stands on the other’s grid, it is crossed out there.',
      'Call words until you hit one. A sign beside each word tells hit from miss.',
    ],
    params,
    moves: READY,
    answer: ['call quince'],
    wrongMoves: [],
    judge(_, { calls }) {
      const { word, hit } = calls[0]!.at(-1)!
      return hit
        ? { verdict: 'done', say: `${capital(word)} is a hit. Where it stands, you are not told.` }
        : {
            verdict: 'good',
            say: `${capital(word)} is a miss. The other has called too, and you are on again.`,
          }
    },
    reply: firstUncalled,
  },
  {
    id: 'line',
    heading: 'A whole line wins',
    say: [
      'Here you are shown where you hit. Whoever first crosses out a whole row or column of the other’s grid wins.',
      'Every line lacks one word. Call one that you have not called yet.',
    ],
    params: { ...params, showHits: true },
    moves: [...READY, ...CALLED.flatMap((word, turn) => [`call ${word}`, `call ${CALLED_OF_US[turn]}`])],
    answer: ['call pear'],
    wrongMoves: ['call plum'],
    judge: (_, { ended, calls }) =>
      ended
        ? { verdict: 'done', say: 'A line is complete: you would have won. Diagonals never count.' }
        : {
            verdict: 'wrong',
            say: `${capital(calls[0]!.at(-1)!.word)} does not stand there. Three of the words left do.`,
          },
  },
]

function firstUncalled({ terms, calls }: View): string {
  const called = new Set(calls[1]!.map(({ word }) => word))
  return `call ${terms.pool.find(word => !called.has(word))}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
