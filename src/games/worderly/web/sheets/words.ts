import type { SortOrder } from './sort-words.ts'

/** What the lists of words say. */
export const listWords = {
  title: 'Your words',
  close: 'Close',
  sortedBy: 'Sorted by',
  orders: { found: 'time', length: 'length', alphabet: 'alphabet' } satisfies Record<SortOrder, string>,
  found: (count: number, all: number) => `Found, ${count} of ${all}`,
  byItself: ', came to light by itself',
  bonus: (count: number) => `Bonus words, ${count}`,
  wrong: (count: number) => `Fizzled out, ${count}`,
  missed: (count: number) => `Missed, ${count}`,
  others: (count: number) => `More words in these letters, ${count}`,
}
