import {
  COUNT_SHIFT,
  type FoundPlay,
  LETTER_BITS,
  LOW_LETTERS,
  type PlayList,
  playAt,
  SCORE_SHIFT,
} from './play-list.ts'

/** A play with its value: its points and the value of the letters it leaves. */
export interface RatedPlay {
  readonly play: FoundPlay
  readonly value: number
}

/** The value of the letters that remain, by the part of the bag that a play uses. */
export interface PartValues {
  /** By code; the number of a part is the sum of the strides of its letters. */
  readonly strides: Uint8Array
  /** By part. Whole multiples of a power of two, so that sums with points are exact and equal values stay equal. */
  readonly afterWord: Float64Array
}

/** The plays of a list with the highest values, best first; of plays with the same value the first in the list. */
export function selectTopPlays(list: PlayList, values: PartValues, most: number): readonly RatedPlay[] {
  return most < list.count ? selectSome(list, values, most) : sortAll(list, values)
}

function selectSome(list: PlayList, values: PartValues, most: number): readonly RatedPlay[] {
  const chosen: number[] = []
  const worths: number[] = []
  for (let index = 0; index < list.count; index++) {
    const value = playValue(list, index, values)
    if (chosen.length === most && value <= worths[most - 1]!) continue
    let place = Math.min(chosen.length, most - 1)
    for (; place > 0 && worths[place - 1]! < value; place--) {
      chosen[place] = chosen[place - 1]!
      worths[place] = worths[place - 1]!
    }
    chosen[place] = index
    worths[place] = value
  }
  return chosen.map((index, place) => ({ play: playAt(list, index), value: worths[place]! }))
}

function sortAll(list: PlayList, values: PartValues): readonly RatedPlay[] {
  const worths = new Float64Array(list.count)
  for (let index = 0; index < list.count; index++) worths[index] = playValue(list, index, values)
  return Array.from(worths.keys())
    .sort((one, other) => worths[other]! - worths[one]!)
    .map(index => ({ play: playAt(list, index), value: worths[index]! }))
}

/** The value of the play at this index. */
function playValue({ numbers }: PlayList, index: number, { strides, afterWord }: PartValues): number {
  const low = numbers[2 * index]!
  const high = numbers[2 * index + 1]!
  const count = (high >>> COUNT_SHIFT) & 7
  let part = count > LOW_LETTERS ? strides[high & 31]! : 0
  for (let rest = low, at = 0; at < count && at < LOW_LETTERS; at++, rest >>>= LETTER_BITS)
    part += strides[rest & 31]!
  return (high >>> SCORE_SHIFT) + afterWord[part]!
}
