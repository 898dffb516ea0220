import type { Report } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { PuzzleGenerator } from '../rules/game.ts'
import { AREAS } from '../rules/layout.ts'
import { readPuzzle, writePuzzle } from '../rules/puzzle.ts'
import type { Params } from '../rules/types.ts'
import { isWordListHash } from '../rules/word-list-hash.ts'
import { mainWordOfDay } from './daily-main-word.ts'
import { generateLayout } from './generator/generate-layout.ts'
import {
  answerVocabulary,
  bonusWordsOf,
  type CustomWordsResult,
  customVocabulary,
  readCustomWords,
} from './vocabulary.ts'

/** The built-in words: those that most people know, and all that a player may use. */
export interface BundledLexicons {
  readonly common: Lexicon
  readonly broad: Lexicon
}

/** Lists of words that persons have brought, by their hashes. */
export interface CustomWordLists {
  find(hash: string): Lexicon | undefined
  keep(list: Lexicon): void
}

export function createPuzzleGenerator(
  { common, broad }: BundledLexicons,
  lists?: CustomWordLists,
): PuzzleGenerator {
  const answers = answerVocabulary(common)

  /** A puzzle that came by a link lacks its bonus words only. */
  function brought(setup: Params): Result<Params> {
    const read = readPuzzle(setup.puzzle, AREAS[setup.area])
    if (!read.ok) return read
    const { layout } = read.value
    return accept({ ...setup, puzzle: writePuzzle({ layout, bonus: bonusWordsOf(layout, answers, broad) }) })
  }

  function made(setup: Params, random: Random, report: Report, day?: number): Result<Params> {
    const own = setup.lexicon.trim() === '' ? undefined : listed(setup.lexicon)
    if (own && !own.ok) return own
    const vocabulary = own ? customVocabulary(own.value) : answers
    const area = AREAS[setup.area]
    const main = own || day === undefined ? undefined : mainWordOfDay(vocabulary, area, day)
    const found = generateLayout(vocabulary, { area, ...(main !== undefined && { main }) }, random, report)
    if (!found.ok) return found
    const { layout } = found.value
    const puzzle = writePuzzle({ layout, bonus: bonusWordsOf(layout, vocabulary, broad) })
    if (own) lists?.keep(own.value)
    return accept({ ...setup, lexicon: own?.value.hash ?? '', puzzle })
  }

  /** A list as it was brought, or one that a puzzle was made of before. */
  function listed(lexicon: string): CustomWordsResult {
    if (!isWordListHash(lexicon)) return readCustomWords(lexicon)
    const known = lists?.find(lexicon)
    return known ? accept(known) : reject('list-not-here')
  }

  return {
    generate: (setup, ...asked) => (setup.puzzle === '' ? made(setup, ...asked) : brought(setup)),
  }
}
