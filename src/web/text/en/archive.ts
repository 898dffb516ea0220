/** The sentences of the archive of daily puzzles. */

export const archiveText = {
  title: (game: string) => `Daily puzzles of ${game}`,
  lead: 'A new puzzle every day, the same for everyone. Old ones stay open.',
  link: 'Daily puzzles',
  earlier: 'Earlier',
  later: 'Later',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  streak: (current: number, longest: number) =>
    `Current streak ${current} ${current === 1 ? 'day' : 'days'}, longest ${longest}.`,
  dayLabel: (day: string, name: string, state: string) => `${name}, ${day}: ${state}`,
}
