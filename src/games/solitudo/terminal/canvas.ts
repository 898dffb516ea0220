import type { Style } from '#terminal/kit/style.ts'
import { type Block, type Span, type StyledLine, span } from '#terminal/kit/styled-text.ts'

interface StyledCharacter {
  readonly text: string
  readonly style: Style | undefined
}

const BLANK: StyledCharacter = { text: ' ', style: undefined }

/** A grid of characters; later writes cover earlier ones. */
export interface Canvas {
  write(row: number, column: number, text: string, style?: Style): void
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
    crop: (rows, columns) => cut(characters, rows).map(line => spansOf(cut(line, columns))),
  }
}

function cut<Item>(items: readonly Item[], extents: readonly Extent[]): Item[] {
  return extents.flatMap(({ from, to }) => items.slice(from, to))
}

function spansOf(characters: readonly StyledCharacter[]): StyledLine {
  const end = characters.findLastIndex(character => character !== BLANK) + 1
  const spans: Span[] = []
  for (const { text, style } of characters.slice(0, end)) {
    const last = spans.at(-1)
    if (last && last.style === style) spans[spans.length - 1] = span(last.text + text, style)
    else spans.push(span(text, style))
  }
  return spans
}
