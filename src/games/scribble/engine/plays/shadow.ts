import { BAG_SIZE, SIDE } from '../../rules/types.ts'
import { type BoardLanes, LANES, laneIndex } from './board-lanes.ts'

/** An upper limit: an anchor at every second place of every lane. */
export const MAX_ANCHORS = LANES * (SIDE / 2 + 1)

/** Entries per row of the gains on one side of an anchor: for 0 letters up to a whole bag. */
export const ROW = BAG_SIZE + 1

/**
 * An upper bound of the plays from each anchor, as if every letter were as good as the best that fits, computed
 * without reading the graph. An anchor is its index in these arrays.
 */
export interface Shadow {
  count: number
  readonly anchors: Int32Array
  readonly lanes: Int32Array
  /** How far left the plays of an anchor may begin. */
  readonly limits: Int32Array
  /** With room for the bounds of spaces. */
  readonly bounds: Int32Array
  /** By number of letters to the left: the most that side words and board letters can add. */
  readonly lefts: Int32Array
  /** The same to the right. */
  readonly rights: Int32Array
  /** By number of letters: the total points of the best letters of the bag. */
  readonly tops: Int32Array
  /** Computes the bounds for a bag, given as counts by code and a mask of its codes. */
  cast(bag: Uint8Array, held: number): void
  /** The most that a letter here can add besides its own points. */
  extra(index: number): number
}

export function createShadow(board: BoardLanes, points: Int32Array): Shadow {
  const { letters, allowed, scoring, crossScores, filled, runNodes, runStarts, runPoints } = board
  const anchors = new Int32Array(MAX_ANCHORS)
  const lanes = new Int32Array(MAX_ANCHORS)
  const limits = new Int32Array(MAX_ANCHORS)
  const bounds = new Int32Array(2 * MAX_ANCHORS)
  const lefts = new Int32Array(MAX_ANCHORS * ROW)
  const rights = new Int32Array(MAX_ANCHORS * ROW)
  const tops = new Int32Array(ROW)
  // The codes of the bag, those with the most points first.
  const ordered = new Uint8Array(BAG_SIZE)
  let size = 0
  let held = 0

  function cast(bag: Uint8Array, mask: number): void {
    held = mask
    size = 0
    for (let code = 1; code < bag.length; code++)
      for (let copies = bag[code]!; copies > 0; copies--) {
        let at = size++
        for (; at > 0 && points[ordered[at - 1]!]! < points[code]!; at--) ordered[at] = ordered[at - 1]!
        ordered[at] = code
      }
    for (let count = 0; count < BAG_SIZE; count++)
      tops[count + 1] = tops[count]! + (count < size ? points[ordered[count]!]! : 0)
    shadow.count = 0
    for (let lane = 0; lane < LANES; lane++) castLane(lane)
  }

  function castLane(lane: number): void {
    const taken = filled[lane]!
    const isFirst = lane === 0 || lane === SIDE
    const isLast = lane === SIDE - 1 || lane === LANES - 1
    const beside = (isFirst ? 0 : filled[lane - 1]!) | (isLast ? 0 : filled[lane + 1]!)
    const ends = taken & ~(taken >> 1)
    const base = laneIndex(lane, 0)
    let limit = base
    const empties = board.strict ? beside & ~(taken | (taken << 1) | (taken >> 1)) : 0
    for (let rest = ends | empties; rest !== 0; rest &= rest - 1) {
      const at = base + 31 - Math.clz32(rest & -rest)
      const isEmpty = letters[at] === 0
      if (isEmpty ? (allowed[at]! & held) !== 0 : runNodes[at] !== 0) castAnchor(at, lane, limit, isEmpty)
      limit = isEmpty ? at + 1 : at + 2
    }
  }

  function castAnchor(at: number, lane: number, limit: number, isEmpty: boolean): void {
    const row = shadow.count * ROW
    const most = isEmpty ? size - 1 : size
    const before = castLeft(row, isEmpty ? at - 1 : runStarts[at]!, limit, most)
    const after = castRight(row, at + 1, most)
    let reach = 0
    for (let left = Math.max(0, Math.min(before, most - after)); left <= before; left++) {
      const right = Math.min(after, most - left)
      const brought = lefts[row + left]! + rights[row + right]! + tops[left + right + (isEmpty ? 1 : 0)]!
      if (brought > reach) reach = brought
    }
    anchors[shadow.count] = at
    lanes[shadow.count] = lane
    limits[shadow.count] = limit
    bounds[shadow.count++] = reach + (isEmpty ? extra(at) : runPoints[at]!)
  }

  function castLeft(row: number, from: number, limit: number, most: number): number {
    let sum = 0
    let count = 0
    lefts[row] = 0
    for (let at = from; count < most && at >= limit && (allowed[at]! & held) !== 0; at--) {
      sum += extra(at)
      lefts[row + ++count] = sum
    }
    for (let rest = count; rest < BAG_SIZE; rest++) lefts[row + rest + 1] = sum
    return count
  }

  function castRight(row: number, from: number, most: number): number {
    let sum = 0
    let count = 0
    rights[row] = 0
    for (let at = from; count < most && (allowed[at]! & held) !== 0; ) {
      sum += extra(at++)
      while (letters[at] !== 0) sum += points[letters[at++]!]!
      rights[row + ++count] = sum
    }
    for (let rest = count; rest < BAG_SIZE; rest++) rights[row + rest + 1] = sum
    return count
  }

  function extra(at: number): number {
    const good = scoring[at]! & held
    if (good === 0) return 0
    let index = 0
    while ((good & (1 << ordered[index]!)) === 0) index++
    return (crossScores[at]! & 0xffff) + points[ordered[index]!]!
  }

  const shadow: Shadow = { count: 0, anchors, lanes, limits, bounds, lefts, rights, tops, cast, extra }
  return shadow
}
