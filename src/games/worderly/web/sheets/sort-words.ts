export const SORT_ORDERS = ['found', 'length', 'alphabet'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Words that came in the order in which they were found; the longest first, where length counts. */
export function sortWords<Item extends { readonly word: string }>(
  found: readonly Item[],
  order: SortOrder,
): readonly Item[] {
  const byAlphabet = (one: Item, other: Item) => one.word.localeCompare(other.word)
  switch (order) {
    case 'found':
      return found
    case 'alphabet':
      return found.toSorted(byAlphabet)
    case 'length':
      return found.toSorted((one, other) => other.word.length - one.word.length || byAlphabet(one, other))
  }
}
