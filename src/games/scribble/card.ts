import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'scribble',
  title: 'Scribble',
  tagline: 'Build crossing words from seven letters at a time.',
  accent: 'quince',
  place: { menu: 3, lobby: 1 },
  lobby: {
    text: 'Build crossing words on a big board, against an opponent of your choice.',
    left: '18 levels, and online',
    right: '15×15',
  },
  hasExercises: true,
  loadEntry: () => import('./entry.ts'),
}
