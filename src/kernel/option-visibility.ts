import type { AnyOptions, LexiconOption, Option } from './options.ts'

// What a person brings to a game: files, and words of one's own.

/** Whether an option matters beside the others, as far as the options themselves tell. */
export function isOptionVisible(option: Option, setup: object): boolean {
  if (option.kind !== 'file' || !option.for) return true
  return (setup as Readonly<Record<string, unknown>>)[option.for.option] === option.for.choice
}

/** The option by which words are chosen, with its name, in a game that has one. */
export function findLexiconOption(options: AnyOptions): { key: string; option: LexiconOption } | undefined {
  for (const [key, option] of Object.entries(options)) if (option.kind === 'lexicon') return { key, option }
  return undefined
}

/** The hash of the words that a game is played with, where there is something to choose. */
export function lexiconHashIn(options: AnyOptions, setup: object): string | undefined {
  const found = findLexiconOption(options)
  return found && (setup as Readonly<Record<string, string>>)[found.key]
}

/** The text that names the letters of a person's own words, in this setup; undefined for A to Z. */
export function customLettersIn(options: AnyOptions, setup: object): string | undefined {
  const letters = findLexiconOption(options)?.option.letters
  const option = letters === undefined ? undefined : options[letters]
  if (!option || !isOptionVisible(option, setup)) return undefined
  return (setup as Readonly<Record<string, string>>)[letters!]
}

/** The choices without the texts of files that do not matter beside the rest. */
export function dropHiddenOptions<Chosen extends object>(
  options: AnyOptions,
  chosen: Chosen,
): Partial<Chosen> {
  const entries = Object.entries(chosen).filter(
    ([key]) => !options[key] || isOptionVisible(options[key], chosen),
  )
  return Object.fromEntries(entries) as Partial<Chosen>
}
