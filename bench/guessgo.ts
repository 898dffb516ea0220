import { defaultParams } from '#kernel/options.ts'
import { createBots } from '../src/games/guessgo/engine/bots/bots.ts'
import {
  callingHitwordsFirst,
  HITWORD_STYLES,
} from '../src/games/guessgo/engine/simulation/hitword-styles.ts'
import { playMatch, summarizeResults } from '../src/games/guessgo/engine/simulation/simulate.ts'
import { rules } from '../src/games/guessgo/rules/rules.ts'
import type { Params } from '../src/games/guessgo/rules/types.ts'

/*
 * How often a level wins against itself when the opponent places hitwords in one way only, and against an opponent who
 * also calls the hitwords that are not on its own grid first. GAMES sets the games of each cell, LEVELS the levels.
 */

const GAMES = Number(process.env.GAMES ?? 4_000)
const LEVELS = (process.env.LEVELS ?? 'careful,observer,mindreader').split(',')
const ARMED_GAMES = Math.ceil(GAMES / 10)

const bots = createBots()
const defaults = defaultParams<Params>(rules.options)

console.log(`| level, opponent | ${HITWORD_STYLES.join(' | ')} |`)
console.log(`|---|${HITWORD_STYLES.map(() => '---|').join('')}`)
for (const hitwords of ['literal', 'armed'] as const)
  for (const level of LEVELS)
    for (const size of [11, 15])
      for (const adjacent of ['4', '8'] as const)
        for (const isRecipe of [false, true]) {
          const own = bots[level]!
          const cells = HITWORD_STYLES.map(placing => {
            const match = {
              params: { ...defaults, size, hitwords, adjacent },
              bots: [own, isRecipe ? callingHitwordsFirst(own) : own] as const,
              placing,
            }
            const games = hitwords === 'literal' ? GAMES : ARMED_GAMES
            const results = Array.from({ length: games }, (_, game) =>
              playMatch({ ...match, seed: `bench ${game}` }),
            )
            const { wins } = summarizeResults(results)
            return `${(wins.mean * 100).toFixed(1)} ± ${(wins.error * 100).toFixed(1)}`
          })
          const opponent = isRecipe ? 'calling hitwords first' : 'of the same level'
          console.log(
            `| ${level}, ${size}x${size} ${hitwords}, ${adjacent} neighbours, ${opponent} | ${cells.join(' | ')} |`,
          )
        }
