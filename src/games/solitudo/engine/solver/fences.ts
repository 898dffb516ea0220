import type { SolverBoard } from './solver-board.ts'

/** Larger than any fence, so the outside is never the smaller part of a join. */
const OUTSIDE_SIZE = 1 << 14

/**
 * The fences that shaded cells form with each other, with holes and with the outside (see contacts.ts), as sets
 * that can be joined and, in reverse order, separated again. A cell that has two contacts with one fence closes it.
 */
export class Fences {
  /** Open cells that would close a fence because of the last join. May contain duplicates. */
  readonly closing: Int16Array
  closingCount = 0
  readonly #board: SolverBoard
  /** Zero for a cell that is neither kept nor shaded yet. */
  readonly #marks: Uint8Array
  readonly #joined: Uint8Array
  readonly #parent: Int16Array
  readonly #size: Int16Array
  /** The next member of the same fence; members form a ring. */
  readonly #ring: Int16Array
  /** The roots that joins made children, and how many did so at each join. */
  readonly #children: Int16Array
  /** Where in the ring each child's own members begin; they end with the child. */
  readonly #firsts: Int16Array
  #childCount = 0
  readonly #counts: Uint8Array
  #joinCount = 0
  readonly #roots = new Int16Array(8)

  constructor(board: SolverBoard, marks: Uint8Array) {
    this.#board = board
    this.#marks = marks
    const { nodeCount, cellCount } = board
    this.#joined = new Uint8Array(nodeCount).fill(1, cellCount)
    this.#parent = Int16Array.from({ length: nodeCount }, (_, node) => node)
    this.#ring = this.#parent.slice()
    this.#size = new Int16Array(nodeCount).fill(1)
    this.#size[cellCount] = OUTSIDE_SIZE
    this.#children = new Int16Array(nodeCount)
    this.#firsts = new Int16Array(nodeCount)
    this.#counts = new Uint8Array(cellCount + 1)
    // A member may be met once for each of its contacts.
    this.closing = new Int16Array(board.contacts.length + 1)
  }

  /** Whether shading this cell alone, in the present position, would divide the board. */
  wouldClose(cell: number): boolean {
    return this.#rootsAround(cell) < 0
  }

  /** Joins a shaded cell to the fences around it; changes nothing and returns false if it would close one. */
  join(cell: number): boolean {
    const count = this.#rootsAround(cell)
    if (count < 0) return false
    this.#joined[cell] = 1
    let root = cell
    for (let at = 0; at < count; at++) root = this.#unite(root, this.#roots[at]!)
    this.#counts[this.#joinCount++] = count
    return true
  }

  /** Finds the open cells that would close a fence because of the last join. */
  findClosing(): void {
    this.closingCount = 0
    if (this.#joinCount === 0) return
    const count = this.#counts[this.#joinCount - 1]!
    for (let at = this.#childCount - count; at < this.#childCount; at++) this.#walk(at)
  }

  /** Undoes the last join, which must be that of this cell. */
  undoJoin(cell: number): void {
    for (let count = this.#counts[--this.#joinCount]!; count > 0; count--) {
      const child = this.#children[--this.#childCount]!
      const root = this.#parent[child]!
      this.#size[root]! -= this.#size[child]!
      this.#swap(root, child)
      this.#parent[child] = child
    }
    this.#joined[cell] = 0
  }

  isJoined(cell: number): boolean {
    return this.#joined[cell] === 1
  }

  #unite(one: number, other: number): number {
    const isLarger = this.#size[one]! >= this.#size[other]!
    const root = isLarger ? one : other
    const child = isLarger ? other : one
    this.#parent[child] = root
    this.#size[root]! += this.#size[child]!
    this.#swap(root, child)
    this.#firsts[this.#childCount] = this.#ring[root]!
    this.#children[this.#childCount++] = child
    return root
  }

  /** Examines the open cells around the smaller part of a join: only they can now touch a fence twice. */
  #walk(at: number): void {
    const { cellCount, contactStart, contacts } = this.#board
    const last = this.#children[at]!
    for (let member = this.#firsts[at]!; ; member = this.#ring[member]!) {
      for (let index = contactStart[member]!; index < contactStart[member + 1]!; index++) {
        const cell = contacts[index]!
        if (cell < cellCount && this.#marks[cell] === 0 && this.wouldClose(cell))
          this.closing[this.closingCount++] = cell
      }
      if (member === last) return
    }
  }

  /** Collects the fences a cell has contact with and counts them; -1 when it has two contacts with one. */
  #rootsAround(cell: number): number {
    const { contactStart, contacts } = this.#board
    const roots = this.#roots
    const end = contactStart[cell + 1]!
    let count = 0
    for (let index = contactStart[cell]!; index < end; index++) {
      let root = contacts[index]!
      if (this.#joined[root] === 0) continue
      while (this.#parent[root] !== root) root = this.#parent[root]!
      for (let before = 0; before < count; before++) if (roots[before] === root) return -1
      roots[count++] = root
    }
    return count
  }

  /** Merges two rings, or splits one in two. */
  #swap(one: number, other: number): void {
    const next = this.#ring[one]!
    this.#ring[one] = this.#ring[other]!
    this.#ring[other] = next
  }
}
