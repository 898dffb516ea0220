/** How far the server's clock is ahead of the local one, by the best measurement so far. */
export interface ClockOffset {
  readonly ms: number
  /** The round trip of the measurement in milliseconds; the error is at most half of it. */
  readonly roundTrip: number
}

/** The estimate before the first measurement. The infinite round trip makes any measurement replace it. */
export function initialOffset(serverNow: number, now: number): ClockOffset {
  return { ms: serverNow - now, roundTrip: Number.POSITIVE_INFINITY }
}

/** Keeps the better measurement. Old ones lose weight, because clocks drift. */
export function updateOffset(
  before: ClockOffset,
  { sent, serverNow, now }: { sent: number; serverNow: number; now: number },
): ClockOffset {
  const roundTrip = Math.max(0, now - sent)
  const measured = { ms: serverNow - (sent + roundTrip / 2), roundTrip }
  return measured.roundTrip <= before.roundTrip * 1.5
    ? measured
    : { ...before, roundTrip: before.roundTrip * 1.5 }
}
