import type { Cell } from '#kernel/grid.ts'
import type { Style } from '#terminal/kit/style.ts'
import { type Block, type Span, type StyledLine, span } from '#terminal/kit/styled-text.ts'

interface StyledCharacter {
  readonly text: string
  readonly style: Style | undefined
  /** The cell of the board that it is a part of. */
  readonly cell?: Cell
}

const BLANK: StyledCharacter = { text: ' ', style: undefined }

/** A grid of characters; later writes cover earlier ones. */
export interface Canvas {
  write(row: number, column: number, text: string, style?: Style): void
  /** Says that a part of a row shows a cell. */
  markCell(cell: Cell, row: number, columns: Extent): void
  /** The lines of these parts of it put together, blanks at their ends left out. */
  crop(rows: readonly Extent[], columns: readonly Extent[]): Block
}

export interface Extent {
  readonly from: number
  readonly to: number
}

export function createCanvas(rows: number, columns: number): Canvas {
  const characters = Array.from({ length: rows }, () => new Array<StyledCharacter>(columns).fill(BLANK))
  return {
    write(row, column, text, style) {
      for (const [index, character] of [...text].entries()) {
        const at = column + index
        if (at >= 0 && at < columns && characters[row]) characters[row][at] = { text: character, style }
      }
    },
    markCell(cell, row, { from, to }) {
      const line = characters[row]
      for (let at = Math.max(0, from); line && at < Math.min(to, columns); at++)
        line[at] = { ...line[at]!, cell }
    },
    crop: (rows, columns) => cut(characters, rows).map(line => spansOf(cut(line, columns))),
  }
}

function cut<Item>(items: readonly Item[], extents: readonly Extent[]): Item[] {
  return extents.flatMap(({ from, to }) => items.slice(from, to))
}

function spansOf(characters: readonly StyledCharacter[]): StyledLine {
  const end = characters.findLastIndex(({ text, style }) => text !== ' ' || style) + 1
  const spans: Span[] = []
  for (const { text, style, cell } of characters.slice(0, end)) {
    const last = spans.at(-1)
    const isSame = last && last.style === style && last.cell === cell
    const joined = span(isSame ? last.text + text : text, style)
    spans.splice(isSame ? -1 : spans.length, 1, cell ? { ...joined, cell } : joined)
  }
  return spans
}
