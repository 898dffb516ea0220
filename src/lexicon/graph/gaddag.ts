import type { Dawg } from './dawg.ts'
import { createNodeStore, lowestBit } from './node-store.ts'
import { collectPrefixes } from './prefixes.ts'

export interface Gaddag extends Dawg {
  /** The block from which words are read from any of their letters: to the left, then to the right. */
  readonly anchor: number
}

/** Stands where the reading turns from left to right; it has bit 0, so its entry is a node's first. */
export const SEPARATOR = 0

const WIDTH = 32

/** Most chains come again soon, and to remember so many (2 to this) is cheaper than to look up each of their nodes. */
const CHAIN_CACHE_BITS = 16

/**
 * Adds to a forward graph the paths that a play grows by: for every way to cut a word in two, the first part backward,
 * then the turn, then the rest (Gordon, 1994). What follows the turn is the forward graph itself, so only the reversed
 * beginnings of words are new: they are sorted letter by letter, and each group of them that is left is a node.
 */
export function buildGaddag({ blocks: forward, root }: Dawg): Gaddag {
  const { parents, letters, entries, count, depth } = collectPrefixes(forward, root)
  const nodes = createNodeStore(forward)
  // For each beginning in a group: which it is, and how far back it has been read. Two tables, by turns old and new.
  const origins = [new Int32Array(count), new Int32Array(count)] as const
  const cursors = [new Int32Array(count), new Int32Array(count)] as const
  for (let index = 1; index < count; index++) origins[0][index - 1] = cursors[0][index - 1] = index
  const pending = new Int32Array((depth + 2) * WIDTH)
  const ends = new Int32Array((depth + 2) * WIDTH)
  const single = new Int32Array(1)
  const path = new Int32Array(depth + 1)
  const turns = new Int32Array(forward.length)
  const bits = Math.min(CHAIN_CACHE_BITS, 32 - Math.clz32(count))
  const chainCursors = new Int32Array(1 << bits).fill(-1)
  const chainWholes = new Int32Array(1 << bits)
  const chainEntries = new Int32Array(1 << bits)

  /** The entry that leads to the node of a group, in which every beginning has been read back equally far. */
  function group(start: number, end: number, level: number): number {
    if (end - start === 1) return chain(origins[level & 1]![start]!, cursors[level & 1]![start]!)
    const row = level * WIDTH
    let mask = 0
    let size = 0
    let accept = 0
    let from = start
    for (let rest = sortByLetter(start, end, level); rest !== 0; rest &= rest - 1) {
      const letter = lowestBit(rest)
      const to = ends[row + letter]!
      ends[row + letter] = 0
      if (letter !== SEPARATOR) {
        mask |= 1 << letter
        pending[row + size++] = group(from, to, level + 1)
      } else {
        // The root of the tree has no letter: the one that stands there has been read back wholly.
        const whole = entries[origins[~level & 1]![from]!]!
        accept = whole & 1
        if (whole > 1) {
          mask = 1 << SEPARATOR
          pending[row + size++] = whole & ~1
        }
      }
      from = to
    }
    return (nodes.intern(mask, pending, row, size) << 1) | accept
  }

  /** Writes a group into the other tables by the next letter back, notes where each letter ends, and says which there are. */
  function sortByLetter(start: number, end: number, level: number): number {
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
    return present
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
      entry = nodes.intern(1 << path[--length]!, single, 0, 1) << 1
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
      turns[next] = nodes.intern(1 << SEPARATOR, single, 0, 1)
    }
    return (turns[next]! << 1) | (whole & 1)
  }

  const anchor = count > 1 ? group(0, count - 1, 0) >>> 1 : 0
  return { blocks: nodes.blocks(), root, anchor }
}
