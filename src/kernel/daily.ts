const DAY_MS = 86_400_000

/** The UTC day as 2026-11-16. Daily puzzles change at midnight UTC, at the same moment for everybody. */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** The number of days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

/** The seed of a daily puzzle, the same for everybody. */
export function dailySeed(daily: string, day: string): string {
  return `daily ${daily} ${day}`
}

/** The daily puzzle that a seed belongs to; undefined for any other seed. */
export function parseDailySeed(seed: string): { readonly daily: string; readonly day: string } | undefined {
  const match = /^daily (\S+) (\d{4}-\d{2}-\d{2})$/.exec(seed)
  return match ? { daily: match[1]!, day: match[2]! } : undefined
}
