import { type Block, styledLine } from '#terminal/kit/styled-text.ts'
import { padEndTo, textWidth, wrapText } from '#terminal/kit/width.ts'
import type { Answer } from '../rules/types.ts'
import { terminalText as words } from '../text/en-terminal.ts'

const GAP = 2

/** The dictionary's answer: a word a line where there is room, else in columns, read downwards. */
export function queryResultLines(answer: Answer | null, columns: number, rows: number): Block {
  if (!answer || rows < 1) return []
  const isMore = answer.pages > 1 || answer.total === 0
  const found = isMore ? heading(answer, columns).map(one => styledLine(one, { tone: 'soft' })) : []
  const room = rows - found.length
  const width = Math.max(0, ...answer.words.map(textWidth)) + GAP
  const most = Math.max(1, Math.floor((columns + GAP) / width))
  const across = Math.min(most, Math.ceil(answer.words.length / Math.max(1, room)))
  const down = Math.min(Math.ceil(answer.words.length / Math.max(1, across)), Math.max(0, room))
  const lines = Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => answer.words[column * down + row] ?? '')
      .map(word => padEndTo(word, width))
      .join('')
      .trimEnd(),
  )
  return [...found, ...lines.map(one => styledLine(one, { tone: 'quince' }))]
}

/** How many there are and which page this is: in one row if that fits, else each in its own. */
function heading(answer: Answer, columns: number): readonly string[] {
  const parts = words.found(answer)
  const whole = parts.join(', ')
  return textWidth(whole) <= columns ? [whole] : parts.flatMap(part => wrapText(part, columns))
}
