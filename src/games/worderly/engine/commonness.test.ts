import { expect, test } from 'vitest'
import { english } from '#lexicon/english.ts'
import { type Level, writeLabel } from '#lexicon/labels.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { answerCommonness } from './commonness.ts'

/** Words with their levels, in the order of the alphabet. */
const LEVELS: Readonly<Record<string, Level | undefined>> = {
  aalii: undefined,
  leant: 60,
  penal: 50,
  planet: 20,
  the: 10,
}

test('words are the more common the smaller the lists that have them', () => {
  const labels = Uint8Array.from(Object.values(LEVELS), level => writeLabel(level ? { level } : {}))
  const broad = { ...buildLexicon(Object.keys(LEVELS), english), labels }
  const words = ['the', 'planet', 'penal', 'leant', 'aalii', 'qqq']
  expect(answerCommonness({ ask: 'commonness', words }, broad)).toEqual({ commonness: [5, 4, 3, 2, 1, null] })
})
