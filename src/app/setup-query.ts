import { type AnyOptions, defaultParams, matters, type Options, readOption } from '#kernel/options.ts'
import type { Rejection } from '#kernel/result.ts'

export const OPPONENTS = ['computer', 'two', 'online'] as const

/** What is chosen of a game's options, as a form or an address has it. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>

/** The part of an address after its `?`. */
export interface QueryParameters {
  get(name: string): string | null
  has(name: string): boolean
}

/** What the address that led to the form asks for. */
export interface SetupQuery {
  readonly opponents: (typeof OPPONENTS)[number] | undefined
  readonly chosen: OptionValues
  readonly seed: string
  /** Whether to begin at once. */
  readonly startsAtOnce: boolean
  /** Why a value was left out. */
  readonly rejection: Rejection | undefined
}

/** Reads `?size=8&grade=tricky`; what is not an option here may be another program's and is passed over. */
export function readSetupQuery(address: QueryParameters, options: AnyOptions): SetupQuery {
  const defaults = defaultParams<object>(options as Options<object>)
  const chosen: Record<string, string | number | boolean> = {}
  let rejection: Rejection | undefined
  for (const [key, option] of Object.entries(options)) {
    // Whether an option matters can depend on those declared before it.
    const text = matters(option, { ...defaults, ...chosen }) ? address.get(key) : null
    if (text === null) continue
    const read = readOption(key, option, text)
    if (read.ok) chosen[key] = read.value
    else rejection ??= read.rejection
  }
  return {
    opponents: OPPONENTS.find(one => one === address.get('who')),
    chosen,
    seed: address.get('seed') ?? '',
    startsAtOnce: address.has('play'),
    rejection,
  }
}
