import type { SeatInfo } from '#protocol/server-messages.ts'
import { lobbyText } from '../text/en/shell.ts'

/** A link to a table; an urgent one waits for this player alone. */
export interface TableLink {
  readonly code: string
  readonly label: string
  readonly isUrgent: boolean
}

/** Links to the tables where this player sits or is invited to a rematch, and the ids of the former. */
export interface MyTables {
  readonly links: readonly TableLink[]
  readonly tableIds: ReadonlySet<string>
}

/** The names at a table besides this player's. */
export function opponentNames(seats: readonly SeatInfo[], me?: string): string {
  return seats
    .flatMap(seat => {
      if (seat.kind === 'person') return seat.id === me ? [] : [seat.name]
      return seat.kind === 'computer' ? [lobbyText.computer] : []
    })
    .join(', ')
}
