import { winners } from '#table/action.ts'
import { nextDeadline } from '#table/clocks.ts'
import { hasEveryoneMoved, stateOf } from '#table/table.ts'
import type { Append, GameResult, TableSummary } from '../../storage/storage.ts'
import { type OnlineTable, seatedPlayerIds } from './online-table.ts'

/** The columns by which storage finds tables without replaying their logs. */
export function summaryOf({ phase, seats, play }: OnlineTable): TableSummary {
  return { phase, seats, deadline: (play && nextDeadline(play)?.at) ?? null }
}

/** The summary after an entry; phase and seats are left out if neither has changed. */
export function summaryAfter(before: OnlineTable, table: OnlineTable): Append['standing'] {
  const summary = summaryOf(table)
  const isUnchanged = table.phase === before.phase && table.seats === before.seats
  return isUnchanged ? { deadline: summary.deadline } : summary
}

/** The history row of a game that has just ended. */
export function resultOf(table: OnlineTable): GameResult {
  const { about, game, play, seats } = table
  const ending = play!.ending!
  const won = winners(ending, seats.length)
  const facts = game.facts?.(stateOf(play!))
  return {
    id: about.id,
    game: about.game,
    startedAt: play!.record.startedAt,
    endedAt: table.lastInstant,
    seats: seats.map((sitter, seat) => ({ sitter: sitter!, won: won.includes(seat) })),
    reason: ending.by === 'rules' ? ending.outcome.reason : ending.by,
    facts: { ...facts?.category, ...facts?.more },
    rated: ending.by !== 'abort' && seats.length > 1 && isRatable(table),
  }
}

/** Whether people played each other, and each of them moved. Tables of earlier versions have no such condition. */
function isRatable(table: OnlineTable): boolean {
  const isAmongPeople = seatedPlayerIds(table).length === table.seats.length
  return isAmongPeople && (!table.about.policy || hasEveryoneMoved(table.play!))
}
