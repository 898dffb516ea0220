import { UserError } from '#kernel/failure.ts'
import { match } from '#lexicon/match.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { type Call, onlyName, wholeFlag } from './call.ts'
import { openDictionary } from './dictionary.ts'
import { lexiconWords } from './words.ts'

export async function matchPattern({ names, flags, write }: Call): Promise<number> {
  const pattern = onlyName(names, lexiconWords.nameAPattern)
  const page = wholeFlag(flags, 'page', { least: 1, most: 999_999, usual: 1 })
  const found = match(await openDictionary(flags), pattern, { page })
  if (!found.ok) throw new UserError(String(lexiconRejection(found.rejection)))
  const { words, total, pages } = found.value
  if (flags.json) {
    write(JSON.stringify({ pattern, ...found.value }))
    return 0
  }
  for (const word of words) write(word)
  write(lexiconWords.total(total, found.value.page, pages))
  return 0
}
