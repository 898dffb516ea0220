import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'
import { english } from '#lexicon/english.ts'
import { narrowLexicon, writeLabel } from '#lexicon/labels.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { englishWords } from '../../../../../scripts/words/lists.ts'
import { AREAS, WORD_COUNT } from '../../rules/layout.ts'
import { dailyMainWords } from '../daily-main-word.ts'
import { findLayoutFaults } from '../layout-faults.ts'
import { answerVocabulary, hidableWords } from '../vocabulary.ts'
import { findBestLayout } from './best-layout.ts'
import { candidateWordsOf, hasEnoughSubWords } from './candidate-words.ts'

const root = join(import.meta.dirname, '../../../../..')
const words = englishWords(root)
const broad = {
  ...buildLexicon(words.keys(), english),
  labels: Uint8Array.from([...words.values()], writeLabel),
}
const answers = answerVocabulary(narrowLexicon(broad, { level: 50 }))
const mains = answers.mains.filter(main => hasEnoughSubWords(hidableWords(answers, main)))

test('[W16] the common words contain many main words, none of them marked as never given', () => {
  expect(mains.length).toBeGreaterThan(1_700)
  const hidden = new Set(mains.flatMap(main => [main, ...hidableWords(answers, main)]))
  expect([...hidden].filter(word => words.get(word)?.neverGiven)).toEqual([])
  expect([...hidden].filter(word => (words.get(word)?.level ?? 99) > 35)).toEqual([])
})

test('[W17] the daily main words do not repeat for years', () => {
  const turns = dailyMainWords(answers, AREAS.compact)
  expect(turns.length).toBeGreaterThan(mains.length * 0.995)
  expect(new Set(turns).size).toBe(turns.length)
})

describe.each(Object.entries(AREAS))('[W4] in the %s area', (_name, area) => {
  test('[W6] at least 99.5 % of the main words have a valid layout of 21 words', () => {
    const rng = new FastRng(randomFor('all of them', 0))
    const without: string[] = []
    for (const main of mains) {
      const made = findBestLayout(candidateWordsOf(main, hidableWords(answers, main)), area, rng, {
        layouts: 3,
        tries: 400,
      })
      if (!made) without.push(main)
      else {
        expect(findLayoutFaults(made.layout)).toEqual([])
        expect(made.layout.words).toHaveLength(WORD_COUNT)
      }
    }
    expect(without.length / mains.length).toBeLessThanOrEqual(0.005)
  })
})
