/**
 * The values of letters under some rules, learned by self-play, in points relative to a random bag. The lists by
 * letter follow `letters`, the order of the reservoir.
 */
export interface LetterValues {
  readonly letters: readonly string[]
  /** The value of each letter in a bag. */
  readonly single: readonly number[]
  /** The additional value of two letters together: each with itself and with those after it. */
  readonly pairs: readonly number[]
  /** The average value, in the next bag, of the letters that remain after a word. */
  readonly usual: number
  /** The average turn: its points, their standard deviation, and the letters it uses. */
  readonly turn: { readonly points: number; readonly spread: number; readonly letters: number }
  /** The value of having the move, by letters in the reservoir from 0; the last entry applies to all larger numbers. */
  readonly tempo: readonly number[]
  /** The probability of another move, by letters left in the reservoir; the last entry applies to all larger numbers. */
  readonly again: readonly number[]
}

/** With at most this many letters in the reservoir, the end of the game affects values. */
export const ENDGAME_LETTERS = 35

/** Values by which all bags are equal. */
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

/** The index of a pair in the list; `first` must not exceed `second`. */
export function pairIndex(letters: number, first: number, second: number): number {
  return first * letters - (first * (first - 1)) / 2 + second - first
}
