import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'
import type { Area } from '../rules/layout.ts'
import { findBestLayout } from './generator/best-layout.ts'
import { candidateWordsOf, hasEnoughSubWords } from './generator/candidate-words.ts'
import { hidableWords, type Vocabulary } from './vocabulary.ts'

/** A word that needs more tries than this might fail on its day. */
const MIN_EFFORT = { layouts: 1, tries: 20 }

/**
 * The main word of a day. The words take turns in a fixed order, so none repeats before all others have been used.
 * Undefined if no word allows a puzzle.
 */
export function mainWordOfDay(vocabulary: Vocabulary, area: Area, day: number): string | undefined {
  const turns = dailyMainWords(vocabulary, area)
  return turns[day % turns.length]
}

/** All main words that allow a puzzle, in a random order that is the same for everybody. */
export function dailyMainWords(vocabulary: Vocabulary, area: Area): readonly string[] {
  const rng = new FastRng(randomFor('words of the day', 0))
  const mains = vocabulary.mains.filter(main => {
    const subWords = hidableWords(vocabulary, main)
    return (
      hasEnoughSubWords(subWords) &&
      findBestLayout(candidateWordsOf(main, subWords), area, rng, MIN_EFFORT) !== undefined
    )
  })
  const order = Int16Array.from(mains, (_, place) => place)
  rng.shuffle(order)
  return Array.from(order, place => mains[place]!)
}
