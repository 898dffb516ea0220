/**
 * The values of letters under some rules, learned by self-play. Points are counted against those of a bag that was drawn
 * blindly; the lists by letter follow `letters`, the order of the reservoir.
 */
export interface LetterValues {
  readonly letters: readonly string[]
  /** The value of each letter in a bag. */
  readonly single: readonly number[]
  /** The additional value of two letters together: each with itself and with those after it. */
  readonly pairs: readonly number[]
  /** The average value of the letters that are kept after a word, in the next bag. */
  readonly usual: number
  /** A turn as it is on average: its points, how far they spread, and the letters it uses. */
  readonly turn: { readonly points: number; readonly spread: number; readonly letters: number }
  /** The value of being the one to move with so many letters in the reservoir, from none on; then as the last. */
  readonly tempo: readonly number[]
  /** How likely one is to move again after having left so many; then as the last. */
  readonly again: readonly number[]
}

/** Letters in the reservoir up to which the end of the game is felt. */
export const ENDGAME_LETTERS = 35

/** Knows nothing: every bag is as good as any other. */
export function zeroLetterValues(letters: readonly string[]): LetterValues {
  return {
    letters,
    single: letters.map(() => 0),
    pairs: Array(pairCount(letters.length)).fill(0),
    usual: 0,
    turn: { points: 0, spread: 1, letters: 1 },
    tempo: [0],
    again: [0, 1],
  }
}

export function pairCount(letters: number): number {
  return (letters * (letters + 1)) / 2
}

/** Where a pair stands in the list; the first is not after the second. */
export function pairIndex(letters: number, first: number, second: number): number {
  return first * letters - (first * (first - 1)) / 2 + second - first
}
