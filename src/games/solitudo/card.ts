import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'solitudo',
  title: 'Solitudo',
  tagline: 'Shade numbers until none repeats. One solution, found by reasoning.',
  accent: 'sloe',
  place: { menu: 2, lobby: 3 },
  lobby: {
    text: 'Shade repeats until every number stands alone. Squares or hexagons.',
    left: 'Four grades, with lessons',
    right: '4 × 4 to 30 × 30',
  },
  dailies: {
    square: { name: 'Square of the day', listName: 'Solitudo square' },
    hexagon: { name: 'Hexagon of the day', listName: 'Solitudo hexagon' },
  },
  loadEntry: () => import('./entry.ts'),
}
