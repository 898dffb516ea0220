import { entryForBit } from '#lexicon/graph/node-store.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { visitSubWords } from '#lexicon/sub-words.ts'
import { SIDE } from '../../rules/types.ts'
import { createBagWords } from './bag-words.ts'
import { createBestSpace } from './best-space.ts'
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
import { createShadow, ROW } from './shadow.ts'
import { createSpaces } from './spaces.ts'

const POINTS = ONE_WORD - 1

export interface BestFinder {
  /** Nodes of the graph that were looked at, all in all. */
  readonly visited: number
  /** One of the best plays with these letters: how many there are of each code. */
  find(bag: Uint8Array): FoundPlay | undefined
  findOpening(bag: readonly number[]): FoundPlay | undefined
}

/**
 * Finds one of the best plays. The anchors are tried in the order of what could be made of them at best, until no
 * other can reach what was found; and a path is left as soon as it cannot.
 */
export function createBestFinder(lexicon: Lexicon, board: BoardLanes, points: Int32Array): BestFinder {
  const { blocks, anchor: graph } = lexicon
  const { letters, allowed, scoring, crossScores, runNodes, runStarts, runPoints } = board
  const shadow = createShadow(board, points)
  const { bounds, lefts, rights, tops } = shadow
  const words = createBagWords(lexicon, points)
  const spaces = createSpaces(board)
  const bestSpace = createBestSpace(board, points, words, spaces, shadow)
  const counts = new Uint8Array(32)
  let promises = 0
  let size = 0
  let visited = 0
  let best = -1
  let bestLow = 0
  let bestHigh = 0
  // Of the anchor at hand.
  let lane = 0
  let limit = 0
  let rightAt = 0
  let row = 0

  function find(bag: Uint8Array): FoundPlay | undefined {
    counts.set(bag)
    let held = 0
    size = 0
    for (let code = 1; code < 32; code++)
      if (counts[code] !== 0) {
        held |= 1 << code
        size += counts[code]!
      }
    shadow.cast(counts, held)
    promises = shadow.count
    if (!board.strict) castSpaces(held)
    best = -1
    for (;;) {
      const next = highest()
      if (next < 0) return best < 0 ? undefined : unpackPlay(bestLow, bestHigh)
      bounds[next] = -1
      if (next < shadow.count) findFrom(next, held)
      else findInSpace(next - shadow.count)
    }
  }

  function castSpaces(held: number): void {
    words.find(counts, held)
    spaces.scan()
    for (let space = 0; space < spaces.count; space++) bounds[promises++] = bestSpace.bound(space)
  }

  function findInSpace(space: number): void {
    if (!bestSpace.beats(space, best)) return
    bestLow = bestSpace.low
    bestHigh = bestSpace.high
    best = bestHigh >>> SCORE_SHIFT
  }

  /** The anchor or space that promises most; -1 when none promises more than is found. */
  function highest(): number {
    let most = best
    let found = -1
    for (let index = 0; index < promises; index++)
      if (bounds[index]! > most) {
        most = bounds[index]!
        found = index
      }
    return found
  }

  function findFrom(index: number, held: number): void {
    const at = shadow.anchors[index]!
    lane = shadow.lanes[index]!
    limit = shadow.limits[index]!
    rightAt = at + 1
    row = index * ROW
    if (letters[at] === 0) fromEmpty(at, held)
    else left(runNodes[at]!, runStarts[at]!, held, 0, 0, runPoints[at]!, 0)
  }

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
      left(entry >>> 1, at - 1, --counts[code]! === 0 ? held ^ bit : held, 1, 0, score, code)
      counts[code]!++
    }
  }

  function left(
    node: number,
    at: number,
    held: number,
    count: number,
    before: number,
    score: number,
    low: number,
  ): void {
    const spare = size - count
    // What the letters that are left can bring at best, to the right alone and on both sides.
    const ahead = (score & POINTS) + tops[spare]! + rights[row + spare]!
    const furthest = before + spare < ROW ? before + spare : ROW - 1
    const around = ahead + lefts[row + furthest]! - lefts[row + before]!
    if (around <= best) return
    visited++
    const mask = blocks[node]!
    if ((mask & 1) !== 0 && ahead > best) {
      const turned = blocks[node + 1]! >>> 1
      if ((blocks[turned]! & allowed[rightAt]! & held) !== 0)
        right(turned, rightAt, at + 1, held, count, 0, score, low)
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
      if ((entry & 1) !== 0 && (sum & POINTS) > best) keep(at, count + 1, sum, lower, overflowOfPrepend(low))
      if (entry > 1) {
        left(
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

  function right(
    node: number,
    at: number,
    start: number,
    held: number,
    count: number,
    after: number,
    score: number,
    low: number,
  ): void {
    const spare = size - count
    const furthest = after + spare < ROW ? after + spare : ROW - 1
    if ((score & POINTS) + tops[spare]! + rights[row + furthest]! - rights[row + after]! <= best) return
    visited++
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
      if ((entry & 1) !== 0 && (sum & POINTS) > best)
        keep(start, count + 1, sum, lower, overflowOfAppend(code, count))
      if (entry > 1) {
        const still = counts[code] === 1 ? held ^ bit : held
        if ((allowed[next]! & still) !== 0) {
          counts[code]!--
          right(entry >>> 1, next, start, still, count + 1, after + 1, sum, lower)
          counts[code]!++
        }
      }
    }
  }

  function keep(start: number, count: number, score: number, low: number, last: number): void {
    if (count === 1 && lane >= SIDE && score >= ONE_WORD) return
    best = score & POINTS
    bestLow = low
    bestHigh = packHigh(last, start - laneIndex(lane, 0), lane, count, best)
  }

  /** Every place is as good as any other, so the middle. */
  function findOpening(bag: readonly number[]): FoundPlay | undefined {
    let found: FoundPlay | undefined
    visitSubWords(lexicon, bag, {}, word => {
      let score = 0
      for (const code of word) score += points[code]!
      if (score > (found?.score ?? -1))
        found = { lane: SIDE >> 1, place: (SIDE - word.length) >> 1, letters: [...word], score }
    })
    return found
  }

  return {
    find,
    findOpening,
    get visited() {
      return visited + words.visited
    },
  }
}
