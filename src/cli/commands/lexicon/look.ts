import { UserError } from '#kernel/errors.ts'
import type { Definition } from '#lexicon/definitions/define.ts'
import { canBeGiven, levelOf } from '#lexicon/labels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { hasWord } from '#lexicon/lookup.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { lexiconText } from '../../text/en/lexicon.ts'
import type { LexiconArguments } from './arguments.ts'
import { openDictionary } from './dictionary.ts'

/** The exit code is 1 when one of them is not a word, for scripts. */
export async function look({ positionals, flags, write, writeJson }: LexiconArguments): Promise<number> {
  if (positionals.length === 0) throw new UserError(lexiconText.nameAWord)
  const lexicon = await openDictionary(flags)
  // Meanings are known for the English dictionary only.
  const library = flags.dictionary === undefined ? await openBundledWords() : undefined
  let isAllKnown = true
  for (const word of positionals) {
    const isWord = hasWord(lexicon, word)
    isAllKnown &&= isWord
    const definition = isWord ? await library?.define(word) : undefined
    if (flags.json) writeJson(wordFacts(lexicon, word, isWord, definition))
    else for (const line of wordLines(lexicon, word, isWord, definition)) write(line)
  }
  return isAllKnown ? 0 : 1
}

function wordFacts(lexicon: Lexicon, word: string, isWord: boolean, definition: Definition | undefined) {
  return {
    word,
    isWord,
    ...(isWord && { level: levelOf(lexicon, word) ?? null, isGiven: canBeGiven(lexicon, word) }),
    ...(definition && { senses: definition.senses, ...(definition.from && { from: definition.from }) }),
  }
}

function wordLines(
  lexicon: Lexicon,
  word: string,
  isWord: boolean,
  definition: Definition | undefined,
): string[] {
  if (!isWord) return [lexiconText.isNoWord(word)]
  return [
    lexiconText.isWord(word, levelOf(lexicon, word), lexicon.labels !== undefined),
    ...(definition?.from ? [`  ${lexiconText.formOf(definition.from)}`] : []),
    ...(definition?.senses.map(({ part, text }) => `  ${part}: ${text}`) ?? []),
  ]
}
