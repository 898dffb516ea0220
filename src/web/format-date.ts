const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A date as every page writes it: 17 November 2026. */
export function formatDate(at: number): string {
  return DATE.format(at)
}

/** A date with the time of the day: 17 November 2026, 17:05. */
export function formatDateTime(at: number): string {
  return `${formatDate(at)}, ${TIME.format(at)}`
}
