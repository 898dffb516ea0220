const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A UTC day such as 2026-11-16 as it is spoken of: 16 November. */
export function dayWords(day: string): string {
  const at = Date.parse(`${day}T00:00Z`)
  return Number.isNaN(at) ? day : DAY.format(at)
}
