const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The instant of the next action. A clock that was set back must not make a record run backwards, or a player would get
 * extra time. Only an instant more than a day ahead does not count: it is left from a start with a wrong clock, and
 * without this exception no time would run out until that day came.
 */
export function nextInstant(last: number, now: number): number {
  return last - now > DAY_MS ? now : Math.max(now, last)
}
