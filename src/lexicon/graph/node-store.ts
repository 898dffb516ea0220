/**
 * The nodes of a word graph, each stored once. A node is a block `[mask, entry, entry, ...]`: bit c of the mask is set
 * if the node has an edge for letter c, and there is one entry for each set bit, lowest first:
 * `(block of the next node << 1) | accept`, where accept is 1 if a word ends there. Block 0 is the node without edges.
 */
export interface NodeStore {
  /** The block of the node with this mask and `count` entries from `from` on; stores it if it is new. */
  intern(mask: number, entries: Int32Array, from: number, count: number): number
  blocks(): Int32Array
}

const EMPTY_SLOT = 0

/** Starts with the blocks of an existing graph, if one is given. */
export function createNodeStore(initial: Int32Array = new Int32Array(1)): NodeStore {
  // An English DAWG grows sevenfold when the GADDAG is added.
  let blocks = new Int32Array(Math.max(1 << 12, initial.length * 8))
  blocks.set(initial)
  let end = Math.max(1, initial.length)
  let slots = new Int32Array(Math.max(1 << 12, 8 << (31 - Math.clz32(initial.length | 1))))
  let used = 0
  for (let block = 1; block < initial.length; block += 1 + bitCount(initial[block]!)) {
    insert(block, hash(block, 1 + bitCount(initial[block]!)))
  }

  function intern(mask: number, entries: Int32Array, from: number, count: number): number {
    if (count === 0) return 0
    if (end + count + 1 > blocks.length) blocks = copyLarger(blocks, blocks.length * 2)
    // Written at the end first; if the node exists already, the next call overwrites it.
    blocks[end] = mask
    for (let index = 0; index < count; index++) blocks[end + 1 + index] = entries[from + index]!
    const code = hash(end, count + 1)
    for (let slot = code & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const existing = slots[slot]!
      if (existing === EMPTY_SLOT) break
      if (blocks[existing] === mask && isSame(existing, end, count)) return existing
    }
    const block = end
    end += count + 1
    insert(block, code)
    return block
  }

  function insert(block: number, code: number): void {
    if (++used * 2 > slots.length) growSlots()
    let slot = code & (slots.length - 1)
    while (slots[slot] !== EMPTY_SLOT) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = block
  }

  function growSlots(): void {
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

/** The number of set bits of a 32-bit number: of a mask, the number of the node's entries. */
export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest set bit. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

function copyLarger(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(array)
  return larger
}

/** The entry of a node for a letter, given as a bit that is set in the mask. */
export function entryForBit(blocks: Int32Array, node: number, mask: number, bit: number): number {
  return blocks[node + 1 + bitCount(mask & (bit - 1))]!
}
