import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'obstruction',
  title: 'Obstruction',
  tagline: 'Place a mark, block its neighbours. Last to move wins.',
  accent: 'damson',
  place: { menu: 1, lobby: 5 },
  lobby: {
    text: 'Place a mark, block its neighbours. Last to move wins.',
    left: 'Ten levels, and online',
    right: '5×5 to 10×10',
  },
  hasExercises: true,
  loadEntry: () => import('./entry.ts'),
}
