/** The number of each letter. */
export function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** The first letter of a word that these letters lack or do not have often enough (W10). */
export function missingLetter(word: string, letters: string): string | undefined {
  const left = countLetters(letters)
  return [...word].find(letter => {
    const count = left.get(letter) ?? 0
    left.set(letter, count - 1)
    return count === 0
  })
}

/** Sorts letters by code point, which does not depend on the machine's language. */
export function sortedLetters(text: string): string {
  return [...text].sort().join('')
}
