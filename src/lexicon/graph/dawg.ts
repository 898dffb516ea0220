import { createNodeStore } from './node-store.ts'

export interface Dawg {
  readonly blocks: Int32Array
  /** The block from which words are read forward. */
  readonly root: number
}

/** More letters than any word has; the shells say how long words may be. */
export const MAX_WORD_LENGTH = 63

const WIDTH = 32

/**
 * The smallest graph that holds exactly these words. They come in order, each as its letters' codes and a 0.
 * A node is kept as soon as no later word can change it (Daciuk and others, 2000), so nothing large is in between.
 */
export function buildDawg(sorted: Uint8Array): Dawg {
  const nodes = createNodeStore()
  // The nodes along the word before, which later words may still widen: one row for each depth.
  const masks = new Int32Array(MAX_WORD_LENGTH + 1)
  const counts = new Int32Array(MAX_WORD_LENGTH + 1)
  const entries = new Int32Array((MAX_WORD_LENGTH + 1) * WIDTH)
  const before = new Uint8Array(MAX_WORD_LENGTH + 1)
  let depth = 0

  function close(to: number): void {
    for (; depth > to; depth--) {
      const block = nodes.intern(masks[depth]!, entries, depth * WIDTH, counts[depth]!)
      masks[depth] = 0
      counts[depth] = 0
      const above = (depth - 1) * WIDTH + counts[depth - 1]! - 1
      entries[above] = entries[above]! | (block << 1)
    }
  }

  for (let start = 0; start < sorted.length; ) {
    let shared = 0
    while (shared < depth && sorted[start + shared] === before[shared]) shared++
    close(shared)
    let at = start + shared
    for (; sorted[at] !== 0; at++) {
      const letter = sorted[at]!
      masks[depth]! |= 1 << letter
      entries[depth * WIDTH + counts[depth]!++] = 0
      before[depth++] = letter
    }
    entries[(depth - 1) * WIDTH + counts[depth - 1]! - 1]! |= 1
    start = at + 1
  }
  close(0)
  const root = nodes.intern(masks[0]!, entries, 0, counts[0]!)
  return { blocks: nodes.blocks(), root }
}
