import { BAG_SIZE } from '../../rules/types.ts'
import { valueAtOrLast } from '../evaluation/leave-values.ts'
import { ENDGAME_LETTERS, type LetterValues } from '../evaluation/letter-values.ts'
import type { SelfPlayRules } from '../self-play/self-play.ts'

/** The weight of the prior, in turns. */
const PRIOR_TURNS = 10

/** Counts the results of turns, by how many letters are left. */
export function createTurnStatistics(values: LetterValues) {
  let turns = 0
  let points = 0
  let squares = 0
  let used = 0
  let kept = 0
  let keeps = 0
  const worth = new Float64Array(ENDGAME_LETTERS + 1)
  const met = new Float64Array(ENDGAME_LETTERS + 1)
  const left = new Float64Array(ENDGAME_LETTERS + 1)
  const movedAgain = new Float64Array(ENDGAME_LETTERS + 1)

  return {
    addTurn(score: number, letters: number, value: number, before: number): void {
      turns++
      points += score
      squares += score ** 2
      used += letters
      const rest = before - letters
      if (rest >= ENDGAME_LETTERS) {
        keeps++
        kept += value - score + valueAtOrLast(values.tempo, rest)
      }
      if (before <= ENDGAME_LETTERS) {
        worth[before]! += value
        met[before]!++
      }
    },
    /** Adds a game, given how many letters each turn drew. */
    addGame(drawn: readonly number[], { amounts }: SelfPlayRules): void {
      let rest = amounts.reduce((sum, amount) => sum + amount, 0) - 2 * BAG_SIZE
      for (const [turn, count] of drawn.entries()) {
        rest -= count
        if (rest > ENDGAME_LETTERS) continue
        left[rest]!++
        if (turn + 2 < drawn.length) movedAgain[rest]!++
      }
    },
    summarize(): Pick<LetterValues, 'usual' | 'turn' | 'tempo' | 'again'> {
      const mean = points / Math.max(1, turns)
      const tempo = [...Array(ENDGAME_LETTERS).fill(0), mean / 2]
      const again = [...Array(ENDGAME_LETTERS).fill(0), 1]
      // With few observed turns, the value for the next higher number of letters serves as the prior. The value of a turn
      // depends on the opponent's next turn; averaging with the previous round keeps that from oscillating.
      for (let rest = ENDGAME_LETTERS - 1; rest > 0; rest--) {
        const before = values.tempo.length === 1 ? mean / 2 : valueAtOrLast(values.tempo, rest)
        const now = (worth[rest]! + PRIOR_TURNS * tempo[rest + 1]) / (met[rest]! + PRIOR_TURNS)
        tempo[rest] = (before + now) / 2
        again[rest] = (movedAgain[rest]! + PRIOR_TURNS * again[rest + 1]) / (left[rest]! + PRIOR_TURNS)
      }
      return {
        usual: values.usual + kept / Math.max(1, keeps),
        turn: {
          points: mean,
          spread: Math.sqrt(Math.max(1, squares / Math.max(1, turns) - mean ** 2)),
          letters: Math.max(1, used / Math.max(1, turns)),
        },
        tempo,
        again,
      }
    },
  }
}
