/** How many earlier grids of a player followed the order of a list, and how many followed none. */
export type Habits = Readonly<Record<'alphabet' | 'length' | 'random', number>>

export const NO_HABITS: Habits = { alphabet: 0, length: 0, random: 0 }

/** Writes habits as one line of text, such as `alphabet 3 length 0 random 1`, which is stored in records. */
export function writeHabits(habits: Habits): string {
  return Object.entries(habits).flat().join(' ')
}

/** Reads such a line; counts that it lacks are 0. */
export function readHabits(text: string): Habits {
  const habits = { ...NO_HABITS }
  for (const [, name, count] of text.matchAll(/(alphabet|length|random) (\d{1,6})/g))
    habits[name as keyof Habits] = Number(count)
  return habits
}
