// Simple implementations, which the lexicon is measured against.

export interface Trie {
  isWord: boolean
  readonly next: Map<string, Trie>
}

/** A tree of objects, one for each prefix of a word. */
export function buildTrie(words: readonly string[]): Trie {
  const root: Trie = { isWord: false, next: new Map() }
  for (const word of words) {
    let node = root
    for (const letter of word) {
      let next = node.next.get(letter)
      if (!next) {
        next = { isWord: false, next: new Map() }
        node.next.set(letter, next)
      }
      node = next
    }
    node.isWord = true
  }
  return root
}

export function trieHas(root: Trie, word: string): boolean {
  let node: Trie | undefined = root
  for (const letter of word) {
    node = node.next.get(letter)
    if (!node) return false
  }
  return node.isWord
}

/** Finds the words that match a pattern by scanning all words. */
export function scanPattern(words: readonly string[], pattern: string): string[] {
  const expression = new RegExp(`^${pattern}$`)
  return words.filter(word => expression.test(word))
}

/** Finds the words that can be spelt with a rack by scanning all words. */
export function scanRack(words: readonly string[], rack: string): string[] {
  return words.filter(word => {
    if (word.length > rack.length) return false
    let remaining = rack
    for (const letter of word) {
      const at = remaining.indexOf(letter)
      if (at < 0) return false
      remaining = remaining.slice(0, at) + remaining.slice(at + 1)
    }
    return true
  })
}
