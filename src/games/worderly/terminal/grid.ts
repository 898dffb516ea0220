import { type Cell, columnLetters, sameCell } from '#kernel/grid.ts'
import type { Style } from '#terminal/kit/style.ts'
import { type Block, plainText, type Span, type StyledLine, span } from '#terminal/kit/styled-text.ts'
import { padEndTo, textWidth } from '#terminal/kit/width.ts'
import { HIDDEN, isOfMain, NO_LETTER } from '../rules/layout.ts'
import type { View } from '../rules/types.ts'

const MARGIN = 3
const SOFT: Style = { tone: 'soft' }
const MISSED: Style = { tone: 'medlar', inverse: true }
const LATEST: Style = { tone: 'leaf', bold: true }
const MAIN: Style = { tone: 'gage', bold: true }

/** The grid (W5): the main word in capitals, the others in small letters, `#` where one is hidden. */
export function drawWords(view: View, gap: ' ' | ''): Block {
  const shown = view.solution ?? view.grid
  const columns = Array.from({ length: shown[0]!.length }, (_, column) => column)
  // By the given letters, so that the grid does not grow when the first one is revealed.
  const width = Math.max(...[...view.letters].map(textWidth))
  const names = columns.map(column => padEndTo(columnLetters(column), width)).join(gap)
  return [
    [span(' '.repeat(MARGIN)), span(names, SOFT)],
    ...shown.map(
      (row, index): StyledLine => [
        span(`${index + 1}`.padStart(MARGIN - 1).padEnd(MARGIN), SOFT),
        ...columns.flatMap((column): readonly Span[] => [
          ...fitLetter(letter(view, row.charAt(column), { row: index, column }), width),
          ...(gap && column < columns.length - 1 ? [span(gap)] : []),
        ]),
      ],
    ),
  ]
}

/** A letter with blanks after it, as wide as the widest. */
function fitLetter(shown: Span, width: number): readonly Span[] {
  const missing = width - textWidth(shown.text)
  return missing > 0 ? [shown, span(' '.repeat(missing))] : [shown]
}

/** The same without colours, for pipes and screen readers. */
export function writeWords(view: View): readonly string[] {
  return drawWords(view, ' ').map(line => plainText(line).trimEnd())
}

function letter(view: View, character: string, cell: Cell): Span {
  if (character === NO_LETTER) return span(' ')
  if (character === HIDDEN) return span(HIDDEN, isOfMain(view.words, cell) ? MAIN : SOFT)
  // Letters that were still hidden at the end differ by form, not by colour alone.
  if (view.grid[cell.row]!.charAt(cell.column) === HIDDEN) return span(character, MISSED)
  if (view.latest?.cells.some(one => sameCell(one, cell))) return span(character, LATEST)
  return span(character, isOfMain(view.words, cell) ? MAIN : {})
}
