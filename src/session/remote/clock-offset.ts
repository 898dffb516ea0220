/** How far the server's clock is ahead of this one, as well as the best measurement tells. */
export interface ClockOffset {
  readonly ms: number
  /** The way there and back of the measurement; half of it is the most it can be off. */
  readonly roundTrip: number
}

/** The first guess, before anything is measured: the way is unknown, so anything measured is better. */
export function initialOffset(serverNow: number, now: number): ClockOffset {
  return { ms: serverNow - now, roundTrip: Number.POSITIVE_INFINITY }
}

/** Keeps the better of two measurements; an old one slowly loses its worth, since clocks drift. */
export function updateOffset(
  before: ClockOffset,
  { sent, serverNow, now }: { sent: number; serverNow: number; now: number },
): ClockOffset {
  const roundTrip = Math.max(0, now - sent)
  const fresh = { ms: serverNow - (sent + roundTrip / 2), roundTrip }
  return fresh.roundTrip <= before.roundTrip * 1.5 ? fresh : { ...before, roundTrip: before.roundTrip * 1.5 }
}
