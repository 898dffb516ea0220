/** Whether this stands for an own list of which the puzzle is made, and not for the list itself. */
export function isListHash(lexicon: string): boolean {
  return /^[0-9a-f]{32}$/.test(lexicon)
}
