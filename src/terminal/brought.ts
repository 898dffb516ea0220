import { lettersIn, lexiconOption, tidied } from '#kernel/brought.ts'
import { type AnyOptions, defaultSetup } from '#kernel/options.ts'
import { nameOfFile } from '#lexicon/file-name.ts'
import type { TerminalHost } from './host.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

/** Stands for a dictionary that is still in a file. */
export const IN_A_FILE = 'in a file'

/**
 * The choices with what lies in files: a text instead of its path, the hash of a dictionary that is kept from now on.
 * A sentence where that cannot be had.
 */
export async function withBrought(
  { brought }: TerminalHost,
  { game, library }: LoadedGame,
  chosen: object,
  dictionaryPath: string,
): Promise<object | string> {
  const options = game.options as AnyOptions
  const setup: Record<string, unknown> = {
    ...tidied(options, { ...defaultSetup<object>(game.options), ...chosen }),
  }
  for (const [key, option] of Object.entries(options)) {
    const value = setup[key]
    // A path is one line; what is more is the text itself, pasted or from the game before.
    if (option.kind !== 'file' || typeof value !== 'string' || value === '' || value.includes('\n')) continue
    const text = await brought.readText(value)
    if (text === undefined) return words.brought.noSuchFile(value)
    setup[key] = text
    if (option.named !== undefined) setup[option.named] ||= nameOfFile(value)
  }
  const lexicon = lexiconOption(options)
  if (!lexicon || !library || setup[lexicon.key] !== IN_A_FILE) return setup
  const path = dictionaryPath.trim()
  if (path === '') return words.brought.nameTheFile
  const letters = lettersIn(options, setup)
  const added = await brought.addDictionary(library.own, { path, letters })
  return added.ok ? { ...setup, [lexicon.key]: added.hash } : added.why
}
