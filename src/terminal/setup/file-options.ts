import {
  type AnyOptions,
  customLettersIn,
  defaultParams,
  findLexiconOption,
  withoutIrrelevant,
} from '#kernel/options.ts'
import { dictionaryNameOf } from '#lexicon/custom-dictionaries.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'

/** The value that stands for a dictionary in a file. */
export const DICTIONARY_IN_FILE = 'in a file'

/**
 * Replaces paths in the choices by the text of the file, or by the hash of a dictionary, which is saved. Returns a
 * sentence where a file cannot be read.
 */
export async function resolveFileOptions(
  { files }: TerminalHost,
  { rules, library }: LoadedGame,
  chosen: object,
  dictionaryPath: string,
): Promise<object | string> {
  const options = rules.options as AnyOptions
  const params: Record<string, unknown> = {
    ...withoutIrrelevant(options, { ...defaultParams<object>(rules.options), ...chosen }),
  }
  for (const [key, option] of Object.entries(options)) {
    const value = params[key]
    // A path has one line; a longer text is the content itself, pasted or from the last game.
    if (option.kind !== 'file' || typeof value !== 'string' || value === '' || value.includes('\n')) continue
    const text = await files.readText(value)
    if (text === undefined) return shellText.customDictionary.noSuchFile(value)
    if (text.trim() === '') return shellText.customDictionary.emptyFile(value)
    params[key] = text
    if (option.named !== undefined) params[option.named] ||= dictionaryNameOf(value)
  }
  const lexicon = findLexiconOption(options)
  if (!lexicon || !library || params[lexicon.key] !== DICTIONARY_IN_FILE) return params
  const path = dictionaryPath.trim()
  if (path === '') return shellText.customDictionary.nameTheFile
  const letters = customLettersIn(options, params)
  const added = await files.addDictionary(library.customDictionaries, { path, letters })
  return added.ok ? { ...params, [lexicon.key]: added.hash } : added.why
}
