import type { ExerciseGoal } from '#kernel/exercise.ts'
import type { Seat } from '#kernel/rules.ts'
import { isTooCloseToCall } from '../../presentation/candidates.ts'
import { notation } from '../../rules/notation.ts'
import type { ScribbleTypes, State } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { exerciseHints } from '../analysis/notes.ts'
import { lossOf, type PossibleTurn } from '../analysis/possible-turn.ts'
import { type SurveyRules, survey } from '../analysis/survey.ts'
import { turnContextOf } from '../analysis/turn-context.ts'
import { hasWords, ratingOf, type Vocabulary } from './grading.ts'

/** The best play must gain at least this much over a pass, or there is little to find. */
const MIN_GAIN = 8
/** And be worth so much more than the next best turn: the estimate is accurate to about one point. */
const MIN_GAP = 1.5
/** The best turns that are examined. */
const MAX_TURNS = 6

/** An exercise as the estimate sees it, until a simulation has confirmed it. */
export interface EstimatedGoal {
  readonly goal: ExerciseGoal<ScribbleTypes>
  /** Whether a simulation agrees that no other turn of this vocabulary is better. */
  isConfirmed(): boolean
}

/** The exercise in a position for a player with this vocabulary; undefined if no play is clearly the best. */
export function estimateGoal(
  state: State,
  seat: Seat,
  vocabulary: Vocabulary,
  rules: SurveyRules,
): EstimatedGoal | undefined {
  const seen = view(state, seat)
  const question = state.ended ? undefined : turnContextOf(seen)
  if (!question) return undefined
  const { turns, pass, plays } = survey(question, rules)
  const top: PossibleTurn[] = []
  for (const turn of turns()) {
    const words = turn.words.map(({ word }) => word)
    if (hasWords(vocabulary, words, rules.lexicon) && top.push(turn) === MAX_TURNS) break
  }
  const [best, next] = top
  if (!best || best.words.length === 0 || best.value - pass.value < MIN_GAIN) return undefined
  const gap = best.value - (next ?? pass).value
  if (gap < MIN_GAP || next?.wins) return undefined
  const isHidden = top.some(({ points }) => points > best.points)
  return {
    goal: {
      kind: 'best-play',
      goal: { plays, isLimited: vocabulary.level !== undefined },
      rating: ratingOf({ best, gap, isHidden, plays }, rules.lexicon),
      answers: top.filter(turn => lossOf(turn, best, pass) === 0).map(({ move }) => notation.write(move)),
      hints: exerciseHints(best),
    },
    isConfirmed() {
      const forecasts = top.length < 2 ? undefined : rules.simulate?.(seen, top)
      return !forecasts || isTooCloseToCall(forecasts[0]!)
    },
  }
}
