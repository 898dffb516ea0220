import { type Level, levelOf } from '#lexicon/labels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { FormedWord } from '../../rules/types.ts'

/** Up to here most people know a word. */
const COMMON_LEVEL: Level = 50

/** Whether the dictionary says how common its words are. */
export function hasCommonnessLabels({ labels }: Lexicon): boolean {
  return labels !== undefined
}

/** Whether most people know all these words; nobody can tell where the dictionary does not say how common they are. */
export function areAllCommon(lexicon: Lexicon, words: readonly FormedWord[]): boolean {
  return words.every(({ word }) => (levelOf(lexicon, word) ?? Number.POSITIVE_INFINITY) <= COMMON_LEVEL)
}
