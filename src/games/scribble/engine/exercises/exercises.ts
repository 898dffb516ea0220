import type { PlayedMove } from '#kernel/engine.ts'
import type { Exercise, ExerciseSource, ExerciseVerdict } from '#kernel/exercise.ts'
import type { Rules, Seat } from '#kernel/rules.ts'
import { notation } from '../../rules/notation.ts'
import type { ScribbleTypes, State } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { exerciseNote, queryNote } from '../analysis/notes.ts'
import { lossOf } from '../analysis/possible-turn.ts'
import { type SurveyRules, survey } from '../analysis/survey.ts'
import { turnContextOf } from '../analysis/turn-context.ts'
import { generateExercise, type SelfPlayers } from './generate.ts'
import { estimateGoal } from './goal.ts'
import { vocabularyFor } from './grading.ts'

/** The exercises in a player's own games have words up to those of this rating. */
const OWN_GAMES_RATING = 1800

export interface ExerciseOptions {
  readonly rules: Rules<ScribbleTypes>
  /** The computer's levels, which play the games in which exercises are found. */
  readonly players: SelfPlayers
  /** The hash of the words. */
  readonly dictionary: string
  rulesFor(state: State, seat: Seat): SurveyRules
}

/** “Find the best play”: positions of games that the computer plays against itself, and of the player's own. */
export function createExercises({
  rules,
  players,
  dictionary,
  rulesFor,
}: ExerciseOptions): ExerciseSource<ScribbleTypes> {
  return {
    make: ({ rating }, context) =>
      generateExercise({ rating, dictionary }, context, { rules, players, rulesFor }),
    judge: (exercise, moves) => judge(exercise, moves.at(-1)!, rulesFor),
    fromPosition(state, seat) {
      const found = estimateGoal(state, seat, vocabularyFor(OWN_GAMES_RATING), rulesFor(state, seat))
      return found?.isConfirmed() ? found.goal : undefined
    },
  }
}

/**
 * A play earns the share of the best play's value that it has, both measured against a pass. A play with rarer words that
 * is worth as much is as good.
 */
function judge(
  { answers }: Exercise<ScribbleTypes>,
  { state, seat, move }: PlayedMove<ScribbleTypes>,
  rulesFor: ExerciseOptions['rulesFor'],
): ExerciseVerdict<ScribbleTypes> {
  // A lookup is not a turn.
  if (move.kind === 'query') return { result: 'good', note: queryNote }
  const { evaluate, pass } = survey(turnContextOf(view(state, seat))!, rulesFor(state, seat))
  const answer = notation.read(answers[0]!)
  const best = answer.ok ? evaluate(answer.value) : answer
  const played = evaluate(move)
  if (!best.ok || !played.ok) throw new Error('Only possible turns are judged')
  const loss = lossOf(played.value, best.value, pass)
  const share = (played.value.value - pass.value) / (best.value.value - pass.value)
  const credit = loss === 0 ? 1 : Math.min(1, Math.max(0, share))
  return {
    result: loss === 0 ? 'solved' : 'wrong',
    credit,
    note: exerciseNote({ played: played.value, best: best.value, credit, loss, answers: answers.length }),
  }
}
