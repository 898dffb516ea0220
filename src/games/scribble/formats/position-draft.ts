import type { Cell } from '#kernel/grid.ts'
import { emptyBoard, letterAt, stepCell, withLetter } from '../rules/board.ts'
import { type Board, type Direction, SIDE } from '../rules/types.ts'
import { type Position, writePosition } from './position.ts'

/** A position while it is set up. The player to move is the first. */
export interface PositionDraft {
  readonly board: Board
  readonly cursor: Cell
  readonly direction: Direction
  /** As they were typed. */
  readonly bag: string
  readonly other: string
  readonly scores: readonly [string, string]
  readonly sideRuns: Position['sideRuns']
  readonly size: 'full' | 'half'
  readonly passes: number
}

export const EMPTY_DRAFT: PositionDraft = {
  board: emptyBoard(),
  cursor: { row: 7, column: 7 },
  direction: 'across',
  ...{ bag: '', other: '', scores: ['0', '0'], sideRuns: 'loose', size: 'full', passes: 0 },
}

/** The draft after a key on the board; undefined for a key that means nothing here. */
export function pressInDraft(draft: PositionDraft, key: string): PositionDraft | undefined {
  const { board, cursor, direction } = draft
  if (key === ' ') return { ...draft, direction: direction === 'across' ? 'down' : 'across' }
  if (key === 'Backspace' || key === 'Delete') {
    const isHere = letterAt(board, cursor) !== null
    const cell = isHere || key === 'Delete' ? cursor : clamp(stepCell(cursor, direction, -1))
    return { ...draft, board: withLetter(board, cell, null), cursor: cell }
  }
  if (!/^[a-z]$/i.test(key)) return undefined
  return putInDraft(draft, key.toUpperCase())
}

/** Fills or empties the cell at the cursor and goes on to the next. */
function putInDraft(draft: PositionDraft, letter: string | null): PositionDraft {
  const { board, cursor, direction } = draft
  return {
    ...draft,
    board: withLetter(board, cursor, letter),
    cursor: clamp(stepCell(cursor, direction, 1)),
  }
}

/** The draft with several letters from the cursor on; a full stop empties its cell, anything else is left out. */
export function layInDraft(draft: PositionDraft, text: string): PositionDraft {
  let laid = draft
  for (const character of text) {
    if (character === '.') laid = putInDraft(laid, null)
    else if (/^[a-z]$/i.test(character)) laid = putInDraft(laid, character.toUpperCase())
  }
  return laid
}

/** The draft in one line, which the reader of positions checks. */
export function writeDraft({ board, bag, other, scores, sideRuns, size, passes }: PositionDraft): string {
  const letters = (text: string) => [...text.replace(/\s/g, '').toUpperCase()]
  const [own, theirs] = scores.map(score => (/^\d+$/.test(score.trim()) ? Number(score) : 0))
  return writePosition({
    ...{ board, passes, sideRuns, round: 1, scores: [own!, theirs!] },
    bags: [bag.trim() === '' ? null : letters(bag), other.trim() === '' ? null : letters(other)],
    ...(size === 'half' && { size }),
  })
}

/** A position as a draft, with the player to move first. */
export function draftOf({ board, bags, scores, round, sideRuns, size, passes }: Position): PositionDraft {
  const first = (round - 1) % 2
  const held = (seat: number) => bags[seat]?.join('') ?? ''
  return {
    ...EMPTY_DRAFT,
    ...{ board, sideRuns, passes, size: size ?? 'full' },
    bag: held(first),
    other: held(1 - first),
    scores: [`${scores[first]}`, `${scores[1 - first]}`],
  }
}

function clamp({ row, column }: Cell): Cell {
  const within = (place: number) => Math.min(SIDE - 1, Math.max(0, place))
  return { row: within(row), column: within(column) }
}
