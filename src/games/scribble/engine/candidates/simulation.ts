import { type Random, randomFor } from '#kernel/random.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import type { CandidateForecast, Estimate } from '../../presentation/candidates.ts'
import { SIDE, type View } from '../../rules/types.ts'
import type { PossibleTurn } from '../analysis/possible-turn.ts'
import { type Determinization, generateDeterminizations } from '../bots/determinizations.ts'
import { observationOf } from '../bots/observation.ts'
import { createRollout } from '../bots/rollout.ts'
import type { SearchContext } from '../bots/search-context.ts'
import { winProbability } from '../evaluation/win-probability.ts'
import type { Choice, Observation } from '../self-play/self-play.ts'

/** A margin is this many standard errors. */
const STANDARD_ERRORS = 2
/** A turn that is worse than the best by this many standard errors is tried no more, from this many samples on. */
const STANDARD_ERRORS_TO_DROP = 3
const SAMPLES_BEFORE_DROPPING = 100
const SAMPLES_BETWEEN_REPORTS = 10

/** A turn that is simulated, with the results of its samples. */
interface Arm {
  readonly choice: Choice
  readonly chances: number[]
  readonly leads: number[]
  isDropped: boolean
}

export interface SimulationOptions {
  readonly context: SearchContext
  readonly view: View
  readonly turns: readonly PossibleTurn[]
  readonly random: Random
}

/** Tries turns in many determinizations, the same for all turns, so that their differences mean more. */
export class Simulation {
  readonly #context: SearchContext
  readonly #view: View
  readonly #random: Random
  readonly #arms: readonly Arm[]
  readonly #worlds: Iterator<Determinization>
  #samples = 0
  #isComplete = false

  constructor({ context, view, turns, random }: SimulationOptions) {
    this.#context = context
    this.#view = view
    this.#random = random
    const { alphabet } = context.rules.lexicon
    this.#arms = turns.map(turn => ({
      choice: choiceOf(turn, alphabet),
      chances: [],
      leads: [],
      isDropped: false,
    }))
    this.#worlds = generateDeterminizations(this.#observe(), random)
  }

  /** Whether every way in which the hidden letters can lie was tried. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /** Continues until there are this many samples in all; ends sooner if `watch` returns false. */
  continueTo(samples: number, watch: (done: number) => boolean): void {
    const rollout = createRollout(this.#context)
    const { judge, values } = this.#context
    // The finder is shared: another position may be on its board.
    const situation = this.#observe()
    judge.setUnseen(situation.unseen)
    while (this.#samples < samples && !this.#isComplete) {
      const { value: world, done } = this.#worlds.next()
      this.#isComplete = done === true
      if (done) break
      for (const arm of this.#arms) {
        if (arm.isDropped) continue
        const { lead, left } = rollout(arm.choice, situation, world)
        arm.leads.push(lead)
        arm.chances.push(winProbability(lead, left, values))
      }
      this.#samples++
      if (this.#samples % SAMPLES_BETWEEN_REPORTS !== 0) continue
      if (this.#samples % SAMPLES_BEFORE_DROPPING === 0) this.#dropWorse()
      if (!watch(this.#samples)) break
    }
  }

  /** The forecast of each turn, in their order. */
  forecasts(): readonly CandidateForecast[] {
    const best = this.#best()
    return this.#arms.map(arm => {
      return {
        samples: arm.chances.length,
        chance: clamped(estimateOf(arm.chances)),
        lead: estimateOf(arm.leads),
        behind: {
          chance: estimateOf(differences(best.chances, arm.chances)),
          lead: estimateOf(differences(best.leads, arm.leads)),
        },
      }
    })
  }

  #observe(): Observation {
    const { finder, rules } = this.#context
    return observationOf(this.#view, finder, rules.lexicon.alphabet, this.#random)
  }

  /** The turn that wins most often; a turn that was dropped was behind it. */
  #best(): Arm {
    return this.#arms
      .filter(({ isDropped }) => !isDropped)
      .reduce((best, arm) => (mean(arm.chances) > mean(best.chances) ? arm : best))
  }

  #dropWorse(): void {
    const best = this.#best()
    for (const arm of this.#arms) {
      if (arm === best || arm.isDropped) continue
      const behind = differences(best.chances, arm.chances)
      arm.isDropped = mean(behind) > STANDARD_ERRORS_TO_DROP * standardError(behind)
    }
  }
}

/** Enough to clear a turn that the estimate blames without need, in a twentieth of a second. */
const REVIEW_SAMPLES = 150

/** The forecasts of some turns for a review; the same for the same position. */
export function simulateForReview(
  context: SearchContext,
  view: View,
  turns: readonly PossibleTurn[],
): readonly CandidateForecast[] {
  const random = randomFor(`review ${view.round}`, 0, 'simulation')
  const simulation = new Simulation({ context, view, turns, random })
  simulation.continueTo(REVIEW_SAMPLES, () => true)
  return simulation.forecasts()
}

function estimateOf(samples: readonly number[]): Estimate {
  return { mean: mean(samples), margin: STANDARD_ERRORS * standardError(samples) }
}

/** In the worlds in which both were tried. */
function differences(best: readonly number[], other: readonly number[]): readonly number[] {
  return other.map((sample, index) => best[index]! - sample)
}

function mean(samples: readonly number[]): number {
  return samples.length === 0 ? 0 : samples.reduce((sum, sample) => sum + sample, 0) / samples.length
}

/** The standard error of the mean. */
function standardError(samples: readonly number[]): number {
  if (samples.length < 2) return 0
  const middle = mean(samples)
  const squares = samples.reduce((sum, sample) => sum + (sample - middle) ** 2, 0)
  return Math.sqrt(squares / (samples.length - 1) / samples.length)
}

/** Points break ties between equal chances, which may exceed 1 by a little. */
function clamped({ mean, margin }: Estimate): Estimate {
  return { mean: Math.min(1, Math.max(0, mean)), margin }
}

/** A turn as the simulation plays it. */
function choiceOf({ move, letters, points }: PossibleTurn, { codes }: Alphabet): Choice {
  const taken = letters.map(letter => codes.get(letter)!)
  if (move.kind === 'exchange') return { kind: 'exchange', letters: taken }
  if (move.kind !== 'place') return { kind: 'pass' }
  const { row, column } = move.cell
  const isAcross = move.direction === 'across'
  const [lane, place] = isAcross ? [row, column] : [SIDE + column, row]
  return { kind: 'place', play: { lane, place, letters: taken, score: points } }
}
