import { visit } from './grow'
import {
  at,
  BAG_SIZE,
  COUNT_SHIFT,
  countOf,
  entryOf,
  LETTER_BITS,
  LOW_LETTERS,
  maskOf,
  nodeOf,
  POINTS,
  put,
  SCORE_SHIFT,
  setCount,
  WORD_COUNTS,
  WORD_HIGHS,
  WORD_LOWS,
  WORD_MOST,
} from './memory'

/** The index of the first word of a length; each length has room for every arrangement of that many letters. */
export function wordsFrom(length: i32): i32 {
  let from = 0
  let ways = BAG_SIZE
  for (let shorter = 2; shorter < length; shorter++) {
    ways *= BAG_SIZE - shorter + 1
    from += ways
  }
  return from
}

/** The words of the bag's letters alone. */
export function findWords(root: usize, held: i32): void {
  memory.fill(WORD_COUNTS, 0, (BAG_SIZE + 1) << 2)
  memory.fill(WORD_MOST, 0xff, (BAG_SIZE + 1) << 2)
  lay(root, held, 0, 0, 0)
}

function lay(node: usize, held: i32, length: i32, score: i32, low: i32): void {
  visit()
  const mask = maskOf(node)
  for (let rest = mask & held; rest != 0; rest &= rest - 1) {
    const bit = rest & -rest
    const code = ctz(rest)
    const entry = entryOf(node, mask, bit)
    const sum = score + at(POINTS, code)
    const lower = length < LOW_LETTERS ? low | (code << (length * LETTER_BITS)) : low
    if ((entry & 1) != 0 && length > 0) keepWord(length + 1, sum, lower, length < LOW_LETTERS ? 0 : code)
    if (entry > 1) {
      const copies = countOf(code)
      const still = copies == 1 ? held ^ bit : held
      if ((maskOf(nodeOf(entry)) & still) != 0) {
        setCount(code, copies - 1)
        lay(nodeOf(entry), still, length + 1, sum, lower)
        setCount(code, copies)
      }
    }
  }
}

function keepWord(length: i32, score: i32, low: i32, last: i32): void {
  const count = at(WORD_COUNTS, length)
  put(WORD_COUNTS, length, count + 1)
  if (score > at(WORD_MOST, length)) put(WORD_MOST, length, score)
  const place = <usize>(wordsFrom(length) + count) << 2
  store<i32>(WORD_LOWS + place, low)
  store<i32>(WORD_HIGHS + place, last | (length << COUNT_SHIFT) | (score << SCORE_SHIFT))
}
