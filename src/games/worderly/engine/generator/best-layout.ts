import type { FastRng } from '#kernel/fast-rng.ts'
import { type Area, type Layout, mainStart, type Placement, WORD_COUNT } from '../../rules/layout.ts'
import type { CandidateWords } from './candidate-words.ts'
import { Canvas, DIRECTIONS } from './canvas.ts'
import { LayoutAttempt } from './layout-attempt.ts'
import { type LayoutQuality, qualityScore } from './layout-quality.ts'

export interface Effort {
  /** How many valid layouts are compared to choose the best. */
  readonly layouts: number
  /** The maximum number of tries; most main words need one or two for a valid layout. */
  readonly tries: number
}

export const DEFAULT_EFFORT: Effort = { layouts: 200, tries: 800 }

export interface GeneratedLayout {
  readonly layout: Layout
  readonly quality: LayoutQuality
  /** The number of tries. */
  readonly tries: number
}

/** The best of many layouts, the same for the same random draws; undefined if no try gave a valid one. */
export function findBestLayout(
  pool: CandidateWords,
  area: Area,
  dice: FastRng,
  { layouts, tries }: Effort = DEFAULT_EFFORT,
): GeneratedLayout | undefined {
  const attempt = new LayoutAttempt(new Canvas(area))
  let best: Omit<GeneratedLayout, 'tries'> | undefined
  let valid = 0
  let tried = 0
  while (valid < layouts && tried < tries) {
    tried++
    if (!attempt.layOut(pool, dice)) continue
    valid++
    const quality = attempt.quality()
    if (!best || qualityScore(quality) > qualityScore(best.quality))
      best = { quality, layout: toLayout(attempt, pool, area) }
  }
  return best && { ...best, tries: tried }
}

export function toLayout(
  { canvas, words, cells, directions }: LayoutAttempt,
  pool: CandidateWords,
  area: Area,
): Layout {
  const main: Placement = { word: pool.words[0]!, cell: mainStart(area), direction: 'diagonal' }
  const others = Array.from({ length: WORD_COUNT - 1 }, (_, index): Placement => {
    const cell = cells[index]!
    return {
      word: pool.words[words[index]!]!,
      cell: { row: canvas.row(cell), column: canvas.column(cell) },
      direction: directions[index] === DIRECTIONS[0] ? 'across' : 'down',
    }
  })
  return { rows: area.rows, cols: area.cols, words: [main, ...others] }
}
