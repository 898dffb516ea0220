// node bench/guessgo.ts [--games 1500] [--levels careful] [--rules literal,armed] [--sizes 11,15] [--neighbours 4,8]
//   [--opponents same,hitwords-first] [--placings adjacent,pair,spread,corner,random]
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
    placings: { type: 'string', default: HITWORD_STYLES.join(',') },
  },
})
const games = Number(values.games)
const placings = HITWORD_STYLES.filter(style => values.placings.split(',').includes(style))
const bots = createBots()
const defaults = defaultParams<Params>(rules.options)

console.log(`| GuessGo, % of ${games} games won | ${placings.join(' | ')} |`)
console.log(`|---|${placings.map(() => '---|').join('')}`)
for (const hitwords of values.rules.split(',') as Params['hitwords'][])
  for (const level of values.levels.split(','))
    for (const size of values.sizes.split(',').map(Number))
      for (const adjacent of values.neighbours.split(',') as Params['adjacent'][])
        for (const opponent of values.opponents.split(',')) {
          const own = bots[level]!
          const other = opponent === 'same' ? own : callingHitwordsFirst(own)
          const conditions = `${level}, ${size} by ${size}, ${hitwords}, ${adjacent} neighbours, ${opponent}`
          const cells = placings.map(placing => {
            const params = { ...defaults, size, hitwords, adjacent }
            // Seeds of their own: with the same calls in every cell, one unlucky sample would shift all of them.
            const seed = `${conditions}, ${placing}`
            const results = Array.from({ length: games }, (_, game) =>
              playMatch({ params, bots: [own, other], placing, seed: `${seed} ${game}` }),
            )
            const { wins } = summarizeResults(results)
            return `${(wins.mean * 100).toFixed(1)} ± ${(wins.error * 100).toFixed(1)}`
          })
          console.log(`| ${conditions} | ${cells.join(' | ')} |`)
        }
