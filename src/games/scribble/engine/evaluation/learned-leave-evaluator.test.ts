import { expect, it } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import { createLearnedLeaveEvaluator } from './learned-leave-evaluator.ts'
import { zeroLetterValues } from './letter-values.ts'

const lexicon = withGaddag(buildLexicon(['AT', 'TEA'], english))
const letters = ['A', 'E', 'Q', 'T']
const code = (letter: string) => english.codes.get(letter)!

/** A is worth 2, E 1, Q -6; nothing else is known. */
const values = { ...zeroLetterValues(letters), single: [2, 1, -6, 0] }
const rules = { lexicon, points: [], amounts: [], strict: false }
const counts = (text: string) => {
  const bag = new Uint8Array(32)
  for (const letter of text) bag[code(letter)]!++
  return bag
}
const unseen = Uint16Array.from({ length: 32 }, (_, at) => (at === code('T') ? 40 : 0))

it('evaluates the letters that stay in the bag by their learned values', () => {
  const keeping = createLearnedLeaveEvaluator({ values, rules })
  const kept = keeping.evaluate({ bag: counts('AAEQTTT'), unseen, left: 40 })
  // Only T can be drawn, which is worth nothing, so only the remaining letters count.
  expect(kept.afterWord(['T', 'A'].map(code))).toBeCloseTo(2 + 1 - 6)
  expect(kept.afterExchange([code('Q')])).toBeCloseTo(2 + 2 + 1)
  expect(kept.afterExchange([])).toBeCloseTo(2 + 2 + 1 - 6)
})

it('keeps the values of a bag after another has been evaluated', () => {
  const keeping = createLearnedLeaveEvaluator({ values, rules })
  const first = keeping.evaluate({ bag: counts('AAEQTTT'), unseen, left: 40 })
  keeping.evaluate({ bag: counts('QQQQQQQ'), unseen, left: 40 })
  expect(first.afterExchange([code('Q')])).toBeCloseTo(5)
})
