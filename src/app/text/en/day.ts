const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats a UTC day such as 2026-11-16 as 16 November 2026. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  const monthName = MONTHS[month! - 1]
  return monthName ? `${date} ${monthName} ${year}` : day
}
