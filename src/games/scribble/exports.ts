/** The package `quincunx/scribble`: the rules, and every play of a position. */
import { writeCell } from '#kernel/grid.ts'
import { accept } from '#kernel/result.ts'
import { readLetters, writeLetters } from '#lexicon/alphabet.ts'
import { type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import type { Reservoir } from '#lexicon/reservoir.ts'
import { createFinder } from './engine/plays/finder.ts'
import { encodeBoard, playToMove, pointsByCode } from './engine/plays/letter-codes.ts'
import { createPlayList, playAt } from './engine/plays/play-list.ts'
import { wordsFormedBy } from './engine/plays/score-play.ts'
import { readBoard } from './formats/board-text.ts'
import { reject, type ScribbleResult } from './rules/refusals.ts'
import { letterPointsOf, selectReservoir } from './rules/reservoir.ts'
import { BAG_SIZE, type Board, SIDE } from './rules/types.ts'

export { createRules } from './rules/rules.ts'
export type { Board, ScribbleTypes } from './rules/types.ts'

export interface PlaysRequest {
  /** Fifteen lines, a dot for an empty cell; the empty board if left out. */
  readonly board?: string
  /** The tiles in hand, such as `HPSERZT`. */
  readonly bag: string
  /** Whether every new run of letters must be a word. */
  readonly strict?: boolean
}

export interface Play {
  readonly word: string
  /** The first cell of the word. */
  readonly cell: string
  readonly direction: 'across' | 'down'
  /** The tiles from the bag, in the word's order. */
  readonly tiles: string
  readonly score: number
  /** All words that are formed, the main word first. */
  readonly words: readonly string[]
}

/** Finds plays with these words; the letters' points come from the default reservoir or from your own. */
export class PlayFinder {
  readonly #lexicon: Lexicon
  readonly #points: readonly number[]

  constructor(lexicon: Lexicon, reservoir: Reservoir = defaultReservoir()) {
    this.#lexicon = withGaddag(lexicon)
    this.#points = pointsByCode(letterPointsOf(reservoir), lexicon.alphabet)
  }

  /** Every play, the highest score first. */
  findPlays({ board, bag, strict = false }: PlaysRequest): ScribbleResult<readonly Play[]> {
    const lexicon = this.#lexicon
    const position = board === undefined ? accept(EMPTY_BOARD) : readBoard(board, lexicon.alphabet)
    if (!position.ok) return position
    const held = this.#readBag(bag)
    if (!held.ok) return held
    const finder = createFinder({ lexicon, points: this.#points, strict })
    finder.load(encodeBoard(position.value, lexicon.alphabet))
    const list = createPlayList()
    finder.findAll(held.value, list)
    const write = (codes: readonly number[]) => writeLetters(lexicon.alphabet, codes)
    return accept(
      Array.from({ length: list.count }, (_, index) => playAt(list, index))
        .sort((one, other) => other.score - one.score)
        .map(play => {
          const { cell, direction, word } = playToMove(play, finder, lexicon.alphabet)
          const words = wordsFormedBy(play, finder, lexicon).map(write)
          return {
            word,
            cell: writeCell(cell),
            direction,
            tiles: write(play.letters),
            score: play.score,
            words,
          }
        }),
    )
  }

  /** The number of each letter, by code. */
  #readBag(bag: string): ScribbleResult<Uint8Array> {
    const read = readLetters(this.#lexicon.alphabet, bag)
    if (!read.ok) return reject('bag-unread', { sign: String(read.rejection.details?.sign) })
    const count = read.value.length
    if (count > BAG_SIZE) return reject('bag-too-full', { count, most: BAG_SIZE })
    const counts = new Uint8Array(32)
    for (const code of read.value) counts[code]!++
    return accept(counts)
  }
}

const EMPTY_BOARD: Board = Array.from({ length: SIDE }, () => Array<null>(SIDE).fill(null))

function defaultReservoir(): Reservoir {
  const selected = selectReservoir({ reservoir: 'full', ownReservoir: '' })
  if (!selected.ok) throw new Error('The built-in reservoir is damaged.')
  return selected.value
}
