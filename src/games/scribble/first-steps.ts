import type { FirstStep, LessonFeedback } from '#kernel/lesson.ts'
import type { ScribbleTypes, View } from './rules/types.ts'

const SHORTEST = 4

export const firstSteps: readonly FirstStep<ScribbleTypes>[] = [
  {
    id: 'first-word',
    heading: 'Lay a word',
    say: [
      'You have seven letters. The first word may lie anywhere, across or down; each letter counts its points.',
      'Choose a cell, then the letters of a word of four or more, such as HEART; then play it.',
    ],
    params: {},
    seed: 'first 197',
    moves: [],
    answer: ['f8 across HEART'],
    wrongMoves: ['h8 across HAT', 'pass', 'exchange R'],
    judge(_, { last }) {
      if (last?.kind !== 'placed')
        return { verdict: 'wrong', say: 'Keep your letters: they make many words.' }
      const { word, points } = last.words[0]!
      if (word.length < SHORTEST)
        return { verdict: 'wrong', say: `${word} is a word, but a short one. Four letters or more.` }
      return {
        verdict: 'done',
        say: `${word} counts ${points}. Your letters are filled up, and it is the other’s turn.`,
      }
    },
  },
  {
    id: 'cross',
    heading: 'Cross what is there',
    say: [
      'TRADE is yours, RATS the other’s. Every word from now on touches a letter on the board.',
      'Lay one that uses a letter of theirs: HATS runs through the T of RATS.',
    ],
    params: {},
    seed: 'first 197',
    moves: ['f8 across TRADE', 'g8 down RATS'],
    answer: ['e10 across HATS'],
    wrongMoves: ['pass', 'exchange W'],
    judge: (_, after) => judgeCrossing(after),
  },
  {
    id: 'exchange',
    heading: 'Letters that make nothing',
    say: [
      'No word can be made of these. Choose some and exchange them: it takes your turn, not your points.',
      'Before you do you may also ask the dictionary, three times a turn: query C..L finds CALL and COIL.',
    ],
    params: {},
    seed: 'first 261',
    moves: [],
    answer: ['exchange CCXLG'],
    wrongMoves: ['pass'],
    judge(_, { last, answer }) {
      if (last?.kind === 'exchanged')
        return { verdict: 'done', say: 'New letters. Next turn you lay a word again.' }
      if (last) return { verdict: 'wrong', say: 'A pass changes nothing. Exchange letters instead.' }
      return answer
        ? { verdict: 'good', say: 'That is how it answers. Now exchange some letters.' }
        : { verdict: 'wrong', say: 'Exchange some of these letters.' }
    },
  },
]

function judgeCrossing({ last }: View): LessonFeedback {
  if (last?.kind !== 'placed')
    return { verdict: 'wrong', say: 'There is a word to be laid: HATS, from e10 across.' }
  const [main, ...sides] = last.words
  const sum = last.words.reduce((points, formed) => points + formed.points, 0)
  if (sides.length > 0)
    return { verdict: 'done', say: `${last.words.length} words at once, ${sum} points: each of them counts.` }
  return main!.cells.length > last.cells.length
    ? { verdict: 'done', say: `${main!.word} counts ${sum}, with the letters that were there.` }
    : { verdict: 'wrong', say: 'That touches, but shares no letter. Let it run through a word.' }
}
