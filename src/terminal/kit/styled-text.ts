import type { Style } from './style.ts'

/** A piece of a line in one style. */
export interface Span {
  readonly text: string
  readonly style?: Style
}

export type StyledLine = readonly Span[]

/** Lines that stand together, such as a board. */
export type Block = readonly StyledLine[]

export function span(text: string, style?: Style): Span {
  return style ? { text, style } : { text }
}

export function styledLine(text: string, style?: Style): StyledLine {
  return [span(text, style)]
}

export function plainText(spans: StyledLine): string {
  return spans.map(one => one.text).join('')
}

export function blockWidth(block: Block): number {
  return Math.max(0, ...block.map(spans => plainText(spans).length))
}

/** A line with blanks after it, up to a width. */
export function padLine(spans: StyledLine, width: number): StyledLine {
  return [...spans, span(' '.repeat(Math.max(0, width - plainText(spans).length)))]
}
