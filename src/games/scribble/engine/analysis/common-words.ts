import { type Level, levelOf } from '#lexicon/labels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { FormedWord } from '../../rules/types.ts'

/** Most people know words up to this level. */
const COMMON_LEVEL: Level = 50

/** Whether the dictionary says how common its words are. */
export function hasCommonnessLabels({ labels }: Lexicon): boolean {
  return labels !== undefined
}

/** Whether most people know all these words; false if the dictionary does not say how common they are. */
export function areAllCommon(lexicon: Lexicon, words: readonly FormedWord[]): boolean {
  return words.every(({ word }) => (levelOf(lexicon, word) ?? Number.POSITIVE_INFINITY) <= COMMON_LEVEL)
}
