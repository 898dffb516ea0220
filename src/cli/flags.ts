import { parseArgs } from 'node:util'
import { UserError } from '#kernel/failure.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { words } from './words.ts'

export type FlagKinds = Readonly<Record<string, 'text' | 'switch'>>

export interface Parsed {
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  readonly names: readonly string[]
}

/** Reads flags strictly: an unknown one or a missing value is told, never passed over. */
export function readFlags(given: readonly string[], kinds: FlagKinds, command: string): Parsed {
  const options = Object.fromEntries(
    Object.entries({ help: 'switch', ...kinds }).map(([name, kind]) => [
      name,
      { type: kind === 'text' ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options,
      allowPositionals: true,
      allowNegative: true,
    })
    return { flags: values as Parsed['flags'], names: positionals }
  } catch (error) {
    const problem = (error as Error).message.replace(/ To specify a positional.*/s, '').replace(/\.?$/, '.')
    throw new UserError(words.flagProblem(problem, command))
  }
}

/** The flags that a game's options make: a switch for a switch, a value for the rest. */
export function optionFlags(options: AnyOptions): FlagKinds {
  return Object.fromEntries(
    Object.entries(options).map(([key, option]) => [key, option.kind === 'switch' ? 'switch' : 'text']),
  )
}
