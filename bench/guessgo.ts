// node bench/guessgo.ts [--games 1500] [--levels careful] [--rules literal,armed] [--sizes 11,15] [--neighbours 4,8]
//   [--opponents same,hitwords-first]
// How often a level wins against itself when the opponent places hitwords in one way only, and when the opponent also
// calls the hitwords that are not on its own grid first.
import { parseArgs } from 'node:util'
import { createBots } from '#games/guessgo/engine/bots/bots.ts'
import { callingHitwordsFirst, HITWORD_STYLES } from '#games/guessgo/engine/simulation/hitword-styles.ts'
import { playMatch, summarizeResults } from '#games/guessgo/engine/simulation/simulate.ts'
import { rules } from '#games/guessgo/rules/rules.ts'
import type { Params } from '#games/guessgo/rules/types.ts'
import { defaultParams } from '#kernel/options.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1500' },
    levels: { type: 'string', default: 'careful' },
    rules: { type: 'string', default: 'literal,armed' },
    sizes: { type: 'string', default: '11,15' },
    neighbours: { type: 'string', default: '4,8' },
    opponents: { type: 'string', default: 'same,hitwords-first' },
  },
})
const games = Number(values.games)
const bots = createBots()
const defaults = defaultParams<Params>(rules.options)

console.log(`| GuessGo, % of ${games} games won | ${HITWORD_STYLES.join(' | ')} |`)
console.log(`|---|${HITWORD_STYLES.map(() => '---|').join('')}`)
for (const hitwords of values.rules.split(',') as Params['hitwords'][])
  for (const level of values.levels.split(','))
    for (const size of values.sizes.split(',').map(Number))
      for (const adjacent of values.neighbours.split(',') as Params['adjacent'][])
        for (const opponent of values.opponents.split(',')) {
          const own = bots[level]!
          const other = opponent === 'same' ? own : callingHitwordsFirst(own)
          const cells = HITWORD_STYLES.map(placing => {
            const params = { ...defaults, size, hitwords, adjacent }
            const results = Array.from({ length: games }, (_, game) =>
              playMatch({ params, bots: [own, other], placing, seed: `bench ${game}` }),
            )
            const { wins } = summarizeResults(results)
            return `${(wins.mean * 100).toFixed(1)} ± ${(wins.error * 100).toFixed(1)}`
          })
          const conditions = `${level}, ${size} by ${size}, ${hitwords}, ${adjacent} neighbours, ${opponent}`
          console.log(`| ${conditions} | ${cells.join(' | ')} |`)
        }
