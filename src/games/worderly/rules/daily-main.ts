import { Dice } from '#kernel/dice.ts'
import { randomFor } from '#kernel/random.ts'
import { bestLayout } from './generator/best-layout.ts'
import { isEnough, poolOf } from './generator/pool.ts'
import type { Area } from './layout.ts'
import { hidableWords, type Vocabulary } from './vocabulary.ts'

/** A word that needs more tries might fail on its day. */
const SURE = { layouts: 1, tries: 20 }

/**
 * The main word of a day. Every word has its turn, always in the same order, so none comes again before all the others
 * have been. Undefined where no word will do.
 */
export function mainOfDay(vocabulary: Vocabulary, area: Area, day: number): string | undefined {
  const turns = turnsOf(vocabulary, area)
  return turns[day % turns.length]
}

/** All words that puzzles can be made of, in a random order that is the same for everybody. */
export function turnsOf(vocabulary: Vocabulary, area: Area): readonly string[] {
  const dice = new Dice(randomFor('words of the day', 0))
  const mains = vocabulary.mains.filter(main => {
    const subWords = hidableWords(vocabulary, main)
    return isEnough(subWords) && bestLayout(poolOf(main, subWords), area, dice, SURE) !== undefined
  })
  const order = Int16Array.from(mains, (_, place) => place)
  dice.shuffle(order)
  return Array.from(order, place => mains[place]!)
}
