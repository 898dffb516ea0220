import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'template',
  title: 'Template',
  tagline: 'Take one to three. The player who takes the last one wins.',
  accent: 'leaf',
  place: { menu: 6, lobby: 6 },
  lobby: {
    text: 'Take one to three pebbles. The last one wins.',
    left: 'Two levels, and online',
    right: '5 to 30 pebbles',
  },
  loadEntry: () => import('./entry.ts'),
}
