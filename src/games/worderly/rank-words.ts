import { type PlayedPuzzle, rankRecord } from './presentation/rank-record.ts'
import type { Level } from './rules/types.ts'

/** How a rank has gone so far; nothing where it was never played. */
export function rankWords(level: Level, played: readonly PlayedPuzzle[]): string {
  const { won, best } = rankRecord(level, played)
  if (best === undefined) return ''
  const often =
    won === 0 ? 'Not won yet' : won === 1 ? 'Won once' : won === 2 ? 'Won twice' : `Won ${won} times`
  return `${often}, best ${best} ${best === 1 ? 'point' : 'points'}`
}
