const DAY_MS = 86_400_000

/** The day that everybody shares, as 2026-11-16: a daily puzzle changes at midnight UTC. */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** A day as a count: the next day is one more. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

/** The seed of a day's puzzle, the same for everybody. */
export function dailySeed(daily: string, day: string): string {
  return `daily ${daily} ${day}`
}

/** Which daily puzzle a seed is of; undefined for any other seed. */
export function parseDailySeed(seed: string): { readonly daily: string; readonly day: string } | undefined {
  const match = /^daily (\S+) (\d{4}-\d{2}-\d{2})$/.exec(seed)
  return match ? { daily: match[1]!, day: match[2]! } : undefined
}
