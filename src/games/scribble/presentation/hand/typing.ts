import { type Cell, sameCell } from '#kernel/grid.ts'
import { accept } from '#kernel/result.ts'
import { isOnBoard, letterAt, otherDirection, stepCell } from '../../rules/board.ts'
import { reject, type ScribbleResult } from '../../rules/refusals.ts'
import type { Board, View } from '../../rules/types.ts'
import { type Hand, isLaid, laidAt, putTile, recallTiles, type Tile } from './hand.ts'
import { findTileByKey, foldKey } from './tile-by-key.ts'

type TypingTable = Pick<View, 'board' | 'letters'>

/** Puts the letter that a key types where the cursor is, and moves on. */
export function typeLetter(hand: Hand, { board, letters }: TypingTable, key: string): ScribbleResult<Hand> {
  const { cursor, laid, tiles, typed } = hand
  const last = laid.at(-1)
  const under = cursor && laidAt(hand, cursor)
  const spelled = findTileByKey(key, {
    letters,
    tiles,
    typed,
    last: tiles.find(({ id }) => id === last?.id),
    isFree: tile => tile === under || !isLaid(hand, tile.id),
  })
  if (spelled.ok && spelled.value.instead)
    return accept({ ...putTile(hand, board, spelled.value.tile.id, last!.cell), typed: spelled.value.typed })
  // A player who types a whole word types its letters on the board too.
  if (cursor && letterAt(board, cursor)?.startsWith(foldKey(letters, key)))
    return accept({ ...hand, cursor: nextCell(hand, cursor) ?? cursor, typed: '' })
  if (!spelled.ok) return spelled
  const next = putTileAtCursor(hand, board, spelled.value.tile)
  return next === hand ? reject('board-ends') : accept({ ...next, typed: spelled.value.typed })
}

/** Puts a tile where the cursor is, or on the next free cell from there, and moves on. */
export function putTileAtCursor(hand: Hand, board: Board, { id }: Tile): Hand {
  const { cursor } = hand
  const isFree = (cell: Cell) => letterAt(board, cell) === null
  const cell = cursor && !isFree(cursor) ? nextCell(hand, cursor, isFree) : cursor
  if (!cell) return hand
  const next = putTile(hand, board, id, cell)
  return { ...next, cursor: nextCell(next, cell) }
}

/** Takes back the tile under the cursor, or else the one put down last, and goes there. */
export function takeBackTile(hand: Hand): Hand {
  const { cursor, laid } = hand
  const last = laid.find(({ cell }) => cursor && sameCell(cell, cursor)) ?? laid.at(-1)
  return last ? { ...recallTiles(hand, last.id), cursor: last.cell } : { ...hand, typed: '' }
}

/** Chooses a cell: first in the direction last used, then in the other, then not at all. */
export function aimAtCell(hand: Hand, cell: Cell): Hand {
  const { cursor, direction, laid, turnedAt } = hand
  if (!cursor || !sameCell(cursor, cell)) return { ...hand, cursor: cell, turnedAt: null, typed: '' }
  // Once two letters lie there, the line is given.
  if (laid.length < 2 && !(turnedAt && sameCell(turnedAt, cell)))
    return { ...hand, direction: otherDirection(direction), turnedAt: cell, typed: '' }
  return { ...hand, cursor: null, turnedAt: null, typed: '' }
}

/** Moves the cursor to the cell of the next key, or past the last letter for a player who is still on it. */
export function moveCursor(hand: Hand, cell: Cell): Hand {
  const { cursor, laid } = hand
  const last = laid.at(-1)
  if (!cursor && last && sameCell(last.cell, cell)) return { ...hand, cursor: nextCell(hand, cell) }
  return cursor && sameCell(cursor, cell) ? hand : { ...hand, cursor: cell, typed: '' }
}

/** Turns the direction; the cursor beside a first letter comes to stand below it, or the other way round. */
export function turnDirection(hand: Hand): Hand {
  const { cursor, direction, laid } = hand
  const turned = { ...hand, direction: otherDirection(direction), typed: '' }
  const [first, second] = laid
  if (!first || second || (cursor && !sameCell(cursor, stepCell(first.cell, direction, 1)))) return turned
  return { ...turned, cursor: nextCell(turned, first.cell) }
}

/** The next cell in the direction of the hand on which none of its tiles lies; null at the border. */
function nextCell(hand: Hand, cell: Cell, fits = (_: Cell) => true): Cell | null {
  for (let at = stepCell(cell, hand.direction, 1); isOnBoard(at); at = stepCell(at, hand.direction, 1))
    if (!laidAt(hand, at) && fits(at)) return at
  return null
}
