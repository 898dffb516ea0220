import { Dice } from '#kernel/dice.ts'
import type { Report } from '#kernel/game.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import { bestLayout, type Effort, type Made, USUAL_EFFORT } from './generator/best-layout.ts'
import { isEnough, poolOf } from './generator/pool.ts'
import { type Area, MAIN_LENGTH, WORD_COUNT } from './layout.ts'
import { hidableWords, type Vocabulary } from './vocabulary.ts'

export interface Wish {
  readonly area: Area
  /** Any, where none is named. */
  readonly main?: string
  readonly effort?: Effort
}

/** A new layout, the same for the same draws; or why these words allow none (W15). */
export function generate(
  vocabulary: Vocabulary,
  { area, main, effort = USUAL_EFFORT }: Wish,
  random: Random,
  report?: Report,
): Result<Made> {
  const dice = new Dice(random)
  if (main !== undefined) return around(vocabulary, main, area, dice, effort)
  const { mains } = vocabulary
  if (mains.length === 0) return reject('no-main-words', { length: MAIN_LENGTH })
  let richest = { word: '', subWords: -1 }
  // A word in turn from those not yet tried: nothing is tried twice, so it ends.
  const order = Uint32Array.from(mains, (_, index) => index)
  for (let left = order.length; left > 0; left--) {
    const chosen = dice.below(left)
    const word = mains[order[chosen]!]!
    order[chosen] = order[left - 1]!
    const subWords = hidableWords(vocabulary, word)
    if (subWords.length > richest.subWords) richest = { word, subWords: subWords.length }
    if (isEnough(subWords)) {
      const made = bestLayout(poolOf(word, subWords), area, dice, effort)
      if (made) return accept(made)
    }
    if (report?.({ done: order.length - left + 1, of: order.length }) === false) return reject('called-off')
  }
  if (richest.subWords >= WORD_COUNT - 1) return reject('no-layout', { word: richest.word })
  return reject('too-few-sub-words', { ...richest, wanted: WORD_COUNT - 1, count: mains.length })
}

function around(vocabulary: Vocabulary, main: string, area: Area, dice: Dice, effort: Effort): Result<Made> {
  if (!vocabulary.mains.includes(main)) return reject('not-a-main-word', { word: main, length: MAIN_LENGTH })
  const subWords = hidableWords(vocabulary, main)
  if (!isEnough(subWords))
    return reject('main-too-poor', { word: main, subWords: subWords.length, wanted: WORD_COUNT - 1 })
  const made = bestLayout(poolOf(main, subWords), area, dice, effort)
  return made ? accept(made) : reject('no-layout', { word: main })
}
