/** Two names with one key are the same name to whoever reads them. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
