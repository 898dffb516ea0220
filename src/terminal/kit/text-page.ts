import { type Block, styledLine } from './styled-text.ts'

/** A part of a long text, and how one reads on. */
export interface TextPage {
  readonly shown: Block
  /** Whether there is more of it than is shown. */
  readonly isPartial: boolean
  /** Where the passages before and after it begin. */
  readonly before: number
  readonly after: number
}

const MORE_LINE = styledLine('…', { tone: 'soft' })

/** As many rows of a text as there is room for, from one of them on; the last says where it goes on. */
export function textPageAt(text: Block, rows: number, from: number): TextPage {
  const isPartial = text.length > rows
  const last = Math.max(0, text.length - rows)
  const top = Math.min(from, last)
  // The row that the sign stands on is read on the next page.
  const page = Math.max(1, rows - 1)
  const part = text.slice(top, top + rows)
  return {
    shown: top < last ? [...part.slice(0, -1), MORE_LINE] : part,
    isPartial,
    before: Math.max(0, top - page),
    after: Math.min(last, top + page),
  }
}
