import type { Forecast, PlayedMove } from '#kernel/engine.ts'
import type { Seat } from '#kernel/rules.ts'
import { isTooCloseToCall } from '../../presentation/candidates.ts'
import type { ScribbleTypes, View } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { WAIT_BELOW_LETTERS } from '../bots/master.ts'
import { areAllCommon } from './common-words.ts'
import { compareTurns, lossOf, NEGLIGIBLE_LOSS, type PossibleTurn } from './possible-turn.ts'
import { type SurveyRules, survey } from './survey.ts'
import { type TurnContext, turnContextOf } from './turn-context.ts'

/** A turn that was played, compared with the best ones. */
export interface ReviewedTurn {
  readonly seat: Seat
  readonly round: number
  readonly played: PossibleTurn
  /** Counted from 1; turns that are worth the same share a rank. */
  readonly rank: number
  /** The best turns, best first. */
  readonly best: readonly PossibleTurn[]
  /** Better turns whose words most people know, best first, each word once; empty if the dictionary has no such labels. */
  readonly common: readonly PossibleTurn[]
  /** Points given away; 0 if the turn was nearly as good as the best. */
  readonly loss: number
  /** How sure the loss is, if a simulation has confirmed or refuted it. */
  readonly simulated?: { readonly samples: number; readonly margin: number }
  /** The first player's chance to win before the turn, and that player's lead. */
  readonly forecast?: Forecast
  /** The gain over a pass, for this turn and for the best one. */
  readonly gained: number
  readonly possible: number
  /** The number of possible plays, each place counted separately, and of possible exchanges. */
  readonly plays: number
  readonly exchanges: number
}

/** How many of the best turns are listed, and how many of those that most people would find. */
const MAX_BEST_SHOWN = 5
const MAX_COMMON_SHOWN = 3

/** Undefined for a dictionary query, which is not a turn. */
export function reviewTurn(
  { state, seat, move }: PlayedMove<ScribbleTypes>,
  rules: SurveyRules,
): ReviewedTurn | undefined {
  const seen = view(state, seat)
  const question = turnContextOf(seen)
  if (!question || move.kind === 'query') return undefined
  const { evaluate, turns, pass, plays, exchanges } = survey(question, rules)
  const evaluated = evaluate(move)
  if (!evaluated.ok) throw new Error('Only moves that were played are reviewed')
  const played = evaluated.value
  const best: PossibleTurn[] = []
  let better = 0
  const common = new Map<string, PossibleTurn>()
  for (const turn of turns()) {
    const isBetter = compareTurns(turn, played) < 0
    if (!isBetter && best.length === MAX_BEST_SHOWN) break
    if (best.length < MAX_BEST_SHOWN) best.push(turn)
    if (!isBetter) continue
    better++
    const word = turn.words[0]?.word
    if (
      word !== undefined &&
      common.size < MAX_COMMON_SHOWN &&
      !common.has(word) &&
      areAllCommon(rules.lexicon, turn.words)
    )
      common.set(word, turn)
  }
  // A word that the program never offers may still have been played, and be the best.
  const top = best[0] && compareTurns(best[0], played) < 0 ? best[0] : played
  const estimated = lossOf(played, top, pass)
  // The opponent of a simulation never waits, so a pass would look too good while waiting cannot pay.
  const isWaiting = played.move.kind === 'pass' && question.left > WAIT_BELOW_LETTERS
  const opinion =
    estimated > 0 && !top.wins && !isWaiting ? secondOpinion(seen, played, best, rules) : undefined
  const loss = opinion?.loss ?? estimated
  const possible = Math.max(0, top.value - pass.value, top.wins ? top.points : 0)
  const forecast = forecastOf(question, top, rules)
  return {
    ...{ seat, round: state.round, played, rank: better + 1, best: opinion?.best ?? best },
    common: loss > 0 ? [...common.values()] : [],
    // A simulation may clear a turn; the share of the gain is that of the estimate, as for every other turn.
    ...{ loss, possible, gained: Math.max(0, possible - (loss > 0 ? estimated : 0)), plays, exchanges },
    ...(opinion && { simulated: opinion.simulated }),
    ...(forecast && { forecast }),
  }
}

interface SecondOpinion extends Pick<ReviewedTurn, 'loss' | 'best'> {
  readonly simulated: NonNullable<ReviewedTurn['simulated']>
}

/**
 * A simulation of a turn that the estimate blames, beside the best ones. The strongest players choose by simulation, and
 * near the end the estimate is often wrong.
 */
function secondOpinion(
  seen: View,
  played: PossibleTurn,
  best: readonly PossibleTurn[],
  { simulate }: SurveyRules,
): SecondOpinion | undefined {
  const turns = [played, ...best.filter(({ key }) => key !== played.key)]
  const forecasts = simulate?.(seen, turns)
  if (!forecasts) return undefined
  const chances = new Map(turns.map(({ key }, index) => [key, forecasts[index]!.chance.mean]))
  const own = forecasts[0]!
  const { chance, lead } = own.behind
  const isCleared = chance.mean <= 0 || (isTooCloseToCall(own) && lead.mean <= lead.margin)
  return {
    loss: isCleared ? 0 : Math.max(NEGLIGIBLE_LOSS, lead.mean),
    best: best.toSorted((one, other) => chances.get(other.key)! - chances.get(one.key)!),
    simulated: { samples: own.samples, margin: lead.margin },
  }
}

function forecastOf(
  { seat, scores, left }: TurnContext,
  top: PossibleTurn,
  { chanceOf }: SurveyRules,
): ReviewedTurn['forecast'] {
  if (!chanceOf) return undefined
  const lead = scores[0]! - scores[1]!
  const after = (seat === 0 ? lead : -lead) + top.value
  const chance = top.wins ? 1 : chanceOf(after, Math.max(1, left - top.letters.length))
  return { chance: seat === 0 ? chance : 1 - chance, lead }
}

/** A player's accuracy: the share of all possible gains that was taken. */
export interface Accuracy {
  readonly seat: Seat
  readonly turns: number
  /** In per cent. */
  readonly accuracy: number
  /** Points given away, and the number of turns in which that happened. */
  readonly lost: number
  readonly misses: number
}

export function accuracyBySeat(turns: readonly (ReviewedTurn | undefined)[]): readonly Accuracy[] {
  return [0, 1].flatMap(seat => {
    const own = turns.filter(turn => turn?.seat === seat) as readonly ReviewedTurn[]
    if (own.length === 0) return []
    const sum = (of: (turn: ReviewedTurn) => number) => own.reduce((all, turn) => all + of(turn), 0)
    const possible = sum(turn => turn.possible)
    return [
      {
        seat,
        turns: own.length,
        accuracy: possible === 0 ? 100 : (100 * sum(turn => turn.gained)) / possible,
        lost: sum(turn => turn.loss),
        misses: own.filter(({ loss }) => loss > 0).length,
      },
    ]
  })
}
