import type { FastRng } from '#kernel/fast-rng.ts'
import { MAIN_LENGTH, SHORTEST, WORD_COUNT } from '../../rules/layout.ts'
import type { CandidateWords } from './candidate-words.ts'
import { type Canvas, type CanvasDirection, DIRECTIONS } from './canvas.ts'
import { ConnectedPieces } from './connected-pieces.ts'
import type { LayoutQuality } from './layout-quality.ts'

/** A layout under construction: the placed words in order, without the main word. */
export class LayoutAttempt {
  readonly canvas: Canvas
  readonly words = new Uint16Array(WORD_COUNT)
  readonly cells = new Int16Array(WORD_COUNT)
  readonly directions = new Uint8Array(WORD_COUNT)
  count = 0
  /** Letters that words share, each as often as it was crossed. */
  crossings = 0
  readonly #pieces: ConnectedPieces
  #order = new Int16Array(64)
  #isUsed = new Uint8Array(64)

  constructor(canvas: Canvas) {
    this.canvas = canvas
    this.#pieces = new ConnectedPieces(canvas.letters.length)
  }

  quality(): LayoutQuality {
    const { height, width, count } = this.#pieces.summary(this.canvas)
    return { crossings: this.crossings, pieces: count, fill: this.canvas.filled / (height * width) }
  }

  /** Makes one random try; false if some words found no place. */
  layOut(pool: CandidateWords, dice: FastRng): boolean {
    this.#begin(pool, dice)
    return this.#crossMain(pool, dice) && this.#placeRest(pool, dice)
  }

  /** W9: longer words first, random among equals. */
  #begin({ words, codes, firstOf }: CandidateWords, dice: FastRng): void {
    const total = words.length
    if (total > this.#order.length) {
      this.#order = new Int16Array(total)
      this.#isUsed = new Uint8Array(total)
    }
    this.#isUsed.fill(0)
    for (let index = 1; index < total; index++) this.#order[index] = index
    for (let length = MAIN_LENGTH; length >= SHORTEST; length--)
      dice.shuffle(this.#order.subarray(firstOf[length]!, firstOf[length - 1]!))
    this.count = 0
    this.crossings = 0
    this.#pieces.clear()
    this.canvas.begin(codes)
  }

  /** W7: places a word through each letter of the main word that is not crossed yet. */
  #crossMain(pool: CandidateWords, dice: FastRng): boolean {
    for (const cell of this.canvas.mainCells)
      if (!this.canvas.isCovered(cell) && !this.#cross(pool, dice, cell)) return false
    return true
  }

  #cross(pool: CandidateWords, dice: FastRng, cell: number): boolean {
    const { canvas } = this
    const letter = canvas.letters[cell]!
    for (let index = 1; index < pool.words.length; index++) {
      const word = this.#order[index]!
      if (this.#isUsed[word]) continue
      for (const way of DIRECTIONS) {
        const start = this.#through(pool, dice, word, way, cell, letter)
        if (start < 0) continue
        this.#place(pool, word, start, way)
        return true
      }
    }
    return false
  }

  /** A start cell from which a word runs through this cell; -1 if there is none. */
  #through(
    { codes, starts }: CandidateWords,
    dice: FastRng,
    word: number,
    way: CanvasDirection,
    cell: number,
    letter: number,
  ): number {
    const { canvas } = this
    const from = starts[word]!
    const to = starts[word + 1]!
    const step = canvas.step(way)
    const turn = dice.below(to - from)
    for (let tried = 0; tried < to - from; tried++) {
      const place = (turn + tried) % (to - from)
      if (codes[from + place] !== letter) continue
      const start = cell - place * step
      if (canvas.crossings(codes, from, to, start, way) >= 0) return start
    }
    return -1
  }

  /** Places every other word where it crosses most. Words without a place are retried as long as others are placed. */
  #placeRest(pool: CandidateWords, dice: FastRng): boolean {
    const wanted = WORD_COUNT - 1
    for (let before = -1; this.count < wanted && before !== this.count; ) {
      before = this.count
      for (let index = 1; index < pool.words.length && this.count < wanted; index++) {
        const word = this.#order[index]!
        if (!this.#isUsed[word]) this.#placeBest(pool, dice, word)
      }
    }
    return this.count === wanted
  }

  /** W9: across if there is a place, otherwise down. */
  #placeBest(pool: CandidateWords, dice: FastRng, word: number): void {
    for (const way of DIRECTIONS) {
      const start = this.#bestStart(pool, dice, word, way)
      if (start < 0) continue
      this.#place(pool, word, start, way)
      return
    }
  }

  #bestStart({ codes, starts }: CandidateWords, dice: FastRng, word: number, way: CanvasDirection): number {
    const { canvas } = this
    const from = starts[word]!
    const to = starts[word + 1]!
    const step = canvas.step(way)
    const counts = canvas.spotCounts[way]
    let best = -1
    let most = 0
    let equals = 0
    for (let place = from; place < to; place++) {
      const letter = codes[place]!
      const spots = canvas.spots[way][letter]!
      const count = counts[letter]!
      for (let spot = 0; spot < count; spot++) {
        const cell = spots[spot]!
        if (!canvas.isOpen(cell, way)) continue
        const start = cell - (place - from) * step
        const crossed = canvas.crossings(codes, from, to, start, way)
        if (crossed < most || crossed <= 0) continue
        equals = crossed > most ? 1 : equals + 1
        most = crossed
        if (equals === 1 || dice.below(equals) === 0) best = start
      }
    }
    return best
  }

  #place({ codes, starts }: CandidateWords, word: number, start: number, way: CanvasDirection): void {
    const from = starts[word]!
    const to = starts[word + 1]!
    this.crossings += this.canvas.crossings(codes, from, to, start, way)
    this.canvas.place(codes, from, to, start, way)
    this.#pieces.add(start, to - from, this.canvas.step(way))
    this.#isUsed[word] = 1
    this.words[this.count] = word
    this.cells[this.count] = start
    this.directions[this.count++] = way
  }
}
