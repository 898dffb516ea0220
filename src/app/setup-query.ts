import type { GameEntry } from '#games/game-entry.ts'
import { type AnyOptions, defaultParams, initialChoices, matters, type Options } from '#kernel/options.ts'
import { readOption, validateParams } from '#kernel/read-params.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import { type DefaultName, defaultLevel, type GameRequest, seatPlayers } from './game-request.ts'

export const OPPONENTS = ['computer', 'two', 'online'] as const

/** The chosen options of a game, from a form or a URL. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>

/** The part of `URLSearchParams` that is used here. */
export interface QueryParameters {
  get(name: string): string | null
  has(name: string): boolean
}

/** The choices in the URL of a setup page. */
export interface SetupQuery {
  readonly opponents: (typeof OPPONENTS)[number] | undefined
  readonly chosen: OptionValues
  readonly seed: string
  /** Whether to start the game without showing the form. */
  readonly startsAtOnce: boolean
  /** The reason why a value was left out, if any. */
  readonly rejection: Rejection | undefined
}

/** Reads `?size=8&grade=tricky`. Unknown keys are ignored, because other programs add their own. */
export function readSetupQuery(query: QueryParameters, options: AnyOptions): SetupQuery {
  const defaults = defaultParams<object>(options as Options<object>)
  const chosen: Record<string, string | number | boolean> = {}
  let rejection: Rejection | undefined
  for (const [key, option] of Object.entries(options)) {
    // Whether an option matters can depend on those declared before it.
    const text = matters(option, { ...defaults, ...chosen }) ? query.get(key) : null
    if (text === null) continue
    const read = readOption(key, option, text)
    if (read.ok) chosen[key] = read.value
    else rejection ??= read.rejection
  }
  // A link that leaves an option out means its default, not the value that a form begins with.
  if (Object.keys(chosen).length > 0)
    for (const key of Object.keys(initialChoices(options))) chosen[key] ??= options[key]!.default
  return {
    opponents: OPPONENTS.find(opponents => opponents === query.get('who')),
    chosen,
    seed: query.get('seed') ?? '',
    startsAtOnce: query.has('play'),
    rejection,
  }
}

/** Writes choices as the query of a URL, the inverse of `readSetupQuery`. */
export function writeSetupQuery(chosen: OptionValues): string {
  return Object.entries(chosen)
    .map(([key, value]) => `${encode(key)}=${encode(String(value))}`)
    .join('&')
}

/** Mail and chat programs end a link at a quote or a bracket, so those are escaped too. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

/** The game that a link to a setup page requests. */
export interface SetupLink {
  readonly opponents: SetupQuery['opponents']
  readonly chosen: OptionValues
  readonly request: GameRequest
  /** Whether the game begins at once: the link has a puzzle or a seed, or says so. */
  readonly isComplete: boolean
}

/** Reads the query of a link; refused where a value is invalid. */
export function readSetupLink(
  game: Pick<GameEntry, 'rules' | 'text'>,
  query: QueryParameters,
  defaultName: DefaultName,
): Result<SetupLink> {
  const { rules } = game
  const options = rules.options as AnyOptions
  const { opponents, chosen, seed, startsAtOnce, rejection } = readSetupQuery(query, options)
  if (rejection) return { ok: false, rejection }
  const params = validateParams<object>(rules, chosen)
  if (!params.ok) return params
  const hasPuzzle = Object.keys(chosen).some(key => options[key]?.kind === 'puzzle' && chosen[key] !== '')
  const hasSeed = seed.trim() !== ''
  const level = opponents === 'two' ? undefined : defaultLevel(game)
  const request = {
    game: rules.id,
    params: params.value,
    players: seatPlayers(rules.seats, defaultName, { level }),
    ...(hasSeed && { seed: seed.trim() }),
  }
  return accept({ opponents, chosen, request, isComplete: startsAtOnce || hasPuzzle || hasSeed })
}
