import { accept } from '#kernel/result.ts'
import { DIVIDER, fold } from '#lexicon/alphabet.ts'
import { reject, type ScribbleResult } from '../../rules/refusals.ts'
import type { LetterPoints } from '../../rules/types.ts'
import { alphabetOf } from '../tentative-play.ts'
import type { Hand, Tile } from './hand.ts'

interface TileByKeyOptions {
  readonly letters: readonly LetterPoints[]
  readonly tiles: readonly Tile[]
  /** The tile of the key before. */
  readonly last: Tile | undefined
  /** The part of its letter that was typed; empty where the next key begins another one. */
  readonly typed: string
  isFree(tile: Tile): boolean
}

export interface TileByKey {
  readonly tile: Tile
  readonly typed: string
  /** Whether it takes the place of the one before, which was only its beginning, or is that one. */
  readonly instead: boolean
}

/**
 * The tile that a key types. Of letters with several characters the longest in the bag is taken, as everywhere: l and
 * l again is LL where the bag has it.
 */
export function findTileByKey(
  key: string,
  { letters, tiles, last, typed, isFree }: TileByKeyOptions,
): ScribbleResult<TileByKey> {
  const pick = (text: string) => {
    const begun = tiles.filter(tile => tile.letter.startsWith(text) && isFree(tile))
    return begun.find(({ letter }) => letter === text) ?? begun[0]
  }
  if (key === DIVIDER && last) return accept({ tile: last, typed: '', instead: true })
  const sign = foldKey(letters, key)
  const further = typed + sign
  const longer = typed && (last?.letter.startsWith(further) ? last : pick(further))
  if (longer) return accept({ tile: longer, typed: further, instead: true })
  const tile = pick(sign)
  if (tile) return accept({ tile, typed: sign, instead: false })
  const known =
    letters.find(({ letter }) => letter === sign) ?? letters.find(one => one.letter.startsWith(sign))
  if (!known) return reject('unknown-letter-placed', { sign: key })
  const held = tiles.filter(({ letter }) => letter === known.letter).length
  return reject('letter-missing', { letter: known.letter, needed: held + 1, held })
}

/** Tiles of the bag that were named by their letters. */
export interface NamedTiles {
  readonly hand: Hand
  /** The ids of the tiles, in the order they were named. */
  readonly named: readonly number[]
}

/** Names one more tile of the bag by its letter. */
export function nameTile(
  key: string,
  letters: readonly LetterPoints[],
  { hand, named }: NamedTiles,
): ScribbleResult<NamedTiles> {
  const { tiles, typed } = hand
  const last = tiles.find(({ id }) => id === named.at(-1))
  const found = findTileByKey(key, { letters, tiles, typed, last, isFree: ({ id }) => !named.includes(id) })
  if (!found.ok) return found
  const others = found.value.instead ? named.slice(0, -1) : named
  return accept({ hand: { ...hand, typed: found.value.typed }, named: [...others, found.value.tile.id] })
}

/** Whether a key types a letter: of this table, or of any other, so that it can be refused; or divides two. */
export function isLetterKey(letters: readonly LetterPoints[], key: string): boolean {
  if ([...key].length !== 1) return false
  const isPartOfLetter = (sign: string) => letters.some(({ letter }) => letter.includes(sign))
  return /\p{L}/u.test(key) || key === DIVIDER || isPartOfLetter(key) || isPartOfLetter(foldKey(letters, key))
}

/** Typed characters in the case of this table's letters: its alphabet knows whether the capital of i is I or İ. */
export function foldKey(letters: readonly LetterPoints[], typed: string): string {
  return fold(typed, alphabetOf(letters).dotted)
}
