import type { FirstStep, LessonFeedback } from '#kernel/lesson.ts'
import type { Params, View, WorderlyTypes } from '../rules/types.ts'
import { lessonText as text } from '../text/en-lessons.ts'

/** GARDEN and the words in it. A lesson has no engine, so the puzzle has its bonus words. */
const params: Partial<Params> = {
  area: 'compact',
  puzzle:
    'adegnr.416235.b2a415236_c4a215436_f6a615432_d8a61432_f10a46123_i12a46152_d4d15436_j2d61543_j2a6352_l9d2165_a6a2614_j9d4316_h8d2315_b6d6143_m2d2163_j4a5316_a3d6312_c2d152_g6d143_a9a632.1432_163_2316_235_316_3165_352_361_514_614_615_6154.1435_1436_153_162_1632_1634_213_214_215_2154_2164_23165_234_23516_2365_2634_315_3162_3412_354_364_365_412_4123_413_4132_4135_415_4153_416_4163_4315_432_435_4351_436_4516_4612_4615_461523_4635_513_5162_5163_532_534_5362_612_6123_61243_61423_6152_6315_63215_634_63451_635_63541',
}

export const firstSteps: readonly FirstStep<WorderlyTypes>[] = [
  {
    id: 'guess',
    heading: text.guess.heading,
    say: text.guess.say,
    params,
    moves: [],
    answer: ['red'],
    wrongMoves: ['dnr', 'ear', 'shuffle'],
    judge: (_, after) => judgeMiss(after) ?? { verdict: 'done', say: text.guess.done },
  },
  {
    id: 'crossing',
    heading: text.crossing.heading,
    say: text.crossing.say,
    params,
    moves: ['ranged', 'raged'],
    answer: ['age'],
    wrongMoves: ['dnr', 'ear'],
    judge(before, after) {
      const missed = judgeMiss(after)
      if (missed) return missed
      const { guess, cells } = after.latest!
      return cells.length < guess.length && after.found.length > before.found.length
        ? { verdict: 'done', say: text.crossing.done }
        : { verdict: 'good', say: text.crossing.good }
    },
  },
  {
    id: 'main-word',
    heading: text.mainWord.heading,
    say: text.mainWord.say,
    params,
    moves: ['danger', 'ranged', 'raged'],
    answer: ['garden'],
    wrongMoves: ['dnr', 'ear'],
    judge: (_, after) =>
      judgeMiss(after) ??
      (after.words[0]!.word === null
        ? { verdict: 'good', say: text.mainWord.good }
        : { verdict: 'done', say: text.mainWord.done }),
  },
]

/** The feedback to a guess that found nothing. */
function judgeMiss({ latest }: View): LessonFeedback | undefined {
  if (latest?.result === 'found') return undefined
  return { verdict: 'wrong', say: latest?.result === 'bonus' ? text.bonus(latest.guess) : text.missed }
}
