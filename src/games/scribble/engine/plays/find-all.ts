import { entryForBit } from '#lexicon/graph/node-store.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { BAG_SIZE, SIDE } from '../../rules/types.ts'
import { type BagWords, createBagWords, WORD_OFFSETS } from './bag-words.ts'
import { type BoardLanes, LANES, type LaneArrays, laneIndex, ONE_WORD } from './board-lanes.ts'
import {
  appendLetter,
  createPlayList,
  growPlayList,
  LANE_SHIFT,
  LETTER_BITS,
  LOW_LETTERS,
  overflowOfAppend,
  overflowOfPrepend,
  PLACE_SHIFT,
  type PlayList,
  packHigh,
  prependLetter,
  SCORE_SHIFT,
} from './play-list.ts'
import { createSpaces, type Spaces, startsIn } from './spaces.ts'

const POINTS = ONE_WORD - 1

export interface AllFinder {
  /** The total number of visited graph nodes. */
  readonly visited: number
  /** Finds every play with these letters, given as counts by code. False when the list has no room for all. */
  find(bag: Uint8Array, into: PlayList): boolean
}

export function createAllFinder(lexicon: Lexicon, lanes: BoardLanes, points: Int32Array): AllFinder {
  return new AnchorSearch(lexicon, lanes, points)
}

/** Finds every play on a board that has letters, each once: from the first anchor that its word covers. */
class AnchorSearch implements AllFinder {
  readonly #blocks: Int32Array
  readonly #graph: number
  readonly #lanes: LaneArrays
  readonly #strict: boolean
  readonly #points: Int32Array
  readonly #words: BagWords
  readonly #spaces: Spaces
  readonly #counts = new Uint8Array(32)
  #list = createPlayList()
  #numbers: Int32Array = this.#list.numbers
  #kept = 0
  #visitedNodes = 0
  // The current anchor: its lane, how far left its plays may begin, and where they turn to the right.
  #lane = 0
  #base = 0
  #limit = 0
  #rightAt = 0

  constructor(lexicon: Lexicon, lanes: BoardLanes, points: Int32Array) {
    this.#blocks = lexicon.blocks
    this.#graph = lexicon.anchor
    this.#lanes = lanes.arrays
    this.#strict = lanes.strict
    this.#points = points
    this.#words = createBagWords(lexicon, points)
    this.#spaces = createSpaces(lanes.arrays)
  }

  get visited(): number {
    return this.#visitedNodes + this.#words.visited
  }

  find(bag: Uint8Array, into: PlayList): boolean {
    const counts = this.#counts
    this.#list = into
    this.#numbers = into.numbers
    this.#kept = 0
    counts.set(bag)
    let held = 0
    for (let code = 1; code < 32; code++) if (counts[code] !== 0) held |= 1 << code
    for (this.#lane = 0; this.#lane < LANES; this.#lane++) this.#findInLane(held)
    if (!this.#strict) this.#fillSpaces(held)
    into.count = this.#kept
    return true
  }

  #findInLane(held: number): void {
    const { letters, filled, runNodes, runStarts, runPoints } = this.#lanes
    const taken = filled[this.#lane]!
    const isFirst = this.#lane === 0 || this.#lane === SIDE
    const isLast = this.#lane === SIDE - 1 || this.#lane === LANES - 1
    const beside = (isFirst ? 0 : filled[this.#lane - 1]!) | (isLast ? 0 : filled[this.#lane + 1]!)
    const ends = taken & ~(taken >> 1)
    // With loose side runs, plays that join no run lie in the spaces.
    const anchors = ends | (this.#strict ? beside & ~(taken | (taken << 1) | (taken >> 1)) : 0)
    this.#base = laneIndex(this.#lane, 0)
    this.#limit = this.#base
    for (let rest = anchors; rest !== 0; rest &= rest - 1) {
      const at = this.#base + 31 - Math.clz32(rest & -rest)
      this.#rightAt = at + 1
      if (letters[at] === 0) {
        this.#fromEmpty(at, held)
        this.#limit = at + 1
      } else {
        if (runNodes[at] !== 0) this.#left(runNodes[at]!, runStarts[at]!, held, 0, runPoints[at]!, 0)
        this.#limit = at + 2
      }
    }
  }

  /** Plays through an empty cell that has letters only beside the lane. */
  #fromEmpty(at: number, held: number): void {
    const { allowed, scoring, crossScores } = this.#lanes
    const blocks = this.#blocks
    const counts = this.#counts
    this.#visitedNodes++
    const mask = blocks[this.#graph]!
    const good = scoring[at]!
    for (let rest = mask & allowed[at]! & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      const entry = entryForBit(blocks, this.#graph, mask, bit)
      if (entry <= 1) continue
      const point = this.#points[code]!
      const score = (good & bit) === 0 ? point : point + point + crossScores[at]!
      this.#left(entry >>> 1, at - 1, --counts[code]! === 0 ? held ^ bit : held, 1, score, code)
      counts[code]!++
    }
  }

  #left(node: number, at: number, held: number, count: number, score: number, low: number): void {
    const { allowed, scoring, crossScores } = this.#lanes
    const blocks = this.#blocks
    const counts = this.#counts
    this.#visitedNodes++
    const mask = blocks[node]!
    if ((mask & 1) !== 0) {
      const turned = blocks[node + 1]! >>> 1
      if ((blocks[turned]! & allowed[this.#rightAt]! & held) !== 0)
        this.#right(turned, this.#rightAt, at + 1, held, count, score, low)
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
      if ((entry & 1) !== 0) this.#keep(at, count + 1, sum, lower, overflowOfPrepend(low))
      if (entry > 1) {
        this.#left(entry >>> 1, at - 1, --counts[code]! === 0 ? held ^ bit : held, count + 1, sum, lower)
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
    score: number,
    low: number,
  ): void {
    const { letters, allowed, scoring, crossScores } = this.#lanes
    const blocks = this.#blocks
    const points = this.#points
    const counts = this.#counts
    this.#visitedNodes++
    const mask = blocks[node]!
    const good = scoring[at]!
    for (let rest = mask & allowed[at]! & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      let entry = entryForBit(blocks, node, mask, bit)
      const point = points[code]!
      let sum = score + point + ((good & bit) === 0 ? 0 : point + crossScores[at]!)
      let after = at + 1
      for (let there = letters[after]!; there !== 0; there = letters[++after]!) {
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
      if ((entry & 1) !== 0) this.#keep(start, count + 1, sum, lower, overflowOfAppend(code, count))
      if (entry > 1) {
        const next = entry >>> 1
        const still = counts[code] === 1 ? held ^ bit : held
        if ((blocks[next]! & allowed[after]! & still) !== 0) {
          counts[code]!--
          this.#right(next, after, start, still, count + 1, sum, lower)
          counts[code]!++
        }
      }
    }
  }

  /** The words of the bag alone, wherever they fit and touch. */
  #fillSpaces(held: number): void {
    const spaces = this.#spaces
    const words = this.#words
    words.find(this.#counts, held)
    spaces.scan()
    for (let space = 0; space < spaces.count; space++) {
      const lane = spaces.lanes[space]!
      const beside = spaces.besides[space]!
      for (let length = 2; length <= BAG_SIZE; length++) {
        if (words.counts[length] === 0) continue
        const starts = startsIn(spaces.places[space]!, beside, length)
        if (starts !== 0) this.#fillSpace(lane, beside, starts, length)
      }
    }
  }

  #fillSpace(lane: number, beside: number, starts: number, length: number): void {
    const { scoring, crossScores } = this.#lanes
    const words = this.#words
    const base = laneIndex(lane, 0)
    const from = WORD_OFFSETS[length]!
    const to = from + words.counts[length]!
    const { lows, highs } = words
    const window = (1 << length) - 1
    for (let rest = starts; rest !== 0; rest &= rest - 1) {
      const start = 31 - Math.clz32(rest & -rest)
      const touched = (beside >> start) & window
      const where = (lane << LANE_SHIFT) | (start << PLACE_SHIFT)
      while (2 * (this.#kept + to - from) > this.#numbers.length) {
        growPlayList(this.#list)
        this.#numbers = this.#list.numbers
      }
      // A local variable, since a field would be read from memory again in every iteration.
      const into = this.#numbers
      let end = 2 * this.#kept
      for (let word = from; word < to; word++) {
        const low = lows[word]!
        const high = highs[word]!
        let sum = 0
        for (let bits = touched; bits !== 0; bits &= bits - 1) {
          const index = 31 - Math.clz32(bits & -bits)
          const code = index < LOW_LETTERS ? (low >>> (index * LETTER_BITS)) & 31 : high & 31
          const at = base + start + index
          if (((scoring[at]! >>> code) & 1) !== 0) sum += (crossScores[at]! & POINTS) + this.#points[code]!
        }
        into[end++] = low
        into[end++] = (high | where) + (sum << SCORE_SHIFT)
      }
      this.#kept = end >> 1
    }
  }

  #keep(start: number, count: number, score: number, low: number, last: number): void {
    // A single letter that makes a word across is already found in the other lane.
    if (count === 1 && this.#lane >= SIDE && score >= ONE_WORD) return
    if (2 * this.#kept === this.#numbers.length) {
      growPlayList(this.#list)
      this.#numbers = this.#list.numbers
    }
    const at = 2 * this.#kept++
    this.#numbers[at] = low
    this.#numbers[at + 1] = packHigh(last, start - this.#base, this.#lane, count, score & POINTS)
  }
}
