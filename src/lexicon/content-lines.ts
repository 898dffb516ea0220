export interface ContentLine {
  /** Counted from 1. */
  readonly line: number
  readonly content: string
}

/** The trimmed lines of a text file, without blank lines and # comments. */
export function* contentLines(text: string): Generator<ContentLine> {
  let line = 0
  // Skips a byte order mark.
  let from = text.charCodeAt(0) === 0xfeff ? 1 : 0
  while (from <= text.length) {
    line++
    const found = text.indexOf('\n', from)
    const to = found < 0 ? text.length : found
    let content = text.slice(from, to)
    const comment = content.indexOf('#')
    if (comment >= 0) content = content.slice(0, comment)
    content = content.trim()
    if (content !== '') yield { line, content }
    from = to + 1
  }
}
