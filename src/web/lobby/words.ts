export const moreWords = { title: 'More games' }

export const weeksWords = {
  bar: (weeksAgo: number, games: number) =>
    `${weeksAgo === 0 ? 'This week' : weeksAgo === 1 ? 'Last week' : `${weeksAgo} weeks ago`}: ${games}`,
}
