import { gameIds, loadGame } from '#games/catalog.ts'

export interface FoundPuzzle {
  readonly game: string
  readonly params: object
}

/** Finds the game of a puzzle from another program: its address, its id, or the text of its file. */
export async function findPuzzle(text: string): Promise<FoundPuzzle | undefined> {
  for (const game of gameIds) {
    const params = (await loadGame(game))?.puzzles?.recognize?.(text)
    if (params) return { game, params }
  }
  return undefined
}
