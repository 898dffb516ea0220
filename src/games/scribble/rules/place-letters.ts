import { type Cell, writeCell } from '#kernel/grid.ts'
import { accept, type Rejected } from '#kernel/result.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { readPattern } from '#lexicon/match-pattern.ts'
import { isBesideLetter, isEmptyBoard, isOnBoard, letterAt, stepCell, withLetter } from './board.ts'
import { type Refusals, reject, type ScribbleResult } from './refusals.ts'
import { type Board, type Move, SIDE } from './types.ts'

export interface PlacedLetters {
  /** With the new letters on it. */
  readonly board: Board
  readonly cells: readonly Cell[]
  readonly letters: readonly string[]
}

type PlaceMove = Move & { kind: 'place' }

/** Places the letters of a move on the board, if their cells are allowed. It does not check whether they form words. */
export function placeLetters(board: Board, move: PlaceMove, lexicon: Lexicon): ScribbleResult<PlacedLetters> {
  const read = readWord(move.word, lexicon)
  if (!read.ok) return read
  const last = stepCell(move.cell, move.direction, read.value.length - 1)
  if (!isOnBoard(move.cell) || !isOnBoard(last))
    return reject('off-the-board', { word: shorten(move.word), cell: writeCell(move.cell), side: SIDE })
  let after = board
  const cells: Cell[] = []
  const letters: string[] = []
  for (const [index, letter] of read.value.entries()) {
    const cell = stepCell(move.cell, move.direction, index)
    const there = letterAt(board, cell)
    if (letter === null) {
      if (there === null) return reject('gap', { cell: writeCell(cell) }, [cell])
    } else if (there === null) {
      after = withLetter(after, cell, letter)
      cells.push(cell)
      letters.push(letter)
    } else if (there !== letter)
      return reject('cell-taken', { cell: writeCell(cell), there, wanted: letter }, [cell])
  }
  if (cells.length === 0) return reject('nothing-placed')
  return checkTouching(board, cells) ?? accept({ board: after, cells, letters })
}

/** New letters must touch a letter on the board; the first word must have two letters. Undefined if allowed. */
export function checkTouching(board: Board, cells: readonly Cell[]): Rejected<Refusals> | undefined {
  if (!isEmptyBoard(board))
    return cells.some(cell => isBesideLetter(board, cell)) ? undefined : reject('not-touching', {}, cells)
  return cells.length < 2 ? reject('too-short', {}, cells) : undefined
}

/** The letters of a word as they are shown, null for a dot. */
function readWord(word: string, lexicon: Lexicon): ScribbleResult<readonly (string | null)[]> {
  const read = readPattern(lexicon, word, { shortest: 1, longest: Number.POSITIVE_INFINITY })
  if (!read.ok) {
    const { details } = read.rejection
    return reject('unknown-letter-placed', { sign: 'sign' in details ? details.sign : shorten(word) })
  }
  return accept(read.value.map(code => lexicon.alphabet.letters[code - 1] ?? null))
}

function shorten(word: string): string {
  return word.length > 20 ? `${word.slice(0, 20)}…` : word
}
