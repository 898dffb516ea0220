import { SIDE } from '../rules/types.ts'

/** A play as text, for comparing finders: `lane place letters score`. */
export type PlayText = string

export interface Position {
  /** 225 codes, 0 for an empty cell. */
  readonly board: readonly number[]
  readonly bag: readonly number[]
  readonly points: readonly number[]
  readonly strict: boolean
  readonly words: readonly (readonly number[])[]
}

/** Every legal play, by trying every word at every place directly by the rules. Slow. */
export function bruteForce({ board, bag, points, strict, words }: Position): PlayText[] {
  const known = new Set(words.map(word => word.join()))
  const isEmpty = board.every(code => code === 0)
  const told: PlayText[] = []
  const grid = Array.from({ length: 2 * SIDE }, (_, lane) =>
    Array.from({ length: SIDE }, (_, place) =>
      lane < SIDE ? board[lane * SIDE + place]! : board[place * SIDE + lane - SIDE]!,
    ),
  )
  const at = (lane: number, place: number): number => (place < 0 || place >= SIDE ? 0 : grid[lane]![place]!)
  const beside = grid.map((along, lane) => along.map((_, place) => isBeside(lane, place)))
  const sum = (codes: readonly number[]) => codes.reduce((total, code) => total + points[code]!, 0)

  for (let lane = 0; lane < 2 * SIDE; lane++)
    for (const word of words)
      for (let place = 0; place + word.length <= SIDE; place++) {
        const score = tryWord(lane, place, word)
        if (score !== undefined) told.push(`${lane} ${place} ${placedOf(lane, place, word).join()} ${score}`)
      }
  return told

  function placedOf(lane: number, place: number, word: readonly number[]): number[] {
    return word.filter((_, index) => at(lane, place + index) === 0)
  }

  function tryWord(lane: number, place: number, word: readonly number[]): number | undefined {
    const along = grid[lane]!
    const near = beside[lane]!
    let isNear = isEmpty
    for (let index = 0; index < word.length; index++) {
      const there = along[place + index]!
      if (there !== 0 && there !== word[index]) return undefined
      isNear ||= there !== 0 || near[place + index]!
    }
    if (!isNear) return undefined
    if (at(lane, place - 1) !== 0 || at(lane, place + word.length) !== 0) return undefined
    const placed = placedOf(lane, place, word)
    if (placed.length === 0 || !holds(placed)) return undefined
    let score = sum(word)
    for (let index = 0; index < word.length; index++) {
      if (at(lane, place + index) !== 0) continue
      const run = sideRun(lane, place + index, word[index]!)
      if (run.length === 1) continue
      const isWord = known.has(run.join())
      if (strict && !isWord) return undefined
      if (isWord) score += sum(run)
      // A single letter that makes words in both directions is listed once, as the word across.
      if (isWord && placed.length === 1 && lane >= SIDE) return undefined
    }
    return score
  }

  function isBeside(lane: number, place: number): boolean {
    const line = lane % SIDE
    const crossing = (lane < SIDE ? SIDE : 0) + place
    return at(crossing, line - 1) !== 0 || at(crossing, line + 1) !== 0
  }

  function sideRun(lane: number, place: number, code: number): number[] {
    const across = lane < SIDE
    const crossing = (across ? SIDE : 0) + place
    const line = lane % SIDE
    const run = [code]
    for (let before = line - 1; at(crossing, before) !== 0; before--) run.unshift(at(crossing, before))
    for (let after = line + 1; at(crossing, after) !== 0; after++) run.push(at(crossing, after))
    return run
  }

  function holds(placed: readonly number[]): boolean {
    const left = [...bag]
    return placed.every(code => {
      const index = left.indexOf(code)
      if (index < 0) return false
      left.splice(index, 1)
      return true
    })
  }
}
