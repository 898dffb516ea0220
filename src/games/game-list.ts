import { gameIds } from './catalog.ts'

/** The data that shells need before a game is loaded. */
export interface ListedGame {
  readonly id: string
  readonly title: string
  readonly accent: 'damson' | 'sloe' | 'quince' | 'gage' | 'medlar' | 'leaf'
}

const BUNDLED_GAMES = [
  { id: 'obstruction', title: 'Obstruction', accent: 'damson' },
  { id: 'solitudo', title: 'Solitudo', accent: 'sloe' },
  { id: 'scribble', title: 'Scribble', accent: 'quince' },
  { id: 'worderly', title: 'Wizards of Worderly Place', accent: 'gage' },
  { id: 'guessgo', title: 'GuessGo', accent: 'medlar' },
] as const

/** The five bundled games, followed by any others in the catalog. */
export const gameList: readonly ListedGame[] = [
  ...BUNDLED_GAMES,
  ...gameIds
    .filter(id => !BUNDLED_GAMES.some(game => game.id === id))
    .map(id => ({ id, title: id.charAt(0).toUpperCase() + id.slice(1), accent: 'leaf' as const })),
]

export function titleOf(id: string): string {
  return gameList.find(game => game.id === id)?.title ?? id
}
