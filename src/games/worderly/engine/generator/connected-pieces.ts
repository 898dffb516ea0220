import { WORD_COUNT } from '../../rules/layout.ts'
import type { Canvas } from './canvas.ts'

const NO_OWNER = 0

/** The connected groups of words and their bounding box, updated while words are placed. */
export class ConnectedPieces {
  /** For each cell the first word through it, counted from 1. */
  readonly #owners: Uint8Array
  /** For each word its parent in the union-find structure of its piece; the root is the piece's first word. */
  readonly #towards = new Uint8Array(WORD_COUNT + 1)
  readonly #starts = new Int16Array(WORD_COUNT + 1)
  readonly #ends = new Int16Array(WORD_COUNT + 1)
  #words = 0
  #count = 0

  constructor(cells: number) {
    this.#owners = new Uint8Array(cells)
  }

  clear(): void {
    this.#owners.fill(NO_OWNER)
    this.#words = 0
    this.#count = 0
  }

  add(start: number, length: number, step: number): void {
    const word = ++this.#words
    this.#towards[word] = word
    this.#starts[word] = start
    this.#ends[word] = start + (length - 1) * step
    this.#count++
    for (let cell = start, place = 0; place < length; place++, cell += step) {
      const owner = this.#owners[cell]!
      if (owner === NO_OWNER) this.#owners[cell] = word
      else this.#join(owner, word)
    }
  }

  summary(canvas: Canvas): { readonly count: number; readonly height: number; readonly width: number } {
    let top = Number.POSITIVE_INFINITY
    let left = Number.POSITIVE_INFINITY
    let bottom = 0
    let right = 0
    for (let word = 1; word <= this.#words; word++) {
      top = Math.min(top, canvas.row(this.#starts[word]!))
      left = Math.min(left, canvas.column(this.#starts[word]!))
      bottom = Math.max(bottom, canvas.row(this.#ends[word]!))
      right = Math.max(right, canvas.column(this.#ends[word]!))
    }
    return { count: this.#count, height: bottom - top + 1, width: right - left + 1 }
  }

  #join(one: number, other: number): void {
    const first = this.#first(one)
    const second = this.#first(other)
    if (first === second) return
    this.#towards[second] = first
    this.#count--
  }

  #first(word: number): number {
    let first = word
    while (this.#towards[first] !== first) first = this.#towards[first]!
    return first
  }
}
