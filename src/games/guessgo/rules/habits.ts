/** How many earlier grids of a player followed the order of a list, and how many followed none. */
export type Habits = Readonly<Record<'alphabet' | 'length' | 'random', number>>

export const NO_HABITS: Habits = { alphabet: 0, length: 0, random: 0 }

/** Habits as one line of text, such as `alphabet 3 length 0 random 1`: short enough for a record. */
export function writeHabits(habits: Habits): string {
  return Object.entries(habits).flat().join(' ')
}

/** The habits in such a line; none where it cannot be read. */
export function readHabits(text: string): Habits {
  const habits = { ...NO_HABITS }
  for (const [, name, count] of text.matchAll(/(alphabet|length|random) (\d{1,6})/g))
    habits[name as keyof Habits] = Number(count)
  return habits
}
