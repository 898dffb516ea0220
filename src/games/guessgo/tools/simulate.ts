import { readOption, validateParams } from '#kernel/options.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { createBots } from '../engine/bots/bots.ts'
import { FILLING_STYLES, type FillingStyle } from '../engine/simulation/filling-styles.ts'
import {
  type Estimate,
  type MatchResult as Played,
  playMatch,
  type Summary,
  summarizeResults,
} from '../engine/simulation/simulate.ts'
import { createGuessGo } from '../rules/game.ts'
import type { Params } from '../rules/types.ts'

const bots = createBots()
const LEVELS = Object.keys(bots)
const DEFAULT_GAMES = 1_000
const MOST_GAMES = 1_000_000

export const simulate: Tool = {
  summary: 'Plays many games between two levels of the computer and tells how they went.',
  flags: {
    size: { kind: 'text', value: 'N', help: 'rows and columns of the grids, 3 to 15' },
    pool: { kind: 'text', value: 'P', help: 'words in the pool; 0 for the usual number' },
    levels: { kind: 'text', value: 'A,B', help: `the two that play: ${LEVELS.join(', ')}` },
    games: { kind: 'text', value: 'G', help: `how many games, usually ${DEFAULT_GAMES}` },
    seed: { kind: 'text', value: 'S', help: 'the same seed gives the same games' },
    grids: {
      kind: 'text',
      value: 'HOW',
      help: `how the second one’s grid is filled: ${FILLING_STYLES.join(', ')}`,
    },
    hitwords: { kind: 'text', value: 'RULE', help: 'literal, armed or off; they count from 11 by 11 on' },
    adjacent: { kind: 'text', value: '4|8', help: 'how many cells are beside a hitword' },
    show: { kind: 'switch', help: 'show where words were hit' },
    habits: { kind: 'text', value: '"alphabet 3"', help: 'what earlier grids have shown the mind reader' },
  },
  examples: [
    'quincunx guessgo simulate --size 5 --pool 25 --games 10000',
    'quincunx guessgo simulate --size 15 --levels careful,random --games 5000 --json',
    'quincunx guessgo simulate --size 5 --pool 100 --levels mindreader,random --grids runs',
  ],
  async run(call) {
    const asked = readRequest(call)
    if (!asked.ok) return asked
    const { setup, levels, games, filling, seed } = asked.value
    const results: Played[] = []
    for (let game = 0; game < games; game++) {
      const match = { setup, bots: [bots[levels[0]]!, bots[levels[1]]!] as const, seed: `${seed} ${game}` }
      results.push(playMatch({ ...match, ...(filling && { filling }) }))
      call.report({ done: game + 1, of: games })
    }
    const summary = summarizeResults(results)
    const told = {
      size: setup.size,
      pool: setup.pool,
      levels,
      ...(filling && { grids: filling }),
      seed,
      ...summary,
    }
    for (const line of call.json ? [JSON.stringify(told)] : summaryLines(levels, summary)) call.write(line)
    return accept(undefined)
  },
}

interface SimulationRequest {
  readonly setup: Params
  readonly levels: readonly [string, string]
  readonly games: number
  readonly filling: FillingStyle | undefined
  readonly seed: string
}

function readRequest({ flags }: ToolCall): Result<SimulationRequest> {
  const { size, pool, hitwords, adjacent, habits } = flags
  const chosen = Object.entries({ size, pool, hitwords, adjacent, habits, showHits: flags.show === true })
  const setup = validateParams<Params>(
    createGuessGo(),
    Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
  )
  if (!setup.ok) return setup
  const levels = readLevels(String(flags.levels ?? 'random,random'))
  if (!levels.ok) return levels
  const filling = flags.grids === undefined ? undefined : String(flags.grids).trim().toLowerCase()
  if (filling !== undefined && !FILLING_STYLES.some(one => one === filling))
    return reject('no-such-habit', { habit: filling, known: FILLING_STYLES.join(', ') })
  const range = { kind: 'whole', min: 1, max: MOST_GAMES, default: DEFAULT_GAMES } as const
  const games = readOption('games', range, flags.games ?? DEFAULT_GAMES) as Result<number>
  if (!games.ok) return games
  return accept({
    setup: setup.value,
    levels: levels.value,
    games: games.value,
    filling: filling as FillingStyle | undefined,
    seed: String(flags.seed ?? 'guessgo'),
  })
}

function readLevels(text: string): Result<readonly [string, string]> {
  const [one, other, ...rest] = text.split(',').map(level => level.trim().toLowerCase())
  if (one === undefined || other === undefined || rest.length > 0) return reject('two-levels')
  const stranger = [one, other].find(level => !LEVELS.includes(level))
  return stranger === undefined
    ? accept([one, other])
    : reject('no-such-level', { level: stranger, known: LEVELS.join(', ') })
}

function summaryLines([one, other]: readonly [string, string], summary: Summary): readonly string[] {
  return [
    `${summary.games} games, ${one} against ${other}`,
    `${`${one} won`.padEnd(18)}${percent(summary.wins)}`,
    `whoever began won ${percent(summary.starter)}`,
    `ended by a line   ${percent(summary.byLine)}`,
    `by a hitword      ${percent(summary.byHitword)}`,
    `calls in a game   ${summary.calls.mean.toFixed(1)} ± ${summary.calls.error.toFixed(1)}`,
  ]
}

function percent({ mean, error }: Estimate): string {
  return `${(mean * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)}`
}
