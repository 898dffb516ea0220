import { UserError } from '#kernel/errors.ts'
import { type AnyOptions, customLettersIn, defaultParams } from '#kernel/options.ts'
import type { Rejection } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { dictionaryNameOf, findCustomDictionary } from '#lexicon/custom-dictionaries.ts'
import type { Library } from '#lexicon/library.ts'
import { leftOutSentence } from '#lexicon/text/en.ts'
import { addDictionary } from '#node/add-dictionary.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { ParsedFlags } from './flags.ts'
import { readFilledInput } from './input.ts'
import { warn } from './print.ts'
import { dictionaryRejectionText } from './text/en/lexicon.ts'
import { cliText } from './text/en/shell.ts'
import { UsageError } from './usage-error.ts'

/** An option as a flag: side-runs. */
export function flagFor(key: string): string {
  return key.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
}

/** The flag that names a file for an option whose value can also be typed. */
export function fileFlagFor(key: string): string {
  return `${flagFor(key)}-file`
}

/** The file option that can be given in place of this option's choices, with the choice that stands for it. */
export function fileOptionFor(
  options: AnyOptions,
  key: string,
): { name: string; choice: string } | undefined {
  const option = options[key]
  return option?.kind === 'choice' && option.file
    ? { name: option.file.option, choice: option.file.choice }
    : undefined
}

/** Whether the file is given in place of another option's choices and needs no flag of its own. */
export function isNamedElsewhere(options: AnyOptions, key: string): boolean {
  return Object.values(options).some(option => option.kind === 'choice' && option.file?.option === key)
}

/** The options chosen by flags, with the texts of files. A dictionary from a file is saved. */
export async function readOptionFlags(
  options: AnyOptions,
  flags: ParsedFlags['flags'],
  library?: Library,
): Promise<Readonly<Record<string, unknown>>> {
  const chosen: Record<string, unknown> = {}
  for (const [key, option] of Object.entries(options)) {
    const given = flags[flagFor(key)]
    const fileOption = fileOptionFor(options, key)
    if (
      fileOption &&
      typeof given === 'string' &&
      option.kind === 'choice' &&
      isFilePath(given, option.choices)
    ) {
      chosen[key] = fileOption.choice
      chosen[fileOption.name] = await readFilledInput(given)
      continue
    }
    const file = option.kind === 'file' ? given : flags[fileFlagFor(key)]
    if (option.kind !== 'file' && file !== undefined && given !== undefined)
      throw new UsageError(cliText.valueOrFile(flagFor(key)))
    const value = file === undefined ? given : (await readFilledInput(String(file))).trim()
    if (value !== undefined) chosen[key] = value
    if (option.kind === 'file' && option.named !== undefined && file !== undefined && file !== '-')
      chosen[option.named] ??= dictionaryNameOf(String(file))
  }
  for (const [key, option] of Object.entries(options)) {
    const implied = option.kind === 'choice' && chosen[key] === undefined ? option.impliedBy : undefined
    const choice = Object.entries(implied ?? {}).find(([, keys]) =>
      keys?.some(other => chosen[other] !== undefined),
    )
    if (choice) chosen[key] = choice[0]
  }
  for (const [key, option] of Object.entries(options))
    if (option.kind === 'lexicon' && library && typeof chosen[key] === 'string') {
      const letters = customLettersIn(options, { ...defaultParams<object>(options), ...chosen })
      chosen[key] = await resolveDictionary(library, chosen[key], letters)
    }
  return chosen
}

/** The sentence for a refused option, which names it as a flag. */
export function optionRejectionText({ details, ...rejection }: Rejection, gameText: GameText): string {
  const option = typeof details?.option === 'string' ? { option: `--${flagFor(details.option)}` } : {}
  return rejectionSentence({ ...rejection, ...(details && { details: { ...details, ...option } }) }, gameText)
}

function isFilePath(given: string, choices: readonly string[]): boolean {
  return !choices.includes(given.trim().toLowerCase())
}

/** The hash of a custom dictionary by its name, or of a file, which is saved for the next time. */
async function resolveDictionary(
  library: Library,
  given: string,
  letters: string | undefined,
): Promise<string> {
  const known = findCustomDictionary(library.customDictionaries.all(), given)
  if (known) return known.lexicon.hash
  if (library.find(given)) return given
  const added = await addDictionary(library.customDictionaries, { path: given, letters })
  if (!added.ok) throw new UserError(dictionaryRejectionText(given, added.rejection))
  const leftOut = leftOutSentence(added.value.made.leftOut)
  if (leftOut !== '') warn(leftOut)
  return added.value.own.lexicon.hash
}
