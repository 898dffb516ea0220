import type { SeatInfo } from '#protocol/server-messages.ts'
import { lobbyWords } from '../words.ts'

/** Who sits at a table besides this player, in a few words. */
export function opponentNames(seats: readonly SeatInfo[], me?: string): string {
  return seats
    .flatMap(seat => {
      if (seat.kind === 'person') return seat.id === me ? [] : [seat.name]
      return seat.kind === 'computer' ? [lobbyWords.computer] : []
    })
    .join(', ')
}
