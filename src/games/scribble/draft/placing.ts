import { type Cell, sameCell } from '#kernel/grid.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import { isOnBoard, letterAt, otherDirection, runThrough, step, withLetter } from '../rules/board.ts'
import { notation } from '../rules/notation.ts'
import type { Board, Direction, View } from '../rules/types.ts'
import { type Draft, type Drafted, held, type Lying } from './draft.ts'
import { spelled, spells, typedLetter } from './letters.ts'

/** [S16] Lays the letter of a key at the cursor, which goes on in the direction. */
export function lay(view: View, draft: Draft, cursor: Cell, key: string): Drafted {
  const { letters, board } = view
  const last = draft.lying.at(-1)
  const at = freeCell(board, cursor, draft.direction)
  const under = draft.lying.find(({ cell }) => at && sameCell(cell, at))
  const isGoingOn = last !== undefined && sameCell(cursor, nextOn(last.cell, draft.direction))
  const typed = typedLetter({
    letters,
    key,
    before: isGoingOn ? draft.spelling : undefined,
    has: letter => held(draft, letter) > 0 || letter === under?.letter,
  })
  if (typed?.kind === 'rest') return { draft: { ...draft, spelling: typed.spelling } }
  if (typed?.kind === 'letter' && typed.instead)
    return { draft: put(draft, { cell: last!.cell, letter: typed.spelling.letter }, typed.spelling) }
  // Who types the whole word goes over the letters that are on the board already.
  const there = letterAt(board, cursor)
  if (there !== null && spells(letters, key, there))
    return { draft: { ...draft, spelling: undefined }, cursor: nextOn(cursor, draft.direction) }
  if (!typed) return { draft, refusal: { code: 'unknown-letter-placed', details: { sign: key } } }
  const isFull = under !== undefined && under === last && !isOnBoard(step(at!, draft.direction, 1))
  if (!at || isFull) return { draft, refusal: { code: 'board-ends' } }
  if (typed.kind === 'missing') return { draft, refusal: missing(draft, typed.letter) }
  const laid = put(draft, { cell: at, letter: typed.spelling.letter }, typed.spelling)
  return { draft: laid, cursor: nextOn(at, laid.direction) }
}

/** Why a letter cannot be had: there is none, or there are too few. */
export function missing({ bag }: Draft, letter: string) {
  const count = bag.filter(one => one === letter).length
  return { code: 'letter-missing', details: { letter, needed: count + 1, held: count } }
}

/** Takes back the letter at the cursor, or else the last that was laid. */
export function takeBack(draft: Draft, cursor: Cell): Drafted {
  const taken = draft.lying.find(({ cell }) => sameCell(cell, cursor)) ?? draft.lying.at(-1)
  if (!taken) return { draft }
  const lying = draft.lying.filter(one => one !== taken)
  return { draft: { ...draft, lying, spelling: undefined }, cursor: taken.cell }
}

/** Turns the direction; the cursor beside a first letter comes to stand below it, or the other way round. */
export function turn(draft: Draft, cursor: Cell): Drafted {
  const direction = otherDirection(draft.direction)
  const turned = { ...draft, direction, spelling: undefined }
  const [first, second] = draft.lying
  if (!first || second || !sameCell(cursor, nextOn(first.cell, draft.direction))) return { draft: turned }
  return { draft: turned, cursor: nextOn(first.cell, direction) }
}

/** The word that lies there, as a move. Whether it is one, the rules say. */
export function wordMove(view: View, draft: Draft): Result<string> {
  const run = draftedRun(view, draft)
  if (!run.ok) return run
  const { cells, letters, direction } = run.value
  const word = spelled(view.letters, letters)
  return accept(notation.write({ kind: 'place', cell: cells[0]!, direction, word }))
}

export interface DraftedRun {
  readonly cells: readonly Cell[]
  /** A dot where there is a gap. */
  readonly letters: readonly string[]
  readonly direction: Direction
}

/** The letters that lie on the board with all that they run into, along their line. */
export function draftedRun(view: View, draft: Draft): Result<DraftedRun> {
  const { lying } = draft
  if (lying.length === 0) return reject('nothing-lying')
  const direction = lineOf(draft)
  if (!direction) {
    const cells = lying.map(({ cell }) => cell)
    return reject('letters-apart', {}, cells)
  }
  const board = withLying(view.board, lying)
  const ends = lying
    .toSorted((one, other) => one.cell.row - other.cell.row || one.cell.column - other.cell.column)
    .flatMap(({ cell }) => runThrough(board, cell, longerWay(board, draft, direction)))
  return accept(between(board, ends[0]!, ends.at(-1)!, longerWay(board, draft, direction)))
}

export function withLying(board: Board, lying: readonly Lying[]): Board {
  return lying.reduce((laid, { cell, letter }) => withLetter(laid, cell, letter), board)
}

/** A letter that was laid by itself counts where it runs into others. */
function longerWay(board: Board, { lying }: Draft, direction: Direction): Direction {
  if (lying.length > 1) return direction
  const other = otherDirection(direction)
  const length = (way: Direction) => runThrough(board, lying[0]!.cell, way).length
  return length(direction) === 1 && length(other) > 1 ? other : direction
}

function between(board: Board, first: Cell, last: Cell, direction: Direction): DraftedRun {
  const count = last.row - first.row + last.column - first.column + 1
  const cells = Array.from({ length: count }, (_, index) => step(first, direction, index))
  return { cells, letters: cells.map(cell => letterAt(board, cell) ?? '.'), direction }
}

/** The line in which the letters lie; undefined where they lie in none. */
function lineOf({ lying, direction }: Pick<Draft, 'lying' | 'direction'>): Direction | undefined {
  const first = lying[0]!.cell
  if (lying.length === 1) return direction
  if (lying.every(({ cell }) => cell.row === first.row)) return 'across'
  return lying.every(({ cell }) => cell.column === first.column) ? 'down' : undefined
}

/** The letter on its cell, in place of one that lay there. The second one shows which way the word goes. */
function put(draft: Draft, laid: Lying, spelling: Draft['spelling']): Draft {
  const lying = [...draft.lying.filter(({ cell }) => !sameCell(cell, laid.cell)), laid]
  const direction = lying.length === 2 ? (lineOf({ ...draft, lying }) ?? draft.direction) : draft.direction
  return { ...draft, lying, direction, spelling }
}

/** The first cell from here on that holds no letter of the board. */
function freeCell(board: Board, from: Cell, direction: Direction): Cell | undefined {
  let at = from
  while (letterAt(board, at) !== null) at = step(at, direction, 1)
  return isOnBoard(at) ? at : undefined
}

function nextOn(cell: Cell, direction: Direction): Cell {
  const next = step(cell, direction, 1)
  return isOnBoard(next) ? next : cell
}
