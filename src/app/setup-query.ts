import { type AnyOptions, defaultParams, matters, type Options, readOption } from '#kernel/options.ts'
import type { Rejection } from '#kernel/result.ts'

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
  return {
    opponents: OPPONENTS.find(opponents => opponents === query.get('who')),
    chosen,
    seed: query.get('seed') ?? '',
    startsAtOnce: query.has('play'),
    rejection,
  }
}
