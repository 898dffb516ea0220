import type { FirstStep, LessonFeedback } from '#kernel/lesson.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { lessonText } from '../text/en-lessons.ts'

const SHORTEST = 4
const { firstWord, cross, exchange } = lessonText

export const firstSteps: readonly FirstStep<ScribbleTypes>[] = [
  {
    id: 'first-word',
    heading: firstWord.heading,
    say: firstWord.say,
    params: {},
    seed: 'first 197',
    moves: [],
    answer: ['f8 across HEART'],
    wrongMoves: ['h8 across HAT', 'pass', 'exchange R'],
    judge(_, { last }) {
      if (last?.kind !== 'placed') return { verdict: 'wrong', say: firstWord.keepLetters }
      const { word, points } = last.words[0]!
      return word.length < SHORTEST
        ? { verdict: 'wrong', say: firstWord.tooShort(word) }
        : { verdict: 'done', say: firstWord.done(word, points) }
    },
  },
  {
    id: 'cross',
    heading: cross.heading,
    say: cross.say,
    params: {},
    seed: 'first 197',
    moves: ['f8 across TRADE', 'g8 down RATS'],
    answer: ['e10 across HATS'],
    wrongMoves: ['pass', 'exchange W'],
    judge: (_, after) => judgeCrossing(after),
  },
  {
    id: 'exchange',
    heading: exchange.heading,
    say: exchange.say,
    params: {},
    seed: 'first 261',
    moves: [],
    answer: ['exchange CCXLG'],
    wrongMoves: ['pass'],
    judge(_, { last, answer }) {
      if (last?.kind === 'exchanged') return { verdict: 'done', say: exchange.done }
      if (last) return { verdict: 'wrong', say: exchange.passed }
      return answer ? { verdict: 'good', say: exchange.asked } : { verdict: 'wrong', say: exchange.otherwise }
    },
  },
]

function judgeCrossing({ last }: View): LessonFeedback {
  if (last?.kind !== 'placed') return { verdict: 'wrong', say: cross.layWord }
  const [main, ...sides] = last.words
  const points = last.words.reduce((sum, formed) => sum + formed.points, 0)
  if (sides.length > 0) return { verdict: 'done', say: cross.doneSeveral(last.words.length, points) }
  return main!.cells.length > last.cells.length
    ? { verdict: 'done', say: cross.done(main!.word, points) }
    : { verdict: 'wrong', say: cross.noSharedLetter }
}
