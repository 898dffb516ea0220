/** Two names with the same key look the same to a reader. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
