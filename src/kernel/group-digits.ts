/** A whole number as it is easiest to read: 1,260,000. Written out, since a browser takes long to be asked for it. */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
