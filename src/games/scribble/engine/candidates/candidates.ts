import type { ConsultContext } from '#kernel/engine.ts'
import type { Rejection } from '#kernel/result.ts'
import type { Candidate, CandidatesAnswer, CandidatesQuestion } from '../../presentation/candidates.ts'
import { notation } from '../../rules/notation.ts'
import type { Refusals } from '../../rules/refusals.ts'
import { withoutLetters } from '../../rules/reservoir.ts'
import { turnDetails } from '../analysis/notes.ts'
import { compareTurns, type PossibleTurn } from '../analysis/possible-turn.ts'
import { survey } from '../analysis/survey.ts'
import { turnContextOf } from '../analysis/turn-context.ts'
import type { SearchContextFor } from '../bots/search-context-cache.ts'
import { createLearnedLeaveEvaluator } from '../evaluation/learned-leave-evaluator.ts'
import { Simulation } from './simulation.ts'

/** How many of the best turns are listed besides the player's ideas. */
const MAX_LISTED = 12

/** The turns of a position, and their simulation, which later questions about the same turns continue. */
interface Analysed {
  readonly key: string
  readonly turns: readonly PossibleTurn[]
  /** The ideas as they were given, by the keys of their turns. */
  readonly ideas: ReadonlyMap<string, string>
  readonly simulation: Simulation
  readonly rest: Pick<CandidatesAnswer, 'refused' | 'bag' | 'plays' | 'exchanges'>
}

/** Answers questions about the turns of a position. */
export class CandidateAnalyst {
  readonly #contextFor: SearchContextFor
  #last: Analysed | undefined

  constructor(contextFor: SearchContextFor) {
    this.#contextFor = contextFor
  }

  answer(question: CandidatesQuestion, { random, report }: ConsultContext): CandidatesAnswer {
    const { view, ideas, samples } = question
    const key = JSON.stringify([view, ideas])
    const analysed = this.#last?.key === key ? this.#last : this.#analyse(question, key, random)
    this.#last = analysed
    const { simulation, turns } = analysed
    // A turn without alternatives needs no comparison.
    if (samples > 0 && turns.length > 1)
      simulation.continueTo(samples, done => report({ done, of: samples, unit: 'samples' }) !== false)
    return { ...analysed.rest, candidates: candidatesOf(analysed), isComplete: simulation.isComplete }
  }

  #analyse({ view, ideas }: CandidatesQuestion, key: string, random: ConsultContext['random']): Analysed {
    const context = this.#contextFor(view)
    const turnContext = turnContextOf(view)
    if (!turnContext) throw new Error('The view has no bag of its own')
    const { lexicon } = context.rules
    const surveyed = survey(turnContext, { lexicon, keeping: createLearnedLeaveEvaluator(context) })
    const listed = new Map<string, PossibleTurn>()
    for (const turn of surveyed.turns()) {
      if (listed.size === MAX_LISTED) break
      listed.set(turn.key, turn)
    }
    const own = new Map<string, string>()
    const refused: { idea: string; rejection: Rejection<Refusals> }[] = []
    for (const idea of ideas) {
      const read = notation.read(idea)
      const evaluated = read.ok ? surveyed.evaluate(read.value) : read
      if (!evaluated.ok) refused.push({ idea, rejection: evaluated.rejection })
      else {
        // At the player's own place, if the same word is in the list elsewhere.
        listed.set(evaluated.value.key, evaluated.value)
        own.set(evaluated.value.key, idea)
      }
    }
    const turns = [...listed.values()].sort(compareTurns)
    const { bag } = turnContext
    const { plays, exchanges } = surveyed
    return {
      ...{ key, turns, ideas: own },
      simulation: new Simulation({ context, view, turns, random }),
      rest: { refused, bag, plays, exchanges },
    }
  }
}

/** The turns as data, in the order that is known best. */
function candidatesOf({ turns, ideas, simulation, rest }: Analysed): readonly Candidate[] {
  const forecasts = simulation.forecasts()
  const candidates = turns.map((turn, index): Candidate => {
    const { move, letters, cells, value, key } = turn
    const kept = withoutLetters(rest.bag, letters)
    const forecast = forecasts[index]!
    return {
      move: notation.write(move),
      turn: turnDetails(turn),
      ...{ cells, value },
      kept: kept.ok ? kept.value : [],
      ...(ideas.has(key) && { idea: ideas.get(key)! }),
      ...(forecast.samples > 0 && { forecast }),
    }
  })
  const worth = ({ forecast }: Candidate) => forecast?.chance.mean ?? 0
  return candidates.sort((one, other) => worth(other) - worth(one))
}
