import { type Cell, writeCell } from '#kernel/grid.ts'
import { accept } from '#kernel/result.ts'
import { type Alphabet, createAlphabet, writeLetters } from '#lexicon/alphabet.ts'
import { letterAt, otherDirection, runThrough, stepCell, withLetter } from '../rules/board.ts'
import { pointsOfLetter } from '../rules/formed-words.ts'
import { checkTouching } from '../rules/place-letters.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import type { Board, Direction, FormedWord, LetterPoints, Move, View } from '../rules/types.ts'

/** A letter put on the board and not played yet. */
export interface TentativeTile {
  readonly cell: Cell
  readonly letter: string
}

/** The score of letters on the board. Whether their runs are words shows only when they are played. */
export interface TentativePlay {
  readonly move: Move & { readonly kind: 'place' }
  /** Runs that score if the play is accepted, the main word first. */
  readonly certain: readonly FormedWord[]
  /** Runs that score where they are words. */
  readonly possible: readonly FormedWord[]
}

type TentativeTable = Pick<View, 'board' | 'letters' | 'sideRuns'>

/** The score of letters that lie as the rules want; or the reason why they cannot be played so. */
export function evaluateTentativePlay(
  { board, letters, sideRuns }: TentativeTable,
  puts: readonly TentativeTile[],
): ScribbleResult<TentativePlay> {
  if (puts.length === 0) return reject('nothing-placed')
  const cells = puts
    .map(({ cell }) => cell)
    .sort((one, other) => one.row - other.row || one.column - other.column)
  const after = puts.reduce((laid, { cell, letter }) => withLetter(laid, cell, letter), board)
  const direction = lineOf(after, cells)
  if (!direction) return reject('not-in-line', {}, cells)
  const gap = gapIn(after, cells, direction)
  if (gap) return reject('gap', { cell: writeCell(gap) }, [gap])
  const apart = checkTouching(board, cells)
  if (apart) return apart
  const main = runThrough(after, cells[0]!, direction)
  const sides = cells.map(cell => runThrough(after, cell, otherDirection(direction)))
  const runs = [main, ...sides].filter(({ length }) => length > 1).map(formed)
  // With a single letter, either run may be the word.
  const sure = sideRuns === 'strict' || runs.length === 1 ? runs.length : cells.length > 1 ? 1 : 0
  return accept({
    move: { kind: 'place', cell: main[0]!, direction, word: runs[0]!.word },
    certain: runs.slice(0, sure),
    possible: runs.slice(sure),
  })

  function formed(run: readonly Cell[]): FormedWord {
    const runLetters = run.map(cell => letterAt(after, cell)!)
    const points = runLetters.reduce((sum, letter) => sum + pointsOfLetter(letters, letter), 0)
    return { word: writeMoveLetters(letters, runLetters), points, cells: run }
  }
}

/** Letters as a move names them, apart where two of them would be read as one. */
export function writeMoveLetters(letters: readonly LetterPoints[], texts: readonly string[]): string {
  const alphabet = alphabetOf(letters)
  return writeLetters(
    alphabet,
    texts.map(text => alphabet.codes.get(text)!),
  )
}

/** Made once for each table: it takes longer than all else that is done at a key. */
const alphabets = new WeakMap<readonly LetterPoints[], Alphabet>()

export function alphabetOf(letters: readonly LetterPoints[]): Alphabet {
  const known = alphabets.get(letters)
  if (known) return known
  const created = createAlphabet(letters.map(({ letter }) => letter))
  if (!created.ok) throw new Error(`These are not letters: ${created.rejection.code}`)
  alphabets.set(letters, created.value)
  return created.value
}

/** The line in which letters lie; of a single one the line of its run. */
function lineOf(after: Board, [first, ...others]: readonly Cell[]): Direction | undefined {
  if (others.length === 0)
    return runThrough(after, first!, 'across').length > 1 || runThrough(after, first!, 'down').length < 2
      ? 'across'
      : 'down'
  if (others.every(({ row }) => row === first!.row)) return 'across'
  return others.every(({ column }) => column === first!.column) ? 'down' : undefined
}

function gapIn(after: Board, cells: readonly Cell[], direction: Direction): Cell | undefined {
  const last = cells.at(-1)!
  let at = cells[0]!
  while (at.row < last.row || at.column < last.column) {
    if (letterAt(after, at) === null) return at
    at = stepCell(at, direction, 1)
  }
  return undefined
}
