import { UserError } from '#kernel/failure.ts'
import { readLetters } from '#lexicon/alphabet.ts'
import { LONGEST_WORD } from '#lexicon/graph/forward.ts'
import { subWords } from '#lexicon/sub-words.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { type Call, onlyName, wholeFlag } from './call.ts'
import { openDictionary } from './dictionary.ts'
import { lexiconWords } from './words.ts'

export async function rack({ names, flags, write }: Call): Promise<number> {
  const letters = onlyName(names, lexiconWords.nameLetters)
  const lexicon = await openDictionary(flags)
  const read = readLetters(lexicon.alphabet, letters)
  if (!read.ok) throw new UserError(`${lexiconRejection(read.rejection)}.`)
  const bounds = { least: 1, most: LONGEST_WORD }
  const found = subWords(lexicon, letters, {
    shortest: wholeFlag(flags, 'shortest', { ...bounds, usual: 2 }),
    longest: wholeFlag(flags, 'longest', { ...bounds, usual: read.value.length }),
  })
  if (flags.json) write(JSON.stringify({ letters, words: found }))
  else for (const word of found) write(word)
  return 0
}
