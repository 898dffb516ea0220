import { useEffect, useRef } from 'preact/hooks'
import type { Viewer } from '#kernel/rules.ts'
import type { SeatInfo } from '#protocol/server-messages.ts'
import { announce } from '../../shell/live-regions.tsx'
import { tablePageText } from '../../text/en/online.ts'

/** Sentences for what has changed at the seats of the others. */
export function seatAnnouncements(
  before: readonly SeatInfo[],
  after: readonly SeatInfo[],
  viewer: Viewer,
): readonly string[] {
  return after.flatMap((seat, index) => {
    const earlier = before[index]
    if (index === viewer || !earlier) return []
    const was = earlier.kind === 'person' ? earlier : undefined
    const is = seat.kind === 'person' ? seat : undefined
    if (was?.id !== is?.id)
      return [...(was ? [tablePageText.stood(was.name)] : []), ...(is ? [tablePageText.sat(is.name)] : [])]
    if (!was || !is || was.here === is.here) return []
    return [is.here ? tablePageText.back(is.name) : tablePageText.gone(is.name)]
  })
}

/** Announces who comes and goes. */
export function useSeatAnnouncements(seats: readonly SeatInfo[], viewer: Viewer): void {
  const last = useRef(seats)
  useEffect(() => {
    for (const sentence of seatAnnouncements(last.current, seats, viewer)) announce(sentence)
    last.current = seats
  }, [seats, viewer])
}
