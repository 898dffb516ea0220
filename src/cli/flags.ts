import { parseArgs } from 'node:util'
import { UserError } from '#kernel/failure.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { readInput } from './input.ts'
import { words } from './words.ts'

export type FlagKinds = Readonly<Record<string, 'text' | 'texts' | 'switch'>>

export interface Parsed {
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  readonly names: readonly string[]
}

/** Reads flags strictly: an unknown one or a missing value is told, never passed over. */
export function readFlags(given: readonly string[], kinds: FlagKinds, command: string): Parsed {
  const options = Object.fromEntries(
    Object.entries({ help: 'switch', ...kinds }).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: kind === 'texts' },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options,
      allowPositionals: true,
      allowNegative: true,
    })
    // What is given several times is one list, as if it had been written with commas.
    const joined = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join() : value,
    ])
    return { flags: Object.fromEntries(joined), names: positionals }
  } catch (error) {
    const problem = (error as Error).message.replace(/ To specify a positional.*/s, '').replace(/\.?$/, '.')
    throw new UserError(words.flagProblem(problem, command))
  }
}

/** The flags that a game's options make: a switch for a switch, a value for the rest, and a file for a text. */
export function optionFlags(options: AnyOptions): FlagKinds {
  const flags: Record<string, 'text' | 'switch'> = {}
  for (const [key, option] of Object.entries(options)) {
    flags[key] = option.kind === 'switch' ? 'switch' : 'text'
    if (option.kind === 'text' && !option.inFile) flags[fileFlag(key)] = 'text'
  }
  return flags
}

/** The flag that names a file with the value of an option which can be typed too. */
export function fileFlag(key: string): string {
  return `${key}-file`
}

/** What was chosen by flags, the texts of files included. */
export async function chosenByFlags(
  options: AnyOptions,
  flags: Parsed['flags'],
): Promise<Readonly<Record<string, unknown>>> {
  const chosen: Record<string, unknown> = {}
  for (const [key, option] of Object.entries(options)) {
    const isInFile = option.kind === 'text' && option.inFile
    const file = flags[isInFile ? key : fileFlag(key)]
    if (!isInFile && file !== undefined && flags[key] !== undefined)
      throw new UserError(words.valueOrFile(key))
    const value = file === undefined ? flags[key] : (await readInput(String(file))).trim()
    if (value !== undefined) chosen[key] = value
  }
  return chosen
}
