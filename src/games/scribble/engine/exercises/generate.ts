import type { Bot } from '#kernel/engine.ts'
import type { Exercise, ExerciseContext } from '#kernel/exercise.ts'
import { type Random, randomFor } from '#kernel/random.ts'
import type { Rules, Seat } from '#kernel/rules.ts'
import type { Params, ScribbleTypes, State } from '../../rules/types.ts'
import { seatToMove, view } from '../../rules/view.ts'
import type { SurveyRules } from '../analysis/survey.ts'
import type { LevelName } from '../bots/levels.ts'
import { type EstimatedGoal, estimateGoal } from './goal.ts'
import { type Vocabulary, vocabularyFor } from './grading.ts'

/** A game is played on to this turn. Later, few positions have a play that is clearly the best. */
const LAST_TURN = 24
/** On an emptier board there is little to see. */
const FIRST_TURN = 3
/** Another game is played until an exercise is this close to the wanted rating, up to some games. */
const CLOSE_ENOUGH = 50
const MAX_GAMES = 4
/** With a dictionary of few words, many games may have no exercise. */
const MAX_GAMES_WITHOUT = 40

export type SelfPlayers = Readonly<Record<LevelName, Bot<ScribbleTypes>>>

interface GeneratorParts {
  readonly rules: Rules<ScribbleTypes>
  readonly players: SelfPlayers
  rulesFor(state: State, seat: Seat): SurveyRules
}

interface GeneratorRequest {
  readonly rating: number
  /** The hash of the words. */
  readonly dictionary: string
}

/** A position of a game, with the moves that lead to it. */
interface FoundExercise extends EstimatedGoal {
  readonly seed: string
  readonly moves: readonly string[]
}

/** Plays games between computers with a vocabulary that fits the rating, and takes the position closest to it. */
export function generateExercise(
  { rating, dictionary }: GeneratorRequest,
  { random, report }: ExerciseContext,
  parts: GeneratorParts,
): Exercise<ScribbleTypes> {
  const params: Params = {
    ...{ sideRuns: 'loose', reservoir: 'full', ownReservoir: '', bags: 'hidden', clock: 0, dictionary },
  }
  const vocabulary = vocabularyFor(rating)
  const distance = ({ goal }: FoundExercise) => Math.abs(goal.rating - rating)
  let best: FoundExercise | undefined
  for (let games = 0; games < MAX_GAMES_WITHOUT; games++) {
    report({ done: games })
    const found = playGame(params, seedFrom(random), vocabulary, parts)
    const closest = found
      .sort((one, other) => distance(one) - distance(other))
      .find(one => (!best || distance(one) < distance(best)) && one.isConfirmed())
    best = closest ?? best
    if (best && (distance(best) <= CLOSE_ENOUGH || games + 1 >= MAX_GAMES)) break
  }
  if (!best) throw new Error('No game had a position with one best play.')
  return { ...best.goal, params, deal: null, seed: best.seed, moves: best.moves }
}

/** The exercises in one game, played by the rules with the draws of its seed, as a table will replay it. */
function playGame(
  params: Params,
  seed: string,
  vocabulary: Vocabulary,
  { rules, players, rulesFor }: GeneratorParts,
): FoundExercise[] {
  const found: FoundExercise[] = []
  const moves: string[] = []
  let { state } = rules.begin(params, null, randomFor(seed, 0))
  while (!state.ended && moves.length < LAST_TURN) {
    const seat = seatToMove(state)
    const estimated =
      moves.length < FIRST_TURN ? undefined : estimateGoal(state, seat, vocabulary, rulesFor(state, seat))
    if (estimated) found.push({ ...estimated, seed, moves: [...moves] })
    const random = randomFor(seed, moves.length, 'player')
    const move = players[vocabulary.player].choose(view(state, seat), random)
    const step = rules.play(state, seat, move, randomFor(seed, moves.length + 1))
    if (!step.ok) throw new Error(`A computer played what the rules refuse: ${step.rejection.code}`)
    moves.push(rules.notation.write(move))
    state = step.value.state
  }
  return found
}

const SEED_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz'

function seedFrom(random: Random): string {
  return Array.from({ length: 8 }, () => SEED_CHARACTERS[random.below(SEED_CHARACTERS.length)]).join('')
}
