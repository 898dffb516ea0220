import type { Dawg } from './dawg.ts'
import { createNodeStore, lowestBit } from './node-store.ts'
import { collectPrefixes } from './prefixes.ts'

export interface Gaddag extends Dawg {
  /** The block from which words are read from any of their letters: first to the left, then to the right. */
  readonly anchor: number
}

/** Marks the point where reading separatorNodes from left to right. It has bit 0, so its entry is the first of a node. */
export const SEPARATOR = 0

const ENTRIES_PER_NODE = 32

/** Most chains soon repeat: a cache of 2^16 chains is cheaper than looking up each of their nodes. */
const CHAIN_CACHE_BITS = 16

/**
 * Adds GADDAG paths to a DAWG: for every way to split a word, the first part reversed, then the separator, then the
 * rest (Gordon, 1994). The part after the separator is the DAWG itself, so only the reversed prefixes are new. They are
 * grouped by letter, from the last letter to the first, and each group becomes a node.
 */
export function buildGaddag({ blocks: forward, root }: Dawg): Gaddag {
  const { parents, letters, entries, count, depth } = collectPrefixes(forward, root)
  const nodes = createNodeStore(forward)
  // For each prefix in a group: the prefix itself, and how far back it has been read. Levels alternate between two tables.
  const origins = [new Int32Array(count), new Int32Array(count)] as const
  const cursors = [new Int32Array(count), new Int32Array(count)] as const
  for (let index = 1; index < count; index++) origins[0][index - 1] = cursors[0][index - 1] = index
  const pending = new Int32Array((depth + 2) * ENTRIES_PER_NODE)
  const ends = new Int32Array((depth + 2) * ENTRIES_PER_NODE)
  const single = new Int32Array(1)
  const path = new Int32Array(depth + 1)
  const separatorNodes = new Int32Array(forward.length)
  const bits = Math.min(CHAIN_CACHE_BITS, 32 - Math.clz32(count))
  const chainCursors = new Int32Array(1 << bits).fill(-1)
  const chainWholes = new Int32Array(1 << bits)
  const chainEntries = new Int32Array(1 << bits)

  /** The entry to the node of a group, in which all prefixes have been read back by the same number of letters. */
  function group(start: number, end: number, level: number): number {
    if (end - start === 1) return chain(origins[level & 1]![start]!, cursors[level & 1]![start]!)
    const row = level * ENTRIES_PER_NODE
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
        // The root of the tree has no letter: a prefix that has reached it is read back completely.
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

  /** Sorts a group by the next letter back into the other tables, records where each letter ends, and returns the letter mask. */
  function sortByLetter(start: number, end: number, level: number): number {
    const origin = origins[level & 1]!
    const cursor = cursors[level & 1]!
    const nextOrigin = origins[~level & 1]!
    const nextCursor = cursors[~level & 1]!
    const row = level * ENTRIES_PER_NODE
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

  /** `group` for a single prefix, whose nodes have no branches. */
  function chain(origin: number, cursor: number): number {
    const whole = entries[origin]!
    const slot = (Math.imul(cursor, 0x9e3779b1) ^ Math.imul(whole, 0x85ebca6b)) >>> (32 - bits)
    if (chainCursors[slot] === cursor && chainWholes[slot] === whole) return chainEntries[slot]!
    let length = 0
    for (let at = cursor; at !== 0; at = parents[at]!) path[length++] = letters[at]!
    let entry = separatorEntry(whole)
    while (length > 0) {
      single[0] = entry
      entry = nodes.intern(1 << path[--length]!, single, 0, 1) << 1
    }
    chainCursors[slot] = cursor
    chainWholes[slot] = whole
    chainEntries[slot] = entry
    return entry
  }

  /** The entry to a node that has only the separator. */
  function separatorEntry(whole: number): number {
    if (whole <= 1) return whole
    const next = whole >>> 1
    if (separatorNodes[next] === 0) {
      single[0] = whole & ~1
      separatorNodes[next] = nodes.intern(1 << SEPARATOR, single, 0, 1)
    }
    return (separatorNodes[next]! << 1) | (whole & 1)
  }

  const anchor = count > 1 ? group(0, count - 1, 0) >>> 1 : 0
  return { blocks: nodes.blocks(), root, anchor }
}
