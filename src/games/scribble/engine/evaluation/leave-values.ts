import type { Alphabet } from '#lexicon/alphabet.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import { type LetterValues, pairIndex } from './letter-values.ts'

/** Of seven letters, as many parts at most. */
const MAX_SUBSETS = 1 << BAG_SIZE
const CODES = 32

/**
 * What it is worth to keep letters, for each part of a bag that a turn may use. A part is a number: the sum of the
 * strides of its letters, so that the parts of plays are found by adding.
 */
export interface LeaveValueTable {
  /** By code. */
  readonly strides: Uint8Array
  /** By the part that a word uses: what is left afterwards, all counted in. */
  readonly afterWord: Float64Array
  /** By the part that is changed: the same for an exchange, and for a pass where it is none. */
  readonly afterExchange: Float64Array
  /** By part: how many letters it has. */
  readonly sizes: Uint8Array
  /** The whole bag. */
  readonly whole: number
  /** Takes note of the letters that may be drawn. */
  expect(unseen: ArrayLike<number>): void
  /** Weighs the parts of a bag, with so many letters in the reservoir. */
  weigh(bag: Uint8Array, left: number): void
  /** What is kept of a bag when these letters go, and no others are left to be weighed. */
  keptWithout(bag: Uint8Array, gone: readonly number[]): number
  /** The codes of a part. */
  lettersOf(part: number): number[]
}

export function createLeaveValueTable(values: LetterValues, { codes }: Alphabet): LeaveValueTable {
  const { usual, tempo, again } = values
  const single = new Float64Array(CODES)
  const pairs = new Float64Array(CODES * CODES)
  const count = values.letters.length
  // A letter that the words lack is never held.
  const codeOf = (index: number) => codes.get(values.letters[index]!) ?? 0
  for (let index = 0; index < count; index++) {
    const code = codeOf(index)
    single[code] = values.single[index]!
    for (let second = index; second < count; second++) {
      const other = codeOf(second)
      const value = values.pairs[pairIndex(count, index, second)]!
      pairs[code * CODES + other] = pairs[other * CODES + code] = value
    }
  }
  const chances = new Float64Array(CODES)
  /** By code: what it brings together with a letter that is drawn, on average. */
  const withDrawn = new Float64Array(CODES)
  let drawnAlone = 0
  let drawnTogether = 0

  const strides = new Uint8Array(CODES)
  const sizes = new Uint8Array(MAX_SUBSETS)
  const afterWord = new Float64Array(MAX_SUBSETS)
  const afterExchange = new Float64Array(MAX_SUBSETS)
  // By the part that is kept: what it brings by itself, and with each letter that is drawn.
  const alone = new Float64Array(MAX_SUBSETS)
  const mixed = new Float64Array(MAX_SUBSETS)
  const held: number[] = []
  const copies: number[] = []
  const keptCodes: number[] = []

  function expect(unseen: ArrayLike<number>): void {
    let total = 0
    for (let code = 1; code < CODES; code++) total += unseen[code] ?? 0
    drawnAlone = 0
    drawnTogether = 0
    for (let code = 1; code < CODES; code++) {
      chances[code] = total === 0 ? 0 : (unseen[code] ?? 0) / total
      drawnAlone += chances[code]! * single[code]!
    }
    for (let code = 1; code < CODES; code++) {
      let sum = 0
      for (let other = 1; other < CODES; other++) sum += chances[other]! * pairs[code * CODES + other]!
      withDrawn[code] = sum
      drawnTogether += chances[code]! * sum
    }
  }

  function weigh(bag: Uint8Array, left: number): void {
    held.length = 0
    copies.length = 0
    let parts = 1
    alone[0] = mixed[0] = sizes[0] = 0
    for (let code = 1; code < CODES; code++) {
      if (bag[code] === 0) continue
      strides[code] = parts
      held.push(code)
      copies.push(bag[code]!)
      parts = addLetter(code, bag[code]!, parts)
    }
    keeping.whole = parts - 1
    for (let part = 0; part < parts; part++) weighPart(part, left)
  }

  /** The parts with this letter, from those without it: one more each time. */
  function addLetter(code: number, amount: number, parts: number): number {
    for (let part = parts; part < parts * (amount + 1); part++) {
      const before = part - parts
      alone[part] = alone[before]! + single[code]! + withPart(code, before)
      mixed[part] = mixed[before]! + withDrawn[code]!
      sizes[part] = sizes[before]! + 1
    }
    return parts * (amount + 1)
  }

  function withPart(code: number, part: number): number {
    let sum = 0
    for (let index = 0, rest = part; rest > 0; index++) {
      const radix = copies[index]! + 1
      sum += (rest % radix) * pairs[code * CODES + held[index]!]!
      rest = Math.floor(rest / radix)
    }
    return sum
  }

  function weighPart(used: number, left: number): void {
    const kept = keeping.whole - used
    const refilled = refill(BAG_SIZE - sizes[kept]!, alone[kept]!, mixed[kept]!)
    const rest = left - sizes[used]!
    // With the reservoir empty the game is over, and letters in hand count nothing.
    afterWord[used] = rest <= 0 ? 0 : valueAtOrLast(again, rest) * refilled - valueAtOrLast(tempo, rest)
    afterExchange[used] = valueAtOrLast(again, left) * refilled - valueAtOrLast(tempo, left)
  }

  /** What kept letters bring to the next bag, by themselves and with each of so many that are drawn. */
  function refill(drawn: number, itself: number, withEach: number): number {
    return itself + drawn * withEach + blind(drawn) - blind(BAG_SIZE) - usual
  }

  function keptWithout(bag: Uint8Array, gone: readonly number[]): number {
    let drawn = BAG_SIZE
    let itself = 0
    let withEach = 0
    keptCodes.length = 0
    for (let code = 1; code < CODES; code++)
      for (let count = bag[code]! - countOccurrences(gone, code); count > 0; count--) {
        drawn--
        itself += single[code]!
        withEach += withDrawn[code]!
        for (const other of keptCodes) itself += pairs[code * CODES + other]!
        keptCodes.push(code)
      }
    return refill(drawn, itself, withEach)
  }

  /** What so many letters bring that are drawn blindly. */
  function blind(drawn: number): number {
    return drawn * drawnAlone + ((drawn * (drawn - 1)) / 2) * drawnTogether
  }

  function lettersOf(part: number): number[] {
    const letters: number[] = []
    for (let index = 0, rest = part; rest > 0; index++) {
      const radix = copies[index]! + 1
      letters.push(...Array<number>(rest % radix).fill(held[index]!))
      rest = Math.floor(rest / radix)
    }
    return letters
  }

  const keeping = {
    strides,
    afterWord,
    afterExchange,
    sizes,
    whole: 0,
    expect,
    weigh,
    keptWithout,
    lettersOf,
  }
  return keeping
}

function countOccurrences(letters: readonly number[], code: number): number {
  let times = 0
  for (const letter of letters) if (letter === code) times++
  return times
}

/** By the letters that are left; the last stands for all beyond. */
export function valueAtOrLast(list: readonly number[], left: number): number {
  return list[Math.min(left, list.length - 1)]!
}
