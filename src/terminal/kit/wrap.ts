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
