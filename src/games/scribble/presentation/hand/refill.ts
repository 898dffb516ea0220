import { letterAt } from '../../rules/board.ts'
import type { View } from '../../rules/types.ts'
import { emptyHand, type Hand, isLaid, type Tile } from './hand.ts'

/** The letters of a bag in a saved order; new ones come last. */
export function restoreBagOrder(bag: readonly string[], kept: readonly string[]): readonly string[] {
  const rest = [...bag]
  const known = kept.filter(letter => takeLetter(rest, letter))
  return [...known, ...rest]
}

/**
 * The hand after something happened at the table: without the tiles that were played or given back, with new ones at
 * the end, and without those on the board that lie where the other player's letters are now. With none on the board
 * the player starts again, across.
 */
export function refillHand(hand: Hand, view: View, bag: readonly string[], gone: ReadonlySet<number>): Hand {
  const rest = [...bag]
  const kept = hand.tiles.filter(({ id, letter }) => !gone.has(id) && takeLetter(rest, letter))
  const next = Math.max(-1, ...hand.tiles.map(({ id }) => id)) + 1
  const tiles: readonly Tile[] = [...kept, ...rest.map((letter, index) => ({ id: next + index, letter }))]
  const laid = hand.laid.filter(
    ({ id, cell }) => kept.some(tile => tile.id === id) && letterAt(view.board, cell) === null,
  )
  if (laid.length > 0) return { ...hand, tiles, laid, typed: '' }
  return { ...emptyHand(), tiles }
}

export function isSameBag({ tiles }: Hand, bag: readonly string[]): boolean {
  const held = tiles.map(({ letter }) => letter)
  return held.toSorted().join(' ') === bag.toSorted().join(' ')
}

/** The tiles of a hand that the last turn took: those on the board first, where a letter is there twice. */
export function playedTiles(hand: Hand, { last, board, viewer }: View): ReadonlySet<number> {
  const gone = new Set<number>()
  if (last?.kind !== 'placed' || last.seat !== viewer) return gone
  const first = hand.tiles.toSorted(
    (one, other) => Number(isLaid(hand, other.id)) - Number(isLaid(hand, one.id)),
  )
  for (const cell of last.cells) {
    const letter = letterAt(board, cell)
    const tile = first.find(one => one.letter === letter && !gone.has(one.id))
    if (tile) gone.add(tile.id)
  }
  return gone
}

/** Takes a letter out of a list, if it is there. */
function takeLetter(letters: string[], letter: string): boolean {
  const at = letters.indexOf(letter)
  if (at >= 0) letters.splice(at, 1)
  return at >= 0
}
