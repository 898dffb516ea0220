import type { Dice } from '#kernel/dice.ts'
import { type Area, type Layout, mainStart, type Placement, WORD_COUNT } from '../layout.ts'
import { Canvas, DIRECTIONS } from './canvas.ts'
import { Sketch } from './lay-out.ts'
import type { Pool } from './pool.ts'
import { type Quality, worth } from './quality.ts'

export interface Effort {
  /** Of how many valid layouts the best is kept. */
  readonly layouts: number
  /** Tries in all; most main words need one or two for a valid layout. */
  readonly tries: number
}

export const USUAL_EFFORT: Effort = { layouts: 200, tries: 800 }

export interface Made {
  readonly layout: Layout
  readonly quality: Quality
  /** Tries it took. */
  readonly tries: number
}

/** The best of many layouts, the same for the same dice; undefined where no try gave a valid one. */
export function bestLayout(
  pool: Pool,
  area: Area,
  dice: Dice,
  { layouts, tries }: Effort = USUAL_EFFORT,
): Made | undefined {
  const sketch = new Sketch(new Canvas(area))
  let best: Omit<Made, 'tries'> | undefined
  let valid = 0
  let tried = 0
  while (valid < layouts && tried < tries) {
    tried++
    if (!sketch.layOut(pool, dice)) continue
    valid++
    const quality = sketch.quality()
    if (!best || worth(quality) > worth(best.quality)) best = { quality, layout: written(sketch, pool, area) }
  }
  return best && { ...best, tries: tried }
}

export function written({ canvas, words, cells, ways }: Sketch, pool: Pool, area: Area): Layout {
  const main: Placement = { word: pool.words[0]!, cell: mainStart(area), direction: 'diagonal' }
  const others = Array.from({ length: WORD_COUNT - 1 }, (_, index): Placement => {
    const cell = cells[index]!
    return {
      word: pool.words[words[index]!]!,
      cell: { row: canvas.row(cell), column: canvas.column(cell) },
      direction: ways[index] === DIRECTIONS[0] ? 'across' : 'down',
    }
  })
  return { rows: area.rows, cols: area.cols, words: [main, ...others] }
}
