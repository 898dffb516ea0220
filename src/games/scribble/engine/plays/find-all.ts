import { entryForBit } from '#lexicon/graph/node-store.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { BAG_SIZE, SIDE } from '../../rules/types.ts'
import { createBagWords, WORD_OFFSETS } from './bag-words.ts'
import { type BoardLanes, LANES, laneIndex, ONE_WORD } from './board-lanes.ts'
import {
  appendLetter,
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
import { createSpaces, startsIn } from './spaces.ts'

const POINTS = ONE_WORD - 1

export interface AllFinder {
  /** Nodes of the graph that were looked at, all in all. */
  readonly visited: number
  /** Finds every play with these letters: how many there are of each code. False when there is no room for all. */
  find(bag: Uint8Array, into: PlayList): boolean
}

/** Every play on a board that has letters. Each is found once: from the first of the anchors that its word covers. */
export function createAllFinder(lexicon: Lexicon, lanes: BoardLanes, points: Int32Array): AllFinder {
  const { blocks, anchor: graph } = lexicon
  const { letters, allowed, scoring, crossScores, filled, runNodes, runStarts, runPoints } = lanes
  const words = createBagWords(lexicon, points)
  const spaces = createSpaces(lanes)
  const counts = new Uint8Array(32)
  let list: PlayList
  let numbers: Int32Array = new Int32Array()
  let kept = 0
  let visited = 0
  // Of the anchor at hand: its lane, how far left its plays may begin, and where they turn to the right.
  let lane = 0
  let base = 0
  let limit = 0
  let rightAt = 0

  function find(bag: Uint8Array, into: PlayList): boolean {
    list = into
    numbers = list.numbers
    kept = 0
    counts.set(bag)
    let held = 0
    for (let code = 1; code < 32; code++) if (counts[code] !== 0) held |= 1 << code
    for (lane = 0; lane < LANES; lane++) findInLane(held)
    if (!lanes.strict) fillSpaces(held)
    list.count = kept
    return true
  }

  function findInLane(held: number): void {
    const taken = filled[lane]!
    const isFirst = lane === 0 || lane === SIDE
    const isLast = lane === SIDE - 1 || lane === LANES - 1
    const beside = (isFirst ? 0 : filled[lane - 1]!) | (isLast ? 0 : filled[lane + 1]!)
    const ends = taken & ~(taken >> 1)
    // Where side runs need not be words, what joins no run lies in the spaces.
    const anchors = ends | (lanes.strict ? beside & ~(taken | (taken << 1) | (taken >> 1)) : 0)
    base = laneIndex(lane, 0)
    limit = base
    for (let rest = anchors; rest !== 0; rest &= rest - 1) {
      const at = base + 31 - Math.clz32(rest & -rest)
      rightAt = at + 1
      if (letters[at] === 0) {
        fromEmpty(at, held)
        limit = at + 1
      } else {
        if (runNodes[at] !== 0) left(runNodes[at]!, runStarts[at]!, held, 0, runPoints[at]!, 0)
        limit = at + 2
      }
    }
  }

  /** Plays over an empty cell with letters beside the lane only. */
  function fromEmpty(at: number, held: number): void {
    visited++
    const mask = blocks[graph]!
    const good = scoring[at]!
    for (let rest = mask & allowed[at]! & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      const entry = entryForBit(blocks, graph, mask, bit)
      if (entry <= 1) continue
      const point = points[code]!
      const score = (good & bit) === 0 ? point : point + point + crossScores[at]!
      left(entry >>> 1, at - 1, --counts[code]! === 0 ? held ^ bit : held, 1, score, code)
      counts[code]!++
    }
  }

  function left(node: number, at: number, held: number, count: number, score: number, low: number): void {
    visited++
    const mask = blocks[node]!
    if ((mask & 1) !== 0) {
      const turned = blocks[node + 1]! >>> 1
      if ((blocks[turned]! & allowed[rightAt]! & held) !== 0)
        right(turned, rightAt, at + 1, held, count, score, low)
    }
    if (at < limit) return
    const good = scoring[at]!
    for (let rest = mask & allowed[at]! & held; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const code = 31 - Math.clz32(bit)
      const entry = entryForBit(blocks, node, mask, bit)
      const point = points[code]!
      const sum = score + point + ((good & bit) === 0 ? 0 : point + crossScores[at]!)
      const lower = prependLetter(low, code)
      if ((entry & 1) !== 0) keep(at, count + 1, sum, lower, overflowOfPrepend(low))
      if (entry > 1) {
        left(entry >>> 1, at - 1, --counts[code]! === 0 ? held ^ bit : held, count + 1, sum, lower)
        counts[code]!++
      }
    }
  }

  function right(
    node: number,
    at: number,
    start: number,
    held: number,
    count: number,
    score: number,
    low: number,
  ): void {
    visited++
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
      if ((entry & 1) !== 0) keep(start, count + 1, sum, lower, overflowOfAppend(code, count))
      if (entry > 1) {
        const next = entry >>> 1
        const still = counts[code] === 1 ? held ^ bit : held
        if ((blocks[next]! & allowed[after]! & still) !== 0) {
          counts[code]!--
          right(next, after, start, still, count + 1, sum, lower)
          counts[code]!++
        }
      }
    }
  }

  /** The words of the bag alone, wherever they fit and touch. */
  function fillSpaces(held: number): void {
    words.find(counts, held)
    spaces.scan()
    for (let space = 0; space < spaces.count; space++) {
      const lane = spaces.lanes[space]!
      const beside = spaces.besides[space]!
      for (let length = 2; length <= BAG_SIZE; length++) {
        if (words.counts[length] === 0) continue
        const starts = startsIn(spaces.places[space]!, beside, length)
        if (starts !== 0) fillSpace(lane, beside, starts, length)
      }
    }
  }

  function fillSpace(lane: number, beside: number, starts: number, length: number): void {
    const base = laneIndex(lane, 0)
    const from = WORD_OFFSETS[length]!
    const to = from + words.counts[length]!
    const { lows, highs } = words
    const window = (1 << length) - 1
    for (let rest = starts; rest !== 0; rest &= rest - 1) {
      const start = 31 - Math.clz32(rest & -rest)
      const touched = (beside >> start) & window
      const where = (lane << LANE_SHIFT) | (start << PLACE_SHIFT)
      while (2 * (kept + to - from) > numbers.length) {
        growPlayList(list)
        numbers = list.numbers
      }
      // In a local name: what every round of a loop reads from outside is read from memory again.
      const into = numbers
      let end = 2 * kept
      for (let word = from; word < to; word++) {
        const low = lows[word]!
        const high = highs[word]!
        let sum = 0
        for (let bits = touched; bits !== 0; bits &= bits - 1) {
          const index = 31 - Math.clz32(bits & -bits)
          const code = index < LOW_LETTERS ? (low >>> (index * LETTER_BITS)) & 31 : high & 31
          const at = base + start + index
          if (((scoring[at]! >>> code) & 1) !== 0) sum += (crossScores[at]! & POINTS) + points[code]!
        }
        into[end++] = low
        into[end++] = (high | where) + (sum << SCORE_SHIFT)
      }
      kept = end >> 1
    }
  }

  function keep(start: number, count: number, score: number, low: number, last: number): void {
    // A single letter that makes a word across is found there already.
    if (count === 1 && lane >= SIDE && score >= ONE_WORD) return
    if (2 * kept === numbers.length) {
      growPlayList(list)
      numbers = list.numbers
    }
    const at = 2 * kept++
    numbers[at] = low
    numbers[at + 1] = packHigh(last, start - base, lane, count, score & POINTS)
  }

  return {
    find,
    get visited() {
      return visited + words.visited
    },
  }
}
