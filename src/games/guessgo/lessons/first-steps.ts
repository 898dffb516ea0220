import { writeCell } from '#kernel/grid.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import { cellAtIndex } from '../rules/grid.ts'
import type { GuessGoTypes, Params, View } from '../rules/types.ts'
import { lessonText as text } from '../text/en-lessons.ts'

const FRUIT = 'apple cherry damson fig grape lemon medlar melon pear plum quince sloe'.split(' ')

const params: Partial<Params> = {
  size: 3,
  ownWords: FRUIT.join('\n'),
  listName: text.listName,
  starter: 'first',
}

/** The two grids, row by row. Ours lacks fig, lemon and sloe; theirs lacks apple, grape and plum. */
const OURS = 'apple cherry damson grape medlar melon pear plum quince'.split(' ')
const THEIRS = 'pear lemon quince sloe cherry fig melon damson medlar'.split(' ')
const READY = [...OURS, 'ready', ...THEIRS, 'ready']

/** The player calls six words of the other grid, none on its diagonal, and two misses. The opponent's calls complete no line. */
const CALLED = 'lemon quince sloe fig melon damson apple grape'.split(' ')
const CALLED_OF_US = 'fig lemon sloe apple medlar quince cherry grape'.split(' ')

const MIDDLE = 4

export const firstSteps: readonly FirstStep<GuessGoTypes>[] = [
  {
    id: 'place',
    heading: text.place.heading,
    say: text.place.say,
    params,
    moves: [],
    answer: ['place plum b2'],
    wrongMoves: ['place plum a1', 'fill'],
    judge(_, { grids }) {
      const placed = grids[0]!.flatMap((word, place) => (word === null ? [] : [place]))
      if (placed.length === 1 && placed[0] === MIDDLE) return { verdict: 'done', say: text.place.done }
      return placed.length > 1
        ? { verdict: 'wrong', say: text.place.tooMany }
        : { verdict: 'wrong', say: text.place.elsewhere(writeCell(cellAtIndex(placed[0] ?? 0, 3))) }
    },
  },
  {
    id: 'call',
    heading: text.call.heading,
    say: text.call.say,
    params,
    moves: READY,
    answer: ['call quince'],
    wrongMoves: [],
    judge(_, { calls }) {
      const { word, hit } = calls[0]!.at(-1)!
      return hit
        ? { verdict: 'done', say: text.call.hit(word) }
        : { verdict: 'good', say: text.call.miss(word) }
    },
    reply: firstUncalled,
  },
  {
    id: 'line',
    heading: text.line.heading,
    say: text.line.say,
    params: { ...params, showHits: true },
    moves: [...READY, ...CALLED.flatMap((word, turn) => [`call ${word}`, `call ${CALLED_OF_US[turn]}`])],
    answer: ['call pear'],
    wrongMoves: ['call plum'],
    judge: (_, { ended, calls }) =>
      ended
        ? { verdict: 'done', say: text.line.done }
        : { verdict: 'wrong', say: text.line.missed(calls[0]!.at(-1)!.word) },
  },
]

function firstUncalled({ terms, calls }: View): string {
  const called = new Set(calls[1]!.map(({ word }) => word))
  return `call ${terms.pool.find(word => !called.has(word))}`
}
