import type { Details } from '#kernel/result.ts'
import type { Level } from '../rules/types.ts'

/** What is known of a game that was played. */
export interface PlayedPuzzle {
  readonly facts: Details
  readonly outcome: 'solved' | 'given-up' | 'unfinished'
  readonly points?: number
}

/** What a rank has brought so far: how often it was won at, and the most points. */
export function rankRecord(
  level: Level,
  played: readonly PlayedPuzzle[],
): { readonly won: number; readonly best: number | undefined } {
  const games = played.filter(({ facts }) => facts.level === level)
  const points = games.flatMap(one => one.points ?? [])
  return {
    won: games.filter(({ outcome }) => outcome === 'solved').length,
    best: points.length > 0 ? Math.max(...points) : undefined,
  }
}
