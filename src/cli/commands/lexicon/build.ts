import { writeFile } from 'node:fs/promises'
import { errorMessage, UserError } from '#kernel/errors.ts'
import { MAX_WORD_LENGTH } from '#lexicon/graph/dawg.ts'
import { compile, withGaddag } from '#lexicon/lexicon.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { leftOutSentence, lexiconSentence } from '#lexicon/text/en.ts'
import { readWordList, SCRIBBLE_LIMITS } from '#lexicon/word-list.ts'
import { readInput } from '../../input.ts'
import { lexiconText } from '../../text/en/lexicon.ts'
import { cliText } from '../../text/en/shell.ts'
import { integerFlag, type LexiconArguments } from './arguments.ts'
import { readAlphabet } from './dictionary.ts'

export async function build({ positionals, flags, write, writeJson }: LexiconArguments): Promise<number> {
  const [list, file, extra] = positionals
  if (list === undefined || file === undefined) throw new UserError(lexiconText.nameListAndFile)
  if (extra !== undefined) throw new UserError(cliText.tooManyWords(extra))
  const alphabet = await readAlphabet(flags)
  const longest = integerFlag(flags, 'longest', {
    least: 2,
    most: MAX_WORD_LENGTH,
    usual: SCRIBBLE_LIMITS.longest,
  })
  const read = readWordList(await readInput(list), alphabet, {
    ...{ shortest: SCRIBBLE_LIMITS.shortest, longest },
    badLines: flags.skip ? 'leave-out' : 'refuse',
  })
  if (!read.ok)
    throw new UserError(
      [
        `${list}: ${lexiconSentence(read.rejection)}`,
        ...(read.rejection.code === 'bad-lines' ? [lexiconText.useSkip] : []),
      ].join('\n'),
    )
  const { words: found, duplicates, tooLong, leftOut } = read.value
  const lexicon = withGaddag(compile(found, alphabet))
  const bytes = writeLexicon(lexicon, { form: 'graph' })
  await writeFile(file, bytes, { flag: flags.force ? 'w' : 'wx' }).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new UserError(
      isThere ? lexiconText.exists(file) : lexiconText.notWritable(file, errorMessage(error)),
    )
  })
  const { size, hash } = lexicon
  if (flags.json) {
    writeJson({
      file,
      words: size,
      bytes: bytes.length,
      hash,
      duplicates,
      tooLong,
      leftOut: leftOut.count,
    })
    return 0
  }
  write(lexiconText.built(file, size, bytes.length))
  if (duplicates > 0) write(lexiconText.duplicates(duplicates))
  if (tooLong > 0) write(lexiconText.tooLong(tooLong, longest))
  if (leftOut.count > 0) write(leftOutSentence(leftOut))
  write(lexiconText.hash(hash))
  return 0
}
