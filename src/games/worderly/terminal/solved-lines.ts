import { type Block, styledLine } from '#terminal/kit/styled-text.ts'
import { type CommonnessAnswer, solvedWords } from '../presentation/solved-words.ts'
import type { State } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { describeSolvedWord, solvedText } from '../text/en-solved-words.ts'

/** All words of a game that is over, one in each line; before that nothing is given away. */
export function solvedLines(state: State, answer: CommonnessAnswer | undefined): Block {
  if (!state.over) return [styledLine(solvedText.atTheEnd, { tone: 'soft' })]
  return solvedWords(view(state, 'spectator')).map((word, index) =>
    styledLine(
      describeSolvedWord(word, answer?.commonness[index]),
      word.status === 'missed' ? { bold: true } : {},
    ),
  )
}
