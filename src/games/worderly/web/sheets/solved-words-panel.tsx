import type { AnalysedPosition } from '#kernel/analysis.ts'
import type { AnalysisPanelProps } from '#web/kit/analysis.ts'
import { solvedQuestions } from '../../presentation/presentation.ts'
import type { CommonnessAnswer } from '../../presentation/solved-words.ts'
import type { WorderlyTypes } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { solvedText } from '../../text/en-solved-words.ts'
import { TrialWheel } from '../wheel/trial-wheel.tsx'
import { SolvedWords } from './solved-words-list.tsx'
import './word-lists.css'

export const questions = (position: AnalysedPosition<WorderlyTypes>) => solvedQuestions(position.state)

/** All words of the game, at its last position; before that they would be spoilt, and words can be tried. */
export function Panel({ position, answer, tryMove }: AnalysisPanelProps<WorderlyTypes, CommonnessAnswer>) {
  if (!position.state.over)
    return (
      <>
        <TrialWheel letters={view(position.state, 'spectator').letters} tryMove={tryMove} />
        <p class="soft wo-solved-later">{solvedText.atTheEnd}</p>
      </>
    )
  return (
    <div class="wo-solved-panel">
      <SolvedWords view={view(position.state, 'spectator')} answer={answer} />
    </div>
  )
}
