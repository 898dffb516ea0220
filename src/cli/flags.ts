import { parseArgs } from 'node:util'
import { lettersIn } from '#kernel/brought.ts'
import { UserError } from '#kernel/failure.ts'
import { type AnyOptions, defaultSetup } from '#kernel/options.ts'
import { nameOfFile } from '#lexicon/file-name.ts'
import type { Library } from '#lexicon/library.ts'
import { ownNamed } from '#lexicon/own.ts'
import { addDictionary } from '#machine/add-dictionary.ts'
import { readInput } from './input.ts'
import { dictionaryRefusal } from './lexicon/words.ts'
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

/**
 * The flags that a game's options make: a switch for a switch, a value for the rest, and a file for a text. A file that
 * takes the place of a choice is named where the choice would be.
 */
export function optionFlags(options: AnyOptions): FlagKinds {
  const flags: Record<string, 'text' | 'switch'> = {}
  for (const [key, option] of Object.entries(options)) {
    if (option.kind === 'file' && option.for) continue
    flags[key] = option.kind === 'switch' ? 'switch' : 'text'
    if (option.kind === 'text') flags[fileFlag(key)] = 'text'
  }
  return flags
}

/** The flag that names a file with the value of an option which can be typed too. */
export function fileFlag(key: string): string {
  return `${key}-file`
}

/** The option whose file may be named where this one's choices are, and the choice that stands for it there. */
export function fileFor(options: AnyOptions, key: string): { name: string; choice: string } | undefined {
  for (const [name, option] of Object.entries(options))
    if (option.kind === 'file' && option.for?.option === key) return { name, choice: option.for.choice }
  return undefined
}

/** What was chosen by flags, the texts of files included; a dictionary that is brought is kept. */
export async function chosenByFlags(
  options: AnyOptions,
  flags: Parsed['flags'],
  library?: Library,
): Promise<Readonly<Record<string, unknown>>> {
  const chosen: Record<string, unknown> = {}
  for (const [key, option] of Object.entries(options)) {
    const given = flags[key]
    const brought = fileFor(options, key)
    if (brought && typeof given === 'string' && option.kind === 'choice' && isFile(given, option.choices)) {
      chosen[key] = brought.choice
      chosen[brought.name] = await readInput(given)
      continue
    }
    const file = option.kind === 'file' ? given : flags[fileFlag(key)]
    if (option.kind !== 'file' && file !== undefined && given !== undefined)
      throw new UserError(words.valueOrFile(key))
    const value = file === undefined ? flags[key] : (await readInput(String(file))).trim()
    if (value !== undefined) chosen[key] = value
    if (option.kind === 'file' && option.named !== undefined && file !== undefined && file !== '-')
      chosen[option.named] ??= nameOfFile(String(file))
  }
  for (const [key, option] of Object.entries(options))
    if (option.kind === 'lexicon' && library && typeof chosen[key] === 'string') {
      const letters = lettersIn(options, { ...defaultSetup<object>(options), ...chosen })
      chosen[key] = await lexiconNamed(library, chosen[key], letters)
    }
  return chosen
}

function isFile(given: string, choices: readonly string[]): boolean {
  return !choices.includes(given.trim().toLowerCase())
}

/** The hash of one's own dictionary by its name, or of a file, which is kept for the next time. */
async function lexiconNamed(library: Library, given: string, letters: string | undefined): Promise<string> {
  const known = ownNamed(library.own.all(), given)
  if (known) return known.lexicon.hash
  if (library.find(given)) return given
  const added = await addDictionary(library.own, { path: given, letters })
  if (!added.ok) throw new UserError(dictionaryRefusal(given, added.rejection))
  return added.value.own.lexicon.hash
}
