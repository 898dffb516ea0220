import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'scribble',
  title: 'Scribble',
  tagline: 'Cross words on a grid, from seven letters at a time.',
  accent: 'quince',
  place: { menu: 3, lobby: 1 },
  lobby: {
    text: 'Cross words on a fifteen-square board, against a rival of your choosing.',
    left: 'Five levels, and online',
    right: '15 × 15',
  },
  loadEntry: () => import('./entry.ts'),
}
