/** Formats a whole number as 1,260,000. The first call of `toLocaleString` is slow in browsers. */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
