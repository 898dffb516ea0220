/**
 * Nodes of a word graph, each stored once. A node is a block `[mask, entry, entry, ...]`: bit c of the mask says that
 * letter c leads on, and there is one entry for each bit, in their order: `(block of the next node << 1) | accept`,
 * accept being 1 where a word ends. Block 0 is the node that leads nowhere.
 */
export interface NodeStore {
  /** The block of a node with this mask and these entries (as many as the mask has bits, from `from` on). */
  intern(mask: number, entries: Int32Array, from: number, count: number): number
  /** All blocks kept so far, in one array. */
  blocks(): Int32Array
}

const EMPTY_SLOT = 0

/** Begins with the blocks of an earlier graph, to which others are added. */
export function createNodeStore(known: Int32Array = new Int32Array(1)): NodeStore {
  // An English graph grows sevenfold; what is too small here is widened in time.
  let blocks = new Int32Array(Math.max(1 << 12, known.length * 8))
  blocks.set(known)
  let end = Math.max(1, known.length)
  let slots = new Int32Array(Math.max(1 << 12, 8 << (31 - Math.clz32(known.length | 1))))
  let used = 0
  for (let block = 1; block < known.length; block += 1 + bitCount(known[block]!)) {
    enter(block, hash(block, 1 + bitCount(known[block]!)))
  }

  function intern(mask: number, entries: Int32Array, from: number, count: number): number {
    if (count === 0) return 0
    if (end + count + 1 > blocks.length) blocks = grown(blocks, blocks.length * 2)
    // Written at the end first: if it is known already, the next one is written over it.
    blocks[end] = mask
    for (let index = 0; index < count; index++) blocks[end + 1 + index] = entries[from + index]!
    const code = hash(end, count + 1)
    for (let slot = code & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const known = slots[slot]!
      if (known === EMPTY_SLOT) break
      if (blocks[known] === mask && isSame(known, end, count)) return known
    }
    const block = end
    end += count + 1
    enter(block, code)
    return block
  }

  function enter(block: number, code: number): void {
    if (++used * 2 > slots.length) widen()
    let slot = code & (slots.length - 1)
    while (slots[slot] !== EMPTY_SLOT) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = block
  }

  function widen(): void {
    const old = slots
    slots = new Int32Array(old.length * 4)
    for (const block of old) {
      if (block === EMPTY_SLOT) continue
      let slot = hash(block, 1 + bitCount(blocks[block]!)) & (slots.length - 1)
      while (slots[slot] !== EMPTY_SLOT) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = block
    }
  }

  function hash(block: number, length: number): number {
    let code = 0
    for (let index = block; index < block + length; index++) {
      code = Math.imul(code ^ blocks[index]!, 0x9e3779b1)
      code ^= code >>> 15
    }
    return code
  }

  function isSame(one: number, other: number, count: number): boolean {
    for (let index = 1; index <= count; index++)
      if (blocks[one + index] !== blocks[other + index]) return false
    return true
  }

  return { intern, blocks: () => blocks.slice(0, end) }
}

/** How many bits of a word of 32 are set: the number of a node's entries, or of those before a letter's own. */
export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The number of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

function grown(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(length)
  wider.set(array)
  return wider
}

/** The entry of a node for one of the letters that its mask has. */
export function entryForBit(blocks: Int32Array, node: number, mask: number, bit: number): number {
  return blocks[node + 1 + bitCount(mask & (bit - 1))]!
}
