import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dailySeed, dayNumber } from '#kernel/daily.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'
import { english } from '#lexicon/english.ts'
import { narrowLexicon, writeLabel } from '#lexicon/labels.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { hasWord } from '#lexicon/lookup.ts'
import { englishWords } from '../../../../../scripts/words/lists.ts'
import { AREAS, WORD_COUNT } from '../../rules/layout.ts'
import { withoutBonus } from '../../rules/puzzle.ts'
import { paramsWith } from '../../testing/puzzles.ts'
import { dailyMainWords } from '../daily-main-word.ts'
import { findLayoutFaults } from '../layout-faults.ts'
import { PuzzleGenerator } from '../puzzle-generator.ts'
import { MAIN_SPELLINGS, UNHIDDEN_WORDS } from '../unhidden-words.ts'
import { answerVocabulary, firstAnswerVocabulary, hidableWords } from '../vocabulary.ts'
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
  expect(mains.length).toBeGreaterThan(1_300)
  const hidden = new Set(mains.flatMap(main => [main, ...hidableWords(answers, main)]))
  expect([...hidden].filter(word => words.get(word)?.neverGiven)).toEqual([])
  expect([...hidden].filter(word => (words.get(word)?.level ?? 99) > 35)).toEqual([])
})

/** Daily puzzles as they were before some words were held back, without their bonus words. */
const PAST_DAILIES = {
  '2026-08-01':
    'aknprs.451326.b2a45132_b4a41526_e6a51326_g8a6314_f10a64152_i12a4156_f4d6415_f10d6413_h3d4152_h4a1526_i10d5146_d13a4136_j1d6132_h1a5164_l9d3146_i6d641_d11a514_b4d413_g8d614_d9d415',
  '2026-10-31':
    'deiort.534621.a2a65321_b4a213645_e6a1462_h8a63521_h10a1326_i12a6421_l6d5412_k10d6325_j6a1352_m3d6452_j4a5214_e6d1425_b8a5312_j3d6541_e1d2136_g4d5362_b8d5462_c1d6321_h8d6312_f11a542',
  '2026-11-18':
    'eoprsv.342615.b2a34261_b4a32415_d6a34251_g8a26145_f10a53241_h12a42315_b4d3425_l10d4251_k5d2415_j5a4215_d4d4231_f1d4165_l2d3251_h3d3241_j2d2614_m5d5241_f1a416_h4a241_j8d421_f10d523',
}

test('[W17] the daily puzzles of past days stay as they were', () => {
  const generator = new PuzzleGenerator({ common: narrowLexicon(broad, { level: 50 }), broad })
  for (const [day, puzzle] of Object.entries(PAST_DAILIES)) {
    const made = generator.generate(paramsWith({ level: 'scholar', area: 'compact' }), {
      random: randomFor(dailySeed('words', day), 0, 'prepare'),
      report: () => true,
      day: dayNumber(day),
    })
    expect(made.ok && withoutBonus(made.value.deal!.puzzle)).toBe(puzzle)
  }
})

test('[W16] no puzzle hides a word that is held back, or two spellings of one word', () => {
  const wrong = 'mooned gayer lager ampere lambed saki tart apter bused sorta vise prude gin stud'.split(' ')
  const hidden = new Set(mains.flatMap(main => [main, ...hidableWords(answers, main)]))
  expect(wrong.filter(word => hidden.has(word))).toEqual([])
  const both = mains.filter(main => {
    const words = new Set([main, ...hidableWords(answers, main)])
    return [...MAIN_SPELLINGS].some(([one, other]) => words.has(one) && words.has(other))
  })
  expect(both).toEqual([])
})

test('[W16] every word that is held back is one that could be hidden otherwise', () => {
  const known = firstAnswerVocabulary(narrowLexicon(broad, { level: 50 })).lexicon
  expect([...UNHIDDEN_WORDS].filter(word => !hasWord(known, word))).toEqual([])
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
