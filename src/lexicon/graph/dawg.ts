import { createNodeStore } from './node-store.ts'

export interface Dawg {
  readonly blocks: Int32Array
  /** The block from which words are read forward. */
  readonly root: number
}

/** A technical limit; the games have lower ones. */
export const MAX_WORD_LENGTH = 63

const ENTRIES_PER_NODE = 32

/**
 * Builds the minimal graph of these words. They must be sorted, each as the codes of its letters and a 0. A node is
 * stored as soon as no later word can change it (Daciuk and others, 2000), so memory stays small.
 */
export function buildDawg(sorted: Uint8Array): Dawg {
  const nodes = createNodeStore()
  // The nodes along the previous word, one row for each depth: later words may still extend them.
  const masks = new Int32Array(MAX_WORD_LENGTH + 1)
  const counts = new Int32Array(MAX_WORD_LENGTH + 1)
  const entries = new Int32Array((MAX_WORD_LENGTH + 1) * ENTRIES_PER_NODE)
  const previous = new Uint8Array(MAX_WORD_LENGTH + 1)
  let depth = 0

  function close(to: number): void {
    for (; depth > to; depth--) {
      const block = nodes.intern(masks[depth]!, entries, depth * ENTRIES_PER_NODE, counts[depth]!)
      masks[depth] = 0
      counts[depth] = 0
      const above = (depth - 1) * ENTRIES_PER_NODE + counts[depth - 1]! - 1
      entries[above] = entries[above]! | (block << 1)
    }
  }

  for (let start = 0; start < sorted.length; ) {
    let shared = 0
    while (shared < depth && sorted[start + shared] === previous[shared]) shared++
    close(shared)
    let at = start + shared
    for (; sorted[at] !== 0; at++) {
      const letter = sorted[at]!
      masks[depth]! |= 1 << letter
      entries[depth * ENTRIES_PER_NODE + counts[depth]!++] = 0
      previous[depth++] = letter
    }
    entries[(depth - 1) * ENTRIES_PER_NODE + counts[depth - 1]! - 1]! |= 1
    start = at + 1
  }
  close(0)
  const root = nodes.intern(masks[0]!, entries, 0, counts[0]!)
  return { blocks: nodes.blocks(), root }
}
