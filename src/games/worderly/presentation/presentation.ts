import type { Cell } from '#kernel/grid.ts'
import type { Presentation } from '#kernel/presentation.ts'
import type { Details } from '#kernel/result.ts'
import { type Direction, HIDDEN, NO_LETTER, STEPS } from '../rules/layout.ts'
import type { Event, Level, SeenWord, State, View, WorderlyTypes } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { commonnessQuestion } from './solved-words.ts'

export const presentation: Presentation<WorderlyTypes> = {
  lastCell: view => freshCells(view)[0],
  resultGrid,
}

/** The cells that were uncovered last: by a hint, else by the latest guess. */
export function freshCells({ latest, over }: View, events: readonly Event[] = []): readonly Cell[] {
  const hinted = events.flatMap(event => (event.kind === 'hinted' ? [event.cell] : []))
  if (hinted.length > 0) return hinted
  return over === 'lost' || over === 'left' ? [] : (latest?.cells ?? [])
}

/** The grid without its letters, as symbols for found, given by a hint, and missed. */
function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (!last) return ''
  const isGiven = (row: number, column: number) => {
    const at = views.findIndex(({ grid }) => grid[row]!.charAt(column) !== HIDDEN)
    const guessed = views[at]?.latest?.cells ?? []
    return at > 0 && !guessed.some(cell => cell.row === row && cell.column === column)
  }
  return last.grid
    .map((line, row) =>
      [...line]
        .map((character, column) => {
          if (character === NO_LETTER) return '\u3000'
          if (character === HIDDEN) return '⬜'
          return isGiven(row, column) ? '💡' : '🟩'
        })
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** A cell as the nth letter of a word. */
export interface LetterPosition {
  readonly number: number
  readonly length: number
  readonly direction: Direction
}

/** The words that a cell is part of, and which of their letters it is. */
export function letterPositions(words: readonly SeenWord[], cell: Cell): readonly LetterPosition[] {
  return words.flatMap(({ cell: first, direction, length }) => {
    const index = Array.from({ length }, (_, index) => index).find(
      index =>
        first.row + STEPS[direction].row * index === cell.row &&
        first.column + STEPS[direction].column * index === cell.column,
    )
    return index === undefined ? [] : [{ number: index + 1, length, direction }]
  })
}

/** A puzzle that was played, as statistics have it. */
export interface PlayedPuzzle {
  readonly facts: Details
  readonly outcome: 'solved' | 'given-up' | 'unfinished'
  readonly points?: number
}

export interface RankRecord {
  /** How many games were won. */
  readonly won: number
  /** The most points; undefined where no game was finished. */
  readonly best: number | undefined
}

export function rankRecord(level: Level, played: readonly PlayedPuzzle[]): RankRecord {
  const games = played.filter(({ facts }) => facts.level === level)
  const points = games.flatMap(game => game.points ?? [])
  return {
    won: games.filter(({ outcome }) => outcome === 'solved').length,
    best: points.length > 0 ? Math.max(...points) : undefined,
  }
}

/** The questions of a review about a position: how common the words are, once the game is over. */
export function solvedQuestions(state: State): readonly object[] {
  return state.over ? [commonnessQuestion(view(state, 'spectator'))] : []
}
