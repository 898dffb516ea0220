import type { GameEntry } from '#games/game-entry.ts'
import { object, type Person, subject } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import { replaySteps } from '#table/replay.ts'
import { type Table, viewFor } from '#table/table.ts'
import { describeFacts } from './category.ts'
import { formatDuration } from './duration.ts'

/** A finished game, for sharing its result. */
export interface ResultSummary {
  /** The title of the game. */
  readonly title: string
  readonly people: readonly Person[]
  readonly ending: Ending
  readonly moves: number
  /** For a puzzle: its description and the solving time. */
  readonly puzzle?: { readonly about: string; readonly ms: number } | undefined
}

/** The sentence for sharing a result, in the words of the player. */
export function describeResult({ title, people, ending, moves, puzzle }: ResultSummary): string {
  const won = winners(ending, people.length)
  if (puzzle) {
    const time = formatDuration(puzzle.ms)
    return won.length > 0
      ? `I solved ${title}, ${puzzle.about}, in ${time}.`
      : `${title}, ${puzzle.about}, was too much for me after ${time}.`
  }
  const winner = won.length === 1 ? people[won[0]!] : undefined
  const loser = people.find((_, seat) => !won.includes(seat))
  const count = `in ${moves} ${moves === 1 ? 'move' : 'moves'}`
  if (!winner) return `A game of ${title}, ${count}.`
  if (loser?.you) return `${subject(winner)} beat me at ${title}, ${count}.`
  const against = loser ? ` against ${object(loser)}` : ''
  return `${winner.you ? 'I' : subject(winner)} won at ${title}${against}, ${count}.`
}

/** The result of a game to share: a sentence, and the board in characters where the game can draw it. */
export interface SharedResult {
  readonly sentence: string
  readonly grid: string | undefined
}

/** Undefined before the end: the grid would reveal what is still hidden. */
export function sharedResult(
  game: Pick<GameEntry, 'rules' | 'text' | 'presentation'>,
  table: Table,
  people: readonly Person[],
): SharedResult | undefined {
  const { rules, text, presentation } = game
  const { ending, stopwatch, cursor } = table
  if (!ending) return undefined
  const about = rules.seats === 1 ? describeFacts(game, table) : undefined
  const puzzle = stopwatch && about !== undefined ? { about, ms: stopwatch.ranMs } : undefined
  const moves = presentation?.moveCount?.(viewFor(table, 'spectator')) ?? cursor
  const views = replaySteps(table, 'spectator').map(({ view }) => view)
  return {
    sentence: describeResult({ title: text.title, people, ending, moves, puzzle }),
    grid: presentation?.resultGrid?.(views) || undefined,
  }
}
