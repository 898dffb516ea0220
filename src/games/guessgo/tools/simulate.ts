import { readOption, validateParams } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { createBots } from '../engine/bots/bots.ts'
import { FILLING_STYLES, type FillingStyle } from '../engine/simulation/filling-styles.ts'
import { type MatchResult, playMatch, summarizeResults } from '../engine/simulation/simulate.ts'
import { reject } from '../rules/refusals.ts'
import { rules } from '../rules/rules.ts'
import type { Deal, Params } from '../rules/types.ts'
import { toolText } from '../text/en.ts'

const bots = createBots()
const LEVELS = Object.keys(bots)
const DEFAULT_GAMES = 1_000
const MOST_GAMES = 1_000_000
const { help, ...text } = toolText.simulate

export const simulate: Tool = {
  summary: text.summary,
  flags: {
    size: { kind: 'text', value: 'N', help: help.size },
    pool: { kind: 'text', value: 'P', help: help.pool },
    levels: { kind: 'text', value: 'A,B', help: help.levels(LEVELS) },
    games: { kind: 'text', value: 'G', help: help.games(DEFAULT_GAMES) },
    seed: { kind: 'text', value: 'S', help: help.seed },
    grids: {
      kind: 'text',
      value: 'HOW',
      help: help.grids(FILLING_STYLES),
    },
    hitwords: { kind: 'text', value: 'RULE', help: help.hitwords },
    adjacent: { kind: 'text', value: '4|8', help: help.adjacent },
    show: { kind: 'switch', help: help.show },
    habits: { kind: 'text', value: '"alphabet 3"', help: help.habits },
  },
  examples: [
    'quincunx guessgo simulate --size 5 --pool 25 --games 10000',
    'quincunx guessgo simulate --size 15 --levels careful,random --games 5000 --json',
    'quincunx guessgo simulate --size 5 --pool 100 --levels mindreader,random --grids runs',
  ],
  async run(call) {
    const request = readRequest(call)
    if (!request.ok) return request
    const { params, deal, levels, games, filling, seed } = request.value
    const results: MatchResult[] = []
    for (let game = 0; game < games; game++) {
      const players = [bots[levels[0]]!, bots[levels[1]]!] as const
      const match = { params, deal, bots: players, seed: `${seed} ${game}` }
      results.push(playMatch({ ...match, ...(filling && { filling }) }))
      call.report({ done: game + 1, of: games })
    }
    const summary = summarizeResults(results)
    const output = {
      size: params.size,
      pool: params.pool,
      levels,
      ...(filling && { grids: filling }),
      seed,
      ...summary,
    }
    for (const line of call.json ? [JSON.stringify(output)] : text.results(levels, summary)) call.write(line)
    return accept(undefined)
  },
}

interface SimulationRequest {
  readonly params: Params
  readonly deal: Deal | null
  readonly levels: readonly [string, string]
  readonly games: number
  readonly filling: FillingStyle | undefined
  readonly seed: string
}

function readRequest({ flags }: ToolCall): Result<SimulationRequest> {
  const { size, pool, hitwords, adjacent, habits } = flags
  const chosen = Object.entries({ size, pool, hitwords, adjacent, showHits: flags.show === true })
  const params = validateParams<Params>(
    rules,
    Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
  )
  if (!params.ok) return params
  const deal = rules.readDeal!(habits === undefined ? null : { habits }, params.value)
  if (!deal.ok) return deal
  const levels = readLevels(String(flags.levels ?? 'random,random'))
  if (!levels.ok) return levels
  const filling = flags.grids === undefined ? undefined : String(flags.grids).trim().toLowerCase()
  if (filling !== undefined && !FILLING_STYLES.some(style => style === filling))
    return reject('no-such-habit', { habit: filling, known: FILLING_STYLES.join(', ') })
  const range = { kind: 'whole', min: 1, max: MOST_GAMES, default: DEFAULT_GAMES } as const
  const games = readOption('games', range, flags.games ?? DEFAULT_GAMES) as Result<number>
  if (!games.ok) return games
  return accept({
    params: params.value,
    deal: deal.value,
    levels: levels.value,
    games: games.value,
    filling: filling as FillingStyle | undefined,
    seed: String(flags.seed ?? 'guessgo'),
  })
}

function readLevels(text: string): Result<readonly [string, string]> {
  const [one, other, ...rest] = text.split(',').map(level => level.trim().toLowerCase())
  if (one === undefined || other === undefined || rest.length > 0) return reject('two-levels')
  const unknown = [one, other].find(level => !LEVELS.includes(level))
  return unknown === undefined
    ? accept([one, other])
    : reject('no-such-level', { level: unknown, known: LEVELS.join(', ') })
}
