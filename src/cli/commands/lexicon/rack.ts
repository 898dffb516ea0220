import { UserError } from '#kernel/errors.ts'
import { readLetters } from '#lexicon/alphabet.ts'
import { MAX_WORD_LENGTH } from '#lexicon/graph/dawg.ts'
import { subWords } from '#lexicon/sub-words.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { lexiconText } from '../../text/en/lexicon.ts'
import { integerFlag, type LexiconArguments, singlePositional } from './arguments.ts'
import { openDictionary } from './dictionary.ts'

/** The exit code is 1 when the letters make no word, for scripts. */
export async function rack({ positionals, flags, write, writeJson }: LexiconArguments): Promise<number> {
  const letters = singlePositional(positionals, lexiconText.nameLetters).trim()
  if (letters === '') throw new UserError(lexiconText.nameLetters)
  const lexicon = await openDictionary(flags)
  const read = readLetters(lexicon.alphabet, letters)
  if (!read.ok) throw new UserError(`${lexiconSentence(read.rejection)}.`)
  const bounds = { least: 1, most: MAX_WORD_LENGTH }
  const words = subWords(lexicon, letters, {
    shortest: integerFlag(flags, 'shortest', { ...bounds, usual: 2 }),
    longest: integerFlag(flags, 'longest', { ...bounds, usual: read.value.length }),
  })
  if (flags.json) writeJson({ letters, words })
  else if (words.length === 0) write(lexiconText.noWordFrom(letters))
  else for (const word of words) write(word)
  return words.length === 0 ? 1 : 0
}
