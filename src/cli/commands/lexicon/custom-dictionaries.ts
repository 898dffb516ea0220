import { existsSync } from 'node:fs'
import { readSavedGame } from '#app/saved-game-format.ts'
import { loadMetadata } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import { type AnyOptions, customLettersIn, lexiconHashIn } from '#kernel/options.ts'
import { type CustomDictionary, findCustomDictionary } from '#lexicon/custom-dictionaries.ts'
import { leftOutSentence } from '#lexicon/text/en.ts'
import { SCRIBBLE_LIMITS } from '#lexicon/word-list.ts'
import { addDictionary, type DictionaryFile } from '#node/add-dictionary.ts'
import { loadCustomDictionaries } from '#node/bundled-words.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { databaseFile } from '../../data-folder.ts'
import { readInput } from '../../input.ts'
import { dictionaryRejectionText, lexiconText } from '../../text/en/lexicon.ts'
import { cliText } from '../../text/en/shell.ts'
import { type LexiconArguments, singlePositional } from './arguments.ts'
import { readAlphabetText } from './dictionary.ts'

/** Saves a dictionary on this machine, for local games and for the server. */
export async function add({ positionals, flags, write, writeJson }: LexiconArguments): Promise<number> {
  const path = singlePositional(positionals, lexiconText.nameADictionary)
  const own = await loadCustomDictionaries()
  const name = typeof flags.name === 'string' ? flags.name : undefined
  const added = await addDictionary(own, {
    path,
    ...(name !== undefined && { name }),
    ...(await requestedLetters(flags)),
  })
  if (!added.ok) throw new UserError(dictionaryRejectionText(path, added.rejection))
  const { made } = added.value
  if (flags.json) writeJson({ ...dictionaryFacts(added.value.own), leftOut: made.leftOut.count })
  else {
    write(lexiconText.kept(added.value.own))
    if (made.duplicates > 0) write(lexiconText.duplicates(made.duplicates))
    if (made.tooLong > 0) write(lexiconText.tooLong(made.tooLong, SCRIBBLE_LIMITS.longest))
    if (made.leftOut.count > 0) write(leftOutSentence(made.leftOut))
    write(lexiconText.hash(made.hash))
  }
  return 0
}

export async function list({
  positionals: names,
  flags,
  write,
  writeJson,
}: LexiconArguments): Promise<number> {
  if (names[0] !== undefined) throw new UserError(cliText.tooManyWords(names[0]))
  const all = (await loadCustomDictionaries()).all()
  for (const own of all)
    if (flags.json) writeJson(dictionaryFacts(own))
    else write(lexiconText.listed(own))
  if (all.length === 0 && !flags.json) write(lexiconText.noOwn)
  return 0
}

export async function forget({ positionals: names, write }: LexiconArguments): Promise<number> {
  const given = names.join(' ')
  if (given === '') throw new UserError(lexiconText.nameOneToForget)
  const own = await loadCustomDictionaries()
  const found = findCustomDictionary(own.all(), given)
  if (!found) throw new UserError(lexiconText.noSuchOwn(given))
  await refuseWhileNeeded(found)
  await own.remove(found.lexicon.hash)
  write(lexiconText.forgotten(found.name))
  return 0
}

/** A game that has begun with a dictionary cannot go on without it. */
async function refuseWhileNeeded({ name, lexicon }: CustomDictionary): Promise<void> {
  const file = databaseFile()
  if (!existsSync(file)) return
  const { tablesWithDictionary } = await import('#server/admin/tables-with-dictionary.ts')
  const tables = await tablesWithDictionary(file, lexicon.hash)
  if (tables.length > 0) throw new UserError(lexiconText.stillNeeded(name, tables))
}

/** The letters come from a reservoir file, or from a saved game, whose words the dictionary must then be. */
async function requestedLetters(
  flags: LexiconArguments['flags'],
): Promise<Pick<DictionaryFile, 'letters' | 'hash'>> {
  if (typeof flags.for !== 'string') return { letters: await readAlphabetText(flags) }
  if (flags.alphabet !== undefined) throw new UserError(lexiconText.alphabetOrFor)
  const saved = readSavedGame(await readInput(flags.for))
  if (!saved.ok) throw new UserError(`${flags.for}: ${rejectionSentence(saved.rejection)}`)
  const { game, params } = saved.value.record
  const options = (await loadMetadata(game))?.rules.options as AnyOptions | undefined
  const hash = options && lexiconHashIn(options, params)
  if (!options || hash === undefined) throw new UserError(lexiconText.needsNone(flags.for))
  return { hash, letters: customLettersIn(options, params) }
}

function dictionaryFacts({ name, lexicon: { size, hash, alphabet } }: CustomDictionary) {
  return { name, words: size, hash, letters: alphabet.letters.join(' ') }
}
