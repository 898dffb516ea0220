import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'worderly',
  title: 'Wizards of Worderly Place',
  tagline: 'Six letters, twenty-one hidden words, and a handful of lives.',
  accent: 'gage',
  place: { menu: 4, lobby: 4 },
  lobby: {
    text: 'Find every word hidden in one wheel of letters.',
    left: 'Five levels',
    right: '21 words',
  },
  dailies: { words: { name: 'Daily words', listName: 'Worderly words' } },
  loadEntry: () => import('./entry.ts'),
}
