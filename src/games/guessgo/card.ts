import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'guessgo',
  title: 'GuessGo',
  tagline: 'Fill a grid with words, and call a whole line of the other’s.',
  accent: 'medlar',
  place: { menu: 5, lobby: 2 },
  lobby: {
    text: 'Fill a grid with words, then call the other’s until a line is closed.',
    left: 'Four levels, and online',
    right: '3 × 3 to 15 × 15',
  },
  loadEntry: () => import('./entry.ts'),
}
