import { bitCount } from './node-store.ts'

export interface ExpectedGraph {
  readonly root: number
  readonly anchor: number
  readonly size: number
  readonly longest: number
}

/**
 * Whether the blocks are a finite graph with the expected number of words: every entry must refer to the start of an
 * earlier block. Otherwise traversing a damaged file might never end, or overflow the stack.
 */
export function isValidGraph(blocks: Int32Array, { root, anchor, size, longest }: ExpectedGraph): boolean {
  if (blocks.length === 0 || blocks[0] !== 0 || root >= blocks.length || anchor >= blocks.length) return false
  const isBlock = new Uint8Array(blocks.length)
  const words = new Int32Array(root + 1)
  const depths = new Uint8Array(root + 1)
  for (let block = 0; block < blocks.length; ) {
    const entries = bitCount(blocks[block]!)
    if (block + entries >= blocks.length) return false
    let count = 0
    let depth = 0
    for (let index = block + 1; index <= block + entries; index++) {
      const next = blocks[index]! >>> 1
      if (next >= block || isBlock[next] === 0) return false
      if (block > root) continue
      count += (blocks[index]! & 1) + words[next]!
      depth = Math.max(depth, 1 + depths[next]!)
    }
    isBlock[block] = 1
    if (block <= root) {
      words[block] = count
      depths[block] = Math.min(depth, 255)
    }
    block += 1 + entries
  }
  return isBlock[root] === 1 && isBlock[anchor] === 1 && words[root] === size && depths[root] === longest
}
