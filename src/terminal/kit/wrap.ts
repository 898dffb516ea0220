import { type Block, plainText, type StyledLine, span } from './styled-text.ts'

/** Breaks a text into lines of at most this many columns, between words. */
export function wrapText(text: string, columns: number): readonly string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (longer.length <= columns || current === '') current = longer
    else {
      lines.push(current)
      current = word
    }
  }
  return [...lines, current]
}

/** The same for a line in several styles. */
export function wrapLine(spans: StyledLine, columns: number): Block {
  const text = plainText(spans)
  let from = 0
  return wrapText(text, columns).map(row => {
    const at = text.indexOf(row, from)
    from = at + row.length
    return sliceSpans(spans, at, from)
  })
}

function sliceSpans(spans: StyledLine, from: number, to: number): StyledLine {
  let at = 0
  return spans.flatMap(({ text, style }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return part === '' ? [] : [span(part, style)]
  })
}
