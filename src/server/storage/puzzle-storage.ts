import type { Details } from '#kernel/result.ts'

/** A puzzle that a player has published. */
export interface StoredPuzzle {
  readonly id: string
  readonly game: string
  /** The params of a link to it, as JSON: the same puzzle always has the same text. */
  readonly params: string
  readonly title: string
  readonly player: string
  /** The facts by which games are compared, such as size and difficulty. */
  readonly facts: Details
  readonly publishedAt: number
}

/** A puzzle with what others have done with it. */
export interface ListedPuzzle extends Omit<StoredPuzzle, 'player'> {
  /** The author under the present name; undefined once the account is deleted. */
  readonly author?: { readonly id: string; readonly name: string }
  readonly likes: number
  /** How many players have solved it, the author not counted. */
  readonly solved: number
  /** The shortest and the median time without hints; undefined until somebody has one. */
  readonly bestMs?: number
  readonly medianMs?: number
  /** The asking player’s own like and solution. */
  readonly mine: { readonly isLiked: boolean; readonly isSolved: boolean; readonly ms?: number }
}

export const PUZZLE_ORDERS = ['newest', 'liked'] as const
export type PuzzleOrder = (typeof PUZZLE_ORDERS)[number]

export interface PuzzleQuery {
  readonly game: string
  readonly order: PuzzleOrder
  readonly limit: number
  /** How many to skip. */
  readonly from: number
  /** The player who asks. */
  readonly player?: string
}

export interface PuzzleStorage {
  /** False if the same puzzle was published before; then nothing changes. */
  publish(puzzle: StoredPuzzle): Promise<boolean>
  list(query: PuzzleQuery): Promise<readonly ListedPuzzle[]>
  /** The published puzzle with these params. */
  find(game: string, params: string): Promise<StoredPuzzle | undefined>
  get(id: string): Promise<StoredPuzzle | undefined>
  /** Likes a puzzle or takes that back; false if there is no such puzzle. */
  like(id: string, player: string, isLiked: boolean): Promise<boolean>
  /** Records the first time that a player has solved it; later ones change nothing. Without a time if hints were used. */
  solve(id: string, player: string, ms: number | null): Promise<void>
  /** How many puzzles a player has published. */
  countOf(player: string): Promise<number>
  /** False if there is no such puzzle. */
  remove(id: string): Promise<boolean>
  /** Deletes the likes and times of a player; the puzzles stay, without an author. */
  forget(player: string): Promise<void>
}

/** The middle time; of an even number the later of the two in the middle. */
export function medianOf(times: readonly number[]): number | undefined {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]
}
