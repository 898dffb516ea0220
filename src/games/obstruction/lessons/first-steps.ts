import type { FirstStep } from '#kernel/lesson.ts'
import type { ObstructionTypes, Params, View } from '../rules/types.ts'

const params: Partial<Params> = { rows: 5, cols: 5, starter: 'first' }

const EIGHT_AND_ITSELF = 9

export const firstSteps: readonly FirstStep<ObstructionTypes>[] = [
  {
    id: 'blocks',
    heading: 'A mark blocks all around it',
    say: [
      'You are X. Mark a cell, and every cell that touches it, even at a corner, is blocked for both players.',
      'Mark a cell that blocks eight others at once.',
    ],
    params,
    moves: [],
    answer: ['c3'],
    wrongMoves: ['a1', 'c5'],
    judge: (before, after) =>
      openIn(before) - openIn(after) === EIGHT_AND_ITSELF
        ? {
            verdict: 'done',
            say: 'That’s nine cells gone with one mark. Now it would be your opponent’s turn.',
          }
        : { verdict: 'wrong', say: 'A mark at the edge has fewer neighbours. Try further in.' },
  },
  {
    id: 'last',
    heading: 'The last mark wins',
    say: [
      'If you can’t move, you lose. Four cells are open here, and it’s your turn.',
      'Mark the cell that leaves none.',
    ],
    params,
    moves: ['a2', 'b4', 'e5', 'e3'],
    answer: ['d1'],
    wrongMoves: ['c1', 'c2', 'e1'],
    judge: (_, after) =>
      openIn(after) === 0
        ? { verdict: 'done', say: 'No cells are left, so you would have won this game.' }
        : {
            verdict: 'wrong',
            say: 'That leaves your opponent a move. Mark the cell that touches all the others.',
          },
  },
  {
    id: 'two-left',
    heading: 'Leave two, and you move last',
    say: [
      'Three cells are open at the top and one at the bottom. If you leave two that don’t touch, your opponent takes one and you take the last.',
      'Find the mark that does it, then make the last mark.',
    ],
    params,
    moves: ['d3', 'a4', 'a2', 'c5'],
    answer: ['c1', 'e1'],
    wrongMoves: ['d1', 'e5'],
    judge(before, after) {
      if (openIn(after) === 0)
        return {
          verdict: 'done',
          say: 'You made the last mark. That’s the whole game; the rest is thinking ahead.',
        }
      return openIn(before) > 2 && openIn(after) === 2
        ? { verdict: 'good', say: 'You left two, and your opponent took one. The last one is yours.' }
        : { verdict: 'wrong', say: 'Then your opponent makes the last mark. Try one end of the three.' }
    },
    reply: () => 'e5',
  },
]

function openIn(view: View): number {
  return view.phase === 'placing' ? view.open : 0
}
