import type { FirstStep } from '#kernel/lesson.ts'
import type { TemplateTypes } from '../rules/types.ts'

/** By the lot that it gives, you begin. */
const seed = 'heads'

/** How the game is met: one idea a step, on a real position, and the player makes the move. */
export const firstSteps: readonly FirstStep<TemplateTypes>[] = [
  {
    id: 'take',
    heading: 'Take some',
    say: ['Take one, two or three pebbles. Begin with two.'],
    params: { pebbles: 5 },
    seed,
    moves: [],
    answer: ['2'],
    wrongMoves: ['1', '3'],
    judge: (before, after) =>
      before.pebbles - after.pebbles === 2
        ? { verdict: 'done', say: 'Two are gone, and the other takes some.' }
        : { verdict: 'wrong', say: 'Two, for once.' },
  },
  {
    id: 'last',
    heading: 'Take the last',
    say: ['The player who takes the last pebble wins. Three are left: take them all.'],
    params: { pebbles: 5 },
    seed,
    moves: ['1', '1'],
    answer: ['3'],
    wrongMoves: ['1', '2'],
    judge: (_, after) =>
      after.pebbles === 0
        ? { verdict: 'done', say: 'None is left: you would have won.' }
        : { verdict: 'wrong', say: 'That leaves some for the other. Take all three.' },
  },
  {
    id: 'four',
    heading: 'Leave four',
    say: ['Of four the other cannot take all, and you can take what is left. Five lie there: leave four.'],
    params: { pebbles: 5 },
    seed,
    moves: [],
    answer: ['1', '2'],
    wrongMoves: ['2'],
    judge(before, after) {
      if (after.pebbles === 0) return { verdict: 'done', say: 'The last was yours.' }
      return before.pebbles === 5 && after.pebbles === 4
        ? { verdict: 'good', say: 'Four were left, and the other took two. Take the rest.' }
        : { verdict: 'wrong', say: 'Think of four: leave them, then take the rest.' }
    },
    reply: () => '2',
  },
]
