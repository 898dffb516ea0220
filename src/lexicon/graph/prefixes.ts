import { bitCount, lowestBit } from './node-store.ts'

export interface Prefixes {
  /** For each prefix, the one without its last letter; prefix 0 is the empty one. */
  readonly parents: Int32Array
  /** The last letter of each prefix. */
  readonly letters: Uint8Array
  /** The entry of each prefix in the DAWG. */
  readonly entries: Int32Array
  readonly count: number
  /** The number of letters of the longest prefix. */
  readonly depth: number
}

/** All prefixes of all words, as a tree. */
export function collectPrefixes(blocks: Int32Array, root: number): Prefixes {
  const { count, depth } = measurePrefixes(blocks, root)
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

/** The number of prefixes, including the empty one, and the length of the longest. */
function measurePrefixes(blocks: Int32Array, root: number): { count: number; depth: number } {
  const counts = new Int32Array(blocks.length)
  const depths = new Uint8Array(blocks.length)
  // The successors of a node are stored before it.
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
