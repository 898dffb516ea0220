import { BUNDLED_LETTER_VALUES } from '#games/scribble/engine/evaluation/bundled-letter-values-data.ts'
import { createEvaluator, type Evaluator } from '#games/scribble/engine/evaluation/evaluator.ts'
import { readLetterValues } from '#games/scribble/engine/evaluation/letter-values-format.ts'
import { createFinder, type Finder } from '#games/scribble/engine/plays/finder.ts'
import { createPlayList, type FoundPlay } from '#games/scribble/engine/plays/play-list.ts'
import type { SelfPlayRules } from '#games/scribble/engine/self-play/self-play.ts'
import { createWasmFinderFactory } from '#games/scribble/engine/wasm-finder.ts'
import { fastestMs } from '../timing/cpu-time.ts'

/** The bag before a turn, and the play if there was one. */
export interface BenchTurn {
  readonly bag: Uint8Array
  readonly play: FoundPlay | undefined
}

export type BenchGame = readonly BenchTurn[]

export interface FinderTiming {
  readonly what: string
  /** Per position. */
  readonly us: number
  readonly nodes: number
}

const ROUNDS = 20
/** Letters in the reservoir while plays are judged: the middle of a game. */
const LEFT = 45
/** As many as the expert looks at. */
const MOST_JUDGED = 20
/** Games per measurement: short enough that some rounds run without interruption even on a busy machine. */
const GAMES_PER_BATCH = 5

/** Times each finder on the positions of these games, in Node or in a browser. */
export function measureFinding(
  rules: SelfPlayRules,
  games: readonly BenchGame[],
  now?: () => number,
): readonly FinderTiming[] {
  const list = createPlayList()
  const compiled = createWasmFinderFactory(rules.lexicon, rules.amounts).createFinder(rules)
  const plain = createFinder(rules)
  const judge = createJudge(rules)
  return [
    { what: 'all plays, plain', ...measure(games, plain, bag => plain.findAll(bag, list), now) },
    { what: 'all plays, compiled', ...measure(games, compiled, bag => compiled.findAll(bag, list), now) },
    { what: 'the best, compiled', ...measure(games, compiled, bag => compiled.findBest(bag), now) },
    {
      what: 'the best by value',
      ...measure(games, compiled, bag => judge.bestPlay(compiled, bag, LEFT), now),
    },
    {
      what: 'the 20 best by value',
      ...measure(games, compiled, bag => judge.rankPlays(compiled, bag, LEFT, MOST_JUDGED), now),
    },
  ]
}

/** Judges plays by their points and the values of the letters they leave, with every letter still to be drawn. */
function createJudge({ lexicon, strict, amounts }: SelfPlayRules): Evaluator {
  const values = readLetterValues(BUNDLED_LETTER_VALUES.half[strict ? 'strict' : 'loose'])
  if (!values.ok) throw new Error(values.rejection.code)
  const judge = createEvaluator(values.value, lexicon.alphabet)
  judge.setUnseen(amounts)
  return judge
}

export function countPositions(games: readonly BenchGame[]): number {
  return games.reduce((sum, turns) => sum + turns.length - 1, 0)
}

/** Replays the games and sums a value over all positions but the first. */
export function sumOverPositions(
  games: readonly BenchGame[],
  finder: Finder,
  measurePosition: (bag: Uint8Array) => number,
): number {
  let sum = 0
  for (const turns of games) {
    finder.clear()
    for (const [index, { bag, play }] of turns.entries()) {
      if (index > 0) sum += measurePosition(bag)
      if (play) finder.place(play)
    }
  }
  return sum
}

function measure(
  games: readonly BenchGame[],
  finder: Finder,
  measurePosition: (bag: Uint8Array) => unknown,
  now?: () => number,
): Omit<FinderTiming, 'what'> {
  const replay = (some: readonly BenchGame[]) =>
    sumOverPositions(some, finder, bag => {
      measurePosition(bag)
      return 0
    })
  const before = finder.visited
  replay(games)
  const nodes = finder.visited - before
  let ms = 0
  for (let from = 0; from < games.length; from += GAMES_PER_BATCH)
    ms += fastestMs(ROUNDS, () => replay(games.slice(from, from + GAMES_PER_BATCH)), now)
  const positions = countPositions(games)
  return { us: (1000 * ms) / positions, nodes: nodes / positions }
}
