import { type Level, levelOf } from '#lexicon/labels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { hasWord } from '#lexicon/lookup.ts'
import type { Commonness, CommonnessAnswer, CommonnessQuestion } from '../presentation/solved-words.ts'

/** By the sizes of SCOWL: words of 35 and below are those that puzzles hide. */
const COMMONNESS: readonly { readonly upTo: Level; readonly commonness: Commonness }[] = [
  { upTo: 10, commonness: 5 },
  { upTo: 35, commonness: 4 },
  { upTo: 50, commonness: 3 },
  { upTo: 70, commonness: 2 },
]

export function answerCommonness({ words }: CommonnessQuestion, broad: Lexicon): CommonnessAnswer {
  return { commonness: words.map(word => commonnessOf(word, broad)) }
}

function commonnessOf(word: string, broad: Lexicon): Commonness | null {
  if (!hasWord(broad, word)) return null
  const level = levelOf(broad, word)
  return COMMONNESS.find(({ upTo }) => level !== undefined && level <= upTo)?.commonness ?? 1
}
