/** The package `quincunx/worderly`: the rules, and new puzzles. */
import { randomFor } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { generateLayout } from './engine/generator/generate-layout.ts'
import { answerVocabulary } from './engine/vocabulary.ts'
import { AREAS, type Layout, solvedGrid } from './rules/layout.ts'
import type { Refusals } from './rules/refusals.ts'

export type { Layout } from './rules/layout.ts'
export { rules } from './rules/rules.ts'
export type { WorderlyTypes } from './rules/types.ts'

export interface GenerateRequest {
  /** The words that may be hidden: `loadEnglish('common')`. */
  readonly words: Lexicon
  readonly seed: string
  /** A word of six letters; any if left out. */
  readonly main?: string
  /** 15 rows by 25 columns, or 13 by 13. */
  readonly area?: 'wide' | 'compact'
}

export interface GeneratedPuzzle {
  readonly layout: Layout
  /** One text per row, a dot for an empty cell, the main word in capitals. */
  readonly grid: readonly string[]
}

/** A puzzle with 21 hidden words, the same for the same seed. */
export function generatePuzzle({
  words,
  seed,
  main,
  area = 'wide',
}: GenerateRequest): Result<GeneratedPuzzle, Refusals> {
  const request = { area: AREAS[area], ...(main !== undefined && { main: main.toLowerCase() }) }
  const made = generateLayout(answerVocabulary(words), request, randomFor(seed, 1, 'worderly puzzles'))
  if (!made.ok) return made
  const { layout } = made.value
  return accept({ layout, grid: solvedGrid(layout) })
}
