import { expect, test } from 'vitest'
import type { PuzzleSource } from '#kernel/engine.ts'
import type { PublishedPuzzle } from '#protocol/api.ts'
import type { TableRecord } from '#table/table.ts'
import { unreportedSolutions } from './published-puzzles.ts'
import type { StoredGame } from './saved-game-store.ts'

const puzzles = { link: (params: object) => params } as unknown as PuzzleSource

const published = (puzzle: string, isSolved = false) =>
  ({ params: { puzzle }, mine: { isLiked: false, isSolved } }) as unknown as PublishedPuzzle

function game(puzzle: string, more: Partial<StoredGame> = {}, seed = puzzle): StoredGame {
  const record = { params: { puzzle }, deal: {}, seed } as unknown as TableRecord
  const summary = { line: '', won: true, moves: 1 }
  return { id: seed, savedAt: 0, finished: true, summary, saved: { players: [], record }, ...more }
}

const found = (list: readonly PublishedPuzzle[], games: readonly StoredGame[]) =>
  unreportedSolutions({ puzzles }, list, games).map(({ seed }) => seed)

test('games that solve a published puzzle are reported once, the first of each', () => {
  const games = [game('a', {}, 'later'), game('b'), game('a', {}, 'first'), game('elsewhere')]
  expect(found([published('a'), published('b', true)], games)).toEqual(['first'])
})

test('games that were given up, are not over or are somebody else’s are not reported', () => {
  const lost = { line: '', won: false, moves: 1 }
  const games = [
    game('a', { summary: lost }),
    game('a', { finished: false }),
    game('a', { isImported: true }),
  ]
  expect(found([published('a')], games)).toEqual([])
})
