import type { GameEntry } from '#games/game-entry.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import type { Person } from '#kernel/text.ts'
import { replaySteps } from '#table/replay.ts'
import { type Table, viewFor } from '#table/table.ts'
import { describeFacts } from './category.ts'
import { describeResult } from './text/en/result.ts'

/** The result of a game to share: a sentence, and the board in characters where the game can draw it. */
export interface SharedResult {
  readonly sentence: string
  readonly grid: string | undefined
}

/**
 * Undefined before the end: the grid would reveal what is still hidden. `streak` is that of the daily puzzles, where
 * it is known.
 */
export function sharedResult(
  game: Pick<GameEntry, 'card' | 'rules' | 'text' | 'presentation'>,
  table: Table,
  people: readonly Person[],
  streak?: number,
): SharedResult | undefined {
  const { card, rules, presentation } = game
  const { ending, stopwatch, cursor } = table
  if (!ending) return undefined
  const about = rules.seats === 1 ? describeFacts(game, table) : undefined
  const puzzle = stopwatch && about !== undefined ? { about, ms: stopwatch.ranMs } : undefined
  const moves = presentation?.moveCount?.(viewFor(table, 'spectator')) ?? cursor
  const seed = parseDailySeed(table.record.seed)
  const name = seed && card.dailies?.[seed.daily]?.name
  const daily = seed && name ? { name, day: seed.day, streak } : undefined
  const views = replaySteps(table, 'spectator').map(({ view }) => view)
  const grid = presentation?.resultGrid?.(views) || undefined
  return {
    sentence: describeResult({ title: card.title, people, ending, moves, puzzle, daily }),
    grid: grid && [grid, ...(game.text.resultLegend ? [game.text.resultLegend] : [])].join('\n'),
  }
}
