// node bench/scribble.ts [--games 60]
import { parseArgs } from 'node:util'
import { openWasmWords } from '#games/scribble/engine/wasm.ts'
import { createFinder, type Finder } from '#games/scribble/rules/plays/finder.ts'
import { createPlayList } from '#games/scribble/rules/plays/play-list.ts'
import { greedy } from '#games/scribble/rules/self-play/greedy.ts'
import { createSelfPlay } from '#games/scribble/rules/self-play/self-play.ts'
import { english } from '#lexicon/english.ts'
import { leastMs } from './lexicon/time.ts'
import { type BenchTurn, benchRules, fullLexicon, greedyGames, words } from './scribble/games.ts'
import { createNaiveFinder } from './scribble/naive.ts'

const { values } = parseArgs({ options: { games: { type: 'string', default: '60' } } })
const ROUNDS = 10
const NAIVE_GAMES = 2

const lexicon = fullLexicon()
const list = createPlayList()

console.log(
  `Scribble: plays in greedy games of 98 letters with ${words.length.toLocaleString('en')} words, the board kept ` +
    'up to date between the turns, the first turn left out; beside it what one would write first',
)
for (const strict of [true, false]) {
  const rules = benchRules(lexicon, strict)
  const games = greedyGames(rules, Number(values.games))
  const positions = count(games)
  console.log(
    `  side runs ${strict ? 'strict' : 'loose'}: ${positions} positions, ` +
      `${(positions / games.length).toFixed(1)} a game`,
  )
  const plain = createFinder(rules)
  const compiled = openWasmWords(lexicon, rules.amounts).createFinder(rules)
  const naiveUs = measureNaive(games.slice(0, NAIVE_GAMES), rules.points, strict, plain)
  for (const [name, finder] of [
    ['plain', plain],
    ['compiled', compiled],
  ] as const) {
    row(
      `all plays, ${name}`,
      measure(games, finder, bag => finder.findAll(bag, list)),
      naiveUs,
    )
    row(
      `the best, ${name}`,
      measure(games, finder, bag => finder.findBest(bag)),
      naiveUs,
    )
  }
  const plays = total(games, plain, bag => {
    plain.findAll(bag, list)
    return list.count
  })
  console.log(`    ${(plays / positions).toFixed(0)} plays a position`)
  const selfPlay = createSelfPlay(rules, compiled)
  const SEEDS = 20
  const ms = leastMs(4, () => {
    for (let seed = 0; seed < SEEDS; seed++) selfPlay(greedy, greedy, String(seed))
  })
  console.log(`    ${((1000 * SEEDS) / ms).toFixed(0)} whole greedy games a second`)
}

function count(games: readonly (readonly BenchTurn[])[]): number {
  return games.reduce((sum, turns) => sum + turns.length - 1, 0)
}

/** Goes through the games and asks in every position but the first. */
function total(
  games: readonly (readonly BenchTurn[])[],
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

interface Measured {
  readonly us: number
  readonly nodes: number
}

function measure(
  games: readonly (readonly BenchTurn[])[],
  finder: Finder,
  ask: (bag: Uint8Array) => unknown,
): Measured {
  const positions = count(games)
  const ms = leastMs(ROUNDS, () =>
    total(games, finder, bag => {
      ask(bag)
      return 0
    }),
  )
  const before = finder.visited
  total(games, finder, bag => {
    ask(bag)
    return 0
  })
  return { us: (1000 * ms) / positions, nodes: (finder.visited - before) / positions }
}

/** Microseconds a position; and they must agree. */
function measureNaive(
  games: readonly (readonly BenchTurn[])[],
  points: readonly number[],
  strict: boolean,
  finder: Finder,
): number {
  const letters = Object.fromEntries(english.letters.map((letter, index) => [letter, points[index + 1]!]))
  const naive = createNaiveFinder({ words, points: letters, strict })
  const shown = (code: number) => (code === 0 ? null : english.letters[code - 1]!)
  let ms = 0
  total(games, finder, bag => {
    const board = Array.from({ length: 225 }, (_, cell) => shown(finder.letterAt(cell)))
    const held = [...bag].flatMap((copies, code) => Array<string>(copies).fill(shown(code)!))
    let found = { count: 0, best: -1 }
    ms += leastMs(1, () => {
      found = naive.find(board, held)
    })
    finder.findAll(bag, list)
    const best = finder.findBest(bag)?.score ?? -1
    if (found.count !== list.count || found.best !== best) throw new Error('They do not agree on the plays.')
    return 0
  })
  return (1000 * ms) / count(games)
}

function row(what: string, { us, nodes }: Measured, naiveUs: number): void {
  console.log(
    `    ${what.padEnd(22)} ${us.toFixed(1)} us, ${Math.round(1e6 / us).toLocaleString('en')} positions a second, ` +
      `${nodes.toFixed(0)} nodes: ${(naiveUs / us).toFixed(0)} times as fast as a tree of objects`,
  )
}
