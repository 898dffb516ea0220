import { entryForBit } from '#lexicon/graph/node-store.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { visitSubWords } from '#lexicon/sub-words.ts'
import { SIDE } from '../../rules/types.ts'
import { type BagWords, createBagWords } from './bag-words.ts'
import { type BestSpace, createBestSpace } from './best-space.ts'
import { type BoardLanes, laneIndex, ONE_WORD } from './board-lanes.ts'
import {
  appendLetter,
  type FoundPlay,
  overflowOfAppend,
  overflowOfPrepend,
  packHigh,
  prependLetter,
  SCORE_SHIFT,
  unpackPlay,
} from './play-list.ts'
import { createShadow, ROW, type Shadow } from './shadow.ts'
import { createSpaces, type Spaces } from './spaces.ts'

const POINTS = ONE_WORD - 1

export interface BestFinder {
  /** The total number of visited graph nodes. */
  readonly visited: number
  /** One of the best plays with these letters, given as counts by code. */
  find(bag: Uint8Array): FoundPlay | undefined
  findOpening(bag: readonly number[]): FoundPlay | undefined
}

export function createBestFinder(lexicon: Lexicon, board: BoardLanes, points: Int32Array): BestFinder {
  return new BoundedSearch(lexicon, board, points)
}

/**
 * Finds one of the best plays. The anchors are tried in the order of their upper bounds, until no other can beat the
 * best play so far; a path is abandoned as soon as it cannot.
 */
class BoundedSearch implements BestFinder {
  readonly #lexicon: Lexicon
  readonly #blocks: Int32Array
  readonly #board: BoardLanes
  readonly #points: Int32Array
  readonly #shadow: Shadow
  readonly #words: BagWords
  readonly #spaces: Spaces
  readonly #bestSpace: BestSpace
  readonly #counts = new Uint8Array(32)
  #promises = 0
  #size = 0
  #visitedNodes = 0
  #best = -1
  #bestLow = 0
  #bestHigh = 0
  // The current anchor.
  #lane = 0
  #limit = 0
  #rightAt = 0
  #row = 0

  constructor(lexicon: Lexicon, board: BoardLanes, points: Int32Array) {
    this.#lexicon = lexicon
    this.#blocks = lexicon.blocks
    this.#board = board
    this.#points = points
    this.#shadow = createShadow(board, points)
    this.#words = createBagWords(lexicon, points)
    this.#spaces = createSpaces(board)
    this.#bestSpace = createBestSpace(board, points, this.#words, this.#spaces, this.#shadow)
  }

  get visited(): number {
    return this.#visitedNodes + this.#words.visited
  }

  find(bag: Uint8Array): FoundPlay | undefined {
    const { bounds } = this.#shadow
    const counts = this.#counts
    const shadow = this.#shadow
    counts.set(bag)
    let held = 0
    this.#size = 0
    for (let code = 1; code < 32; code++)
      if (counts[code] !== 0) {
        held |= 1 << code
        this.#size += counts[code]!
      }
    shadow.cast(counts, held)
    this.#promises = shadow.count
    if (!this.#board.strict) this.#castSpaces(held)
    this.#best = -1
    for (;;) {
      const next = this.#highest()
      if (next < 0) return this.#best < 0 ? undefined : unpackPlay(this.#bestLow, this.#bestHigh)
      bounds[next] = -1
      if (next < shadow.count) this.#findFrom(next, held)
      else this.#findInSpace(next - shadow.count)
    }
  }

  #castSpaces(held: number): void {
    const { bounds } = this.#shadow
    const spaces = this.#spaces
    this.#words.find(this.#counts, held)
    spaces.scan()
    for (let space = 0; space < spaces.count; space++) bounds[this.#promises++] = this.#bestSpace.bound(space)
  }

  #findInSpace(space: number): void {
    if (!this.#bestSpace.beats(space, this.#best)) return
    this.#bestLow = this.#bestSpace.low
    this.#bestHigh = this.#bestSpace.high
    this.#best = this.#bestHigh >>> SCORE_SHIFT
  }

  /** The anchor or space with the highest bound; -1 when no bound exceeds the best play so far. */
  #highest(): number {
    const { bounds } = this.#shadow
    let most = this.#best
    let found = -1
    for (let index = 0; index < this.#promises; index++)
      if (bounds[index]! > most) {
        most = bounds[index]!
        found = index
      }
    return found
  }

  #findFrom(index: number, held: number): void {
    const { letters, runNodes, runStarts, runPoints } = this.#board
    const shadow = this.#shadow
    const at = shadow.anchors[index]!
    this.#lane = shadow.lanes[index]!
    this.#limit = shadow.limits[index]!
    this.#rightAt = at + 1
    this.#row = index * ROW
    if (letters[at] === 0) this.#fromEmpty(at, held)
    else this.#left(runNodes[at]!, runStarts[at]!, held, 0, 0, runPoints[at]!, 0)
  }

  #fromEmpty(at: number, held: number): void {
    const { allowed, scoring, crossScores } = this.#board
    const blocks = this.#blocks
    const { anchor } = this.#lexicon
    const counts = this.#counts
    this.#visitedNodes++
    const mask = blocks[anchor]!
    const good = scoring[at]!
    for (let rest = mask & allowed[at]! & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      const entry = entryForBit(blocks, anchor, mask, bit)
      if (entry <= 1) continue
      const point = this.#points[code]!
      const score = (good & bit) === 0 ? point : point + point + crossScores[at]!
      this.#left(entry >>> 1, at - 1, --counts[code]! === 0 ? held ^ bit : held, 1, 0, score, code)
      counts[code]!++
    }
  }

  #left(
    node: number,
    at: number,
    held: number,
    count: number,
    before: number,
    score: number,
    low: number,
  ): void {
    const { allowed, scoring, crossScores } = this.#board
    const { lefts, rights, tops } = this.#shadow
    const blocks = this.#blocks
    const counts = this.#counts
    const spare = this.#size - count
    // The most that the remaining letters can add: to the right alone, and on both sides.
    const ahead = (score & POINTS) + tops[spare]! + rights[this.#row + spare]!
    const furthest = before + spare < ROW ? before + spare : ROW - 1
    const around = ahead + lefts[this.#row + furthest]! - lefts[this.#row + before]!
    if (around <= this.#best) return
    this.#visitedNodes++
    const mask = blocks[node]!
    if ((mask & 1) !== 0 && ahead > this.#best) {
      const turned = blocks[node + 1]! >>> 1
      if ((blocks[turned]! & allowed[this.#rightAt]! & held) !== 0)
        this.#right(turned, this.#rightAt, at + 1, held, count, 0, score, low)
    }
    if (at < this.#limit) return
    const good = scoring[at]!
    for (let rest = mask & allowed[at]! & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      const entry = entryForBit(blocks, node, mask, bit)
      const point = this.#points[code]!
      const sum = score + point + ((good & bit) === 0 ? 0 : point + crossScores[at]!)
      const lower = prependLetter(low, code)
      if ((entry & 1) !== 0 && (sum & POINTS) > this.#best)
        this.#keep(at, count + 1, sum, lower, overflowOfPrepend(low))
      if (entry > 1) {
        this.#left(
          entry >>> 1,
          at - 1,
          --counts[code]! === 0 ? held ^ bit : held,
          count + 1,
          before + 1,
          sum,
          lower,
        )
        counts[code]!++
      }
    }
  }

  #right(
    node: number,
    at: number,
    start: number,
    held: number,
    count: number,
    after: number,
    score: number,
    low: number,
  ): void {
    const { letters, allowed, scoring, crossScores } = this.#board
    const { rights, tops } = this.#shadow
    const blocks = this.#blocks
    const points = this.#points
    const counts = this.#counts
    const spare = this.#size - count
    const furthest = after + spare < ROW ? after + spare : ROW - 1
    if (
      (score & POINTS) + tops[spare]! + rights[this.#row + furthest]! - rights[this.#row + after]! <=
      this.#best
    )
      return
    this.#visitedNodes++
    const mask = blocks[node]!
    const good = scoring[at]!
    for (let rest = mask & allowed[at]! & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      let entry = entryForBit(blocks, node, mask, bit)
      const point = points[code]!
      let sum = score + point + ((good & bit) === 0 ? 0 : point + crossScores[at]!)
      let next = at + 1
      for (let there = letters[next]!; there !== 0; there = letters[++next]!) {
        const from = entry >>> 1
        const choices = blocks[from]!
        const wanted = 1 << there
        if ((choices & wanted) === 0) {
          entry = 0
          break
        }
        entry = entryForBit(blocks, from, choices, wanted)
        sum += points[there]!
      }
      const lower = appendLetter(low, code, count)
      if ((entry & 1) !== 0 && (sum & POINTS) > this.#best)
        this.#keep(start, count + 1, sum, lower, overflowOfAppend(code, count))
      if (entry > 1) {
        const still = counts[code] === 1 ? held ^ bit : held
        if ((allowed[next]! & still) !== 0) {
          counts[code]!--
          this.#right(entry >>> 1, next, start, still, count + 1, after + 1, sum, lower)
          counts[code]!++
        }
      }
    }
  }

  #keep(start: number, count: number, score: number, low: number, last: number): void {
    if (count === 1 && this.#lane >= SIDE && score >= ONE_WORD) return
    this.#best = score & POINTS
    this.#bestLow = low
    this.#bestHigh = packHigh(last, start - laneIndex(this.#lane, 0), this.#lane, count, this.#best)
  }

  /** All places are equal on an empty board, so the play goes to the middle. */
  findOpening(bag: readonly number[]): FoundPlay | undefined {
    let found: FoundPlay | undefined
    visitSubWords(this.#lexicon, bag, {}, word => {
      let score = 0
      for (const code of word) score += this.#points[code]!
      if (score > (found?.score ?? -1))
        found = { lane: SIDE >> 1, place: (SIDE - word.length) >> 1, letters: [...word], score }
    })
    return found
  }
}
