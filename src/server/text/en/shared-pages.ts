/** What messengers show of a shared page. */
export const sharedPagesText = {
  app: {
    title: 'Quincunx',
    description: 'Five quiet games, one table: play in the browser, alone or together.',
  },
  table: {
    title: 'Join me at Quincunx',
    description: 'Open the link to sit down at my table. No account needed.',
  },
  game: (title: string) => `${title} · Quincunx`,
  replay: (title: string) => `A game of ${title} · Quincunx`,
}
