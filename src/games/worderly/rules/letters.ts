/** How often each letter is there. */
export function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** The first letter of a word that these letters do not have, or not so often (W10). */
export function missingLetter(word: string, letters: string): string | undefined {
  const left = countLetters(letters)
  return [...word].find(letter => {
    const count = left.get(letter) ?? 0
    left.set(letter, count - 1)
    return count === 0
  })
}

/** In the order of their code points, so that no machine's language matters. */
export function sortedLetters(text: string): string {
  return [...text].sort().join('')
}
