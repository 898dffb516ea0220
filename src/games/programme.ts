import { gameIds } from './catalog.ts'

/** A game as the shells speak of it before they have loaded it. */
export interface Announced {
  readonly id: string
  readonly title: string
  readonly fruit: 'damson' | 'sloe' | 'quince' | 'gage' | 'medlar' | 'leaf'
}

const FIVE = [
  { id: 'obstruction', title: 'Obstruction', fruit: 'damson' },
  { id: 'solitudo', title: 'Solitudo', fruit: 'sloe' },
  { id: 'scribble', title: 'Scribble', fruit: 'quince' },
  { id: 'worderly', title: 'Wizards of Worderly Place', fruit: 'gage' },
  { id: 'guessgo', title: 'GuessGo', fruit: 'medlar' },
] as const

/** The five games of the parlour, then whatever else is in the catalog. */
export const programme: readonly Announced[] = [
  ...FIVE,
  ...gameIds
    .filter(id => !FIVE.some(game => game.id === id))
    .map(id => ({ id, title: id.charAt(0).toUpperCase() + id.slice(1), fruit: 'leaf' as const })),
]

export function titleOf(id: string): string {
  return programme.find(game => game.id === id)?.title ?? id
}
