import type { FaceAnalysis } from '#terminal/kit/face.ts'
import { type Block, type StyledLine, span, styledLine } from '#terminal/kit/styled-text.ts'
import {
  type Candidate,
  type CandidatesAnswer,
  candidatesQuestions,
  isTooCloseToCall,
  playedMove,
} from '../presentation/candidates.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import {
  analysisText,
  candidateFigure,
  candidateName,
  candidateSentences,
  keptWords,
  rankingSentence,
} from '../text/en-analysis.ts'

/** The turns that are listed; the chosen one is listed too. */
const MAX_LISTED = 8

/** The best turns of a position, to walk through and to look at on the board. */
export const analysis: FaceAnalysis<ScribbleTypes, CandidatesAnswer> = {
  questions: candidatesQuestions,
  moves: ({ candidates }) => candidates.map(({ move }) => move),
  lines({ answer, selected }, position, glyphs): Block {
    const { candidates, bag } = answer
    const played = playedMove(position)
    const chosen = candidates.findIndex(({ move }) => move === selected)
    const rows = candidates.flatMap((candidate, index): StyledLine[] => {
      const isListed = index < MAX_LISTED || index === chosen || candidate.idea !== undefined
      return isListed ? [row(candidate, index, { isChosen: index === chosen, played, glyphs })] : []
    })
    const facts = chosen < 0 ? [] : candidateSentences(candidates[chosen]!, chosen + 1)
    return [
      styledLine(analysisText.bag(bag), { bold: true }),
      ...rows,
      ...(facts.length > 0 ? [styledLine(facts.join(' '))] : []),
      styledLine(rankingSentence(answer), { tone: 'soft' }),
    ]
  },
}

interface RowContext {
  readonly isChosen: boolean
  readonly played: string | undefined
  readonly glyphs: Parameters<typeof analysis.lines>[2]
}

function row(candidate: Candidate, index: number, { isChosen, played, glyphs }: RowContext): StyledLine {
  const { turn, idea, forecast } = candidate
  const isLeading = index === 0 || (forecast !== undefined && isTooCloseToCall(forecast))
  const mark =
    idea === undefined ? '' : ` (${idea === played ? analysisText.playedMark : analysisText.ideaMark})`
  return [
    span(isChosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
    span(`${index + 1}.`.padEnd(4), { tone: 'soft' }),
    span(candidateFigure(candidate).padEnd(10), isLeading ? { tone: 'leaf', bold: true } : {}),
    span(`${candidateName(candidate, glyphs)} ${turn.points}`, isChosen ? { bold: true } : {}),
    span(`  ${keptWords(candidate)}${mark}`, { tone: 'soft' }),
  ]
}
