import { UserError } from '#kernel/errors.ts'
import { findMatches } from '#lexicon/match-pattern.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { lexiconText } from '../../text/en/lexicon.ts'
import { integerFlag, type LexiconArguments, singlePositional } from './arguments.ts'
import { openDictionary } from './dictionary.ts'

export async function printMatches({ positionals, flags, write }: LexiconArguments): Promise<number> {
  const pattern = singlePositional(positionals, lexiconText.nameAPattern)
  const page = integerFlag(flags, 'page', { least: 1, most: 999_999, usual: 1 })
  const found = findMatches(await openDictionary(flags), pattern, { page })
  if (!found.ok) throw new UserError(lexiconSentence(found.rejection))
  const { words, total, pages } = found.value
  if (flags.json) {
    write(JSON.stringify({ pattern, ...found.value }))
    return 0
  }
  for (const word of words) write(word)
  write(lexiconText.total(total, found.value.page, pages))
  return 0
}
