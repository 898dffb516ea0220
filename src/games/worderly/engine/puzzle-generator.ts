import { dayNumber } from '#kernel/daily.ts'
import type { Dealt, GenerateContext } from '#kernel/engine.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { AREAS } from '../rules/layout.ts'
import { isDotted, markDottedI } from '../rules/letter-case.ts'
import { readPuzzle, writePuzzle } from '../rules/puzzle.ts'
import { type Refusals, reject } from '../rules/refusals.ts'
import { isWordListHash, type Params, type WorderlyTypes } from '../rules/types.ts'
import { mainWordOfDay } from './daily-main-word.ts'
import { generateLayout } from './generator/generate-layout.ts'
import {
  answerVocabulary,
  bonusWordsOf,
  customVocabulary,
  firstAnswerVocabulary,
  readCustomWords,
  type Vocabulary,
} from './vocabulary.ts'

/** The built-in words: those that most people know, and all those that a player may use. */
export interface BundledLexicons {
  readonly common: Lexicon
  readonly broad: Lexicon
}

/** Custom word lists by their hashes. */
export interface CustomWordLists {
  find(hash: string): Lexicon | undefined
  save(list: Lexicon): void
}

/** Daily puzzles have the present answers from this day on, and the first ones before it. */
const FIRST_DAY_OF_ANSWERS = dayNumber('2026-11-20')

type GenerateResult = Result<Dealt<WorderlyTypes>, Refusals>

export class PuzzleGenerator {
  readonly #broad: Lexicon
  readonly #common: Lexicon
  readonly #answers: Vocabulary
  readonly #lists: CustomWordLists | undefined

  constructor({ common, broad }: BundledLexicons, lists?: CustomWordLists) {
    this.#broad = broad
    this.#common = common
    this.#answers = answerVocabulary(common)
    this.#lists = lists
  }

  /** The puzzle goes into the deal; the params keep neither it nor the text of a custom word list. */
  generate(params: Params, context: GenerateContext): GenerateResult {
    return params.puzzle === '' ? this.#generateNew(params, context) : this.#completeImported(params)
  }

  #generateNew(params: Params, { random, report, day }: GenerateContext): GenerateResult {
    const custom = params.lexicon.trim() === '' ? undefined : this.#customList(params.lexicon)
    if (custom && !custom.ok) return custom
    const vocabulary = custom ? customVocabulary(custom.value) : this.#answersOn(day)
    const area = AREAS[params.area]
    const main = custom || day === undefined ? undefined : mainWordOfDay(vocabulary, area, day)
    const found = generateLayout(vocabulary, { area, ...(main !== undefined && { main }) }, random, report)
    if (!found.ok) return found
    const { layout } = found.value
    const bonus = bonusWordsOf(layout, vocabulary, this.#broad)
    const { dotted } = vocabulary.lexicon.alphabet
    // Where one of its letters is ı, a puzzle shows by itself which alphabet it is in.
    const isMarked = dotted && !isDotted(layout.words[0]!.word)
    const puzzle = writePuzzle({ layout, bonus }, isMarked ? markDottedI : undefined)
    if (custom) this.#lists?.save(custom.value)
    return accept({ params: { ...params, lexicon: custom?.value.hash ?? '' }, deal: { puzzle } })
  }

  /** A link contains the bonus words of a custom list; those of the built-in words are looked up again. */
  #completeImported(params: Params): GenerateResult {
    const read = readPuzzle(params.puzzle, AREAS[params.area])
    if (!read.ok) return read
    const { layout, bonus = bonusWordsOf(layout, this.#answers, this.#broad) } = read.value
    return accept({ params: { ...params, puzzle: '' }, deal: { puzzle: writePuzzle({ layout, bonus }) } })
  }

  /** The daily puzzles of past days stay the same. */
  #answersOn(day: number | undefined): Vocabulary {
    return day !== undefined && day < FIRST_DAY_OF_ANSWERS
      ? firstAnswerVocabulary(this.#common)
      : this.#answers
  }

  #customList(lexicon: string): Result<Lexicon, Refusals> {
    if (!isWordListHash(lexicon)) return readCustomWords(lexicon)
    const known = this.#lists?.find(lexicon)
    return known ? accept(known) : reject('list-not-here')
  }
}
