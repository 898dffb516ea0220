// node bench/guessgo-race.ts [--games 20000] [--sizes 11,15] [--neighbours 4,8]
// Armed hitwords, without the calls of a bot: nobody calls a hitword while other words are left, and against a random grid
// every order of the others is equally good. So a game is a race of two random orders to the first line without a hitword,
// and only the placement of the hitwords differs. A race takes a tenth of the time of a game.
import { parseArgs } from 'node:util'
import { placeHitwords } from '#games/guessgo/engine/bots/place-hitwords.ts'
import {
  fillWithHitwords,
  HITWORD_STYLES,
  type HitwordStyle,
} from '#games/guessgo/engine/simulation/hitword-styles.ts'
import { emptyGrid, indexOfCell, linesThrough } from '#games/guessgo/rules/grid.ts'
import { begin } from '#games/guessgo/rules/play.ts'
import { rules } from '#games/guessgo/rules/rules.ts'
import { type Grid, HITWORDS, type Params, type Terms } from '#games/guessgo/rules/types.ts'
import { view } from '#games/guessgo/rules/view.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import { defaultParams } from '#kernel/options.ts'
import { type Random, randomFor } from '#kernel/random.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    sizes: { type: 'string', default: '11,15' },
    neighbours: { type: 'string', default: '4,8' },
  },
})
const games = Number(values.games)
const defaults = defaultParams<Params>(rules.options)

console.log(
  `| GuessGo, armed, % of ${games} races won by the bots' placement | ${HITWORD_STYLES.join(' | ')} |`,
)
console.log(`|---|${HITWORD_STYLES.map(() => '---|').join('')}`)
for (const size of values.sizes.split(',').map(Number))
  for (const adjacent of values.neighbours.split(',') as Params['adjacent'][]) {
    const { state } = begin({ ...defaults, size, adjacent, hitwords: 'armed' }, null, randomFor('race', 0))
    const cells = HITWORD_STYLES.map(style => shareOfRaces(state, style))
    console.log(`| ${size} by ${size}, ${adjacent} neighbours | ${cells.join(' | ')} |`)
  }

function shareOfRaces(state: ReturnType<typeof begin>['state'], style: HitwordStyle): string {
  const { terms } = state
  const race = createRace(terms)
  let wins = 0
  for (let game = 0; game < games; game++) {
    const random = randomFor(`race ${terms.size} ${terms.adjacent} ${style} ${game}`, 0)
    const own = race(hitwordPlaces(placeOwn(state, random), terms), new FastRng(random))
    const other = race(hitwordPlaces(fillWithHitwords(style, terms, random), terms), new FastRng(random))
    // The level calls the words of the other grid.
    wins += other < own ? 1 : other === own ? 0.5 : 0
  }
  const share = wins / games
  return `${(share * 100).toFixed(1)} ± ${(Math.sqrt((share * (1 - share)) / games) * 100).toFixed(1)}`
}

/** A grid with the hitwords of a level, and nothing else. */
function placeOwn(state: ReturnType<typeof begin>['state'], random: Random): Grid {
  let grid = emptyGrid(state.terms.size)
  for (;;) {
    const move = placeHitwords(view({ ...state, grids: [grid, grid] }, 0), random)
    if (move.kind !== 'place' || !move.cell) return grid
    grid = grid.with(indexOfCell(move.cell, state.terms.size), move.word)
  }
}

function hitwordPlaces(grid: Grid, { hitwordsOf }: Terms): ReadonlySet<number> {
  return new Set(grid.flatMap((word, place) => (word !== null && hitwordsOf.includes(word) ? [place] : [])))
}

/** Returns how many calls complete a line, when the words are called in a random order and hitwords never. */
function createRace({ size, pool }: Terms) {
  const lines = Array.from({ length: size }, (_, step) => linesThrough(step * (size + 1), size)).flat()
  const order = Int16Array.from({ length: pool.length - HITWORDS }, (_, call) => call)
  return (hitwords: ReadonlySet<number>, dice: FastRng): number => {
    dice.shuffle(order)
    let next = 0
    const calls = Array.from({ length: size * size }, (_, place) =>
      hitwords.has(place) ? 0 : order[next++]!,
    )
    const free = lines.filter(line => !line.some(place => hitwords.has(place)))
    return Math.min(...free.map(line => Math.max(...line.map(place => calls[place]!))))
  }
}
