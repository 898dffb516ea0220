import type { Seat, Viewer } from '#kernel/rules.ts'
import type { SeatInfo } from '#protocol/server-messages.ts'
import { computerName } from '#table/player.ts'
import { onlineText } from '../text/en/online.ts'

/** The players of a table, one for each seat: `Ann (1612, protected name, you)`, `the computer (casual)`, `free`. */
export function seatNames(seats: readonly SeatInfo[], viewer: Viewer): readonly string[] {
  return seats.map((seat, at) => seatName(seat, at, viewer))
}

function seatName(seat: SeatInfo, at: Seat, viewer: Viewer): string {
  if (seat.kind === 'free') return onlineText.waiting.free
  if (seat.kind === 'computer') return computerName(seat.level)
  const details = [
    ...(seat.rating === undefined ? [] : [`${seat.rating}`]),
    ...(seat.claimed ? [onlineText.waiting.claimed] : []),
    ...(at === viewer ? [onlineText.waiting.you] : seat.here ? [] : [onlineText.waiting.away]),
  ]
  return details.length > 0 ? `${seat.name} (${details.join(', ')})` : seat.name
}
