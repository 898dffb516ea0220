import { type ListedPuzzle, medianOf, type PuzzleStorage } from '#server/storage/puzzle-storage.ts'
import type { MemoryData, MemoryPuzzle } from './memory-data.ts'

export function memoryPuzzles({ puzzles, players }: MemoryData): PuzzleStorage {
  function listed({ puzzle, likes, solves }: MemoryPuzzle, asker: string): ListedPuzzle {
    const { player, ...rest } = puzzle
    const author = players.get(player)
    const times = [...solves.values()].filter(ms => ms !== null)
    const medianMs = medianOf(times)
    const own = solves.get(asker)
    return {
      ...rest,
      ...(author && { author: { id: player, name: author.name } }),
      likes: likes.size,
      solved: solves.size,
      ...(medianMs !== undefined && { bestMs: Math.min(...times), medianMs }),
      mine: {
        isLiked: likes.has(asker),
        isSolved: own !== undefined,
        ...(own !== undefined && own !== null && { ms: own }),
      },
    }
  }
  const find = (game: string, params: string) =>
    [...puzzles.values()].find(({ puzzle }) => puzzle.game === game && puzzle.params === params)?.puzzle
  return {
    async publish(puzzle) {
      if (find(puzzle.game, puzzle.params) || puzzles.has(puzzle.id)) return false
      puzzles.set(puzzle.id, { puzzle, likes: new Set(), solves: new Map() })
      return true
    },
    list: async ({ game, order, limit, from, player = '' }) =>
      [...puzzles.values()]
        .filter(({ puzzle }) => puzzle.game === game)
        .map(one => listed(one, player))
        .sort(
          (one, other) =>
            (order === 'liked' ? other.likes - one.likes : 0) ||
            other.publishedAt - one.publishedAt ||
            (one.id < other.id ? -1 : 1),
        )
        .slice(from, from + limit),
    find: async (game, params) => find(game, params),
    get: async id => puzzles.get(id)?.puzzle,
    async like(id, player, isLiked) {
      const found = puzzles.get(id)
      if (isLiked) found?.likes.add(player)
      else found?.likes.delete(player)
      return found !== undefined
    },
    async solve(id, player, ms) {
      const solves = puzzles.get(id)?.solves
      if (solves && !solves.has(player)) solves.set(player, ms)
    },
    countOf: async player => [...puzzles.values()].filter(({ puzzle }) => puzzle.player === player).length,
    remove: async id => puzzles.delete(id),
    async forget(player) {
      for (const [id, { puzzle, likes, solves }] of puzzles) {
        likes.delete(player)
        solves.delete(player)
        if (puzzle.player === player) puzzles.set(id, { puzzle: { ...puzzle, player: '' }, likes, solves })
      }
    },
  }
}
