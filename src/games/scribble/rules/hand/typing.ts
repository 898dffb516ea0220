import { type Cell, sameCell } from '#kernel/grid.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import { fold } from '#lexicon/alphabet.ts'
import { isOnBoard, letterAt, otherDirection, step } from '../board.ts'
import type { Board, LetterPoints, View } from '../types.ts'
import { type Hand, isLaid, laidAt, put, recall, type Tile } from './hand.ts'

type Table = Pick<View, 'board' | 'letters'>

/** A sign as the letters of this table write it, or undefined where no letter has it. */
export function signOf(letters: readonly LetterPoints[], key: string): string | undefined {
  if ([...key].length !== 1) return undefined
  const sign = fold(
    key,
    letters.some(({ letter }) => /[İı]/.test(letter)),
  )
  return letters.some(({ letter }) => letter.includes(sign)) ? sign : undefined
}

/** Puts the letter of a typed sign where the cursor is, and moves on. Some letters take several signs. */
export function type(hand: Hand, { board }: Table, sign: string): Result<Hand> {
  const { cursor, direction, typed } = hand
  if (!cursor) return reject('board-ends')
  // Whoever types along a word that is there may type its letters too.
  if (letterAt(board, cursor) === sign)
    return accept({ ...hand, cursor: onBoard(step(cursor, direction, 1)) })
  const one = freeTile(hand, letter => letter === sign)
  if (one && typed === '') return accept(putNext(hand, board, one))
  const whole = (typed || lastTyped(hand)) + sign
  const wide = freeTile(hand, letter => letter === whole)
  if (wide) return accept(putNext(typed === '' ? takeBack(hand) : hand, board, wide))
  if (one) return accept(putNext(hand, board, one))
  if (freeTile(hand, letter => letter.startsWith(sign))) return accept({ ...hand, typed: sign })
  return reject('letter-missing', { letter: sign, needed: held(hand, sign) + 1, held: held(hand, sign) })
}

/** Puts a tile where the cursor is, or on the next free cell from there, and moves on. */
export function putNext(hand: Hand, board: Board, { id }: Tile): Hand {
  const { cursor } = hand
  const cell = cursor && letterAt(board, cursor) !== null ? after(hand, board, cursor) : cursor
  if (!cell) return hand
  const next = put(hand, board, id, cell)
  return { ...next, cursor: after(next, board, cell) }
}

/** Takes back the tile under the cursor, or else the one put down last, and goes there. */
export function takeBack(hand: Hand): Hand {
  const { cursor, laid } = hand
  const under = cursor && laidAt(hand, cursor)
  const last = under ? laid.find(({ id }) => id === under.id) : laid.at(-1)
  return last ? { ...recall(hand, last.id), cursor: last.cell } : { ...hand, typed: '' }
}

/** Chooses a cell: first in the direction last used, then in the other, then not at all. */
export function aim(hand: Hand, cell: Cell): Hand {
  const { cursor, direction, laid } = hand
  if (!cursor || !sameCell(cursor, cell)) return { ...hand, cursor: cell, typed: '' }
  // Once two letters lie there, the line is given.
  if (direction === 'across' && laid.length < 2) return turn(hand)
  return { ...hand, cursor: null, direction: laid.length < 2 ? 'across' : direction, typed: '' }
}

export function turn(hand: Hand): Hand {
  return { ...hand, direction: otherDirection(hand.direction), typed: '' }
}

/** The next cell without a letter in the direction of the hand; null at the border. */
function after(hand: Hand, board: Board, cell: Cell): Cell | null {
  for (let at = step(cell, hand.direction, 1); isOnBoard(at); at = step(at, hand.direction, 1))
    if (letterAt(board, at) === null && !laidAt(hand, at)) return at
  return null
}

function onBoard(cell: Cell): Cell | null {
  return isOnBoard(cell) ? cell : null
}

function freeTile(hand: Hand, fits: (letter: string) => boolean): Tile | undefined {
  return hand.tiles.find(({ id, letter }) => fits(letter) && !isLaid(hand, id))
}

/** The letter that was put down last, which may turn out to be the beginning of another. */
function lastTyped({ laid, tiles }: Hand): string {
  return tiles.find(({ id }) => id === laid.at(-1)?.id)?.letter ?? ''
}

function held({ tiles }: Hand, sign: string): number {
  return tiles.filter(({ letter }) => letter === sign).length
}
