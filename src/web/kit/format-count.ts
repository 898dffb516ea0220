/** A count with its thousands set apart by a thin space. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, '\u2009')
}
