// What one would write first: the references that the lexicon is measured against.

export interface Trie {
  isWord: boolean
  readonly next: Map<string, Trie>
}

/** A tree of objects, one for each beginning of a word. */
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

/** The words of a pattern, by a scan of all words. */
export function scanPattern(words: readonly string[], pattern: string): string[] {
  const wanted = new RegExp(`^${pattern}$`)
  return words.filter(word => wanted.test(word))
}

/** The words that can be laid from a rack, by a scan of all words. */
export function scanRack(words: readonly string[], rack: string): string[] {
  return words.filter(word => {
    if (word.length > rack.length) return false
    let left = rack
    for (const letter of word) {
      const at = left.indexOf(letter)
      if (at < 0) return false
      left = left.slice(0, at) + left.slice(at + 1)
    }
    return true
  })
}
