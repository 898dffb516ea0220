import { winners } from '#table/action.ts'
import { nextDeadline } from '#table/clocks.ts'
import { stateOf } from '#table/table.ts'
import type { Append, GameResult, TableSummary } from '../../storage/storage.ts'
import { type OnlineTable, seatedPlayerIds } from './online-table.ts'

/** What can be asked of a table without folding its log. */
export function summaryOf({ phase, seats, play }: OnlineTable): TableSummary {
  return { phase, seats, deadline: (play && nextDeadline(play)?.at) ?? null }
}

/** The same after an entry, phase and seats only where either has changed. */
export function summaryAfter(before: OnlineTable, room: OnlineTable): Append['standing'] {
  const standing = summaryOf(room)
  const isAsBefore = room.phase === before.phase && room.seats === before.seats
  return isAsBefore ? { deadline: standing.deadline } : standing
}

/** What history keeps of a game that has just ended. */
export function resultOf(room: OnlineTable): GameResult {
  const { about, game, play, seats } = room
  const ending = play!.ending!
  const won = winners(ending, seats.length)
  return {
    id: about.id,
    game: about.game,
    startedAt: play!.record.startedAt,
    endedAt: room.lastInstant,
    seats: seats.map((sitter, seat) => ({ sitter: sitter!, won: won.includes(seat) })),
    reason: ending.by === 'rules' ? ending.outcome.reason : ending.by,
    facts: game.facts?.(stateOf(play!)) ?? {},
    rated: ending.by !== 'abort' && seatedPlayerIds(room).length === seats.length && seats.length > 1,
  }
}
