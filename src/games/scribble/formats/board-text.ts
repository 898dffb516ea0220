import { accept } from '#kernel/result.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import { reject, rejectAt, type ScribbleResult } from '../rules/refusals.ts'
import { type Board, SIDE } from '../rules/types.ts'
import { writeBracketedLetter } from './bracketed-letters.ts'
import { readBoardRow } from './read-bracketed-letters.ts'

/** Reads a board of one line a row, as `writeBoard` makes it. A rejection names the line. */
export function readBoard(text: string, alphabet: Alphabet): ScribbleResult<Board> {
  const rows: (readonly (string | null)[])[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    const row = readBoardRow(line.trim(), alphabet)
    if (!row.ok) return rejectAt({ line: index + 1 }, row)
    rows.push(row.value)
  }
  return rows.length === SIDE ? accept(rows) : reject('board-rows', { count: rows.length, side: SIDE })
}

/** One line a row, a dot for an empty cell; letters of several characters in brackets. */
export function writeBoard(board: Board): readonly string[] {
  return board.map(row => row.map(letter => (letter === null ? '.' : writeBracketedLetter(letter))).join(''))
}
