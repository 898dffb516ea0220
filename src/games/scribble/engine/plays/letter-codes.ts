import { type Alphabet, writeLetters } from '#lexicon/alphabet.ts'
import { type Board, type LetterPoints, type Move, SIDE } from '../../rules/types.ts'
import type { Finder } from './finder.ts'
import { cellAt, type FoundPlay } from './play-list.ts'

// Converts between the rules, which use letters as they are shown, and the finder, which uses their codes.

export function encodeBoard(board: Board, { codes }: Alphabet): number[] {
  return board.flatMap(row => row.map(letter => (letter === null ? 0 : codes.get(letter)!)))
}

/** How many there are of each code. */
export function encodeBag(bag: readonly string[], { codes }: Alphabet): Uint8Array {
  const counts = new Uint8Array(32)
  for (const letter of bag) counts[codes.get(letter)!]!++
  return counts
}

/** Points by code; a letter that the reservoir lacks is never placed and has 0 points. */
export function pointsByCode(letters: readonly LetterPoints[], { codes }: Alphabet): number[] {
  const points = Array<number>(codes.size + 1).fill(0)
  for (const { letter, points: each } of letters) points[codes.get(letter)!] = each
  return points
}

/** A play on the finder's board as a move, its word in full. */
export function playToMove(play: FoundPlay, finder: Finder, alphabet: Alphabet): Move & { kind: 'place' } {
  const first = cellAt(play.lane, play.place)
  return {
    kind: 'place',
    cell: { row: Math.floor(first / SIDE), column: first % SIDE },
    direction: play.lane < SIDE ? 'across' : 'down',
    word: writeLetters(alphabet, wordCodesOf(play, finder)),
  }
}

/** The codes of the word that a play makes in its lane. */
export function wordCodesOf(play: FoundPlay, finder: Finder): number[] {
  const word: number[] = []
  let used = 0
  for (let place = play.place; place < SIDE; place++) {
    const there = finder.letterAt(cellAt(play.lane, place))
    if (there === 0 && used === play.letters.length) break
    word.push(there === 0 ? play.letters[used++]! : there)
  }
  return word
}
