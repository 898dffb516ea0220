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

/** Formats a month such as 2026-11 as November 2026. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-').map(Number)
  const name = MONTHS[number! - 1]
  return name ? `${name} ${year}` : month
}

/** Formats a UTC day such as 2026-11-16 as 16 November 2026. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  const monthName = MONTHS[month! - 1]
  return monthName ? `${date} ${monthName} ${year}` : day
}
