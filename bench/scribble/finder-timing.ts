import { createFinder, type Finder } from '#games/scribble/engine/plays/finder.ts'
import { createPlayList, type FoundPlay } from '#games/scribble/engine/plays/play-list.ts'
import type { SelfPlayRules } from '#games/scribble/engine/self-play/self-play.ts'
import { createWasmFinderFactory } from '#games/scribble/engine/wasm-finder.ts'
import { fastestMs } from '../timing/fastest-ms.ts'

/** A turn of a game: the bag it was played with, and the play, if there was one. */
export interface BenchTurn {
  readonly bag: Uint8Array
  readonly play: FoundPlay | undefined
}

export type BenchGame = readonly BenchTurn[]

export interface FinderTiming {
  readonly what: string
  /** Of one position. */
  readonly us: number
  readonly nodes: number
}

const ROUNDS = 20
/** A few games at a time: in so short a time a busy machine is seldom taken by others, and the least is the true one. */
const AT_A_TIME = 5

/** How long each finder takes for the positions of these games, in Node or in a browser. */
export function measureFinding(
  rules: SelfPlayRules,
  games: readonly BenchGame[],
  now?: () => number,
): readonly FinderTiming[] {
  const list = createPlayList()
  const compiled = createWasmFinderFactory(rules.lexicon, rules.amounts).createFinder(rules)
  return Object.entries({ plain: createFinder(rules), compiled }).flatMap(([name, finder]) => [
    {
      what: `all plays, ${name}`,
      ...measure(games, finder, bag => finder.findAll(bag, list), now),
    },
    { what: `the best, ${name}`, ...measure(games, finder, bag => finder.findBest(bag), now) },
  ])
}

export function countPositions(games: readonly BenchGame[]): number {
  return games.reduce((sum, turns) => sum + turns.length - 1, 0)
}

/** Goes through the games and asks in every position but the first. */
export function sumOverPositions(
  games: readonly BenchGame[],
  finder: Finder,
  ask: (bag: Uint8Array) => number,
): number {
  let sum = 0
  for (const turns of games) {
    finder.clear()
    for (const [index, { bag, play }] of turns.entries()) {
      if (index > 0) sum += ask(bag)
      if (play) finder.place(play)
    }
  }
  return sum
}

function measure(
  games: readonly BenchGame[],
  finder: Finder,
  ask: (bag: Uint8Array) => unknown,
  now?: () => number,
): Omit<FinderTiming, 'what'> {
  const goThrough = (some: readonly BenchGame[]) =>
    sumOverPositions(some, finder, bag => {
      ask(bag)
      return 0
    })
  const before = finder.visited
  goThrough(games)
  const nodes = finder.visited - before
  let ms = 0
  for (let from = 0; from < games.length; from += AT_A_TIME)
    ms += fastestMs(ROUNDS, () => goThrough(games.slice(from, from + AT_A_TIME)), now)
  const positions = countPositions(games)
  return { us: (1000 * ms) / positions, nodes: nodes / positions }
}
