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

/** A UTC day such as 2026-11-16 as it is spoken of: 16 November. */
export function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  const named = MONTHS[month! - 1]
  return named ? `${date} ${named}` : day
}
