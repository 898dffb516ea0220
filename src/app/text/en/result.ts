import { object, type Person } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import { formatDuration } from '../../duration.ts'
import { formatDay } from './day.ts'

/** A finished game, for sharing its result. */
export interface ResultSummary {
  /** The title of the game. */
  readonly title: string
  readonly people: readonly Person[]
  readonly ending: Ending
  readonly moves: number
  /** For a puzzle: its description and the solving time. */
  readonly puzzle?: { readonly about: string; readonly ms: number } | undefined
  /** For a daily puzzle. */
  readonly daily?: SharedDaily | undefined
}

export interface SharedDaily {
  readonly name: string
  /** The UTC day, such as 2026-11-16. */
  readonly day: string
  /** The number of days in a row with a solved daily puzzle, where it is known. */
  readonly streak?: number | undefined
}

/** The sentence for sharing a result, in the words of the player. */
export function describeResult({ title, people, ending, moves, puzzle, daily }: ResultSummary): string {
  const won = winners(ending, people.length)
  if (puzzle) {
    const time = formatDuration(puzzle.ms)
    if (daily) return describeDaily(title, daily, won.length > 0, time)
    return won.length > 0
      ? `I solved ${title}, ${puzzle.about}, in ${time}.`
      : `${title}, ${puzzle.about}, was too much for me after ${time}.`
  }
  const [winnerSeat = -1] = won.length === 1 ? won : []
  const winner = people[winnerSeat]
  const loser = people.find((_, seat) => !won.includes(seat))
  const score = scoreOf(ending, winnerSeat)
  const how = score ? `, ${score}` : lengthOf(moves)
  if (!winner) return score ? `A draw at ${title}${how}.` : `A game of ${title}${how}.`
  const name = winner.you ? 'I' : capitalized(object(winner))
  if (!loser) return `${name} won at ${title}${how}.`
  return `${name} beat ${loser.you ? 'me' : object(loser)} at ${title}${how}.`
}

/** Only where there is no score, which says more; nothing for a game that ended before the first move. */
function lengthOf(moves: number): string {
  return moves === 0 ? '' : ` in ${moves} ${moves === 1 ? 'move' : 'moves'}`
}

function describeDaily(
  title: string,
  { name, day, streak = 0 }: SharedDaily,
  isSolved: boolean,
  time: string,
): string {
  const result = isSolved ? `solved in ${time}` : `not solved after ${time}`
  const days = isSolved && streak > 1 ? ` Streak: ${streak} days.` : ''
  return `${title}, ${name.charAt(0).toLowerCase()}${name.slice(1)}, ${formatDay(day)}: ${result}.${days}`
}

/** The score of a game that was played to its end, the winner's first. */
function scoreOf(ending: Ending, winner: number): string | undefined {
  const scores = ending.by === 'rules' ? ending.outcome.scores : undefined
  if (!scores || scores.length < 2) return undefined
  const others = scores.filter((_, seat) => seat !== winner)
  return winner < 0 ? scores.join(' to ') : `${scores[winner]} to ${others.join(' to ')}`
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
