/** A count as it is easiest to read: 1,260,000. */
export function grouped(count: number): string {
  return count.toLocaleString('en')
}
