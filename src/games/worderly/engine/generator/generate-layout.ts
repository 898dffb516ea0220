import type { Report } from '#kernel/engine.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type Area, MAIN_LENGTH, WORD_COUNT } from '../../rules/layout.ts'
import { type Refusals, reject } from '../../rules/refusals.ts'
import { hidableWords, type Vocabulary } from '../vocabulary.ts'
import { DEFAULT_EFFORT, type Effort, findBestLayout, type GeneratedLayout } from './best-layout.ts'
import { candidateWordsOf, hasEnoughSubWords } from './candidate-words.ts'

export interface LayoutRequest {
  readonly area: Area
  /** Any main word if undefined. */
  readonly main?: string
  readonly effort?: Effort
}

/** A new layout, the same for the same draws, or the reason why these words allow none (W15). */
export function generateLayout(
  vocabulary: Vocabulary,
  { area, main, effort = DEFAULT_EFFORT }: LayoutRequest,
  random: Random,
  report?: Report,
): Result<GeneratedLayout, Refusals> {
  const rng = new FastRng(random)
  if (main !== undefined) return generateAround(vocabulary, main, area, rng, effort)
  const { mains } = vocabulary
  if (mains.length === 0) return reject('no-main-words', { length: MAIN_LENGTH })
  let richest = { word: '', subWords: -1 }
  // Draws from the words not yet tried: none is tried twice, so the search ends.
  const order = Uint32Array.from(mains, (_, index) => index)
  for (let left = order.length; left > 0; left--) {
    const chosen = rng.below(left)
    const word = mains[order[chosen]!]!
    order[chosen] = order[left - 1]!
    const subWords = hidableWords(vocabulary, word)
    if (subWords.length > richest.subWords) richest = { word, subWords: subWords.length }
    if (hasEnoughSubWords(subWords)) {
      const made = findBestLayout(candidateWordsOf(word, subWords), area, rng, effort)
      if (made) return accept(made)
    }
    if (report?.({ done: order.length - left + 1, of: order.length }) === false) return reject('called-off')
  }
  if (richest.subWords >= WORD_COUNT - 1) return reject('no-layout', { word: richest.word })
  return reject('too-few-sub-words', { ...richest, wanted: WORD_COUNT - 1, count: mains.length })
}

function generateAround(
  vocabulary: Vocabulary,
  main: string,
  area: Area,
  rng: FastRng,
  effort: Effort,
): Result<GeneratedLayout, Refusals> {
  if (!vocabulary.mains.includes(main)) return reject('not-a-main-word', { word: main, length: MAIN_LENGTH })
  const subWords = hidableWords(vocabulary, main)
  if (!hasEnoughSubWords(subWords))
    return reject('main-too-poor', { word: main, subWords: subWords.length, wanted: WORD_COUNT - 1 })
  const made = findBestLayout(candidateWordsOf(main, subWords), area, rng, effort)
  return made ? accept(made) : reject('no-layout', { word: main })
}
