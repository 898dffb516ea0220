import type { Forecast, Note } from '#kernel/engine.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import { type Player, peopleOf, personSeats } from '#table/player.ts'
import type { ReplayStep } from '#table/replay.ts'

/** The viewer of a review, and how the players are called. */
export interface Perspective {
  readonly viewer: Viewer
  readonly people: readonly Person[]
}

/** The only person of a game sees what that person saw; otherwise nothing is hidden any more. */
export function playerPerspective(players: readonly Player[]): Perspective {
  const seats = personSeats(players)
  return { viewer: seats.length === 1 ? seats[0]! : 'spectator', people: peopleOf(players) }
}

/** The perspective of a reader who may be none of the players. */
export function spectatorPerspective(players: readonly Player[]): Perspective {
  return { viewer: 'spectator', people: peopleOf(players).map(person => ({ ...person, you: false })) }
}

/** Whether a review rates moves by their points, which does not show who was winning. */
export function isScoredReview(notes: readonly Note[]): boolean {
  return notes.some(({ verdict }) => verdict === 'best' || verdict === 'fair' || verdict === 'poor')
}

/** The player who was winning before and after a move; undefined where the review does not know, or the players are not two. */
export function winnersAround(
  note: Note | undefined,
  mover: Seat | null,
  seats: number,
): { readonly before: Seat; readonly after: Seat } | undefined {
  if (mover === null || seats !== 2) return undefined
  const other = 1 - mover
  switch (note?.verdict) {
    case 'kept':
      return { before: mover, after: mover }
    case 'threw':
      return { before: mover, after: other }
    case 'lost':
      return { before: other, after: other }
    default:
      return undefined
  }
}

/** The player who was winning in each position, the last one included; undefined where unknown. */
export function whoWasWinning(
  steps: readonly ReplayStep[],
  notes: readonly Note[],
  ending: Ending | undefined,
  seats: number,
): readonly (Seat | undefined)[] {
  const before = steps.slice(1).map(({ seat }, index) => winnersAround(notes[index], seat, seats)?.before)
  return [...before, ending ? winners(ending, seats)[0] : undefined]
}

/**
 * The expected result in each position of a game of points, the last one included; empty where the review forecasts
 * nothing. Moves that are not turns, such as a lookup, change nothing.
 */
export function expectedResults(
  steps: readonly ReplayStep[],
  notes: readonly Note[],
  ending: Ending | undefined,
): readonly Forecast[] {
  const first = notes.find(({ forecast }) => forecast)?.forecast
  if (!first) return []
  const results: Forecast[] = []
  for (let index = 0; index < steps.length - 1; index++)
    results.push(notes[index]?.forecast ?? results.at(-1) ?? first)
  return [...results, finalResult(results.at(-1) ?? first, ending)]
}

function finalResult(before: Forecast, ending: Ending | undefined): Forecast {
  if (!ending) return before
  const won = winners(ending, 2)
  const [own, other] = (ending.by === 'rules' && ending.outcome.scores) || []
  return {
    chance: won.length === 0 ? 0.5 : won.includes(0) ? 1 : 0,
    lead: own === undefined || other === undefined ? before.lead : own - other,
  }
}
