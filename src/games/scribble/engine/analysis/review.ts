import type { PlayedMove } from '#kernel/engine.ts'
import type { Seat } from '#kernel/rules.ts'
import type { ScribbleTypes } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { areAllCommon } from './common-words.ts'
import { compareTurns, lossOf, type PossibleTurn } from './possible-turn.ts'
import { type SurveyRules, survey } from './survey.ts'
import { turnContextOf } from './turn-context.ts'

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
  const question = turnContextOf(view(state, seat))
  if (!question || move.kind === 'query') return undefined
  const { evaluate, turns, pass, plays, exchanges } = survey(question, rules)
  const played = evaluate(move)
  if (!played) throw new Error('Only moves that were played are reviewed')
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
  const loss = lossOf(played, top, pass)
  const possible = Math.max(0, top.value - pass.value, top.wins ? top.points : 0)
  return {
    ...{ seat, round: state.round, played, rank: better + 1, best },
    common: loss > 0 ? [...common.values()] : [],
    ...{ loss, possible, gained: Math.max(0, possible - loss), plays, exchanges },
  }
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
