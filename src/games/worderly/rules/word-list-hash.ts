/** Whether this stands for an own list of which the puzzle is made, and not for the list itself. */
export function isWordListHash(lexicon: string): boolean {
  return /^[0-9a-f]{32}$/.test(lexicon)
}
