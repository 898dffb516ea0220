// node bench/scribble.ts [--games 60] [--no-browser]

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finder } from '#games/scribble/engine/plays/finder.ts'
import { createPlayList } from '#games/scribble/engine/plays/play-list.ts'
import { greedyPolicy } from '#games/scribble/engine/self-play/greedy-policy.ts'
import { createSelfPlay, type SelfPlayRules } from '#games/scribble/engine/self-play/self-play.ts'
import { createWasmFinderFactory } from '#games/scribble/engine/wasm-finder.ts'
import { english } from '#lexicon/english.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { evaluateInBrowser } from './browser/evaluate.ts'
import type { BenchInput } from './scribble/browser-entry.ts'
import {
  type BenchGame,
  countPositions,
  type FinderTiming,
  measureFinding,
  sumOverPositions,
} from './scribble/finder-timing.ts'
import { benchRules, fullLexicon, greedyGames, words } from './scribble/greedy-games.ts'
import { createNaiveFinder } from './scribble/naive.ts'
import { fastestMs } from './timing/cpu-time.ts'

const ENTRY_FILE = join(import.meta.dirname, 'scribble/browser-entry.ts')
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    browser: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const NAIVE_GAMES = 2

const lexicon = fullLexicon()
const list = createPlayList()

console.log(
  `Scribble: plays in greedy games of 98 letters with ${words.length.toLocaleString('en')} words, the board kept ` +
    'up to date between the turns, the first turn left out; beside a simple implementation',
)
for (const strict of [true, false]) {
  const rules = benchRules(lexicon, strict)
  const games = greedyGames(rules, Number(values.games))
  const positions = countPositions(games)
  console.log(
    `  side runs ${strict ? 'strict' : 'loose'}: ${positions} positions, ` +
      `${(positions / games.length).toFixed(1)} a game`,
  )
  const finder = createWasmFinderFactory(lexicon, rules.amounts).createFinder(rules)
  const naiveUs = measureNaive(games.slice(0, NAIVE_GAMES), rules.points, strict, finder)
  const timings = measureFinding(rules, games)
  for (const timing of timings) row(timing, naiveUs)
  if (values.browser) {
    const inBrowser = await measureInBrowser(rules, games)
    for (const [index, { what, us }] of inBrowser.entries())
      console.log(
        `    ${what.padEnd(22)} ${us.toFixed(1)} us in the browser: ` +
          `${(timings[index]!.us / us).toFixed(2)} times as fast as in Node`,
      )
  }
  const plays = sumOverPositions(games, finder, bag => {
    finder.findAll(bag, list)
    return list.count
  })
  console.log(`    ${(plays / positions).toFixed(0)} plays a position`)
  const selfPlay = createSelfPlay(rules, finder)
  const SEEDS = 20
  const ms = fastestMs(4, () => {
    for (let seed = 0; seed < SEEDS; seed++) selfPlay(greedyPolicy, greedyPolicy, String(seed))
  })
  console.log(`    ${((1000 * SEEDS) / ms).toFixed(0)} whole greedy games a second`)
}

/** The time per position in µs. Checks that both finders agree. */
function measureNaive(
  games: readonly BenchGame[],
  points: readonly number[],
  strict: boolean,
  finder: Finder,
): number {
  const letters = Object.fromEntries(english.letters.map((letter, index) => [letter, points[index + 1]!]))
  const naive = createNaiveFinder({ words, points: letters, strict })
  const letterOf = (code: number) => (code === 0 ? null : english.letters[code - 1]!)
  let ms = 0
  sumOverPositions(games, finder, bag => {
    const board = Array.from({ length: 225 }, (_, cell) => letterOf(finder.letterAt(cell)))
    const rack = [...bag].flatMap((copies, code) => Array<string>(copies).fill(letterOf(code)!))
    let found = { count: 0, best: -1 }
    ms += fastestMs(1, () => {
      found = naive.find(board, rack)
    })
    finder.findAll(bag, list)
    const best = finder.findBest(bag)?.score ?? -1
    if (found.count !== list.count || found.best !== best)
      throw new Error('The finders disagree on the plays.')
    return 0
  })
  return (1000 * ms) / countPositions(games)
}

function row({ what, us, nodes }: FinderTiming, naiveUs: number): void {
  console.log(
    `    ${what.padEnd(22)} ${us.toFixed(1)} us, ${Math.round(1e6 / us).toLocaleString('en')} positions a second, ` +
      `${nodes.toFixed(0)} nodes: ${(naiveUs / us).toFixed(0)} times as fast as a tree of objects`,
  )
}

/** The same measurement in a real browser. */
async function measureInBrowser(
  { lexicon, ...rules }: SelfPlayRules,
  games: readonly BenchGame[],
): Promise<readonly FinderTiming[]> {
  const input: BenchInput = {
    ...rules,
    words: Buffer.from(writeLexicon(lexicon, { form: 'packed' })).toString('base64'),
    games: games.map(turns => turns.map(({ bag, play }) => ({ bag: [...bag], play }))),
  }
  return (await evaluateInBrowser(
    ENTRY_FILE,
    `measureSent(${JSON.stringify(input)})`,
  )) as readonly FinderTiming[]
}
