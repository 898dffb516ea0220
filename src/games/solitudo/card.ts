import type { GameCard } from '#games/game-entry.ts'

export const card: GameCard = {
  id: 'solitudo',
  title: 'Solitudo',
  tagline: 'Shade cells until no number repeats. One solution, found by logic.',
  accent: 'sloe',
  place: { menu: 2, lobby: 3 },
  lobby: {
    text: 'Shade cells until no number repeats in any row or column. Squares or hexagons.',
    left: 'Four difficulties, with lessons',
    right: '4×4 to 30×30',
  },
  dailies: {
    square: { name: 'Daily square', listName: 'Solitudo square' },
    hexagon: { name: 'Daily hexagon', listName: 'Solitudo hexagon' },
  },
  hasExercises: true,
  composes: true,
  loadEntry: () => import('./entry.ts'),
}
