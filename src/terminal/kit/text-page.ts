import { type Block, styledLine } from './styled-text.ts'

/** A page of a long text. */
export interface TextPage {
  readonly shown: Block
  /** Whether the text is longer than the page. */
  readonly isPartial: boolean
  /** The first rows of the pages before and after this one. */
  readonly before: number
  readonly after: number
}

const MORE_LINE = styledLine('…', { tone: 'soft' })

/** The page of a text that begins with a row; an ellipsis in the last row shows that there is more. */
export function textPageAt(text: Block, rows: number, from: number): TextPage {
  const isPartial = text.length > rows
  const last = Math.max(0, text.length - rows)
  const top = Math.min(from, last)
  // The row that the ellipsis hides is shown on the next page.
  const page = Math.max(1, rows - 1)
  const part = text.slice(top, top + rows)
  return {
    shown: top < last ? [...part.slice(0, -1), MORE_LINE] : part,
    isPartial,
    before: Math.max(0, top - page),
    after: Math.min(last, top + page),
  }
}
