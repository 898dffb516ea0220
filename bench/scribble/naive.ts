import { buildTrie, type Trie } from '../lexicon/naive.ts'

const SIDE = 15

/** A simple implementation: traverses a tree of objects from every cell with every letter of the bag. */
export interface NaiveFinder {
  /** The number of plays and the best score. */
  find(board: readonly (string | null)[], bag: readonly string[]): { count: number; best: number }
}

export interface NaiveRules {
  readonly words: readonly string[]
  readonly points: Readonly<Record<string, number>>
  readonly strict: boolean
}

export function createNaiveFinder({ words, points, strict }: NaiveRules): NaiveFinder {
  const root = buildTrie(words)
  const wordSet = new Set(words)

  function find(board: readonly (string | null)[], bag: readonly string[]) {
    let count = 0
    let best = -1
    const at = (lane: number, place: number): string | null => {
      if (place < 0 || place >= SIDE || lane < 0) return null
      return lane < SIDE ? board[lane * SIDE + place]! : board[place * SIDE + lane - SIDE]!
    }
    for (let lane = 0; lane < 2 * SIDE; lane++)
      for (let start = 0; start < SIDE; start++)
        if (at(lane, start - 1) === null) grow(lane, start, start, root, bag, 0, 0, 0)
    return { count, best }

    /** Extends the run at a place of the lane with the remaining letters. */
    function grow(
      lane: number,
      start: number,
      place: number,
      node: Trie,
      remaining: readonly string[],
      main: number,
      sides: number,
      sideWords: number,
    ): void {
      const existing = at(lane, place)
      const placed = bag.length - remaining.length
      if (existing === null && node.isWord && placed > 0 && touches(lane, start, place))
        if (placed > 1 || lane < SIDE || sideWords === 0) {
          count++
          best = Math.max(best, main + sides)
        }
      if (place === SIDE) return
      if (existing !== null) {
        const next = node.next.get(existing)
        if (next) grow(lane, start, place + 1, next, remaining, main + points[existing]!, sides, sideWords)
        return
      }
      for (const letter of new Set(remaining)) {
        const next = node.next.get(letter)
        if (!next) continue
        const run = sideRun(lane, place, letter)
        const isWord = run.length > 1 && wordSet.has(run)
        if (strict && run.length > 1 && !isWord) continue
        const sideScore = isWord ? [...run].reduce((sum, tile) => sum + points[tile]!, 0) : 0
        const rest = remaining.toSpliced(remaining.indexOf(letter), 1)
        const more = isWord ? 1 : 0
        grow(lane, start, place + 1, next, rest, main + points[letter]!, sides + sideScore, sideWords + more)
      }
    }

    function touches(lane: number, start: number, end: number): boolean {
      for (let place = start; place < end; place++)
        if (at(lane, place) !== null || sideRun(lane, place, '.').length > 1) return true
      return false
    }

    function sideRun(lane: number, place: number, letter: string): string {
      const crossing = (lane < SIDE ? SIDE : 0) + place
      const line = lane % SIDE
      let run = letter
      for (let before = line - 1; at(crossing, before) !== null; before--) run = at(crossing, before) + run
      for (let after = line + 1; at(crossing, after) !== null; after++) run += at(crossing, after)
      return run
    }
  }

  return { find }
}
