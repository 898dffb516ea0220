import { type AnyOptions, readOption } from '#kernel/options.ts'
import type { Rejection } from '#kernel/result.ts'

export const COMPANIES = ['computer', 'two', 'online'] as const

/** What is chosen of a game's options, as a form or an address has it. */
export type Chosen = Readonly<Record<string, string | number | boolean>>

/** The part of an address after its `?`. */
export interface Search {
  get(name: string): string | null
  has(name: string): boolean
}

/** What the address that led to the form asks for. */
export interface Asked {
  readonly who: (typeof COMPANIES)[number] | undefined
  readonly chosen: Chosen
  readonly seed: string
  /** Whether to begin at once. */
  readonly plays: boolean
  /** Why a value was left out. */
  readonly refusal: Rejection | undefined
}

/** Reads `?size=8&grade=tricky`; what is not an option here may be another program's and is passed over. */
export function readAsked(
  address: Search,
  options: AnyOptions,
  mayChoose: (option: string, before: Chosen) => boolean = () => true,
): Asked {
  const chosen: Record<string, string | number | boolean> = {}
  let refusal: Rejection | undefined
  for (const [key, option] of Object.entries(options)) {
    // Whether an option matters can depend on those declared before it.
    const text = mayChoose(key, chosen) ? address.get(key) : null
    if (text === null) continue
    const read = readOption(key, option, text)
    if (read.ok) chosen[key] = read.value
    else refusal ??= read.rejection
  }
  return {
    who: COMPANIES.find(one => one === address.get('who')),
    chosen,
    seed: address.get('seed') ?? '',
    plays: address.has('play'),
    refusal,
  }
}
