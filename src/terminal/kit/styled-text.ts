import type { Cell } from '#kernel/grid.ts'
import type { Style } from './style.ts'
import { textWidth, wrapText } from './width.ts'

/** A part of a line in one style. */
export interface Span {
  readonly text: string
  readonly style?: Style
  /** The cell of the board that it is a part of, for the mouse. */
  readonly cell?: Cell
}

export type StyledLine = readonly Span[]

/** Lines that belong together, such as a board. */
export type Block = readonly StyledLine[]

export function span(text: string, style?: Style): Span {
  return style ? { text, style } : { text }
}

/** Spans that show a cell of the board. */
export function cellSpans(cell: Cell, spans: readonly Span[]): readonly Span[] {
  return spans.map(one => ({ ...one, cell }))
}

export function styledLine(text: string, style?: Style): StyledLine {
  return [span(text, style)]
}

export function plainText(spans: StyledLine): string {
  return spans.map(one => one.text).join('')
}

export function lineWidth(spans: StyledLine): number {
  return textWidth(plainText(spans))
}

export function blockWidth(block: Block): number {
  return Math.max(0, ...block.map(lineWidth))
}

/** A line with blanks after it, up to a width. */
export function padLine(spans: StyledLine, width: number): StyledLine {
  return [...spans, span(' '.repeat(Math.max(0, width - lineWidth(spans))))]
}

/** Breaks a line in several styles as `wrapText` does. */
export function wrapLine(spans: StyledLine, columns: number): Block {
  // Wrapping normalizes the text, and the rows are located in it below.
  const normalized = spans.map(({ text, style }) => span(text.normalize(), style))
  const text = plainText(normalized)
  let from = 0
  return wrapText(text, columns).map(row => {
    const at = text.indexOf(row, from)
    from = at + row.length
    return sliceLine(normalized, at, from)
  })
}

function sliceLine(spans: StyledLine, from: number, to: number): StyledLine {
  let at = 0
  return spans.flatMap(({ text, style }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return part === '' ? [] : [span(part, style)]
  })
}
