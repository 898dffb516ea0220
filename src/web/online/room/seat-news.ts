import { useEffect, useRef } from 'preact/hooks'
import type { Viewer } from '#kernel/game.ts'
import type { SeatNews } from '#protocol/news.ts'
import { announce } from '../../shell/live.tsx'
import { roomWords } from '../words.ts'

/** What has changed among the others, in sentences. */
export function seatSentences(
  before: readonly SeatNews[],
  after: readonly SeatNews[],
  viewer: Viewer,
): readonly string[] {
  return after.flatMap((seat, index) => {
    const earlier = before[index]
    if (index === viewer || !earlier) return []
    const was = earlier.kind === 'person' ? earlier : undefined
    const is = seat.kind === 'person' ? seat : undefined
    if (was?.id !== is?.id)
      return [...(was ? [roomWords.stood(was.name)] : []), ...(is ? [roomWords.sat(is.name)] : [])]
    if (!was || !is || was.here === is.here) return []
    return [is.here ? roomWords.back(is.name) : roomWords.gone(is.name)]
  })
}

/** Tells a screen reader who comes and goes. */
export function useSeatAnnouncements(seats: readonly SeatNews[], viewer: Viewer): void {
  const last = useRef(seats)
  useEffect(() => {
    for (const sentence of seatSentences(last.current, seats, viewer)) announce(sentence)
    last.current = seats
  }, [seats, viewer])
}
