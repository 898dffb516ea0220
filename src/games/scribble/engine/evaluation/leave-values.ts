import type { Alphabet } from '#lexicon/alphabet.ts'
import { BAG_SIZE } from '../../rules/types.ts'
import type { PartValues } from '../plays/top-plays.ts'
import { type LetterValues, pairIndex } from './letter-values.ts'

/** The maximum number of subsets of a bag. */
const MAX_SUBSETS = 1 << BAG_SIZE
const CODES = 32
/** Values are rounded to multiples of this power of two: sums with points are then exact, so equal values stay equal. */
const STEPS_PER_POINT = 2 ** 20

/**
 * The value of the remaining letters, for each part of a bag that a turn may use. A part is a number: the sum of the
 * strides of its letters, so the part of a play is found by addition.
 */
export interface LeaveValueTable extends PartValues {
  /** By the part that a word uses: the value of the remaining letters, including the tempo. */
  readonly afterWord: Float64Array
  /** By the part that is exchanged: the same for an exchange, or for a pass if the part is empty. */
  readonly afterExchange: Float64Array
  /** By part: its number of letters. */
  readonly sizes: Uint8Array
  /** The part that is the whole bag. */
  readonly whole: number
  /** Sets the letters that may be drawn. */
  expect(unseen: ArrayLike<number>): void
  /** Computes the values of all parts of a bag, with `left` letters in the reservoir. */
  weigh(bag: Uint8Array, left: number): void
  /** The value of a bag without these letters, computed for this part alone. */
  keptWithout(bag: Uint8Array, gone: readonly number[]): number
  /** The codes of a part. */
  lettersOf(part: number): number[]
}

export function createLeaveValueTable(values: LetterValues, alphabet: Alphabet): LeaveValueTable {
  return new SubsetTable(values, alphabet)
}

class SubsetTable implements LeaveValueTable {
  readonly strides = new Uint8Array(CODES)
  readonly sizes = new Uint8Array(MAX_SUBSETS)
  readonly afterWord = new Float64Array(MAX_SUBSETS)
  readonly afterExchange = new Float64Array(MAX_SUBSETS)
  whole = 0
  readonly #values: LetterValues
  readonly #single = new Float64Array(CODES)
  readonly #pairs = new Float64Array(CODES * CODES)
  readonly #chances = new Float64Array(CODES)
  /** By code: the average pair value with a drawn letter. */
  readonly #withDrawn = new Float64Array(CODES)
  #drawnAlone = 0
  #drawnTogether = 0
  // By the part that remains: its own value, and its pair value with each drawn letter.
  readonly #alone = new Float64Array(MAX_SUBSETS)
  readonly #mixed = new Float64Array(MAX_SUBSETS)
  readonly #held: number[] = []
  readonly #copies: number[] = []
  readonly #keptCodes: number[] = []

  constructor(values: LetterValues, { codes }: Alphabet) {
    this.#values = values
    const count = values.letters.length
    // No bag holds a letter that the words lack.
    const codeOf = (index: number) => codes.get(values.letters[index]!) ?? 0
    for (let index = 0; index < count; index++) {
      const code = codeOf(index)
      this.#single[code] = values.single[index]!
      for (let second = index; second < count; second++) {
        const other = codeOf(second)
        const value = values.pairs[pairIndex(count, index, second)]!
        this.#pairs[code * CODES + other] = this.#pairs[other * CODES + code] = value
      }
    }
  }

  expect(unseen: ArrayLike<number>): void {
    const chances = this.#chances
    let total = 0
    for (let code = 1; code < CODES; code++) total += unseen[code] ?? 0
    this.#drawnAlone = 0
    this.#drawnTogether = 0
    for (let code = 1; code < CODES; code++) {
      chances[code] = total === 0 ? 0 : (unseen[code] ?? 0) / total
      this.#drawnAlone += chances[code]! * this.#single[code]!
    }
    for (let code = 1; code < CODES; code++) {
      let sum = 0
      for (let other = 1; other < CODES; other++) sum += chances[other]! * this.#pairs[code * CODES + other]!
      this.#withDrawn[code] = sum
      this.#drawnTogether += chances[code]! * sum
    }
  }

  weigh(bag: Uint8Array, left: number): void {
    const held = this.#held
    const copies = this.#copies
    held.length = 0
    copies.length = 0
    let parts = 1
    this.#alone[0] = this.#mixed[0] = this.sizes[0] = 0
    for (let code = 1; code < CODES; code++) {
      if (bag[code] === 0) continue
      this.strides[code] = parts
      held.push(code)
      copies.push(bag[code]!)
      parts = this.#addLetter(code, bag[code]!, parts)
    }
    this.whole = parts - 1
    for (let part = 0; part < parts; part++) this.#weighPart(part, left)
  }

  /** Derives the parts with this letter from those without it, one copy at a time. */
  #addLetter(code: number, amount: number, parts: number): number {
    const alone = this.#alone
    const mixed = this.#mixed
    for (let part = parts; part < parts * (amount + 1); part++) {
      const before = part - parts
      alone[part] = alone[before]! + this.#single[code]! + this.#withPart(code, before)
      mixed[part] = mixed[before]! + this.#withDrawn[code]!
      this.sizes[part] = this.sizes[before]! + 1
    }
    return parts * (amount + 1)
  }

  #withPart(code: number, part: number): number {
    let sum = 0
    for (let index = 0, rest = part; rest > 0; index++) {
      const radix = this.#copies[index]! + 1
      sum += (rest % radix) * this.#pairs[code * CODES + this.#held[index]!]!
      rest = Math.floor(rest / radix)
    }
    return sum
  }

  #weighPart(used: number, left: number): void {
    const { tempo, again } = this.#values
    const kept = this.whole - used
    const refilled = this.#refill(BAG_SIZE - this.sizes[kept]!, this.#alone[kept]!, this.#mixed[kept]!)
    const rest = left - this.sizes[used]!
    // With the reservoir empty the game is over, and letters in the bag count nothing.
    const afterWord = rest <= 0 ? 0 : valueAtOrLast(again, rest) * refilled - valueAtOrLast(tempo, rest)
    this.afterWord[used] = roundToStep(afterWord)
    this.afterExchange[used] = roundToStep(valueAtOrLast(again, left) * refilled - valueAtOrLast(tempo, left))
  }

  /** The value of the next bag: the remaining letters by themselves and with each of the `drawn` letters. */
  #refill(drawn: number, itself: number, withEach: number): number {
    const { usual } = this.#values
    return itself + drawn * withEach + this.#blind(drawn) - this.#blind(BAG_SIZE) - usual
  }

  keptWithout(bag: Uint8Array, gone: readonly number[]): number {
    const keptCodes = this.#keptCodes
    let drawn = BAG_SIZE
    let itself = 0
    let withEach = 0
    keptCodes.length = 0
    for (let code = 1; code < CODES; code++)
      for (let count = bag[code]! - countOccurrences(gone, code); count > 0; count--) {
        drawn--
        itself += this.#single[code]!
        withEach += this.#withDrawn[code]!
        for (const other of keptCodes) itself += this.#pairs[code * CODES + other]!
        keptCodes.push(code)
      }
    return this.#refill(drawn, itself, withEach)
  }

  /** The expected value of this many drawn letters. */
  #blind(drawn: number): number {
    return drawn * this.#drawnAlone + ((drawn * (drawn - 1)) / 2) * this.#drawnTogether
  }

  lettersOf(part: number): number[] {
    const letters: number[] = []
    for (let index = 0, rest = part; rest > 0; index++) {
      const radix = this.#copies[index]! + 1
      letters.push(...Array<number>(rest % radix).fill(this.#held[index]!))
      rest = Math.floor(rest / radix)
    }
    return letters
  }
}

function roundToStep(value: number): number {
  return Math.round(value * STEPS_PER_POINT) / STEPS_PER_POINT
}

function countOccurrences(letters: readonly number[], code: number): number {
  let times = 0
  for (const letter of letters) if (letter === code) times++
  return times
}

/** The entry for this number of letters; the last entry applies to all larger numbers. */
export function valueAtOrLast(list: readonly number[], left: number): number {
  return list[Math.min(left, list.length - 1)]!
}
