import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

// A letter may take no column (a combining accent), one, or two (Chinese, Japanese, Korean), so the length of a string
// says nothing about its width.

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The characters of a text as a reader counts them, each with its accents. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** A text after the backspace key. */
export function withoutLastCharacter(text: string): string {
  return charactersOf(text).slice(0, -1).join('')
}

/** The first characters of a text, for a field that takes no more. */
export function firstCharacters(text: string, most: number): string {
  return charactersOf(text).slice(0, most).join('')
}

/** The columns that a text takes on the screen. */
export function textWidth(text: string): number {
  return stringWidth(text)
}

export function padEndTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)))
}

export function padStartTo(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - textWidth(text))) + text
}

/** The beginning of a text that fits into these columns; where it is cut, a sign marks that. */
export function truncateTo(text: string, columns: number, sign = '…'): string {
  return textWidth(text) <= columns
    ? text
    : fitting(charactersOf(text), columns - textWidth(sign)).join('') + sign
}

/** A text in exactly these columns: cut without a sign, or with blanks after it. */
export function fitTo(text: string, columns: number): string {
  return padEndTo(truncateTo(text, columns, ''), columns)
}

/** The end of a text that fits into these columns. */
export function endOf(text: string, columns: number): string {
  return fitting(charactersOf(text).toReversed(), columns).toReversed().join('')
}

function fitting(characters: readonly string[], columns: number): readonly string[] {
  let used = 0
  const end = characters.findIndex(character => {
    used += textWidth(character)
    return used > columns
  })
  return end < 0 ? characters : characters.slice(0, end)
}

/** Breaks a text into lines of at most this many columns, between words; a longer word has a line for itself. */
export function wrapText(text: string, columns: number): readonly string[] {
  return wrapAnsi(text, columns).split('\n')
}
