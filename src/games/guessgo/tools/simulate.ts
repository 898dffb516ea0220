import type { Bot } from '#kernel/engine.ts'
import { defaultParams } from '#kernel/options.ts'
import { type OptionRefusals, readOption, readParams } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Tool, ToolCall, ToolResult } from '#kernel/tool.ts'
import { createBots } from '../engine/bots/bots.ts'
import { FILLING_STYLES, type FillingStyle } from '../engine/simulation/filling-styles.ts'
import {
  callingHitwordsFirst,
  HITWORD_STYLES,
  type HitwordStyle,
} from '../engine/simulation/hitword-styles.ts'
import { type MatchResult, playMatch, summarizeResults } from '../engine/simulation/simulate.ts'
import { type Refusals, reject } from '../rules/refusals.ts'
import { rules } from '../rules/rules.ts'
import type { Deal, GuessGoTypes, Params } from '../rules/types.ts'
import { toolText } from '../text/en-tools.ts'

const bots = createBots()
const LEVELS = Object.keys(bots)
const DEFAULT_LEVELS = 'random,random'
const DEFAULT_SEED = 'guessgo'
const DEFAULT_GAMES = 1_000
const MOST_GAMES = 1_000_000
const { help, ...text } = toolText.simulate
const defaults = defaultParams<Params>(rules.options)

export const simulate: Tool<GuessGoTypes['refusals']> = {
  summary: text.summary,
  flags: {
    size: { kind: 'text', value: 'N', help: help.size(defaults.size) },
    pool: { kind: 'text', value: 'P', help: help.pool },
    levels: { kind: 'text', value: 'A,B', help: help.levels(LEVELS, DEFAULT_LEVELS) },
    games: { kind: 'text', value: 'G', help: help.games(DEFAULT_GAMES) },
    seed: { kind: 'text', value: 'S', help: help.seed(DEFAULT_SEED) },
    grids: { kind: 'text', value: 'HOW', help: help.grids(FILLING_STYLES) },
    placing: { kind: 'text', value: 'HOW', help: help.placing(HITWORD_STYLES) },
    'hitwords-first': { kind: 'switch', help: help.hitwordsFirst },
    hitwords: { kind: 'text', value: 'RULE', help: help.hitwords },
    adjacent: { kind: 'text', value: '4|8', help: help.adjacent },
    show: { kind: 'switch', help: help.show },
    once: { kind: 'switch', help: help.once },
    habits: { kind: 'text', value: '"alphabet 3"', help: help.habits },
  },
  examples: [
    'quincunx guessgo simulate --size 5 --pool 25 --games 10000',
    'quincunx guessgo simulate --size 15 --levels careful,random --games 5000 --json',
    'quincunx guessgo simulate --size 5 --pool 100 --levels mindreader,random --grids runs',
    'quincunx guessgo simulate --size 11 --levels careful,careful --placing adjacent --hitwords-first',
  ],
  async run(call) {
    const request = readRequest(call)
    if (!request.ok) return request
    const { params, levels, games, match, seed, styles } = request.value
    const results: MatchResult[] = []
    for (let game = 0; game < games; game++) {
      results.push(playMatch({ ...match, seed: `${seed} ${game}` }))
      // Asked to end soon, it tells what it has found so far.
      const progress = { done: game + 1, of: games, unit: text.progress, canStop: true } as const
      if ((await call.report(progress)) === false) break
    }
    const summary = summarizeResults(results)
    const output = { size: params.size, pool: params.pool, levels, ...styles, seed, ...summary }
    const stopped = results.length < games && !call.json ? [text.stopped(results.length, games)] : []
    const lines = call.json ? [JSON.stringify(output)] : text.results(levels, summary)
    for (const line of [...stopped, ...lines]) call.write(line)
    return accept(undefined)
  },
}

interface SimulationRequest {
  readonly params: Params
  readonly levels: readonly [string, string]
  readonly games: number
  readonly seed: string
  readonly match: {
    readonly params: Params
    readonly deal: Deal | null
    readonly bots: readonly [Bot<GuessGoTypes>, Bot<GuessGoTypes>]
    readonly filling?: FillingStyle
    readonly placing?: HitwordStyle
  }
  /** How the second player's grid is filled, as far as it was chosen. */
  readonly styles: { readonly grids?: FillingStyle; readonly placing?: HitwordStyle }
}

function readRequest({ flags }: ToolCall): ToolResult<SimulationRequest, Refusals> {
  const { size, pool, hitwords, adjacent, habits } = flags
  const switches = { showHits: flags.show === true, once: flags.once === true }
  const chosen = Object.entries({ size, pool, hitwords, adjacent, ...switches })
  const params = readParams<Params>(
    rules.options,
    Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
  )
  if (!params.ok) return params
  const rejection = rules.checkParams?.(params.value)
  if (rejection) return { ok: false, rejection }
  const deal = rules.readDeal!(habits === undefined ? null : { habits }, params.value)
  if (!deal.ok) return deal
  const levels = readLevels(String(flags.levels ?? DEFAULT_LEVELS))
  if (!levels.ok) return levels
  const filling = readStyle(flags.grids, FILLING_STYLES)
  if (!filling.ok) return filling
  const placing = readStyle(flags.placing, HITWORD_STYLES)
  if (!placing.ok) return placing
  const range = { kind: 'whole', min: 1, max: MOST_GAMES, default: DEFAULT_GAMES } as const
  const games = readOption('games', range, flags.games ?? DEFAULT_GAMES) as Result<number, OptionRefusals>
  if (!games.ok) return games
  const [one, other] = levels.value.map(level => bots[level]!) as [Bot<GuessGoTypes>, Bot<GuessGoTypes>]
  return accept({
    params: params.value,
    levels: levels.value,
    games: games.value,
    seed: String(flags.seed ?? DEFAULT_SEED),
    match: {
      params: params.value,
      deal: deal.value,
      bots: [one, flags['hitwords-first'] === true ? callingHitwordsFirst(other) : other],
      ...(filling.value && { filling: filling.value }),
      ...(placing.value && { placing: placing.value }),
    },
    styles: {
      ...(filling.value && { grids: filling.value }),
      ...(placing.value && { placing: placing.value }),
    },
  })
}

function readStyle<Style extends string>(
  given: string | boolean | undefined,
  styles: readonly Style[],
): Result<Style | undefined, Refusals> {
  if (given === undefined) return accept(undefined)
  const wanted = String(given).trim().toLowerCase()
  const style = styles.find(one => one === wanted)
  return style ? accept(style) : reject('no-such-habit', { habit: wanted, known: styles.join(', ') })
}

function readLevels(text: string): Result<readonly [string, string], Refusals> {
  const [one, other, ...rest] = text.split(',').map(level => level.trim().toLowerCase())
  if (one === undefined || other === undefined || rest.length > 0) return reject('two-levels')
  const unknown = [one, other].find(level => !LEVELS.includes(level))
  return unknown === undefined
    ? accept([one, other])
    : reject('no-such-level', { level: unknown, known: LEVELS.join(', ') })
}
