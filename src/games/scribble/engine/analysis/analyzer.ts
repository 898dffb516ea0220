import type { Engine, Report } from '#kernel/engine.ts'
import type { ScribbleTypes, View } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { advise } from './advice.ts'
import { accuracyNote, hintNote, queryNote, turnNote, unjudgedNote } from './notes.ts'
import { accuracyBySeat, type ReviewedTurn, reviewTurn } from './review.ts'
import type { SurveyRules } from './survey.ts'

export type Analyzer = Required<Pick<Engine<ScribbleTypes>, 'hint' | 'review'>>

export interface AnalyzerOptions {
  /** The words of a table, and the values of its letters. */
  rulesFor(view: View): SurveyRules
  readonly report: Report
}

/** Gives hints and reviews games by evaluating every possible turn. */
export function createAnalyzer({ rulesFor, report }: AnalyzerOptions): Analyzer {
  return {
    hint(seen) {
      const advice = seen.acting ? advise(seen, rulesFor(seen)) : undefined
      return advice && hintNote(advice, seen)
    },
    review(moves) {
      const turns: (ReviewedTurn | undefined)[] = []
      for (const [index, played] of moves.entries()) {
        if (report({ done: index, of: moves.length }) === false) break
        turns.push(reviewTurn(played, rulesFor(view(played.state, played.seat))))
      }
      return [
        ...moves.map((_, index) => {
          const turn = turns[index]
          return turn ? turnNote(turn) : index < turns.length ? queryNote : unjudgedNote
        }),
        ...accuracyBySeat(turns).map(accuracyNote),
      ]
    },
  }
}
