import type { ForwardGraph } from './forward.ts'
import { bitCount, openNodes } from './nodes.ts'

export interface AnchoredGraph extends ForwardGraph {
  /** The block from which words are read from any of their letters: to the left, then to the right. */
  readonly anchor: number
}

/** Stands where the reading turns from left to right; it has bit 0, so its entry is a node's first. */
export const TURN = 0

const WIDTH = 32

/** Most chains come again soon, and to remember so many (2 to this) is cheaper than to look up each of their nodes. */
const REMEMBERED = 16

/**
 * Adds to a forward graph the paths that a play grows by: for every way to cut a word in two, the first part backward,
 * then the turn, then the rest (Gordon, 1994). What follows the turn is the forward graph itself, so only the reversed
 * beginnings of words are new: they are sorted letter by letter, and each group of them that is left is a node.
 */
export function anchoredGraph({ blocks: forward, root }: ForwardGraph): AnchoredGraph {
  const { parents, letters, entries, count, depth } = beginnings(forward, root)
  const nodes = openNodes(forward)
  // For each beginning in a group: which it is, and how far back it has been read. Two tables, by turns old and new.
  const origins = [new Int32Array(count), new Int32Array(count)] as const
  const cursors = [new Int32Array(count), new Int32Array(count)] as const
  for (let index = 1; index < count; index++) origins[0][index - 1] = cursors[0][index - 1] = index
  const pending = new Int32Array((depth + 2) * WIDTH)
  const ends = new Int32Array((depth + 2) * WIDTH)
  const single = new Int32Array(1)
  const path = new Int32Array(depth + 1)
  const turns = new Int32Array(forward.length)
  const bits = Math.min(REMEMBERED, 32 - Math.clz32(count))
  const chainCursors = new Int32Array(1 << bits).fill(-1)
  const chainWholes = new Int32Array(1 << bits)
  const chainEntries = new Int32Array(1 << bits)

  /** The entry that leads to the node of a group, in which every beginning has been read back equally far. */
  function group(start: number, end: number, level: number): number {
    if (end - start === 1) return chain(origins[level & 1]![start]!, cursors[level & 1]![start]!)
    const origin = origins[level & 1]!
    const cursor = cursors[level & 1]!
    const nextOrigin = origins[~level & 1]!
    const nextCursor = cursors[~level & 1]!
    const row = level * WIDTH
    let present = 0
    for (let index = start; index < end; index++) {
      const letter = letters[cursor[index]!]!
      present |= 1 << letter
      ends[row + letter]!++
    }
    for (let rest = present, sum = start; rest !== 0; rest &= rest - 1) {
      const place = row + lowestBit(rest)
      const size = ends[place]!
      ends[place] = sum
      sum += size
    }
    for (let index = start; index < end; index++) {
      const at = cursor[index]!
      const place = ends[row + letters[at]!]!++
      nextOrigin[place] = origin[index]!
      nextCursor[place] = parents[at]!
    }
    let mask = 0
    let size = 0
    let accept = 0
    let from = start
    for (let rest = present; rest !== 0; rest &= rest - 1) {
      const letter = lowestBit(rest)
      const to = ends[row + letter]!
      ends[row + letter] = 0
      if (letter !== TURN) {
        mask |= 1 << letter
        pending[row + size++] = group(from, to, level + 1)
      } else {
        // The root of the tree has no letter: the one that stands there has been read back wholly.
        const whole = entries[nextOrigin[from]!]!
        accept = whole & 1
        if (whole > 1) {
          mask = 1 << TURN
          pending[row + size++] = whole & ~1
        }
      }
      from = to
    }
    return (nodes.keep(mask, pending, row, size) << 1) | accept
  }

  /** The same for one beginning alone: nothing branches any more. */
  function chain(origin: number, cursor: number): number {
    const whole = entries[origin]!
    const slot = (Math.imul(cursor, 0x9e3779b1) ^ Math.imul(whole, 0x85ebca6b)) >>> (32 - bits)
    if (chainCursors[slot] === cursor && chainWholes[slot] === whole) return chainEntries[slot]!
    let length = 0
    for (let at = cursor; at !== 0; at = parents[at]!) path[length++] = letters[at]!
    let entry = turned(whole)
    while (length > 0) {
      single[0] = entry
      entry = nodes.keep(1 << path[--length]!, single, 0, 1) << 1
    }
    chainCursors[slot] = cursor
    chainWholes[slot] = whole
    chainEntries[slot] = entry
    return entry
  }

  /** The entry to the node from which only the turn leads on. */
  function turned(whole: number): number {
    if (whole <= 1) return whole
    const next = whole >>> 1
    if (turns[next] === 0) {
      single[0] = whole & ~1
      turns[next] = nodes.keep(1 << TURN, single, 0, 1)
    }
    return (turns[next]! << 1) | (whole & 1)
  }

  const anchor = count > 1 ? group(0, count - 1, 0) >>> 1 : 0
  return { blocks: nodes.blocks(), root, anchor }
}

interface Beginnings {
  /** For each beginning the one that is a letter shorter; 0, the empty one, is the root. */
  readonly parents: Int32Array
  /** Its last letter. */
  readonly letters: Uint8Array
  /** The entry in the forward graph by which it is reached. */
  readonly entries: Int32Array
  readonly count: number
  /** Letters of the longest. */
  readonly depth: number
}

/** Every beginning of a word, as a tree. */
function beginnings(blocks: Int32Array, root: number): Beginnings {
  const { count, depth } = extent(blocks, root)
  const parents = new Int32Array(count)
  const letters = new Uint8Array(count)
  const entries = new Int32Array(count)
  let filled = 1
  function fill(block: number, parent: number): void {
    let index = block
    for (let rest = blocks[block]!; rest !== 0; rest &= rest - 1) {
      const entry = blocks[++index]!
      const at = filled++
      parents[at] = parent
      letters[at] = lowestBit(rest)
      entries[at] = entry
      fill(entry >>> 1, at)
    }
  }
  fill(root, 0)
  return { parents, letters, entries, count, depth }
}

/** How many beginnings there are, the empty one among them, and how long the longest is. */
function extent(blocks: Int32Array, root: number): { count: number; depth: number } {
  const counts = new Int32Array(blocks.length)
  const depths = new Uint8Array(blocks.length)
  // A node is kept after those it leads to, so they stand before it.
  for (let block = 0; block <= root; ) {
    const size = bitCount(blocks[block]!)
    let count = 1
    let depth = 0
    for (let index = block + 1; index <= block + size; index++) {
      const next = blocks[index]! >>> 1
      count += counts[next]!
      depth = Math.max(depth, 1 + depths[next]!)
    }
    counts[block] = count
    depths[block] = depth
    block += 1 + size
  }
  return { count: counts[root]!, depth: depths[root]! }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
