import type { Room } from '#terminal/kit/grid.ts'
import { type Block, line } from '#terminal/kit/spans.ts'
import { wrapText } from '#terminal/kit/wrap.ts'
import { wordsLeft } from '../offer-words.ts'
import type { View } from '../rules/types.ts'
import { faceWords } from './words.ts'

/** Room for a few words is enough to page through them. */
const LEAST_COLUMNS = 36
const LEAST_ROWS = 4

/** The words left, as many as fit, hitwords with a star; which ones, the height of the cursor says. */
export function drawPool(view: View, room: Room, height: number): Block {
  const columns = Math.max(LEAST_COLUMNS, room.columns)
  const rows = Math.max(LEAST_ROWS, room.rows) - 1
  const words = wordsLeft(view)
  if (words.length === 0) return [line(faceWords.noneLeft)]
  const named = words.map(word =>
    (view.terms.hitwordsOf.includes(word) ? `*${word}` : word).replaceAll(' ', '\u00a0'),
  )
  const lines = wrapText(named.join('  '), columns)
  const pages = Math.ceil(lines.length / rows)
  const page = Math.min(pages - 1, Math.floor(height * pages))
  const shown = lines.slice(page * rows, (page + 1) * rows)
  const count = (some: readonly string[]) => some.join(' ').split(' ').filter(Boolean).length
  const from = count(lines.slice(0, page * rows))
  return [
    line(faceWords.left(words.length, from, from + count(shown)), { tone: 'soft' }),
    ...shown.map(text => line(text.trim().replaceAll('\u00a0', ' '))),
  ]
}
