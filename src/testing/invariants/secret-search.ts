/**
 * Finds secrets of three characters or more in a text in one pass. A simple search would be too slow for the messages
 * of thousands of clients and thousands of secrets.
 */
export function createSecretSearch(secrets: readonly string[]): (text: string) => readonly string[] {
  const byPrefix = Map.groupBy(new Set(secrets), secret => prefixHashAt(secret, 0))
  const isPrefix = new Uint8Array(1 << (3 * BITS))
  for (const prefix of byPrefix.keys()) isPrefix[prefix] = 1
  return text => {
    const found = new Set<string>()
    for (let index = 0; index < text.length; index++) {
      const prefix = prefixHashAt(text, index)
      if (isPrefix[prefix] === 0) continue
      for (const secret of byPrefix.get(prefix)!) if (text.startsWith(secret, index)) found.add(secret)
    }
    return [...found]
  }
}

const BITS = 7
const MASK = (1 << BITS) - 1

const bitsAt = (text: string, index: number) => text.charCodeAt(index) & MASK

/** A hash of the next three characters. */
function prefixHashAt(text: string, index: number): number {
  return (bitsAt(text, index) << (2 * BITS)) | (bitsAt(text, index + 1) << BITS) | bitsAt(text, index + 2)
}
