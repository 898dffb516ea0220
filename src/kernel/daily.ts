/** The day that everybody shares, as 2026-11-16: a daily puzzle changes at midnight UTC. */
export function utcDay(now: number): string {
  // By the era of 400 years, begun in March so that a leap day comes last.
  const days = Math.floor(now / 86_400_000) + 719_468
  const era = Math.floor(days / 146_097)
  const inEra = days - era * 146_097
  const years = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  )
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const fromMarch = Math.floor((5 * inYear + 2) / 153)
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = years + era * 400 + (month <= 2 ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Which day that is, counted: the next one is one more. */
export function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const years = month <= 2 ? year - 1 : year
  const era = Math.floor(years / 400)
  const inEra = years - era * 400
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  return era * 146_097 + inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear - 719_468
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
