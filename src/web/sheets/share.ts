import { object, type Person, subject } from '#kernel/words.ts'
import { stopwatchText } from '#session/duration.ts'
import { type SavedGame, writeSaved } from '#session/saved.ts'
import type { Snapshot } from '#session/session.ts'
import { type Ending, winners } from '#table/action.ts'
import type { TableRecord } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'
import { shareWords } from './words.ts'

export interface ResultToTell {
  /** The game's. */
  readonly title: string
  readonly people: readonly Person[]
  readonly ending: Ending
  readonly moves: number
  /** For a puzzle: what it was and how long it took. */
  readonly puzzle?: { readonly about: string; readonly ms: number } | undefined
}

/** Of a game that has ended. */
export function resultToTell(
  parlour: ParlourGame,
  { people, ending, view, log, stopwatch }: Snapshot,
  saved: SavedGame,
): ResultToTell {
  const { solo, face, words } = parlour
  return {
    title: words.title,
    people,
    ending: ending!,
    moves: face.moves?.(view) ?? log.length - 1,
    puzzle: solo && stopwatch && { about: solo.aboutOf(parlour, saved), ms: stopwatch.ranMs },
  }
}

/**
 * Words first, then the link: they are read even where links are not.
 * Only of a game that has ended: a link carries the seed, and with it all that is still hidden or to be drawn.
 */
export function shareText(result: ResultToTell, link: string): string {
  return `${resultLine(result)}\n${link}`
}

function resultLine({ title: game, people, ending, moves, puzzle }: ResultToTell): string {
  const won = winners(ending, people.length)
  if (puzzle) {
    const time = stopwatchText(puzzle.ms)
    return won.length > 0
      ? shareWords.solved(game, puzzle.about, time)
      : shareWords.givenUp(game, puzzle.about, time)
  }
  const winner = won.length === 1 ? people[won[0]!] : undefined
  const loser = people.find((_, seat) => !won.includes(seat))
  if (!winner) return shareWords.plain(game, moves)
  if (loser?.you) return shareWords.lost(game, subject(winner), moves)
  return shareWords.won(game, winner.you ? undefined : subject(winner), loser && object(loser), moves)
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands the saved game out as a file. */
export function exportFile(saved: SavedGame): void {
  handFile(fileName(saved.record, 'json'), writeSaved(saved))
}

export function fileName(
  { game, startedAt }: Pick<TableRecord, 'game' | 'startedAt'>,
  ending: string,
): string {
  return `quincunx-${game}-${new Date(startedAt).toISOString().slice(0, 10)}.${ending}`
}

/** Hands a text out as a file. */
export function handFile(name: string, text: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8'
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
