import type { Report } from '#kernel/game.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { mainOfDay } from './daily-main.ts'
import type { Maker } from './game.ts'
import { generate } from './generate.ts'
import { AREAS } from './layout.ts'
import { isListHash } from './list-hash.ts'
import { readPuzzle, writePuzzle } from './puzzle.ts'
import type { Setup } from './types.ts'
import { answersOf, bonusIn, type OwnWords, ownVocabulary, readOwnWords } from './vocabulary.ts'

/** The built-in words: those that most people know, and all that a player may use. */
export interface BuiltIn {
  readonly common: Lexicon
  readonly broad: Lexicon
}

/** Lists of words that persons have brought, by their hashes. */
export interface Lists {
  find(hash: string): Lexicon | undefined
  keep(list: Lexicon): void
}

export function createMaker({ common, broad }: BuiltIn, lists?: Lists): Maker {
  const answers = answersOf(common)

  /** A puzzle that came by a link lacks its bonus words only. */
  function brought(setup: Setup): Result<Setup> {
    const read = readPuzzle(setup.puzzle, AREAS[setup.area])
    if (!read.ok) return read
    const { layout } = read.value
    return accept({ ...setup, puzzle: writePuzzle({ layout, bonus: bonusIn(layout, answers, broad) }) })
  }

  function made(setup: Setup, random: Random, report: Report, day?: number): Result<Setup> {
    const own = setup.lexicon.trim() === '' ? undefined : listed(setup.lexicon)
    if (own && !own.ok) return own
    const vocabulary = own ? ownVocabulary(own.value) : answers
    const area = AREAS[setup.area]
    const main = own || day === undefined ? undefined : mainOfDay(vocabulary, area, day)
    const found = generate(vocabulary, { area, ...(main !== undefined && { main }) }, random, report)
    if (!found.ok) return found
    const { layout } = found.value
    const puzzle = writePuzzle({ layout, bonus: bonusIn(layout, vocabulary, broad) })
    if (own) lists?.keep(own.value)
    return accept({ ...setup, lexicon: own?.value.hash ?? '', puzzle })
  }

  /** A list as it was brought, or one that a puzzle was made of before. */
  function listed(lexicon: string): OwnWords {
    if (!isListHash(lexicon)) return readOwnWords(lexicon)
    const known = lists?.find(lexicon)
    return known ? accept(known) : reject('list-not-here')
  }

  return {
    prepare: (setup, ...asked) => (setup.puzzle === '' ? made(setup, ...asked) : brought(setup)),
  }
}
