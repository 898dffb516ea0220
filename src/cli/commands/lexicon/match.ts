import { UserError } from '#kernel/errors.ts'
import { findMatches } from '#lexicon/match-pattern.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { lexiconText } from '../../text/en/lexicon.ts'
import { integerFlag, type LexiconArguments, singlePositional } from './arguments.ts'
import { openDictionary } from './dictionary.ts'

/** The exit code is 1 when nothing matches, for scripts. */
export async function printMatches({
  positionals,
  flags,
  write,
  writeJson,
}: LexiconArguments): Promise<number> {
  const pattern = singlePositional(positionals, lexiconText.nameAPattern)
  if (flags.all && flags.page !== undefined) throw new UserError(lexiconText.allOrPage)
  const page = integerFlag(flags, 'page', { least: 1, most: 999_999, usual: 1 })
  const lexicon = await openDictionary(flags)
  const found = findMatches(lexicon, pattern, { page, ...(flags.all && { perPage: lexicon.size }) })
  if (!found.ok) throw new UserError(lexiconSentence(found.rejection))
  const { words, total, page: shown, pages } = found.value
  if (shown !== page && total > 0) throw new UserError(lexiconText.noSuchPage(page, pages))
  if (flags.json) writeJson({ pattern, ...found.value })
  else if (total === 0) write(lexiconText.noMatch(pattern))
  else {
    for (const word of words) write(word)
    if (!flags.all) write(lexiconText.total(pattern, total, page, pages))
  }
  return total === 0 ? 1 : 0
}
