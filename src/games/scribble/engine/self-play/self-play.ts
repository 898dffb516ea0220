import { type Random, randomFor } from '#kernel/random.ts'
import { BAG_SIZE, type EndReason, PASSES_TO_END } from '../../rules/types.ts'
import { createFinder, type Finder, type FinderRules } from '../plays/finder.ts'
import type { FoundPlay } from '../plays/play-list.ts'

export interface SelfPlayRules extends FinderRules {
  /** The number of each letter, by code; code 0 is not a letter. */
  readonly amounts: readonly number[]
}

export type Choice =
  | { readonly kind: 'place'; readonly play: FoundPlay }
  /** The codes of the letters to exchange. */
  | { readonly kind: 'exchange'; readonly letters: readonly number[] }
  | { readonly kind: 'pass' }

/** Everything that a policy may know. The arrays are reused: copy them to keep them, and do not change them. */
export interface Observation {
  /** Holds the board; a policy must take back every play that it tries. */
  readonly finder: Finder
  /** How many there are of each code. */
  readonly bag: Uint8Array
  /** Counts of the letters in the reservoir or in the opponent's bag. */
  readonly unseen: Uint16Array
  /** The opponent's bag, if bags are open. */
  readonly otherBag?: Uint8Array
  readonly own: number
  readonly other: number
  /** Letters in the reservoir. */
  readonly left: number
  readonly passes: number
  /** Turns in a row in which nobody placed a word. */
  readonly idle: number
  readonly random: Random
}

export type Policy = (situation: Observation) => Choice

export interface SelfPlayTurn {
  readonly seat: number
  /** The bag it was played with, by code. */
  readonly bag: Uint8Array
  readonly choice: Choice
  /** The letters drawn as replacements. */
  readonly drawn: readonly number[]
}

export interface SelfPlayResult {
  readonly scores: readonly [number, number]
  readonly reason: EndReason | 'too-long'
  /** The bags at the start. */
  readonly bags: readonly (readonly number[])[]
  readonly turns: readonly SelfPlayTurn[]
}

/** Two policies that always exchange would never end. */
const MAX_TURNS = 500

export type SelfPlay = (first: Policy, second: Policy, seed: string) => SelfPlayResult

/** Plays whole games between two policies, by the rules and from a seed, without the cost of states and views. */
export function createSelfPlay(rules: SelfPlayRules, finder: Finder = createFinder(rules)): SelfPlay {
  const all = rules.amounts.flatMap((amount, code) => Array<number>(amount).fill(code))

  return (first, second, seed) => {
    const random = randomFor(seed, 0, 'self-play')
    const own = randomFor(seed, 0, 'choosers')
    const tiles = [...all]
    const bags = [new Uint8Array(32), new Uint8Array(32)] as const
    const start = bags.map(bag => draw(bag, BAG_SIZE))
    const unseen = new Uint16Array(32)
    const scores: [number, number] = [0, 0]
    const turns: SelfPlayTurn[] = []
    let passes = 0
    let idle = 0
    finder.clear()

    function draw(bag: Uint8Array, count: number): number[] {
      const drawn: number[] = []
      while (drawn.length < count && tiles.length > 0) {
        const index = random.below(tiles.length)
        const code = tiles[index]!
        tiles[index] = tiles.at(-1)!
        tiles.pop()
        bag[code]!++
        drawn.push(code)
      }
      return drawn
    }

    function doTurn(seat: 0 | 1): void {
      const bag = bags[seat]
      unseen.set(bags[1 - seat]!)
      for (const code of tiles) unseen[code]!++
      const choice = (seat === 0 ? first : second)({
        finder,
        bag,
        unseen,
        own: scores[seat],
        other: scores[1 - seat]!,
        left: tiles.length,
        passes,
        idle,
        random: own,
      })
      const before = bag.slice()
      turns.push({ seat, bag: before, choice, drawn: apply(seat, bag, choice) })
      passes = choice.kind === 'pass' ? passes + 1 : 0
      idle = choice.kind === 'place' ? 0 : idle + 1
    }

    function apply(seat: 0 | 1, bag: Uint8Array, choice: Choice): readonly number[] {
      if (choice.kind === 'pass') return []
      const gone = choice.kind === 'place' ? choice.play.letters : choice.letters
      for (const code of gone) {
        if (bag[code] === 0) throw new Error(`A chooser has used a letter that it has not: ${code}`)
        bag[code]!--
      }
      if (choice.kind === 'place') {
        finder.place(choice.play)
        scores[seat] += choice.play.score
        return draw(bag, gone.length)
      }
      const drawn = draw(bag, gone.length)
      tiles.push(...gone)
      return [...drawn, ...draw(bag, gone.length - drawn.length)]
    }

    while (turns.length < MAX_TURNS) {
      doTurn((turns.length % 2) as 0 | 1)
      if (tiles.length === 0) return { scores, reason: 'reservoir-empty', bags: start, turns }
      if (passes === PASSES_TO_END) return { scores, reason: 'four-passes', bags: start, turns }
    }
    return { scores, reason: 'too-long', bags: start, turns }
  }
}
