/**
 * Finds any of many texts, of three letters or more, in another in one pass: thousands of clients must not hear any of
 * thousands of secrets.
 */
export function createSecretSearch(secrets: readonly string[]): (text: string) => readonly string[] {
  const byBeginning = Map.groupBy(new Set(secrets), secret => prefixHashAt(secret, 0))
  const beginsOne = new Uint8Array(1 << (3 * BITS))
  for (const beginning of byBeginning.keys()) beginsOne[beginning] = 1
  return text => {
    const found = new Set<string>()
    for (let index = 0; index < text.length; index++) {
      const beginning = prefixHashAt(text, index)
      if (beginsOne[beginning] === 0) continue
      for (const secret of byBeginning.get(beginning)!) if (text.startsWith(secret, index)) found.add(secret)
    }
    return [...found]
  }
}

const BITS = 7
const MASK = (1 << BITS) - 1

const letter = (text: string, index: number) => text.charCodeAt(index) & MASK

/** A number for the next three letters; others may have the same one. */
function prefixHashAt(text: string, index: number): number {
  return (letter(text, index) << (2 * BITS)) | (letter(text, index + 1) << BITS) | letter(text, index + 2)
}
