// Letters as boards, positions and game files write them: one sign for a letter, brackets around one of several.

/** A dash has a meaning of its own in game files. */
export function writeBracketedLetter(letter: string): string {
  return letter.length > 1 || letter === '-' ? `[${letter}]` : letter
}

export function writeBracketedLetters(letters: readonly string[]): string {
  return letters.map(writeBracketedLetter).join('')
}

/** A row of the board, with runs of empty cells as numbers: 5CORN6. */
export function writeBoardRow(row: readonly (string | null)[]): string {
  return row
    .map(letter => (letter === null ? '.' : writeBracketedLetter(letter)))
    .join('')
    .replace(/\.+/g, dots => String(dots.length))
}
