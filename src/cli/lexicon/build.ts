import { writeFile } from 'node:fs/promises'
import { messageOf, UserError } from '#kernel/failure.ts'
import { writeLexicon } from '#lexicon/file.ts'
import { LONGEST_WORD } from '#lexicon/graph/forward.ts'
import { anchored, compile } from '#lexicon/lexicon.ts'
import { readWordList, SCRIBBLE_LIMITS } from '#lexicon/word-list.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { readInput } from '../input.ts'
import { words } from '../words.ts'
import { type Call, wholeFlag } from './call.ts'
import { readAlphabet } from './dictionary.ts'
import { lexiconWords } from './words.ts'

export async function build({ names, flags, write }: Call): Promise<number> {
  const [list, file, extra] = names
  if (list === undefined || file === undefined) throw new UserError(lexiconWords.nameListAndFile)
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const alphabet = await readAlphabet(flags)
  const longest = wholeFlag(flags, 'longest', {
    least: 2,
    most: LONGEST_WORD,
    usual: SCRIBBLE_LIMITS.longest,
  })
  const read = readWordList(await readInput(list), alphabet, {
    ...{ shortest: SCRIBBLE_LIMITS.shortest, longest },
    badLines: flags.skip ? 'leave-out' : 'refuse',
  })
  if (!read.ok) throw new UserError(`${list}: ${lexiconRejection(read.rejection)}`)
  const { words: found, duplicates, tooLong, leftOut } = read.value
  const lexicon = anchored(compile(found, alphabet))
  const bytes = writeLexicon(lexicon, { form: 'graph' })
  await writeFile(file, bytes).catch((error: unknown) => {
    throw new UserError(lexiconWords.notWritable(file, messageOf(error)))
  })
  const { size, hash } = lexicon
  if (flags.json) {
    write(JSON.stringify({ file, words: size, bytes: bytes.length, hash, duplicates, tooLong, leftOut }))
    return 0
  }
  write(lexiconWords.built(file, size, bytes.length))
  if (duplicates > 0) write(lexiconWords.duplicates(duplicates))
  if (tooLong > 0) write(lexiconWords.tooLong(tooLong, longest))
  if (leftOut > 0) write(lexiconWords.leftOut(leftOut))
  write(lexiconWords.hash(hash))
  return 0
}
