import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'guessgo',
  title: 'GuessGo',
  tagline: 'Fill a grid with words, then call a whole row or column of your opponent’s.',
  accent: 'medlar',
  place: { menu: 5, lobby: 2 },
  lobby: {
    text: 'Fill a grid with words, then call your opponent’s until you complete a row or column.',
    left: 'Four levels, and online',
    right: '3×3 to 15×15',
  },
  loadEntry: () => import('./entry.ts'),
}
