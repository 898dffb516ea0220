import { expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { AREAS } from '../rules/layout.ts'
import { readPuzzle } from '../rules/puzzle.ts'
import { paramsWith } from '../testing/puzzles.ts'
import { lexiconOf, PLANET_WORDS } from '../testing/word-lists.ts'
import { mainWordOfDay } from './daily-main-word.ts'
import { PuzzleGenerator } from './puzzle-generator.ts'
import { customVocabulary } from './vocabulary.ts'

/** PLANET and its sub-words, respelt with the letters of four words that share no letter. */
const FOUR = ['planet', 'bcdfgh', 'ijkmoq', 'rsuvwx']
const inPlanet = PLANET_WORDS.split(' ').filter(word => [...word].every(letter => 'planet'.includes(letter)))
const lexicon = lexiconOf(
  FOUR.flatMap(letters =>
    inPlanet.map(word => [...word].map(letter => letters['planet'.indexOf(letter)]).join('')),
  ).join(' '),
)
const vocabulary = customVocabulary(lexicon)

test('[W17] no daily main word repeats before all others have been used', () => {
  const days = Array.from({ length: 12 }, (_, day) => mainWordOfDay(vocabulary, AREAS.compact, 20_000 + day))
  for (let first = 0; first + FOUR.length <= days.length; first++)
    expect(days.slice(first, first + FOUR.length).toSorted()).toEqual(FOUR.toSorted())
})

test('[W17] words that allow no puzzle are skipped', () => {
  const withPoorOnes = customVocabulary(lexiconOf(`${inPlanet.join(' ')} kidney donkey`))
  for (let day = 0; day < 5; day++) expect(mainWordOfDay(withPoorOnes, AREAS.compact, day)).toBe('planet')
  expect(mainWordOfDay(customVocabulary(lexiconOf('kidney')), AREAS.compact, 3)).toBeUndefined()
})

test('[W17] the daily puzzle has the main word of its day, whatever the draws', () => {
  const labels = new Uint8Array(lexicon.size).fill(1)
  const generator = new PuzzleGenerator({ common: { ...lexicon, labels }, broad: lexicon })
  for (const day of [20_773, 20_774, 20_775])
    for (const seed of ['one', 'other']) {
      const random = randomFor(seed, 0, 'prepare')
      const made = generator.generate(paramsWith({ area: 'compact' }), { random, report: () => true, day })
      const read = made.ok ? readPuzzle(made.value.deal!.puzzle, AREAS.compact) : made
      expect(read.ok && read.value.layout.words[0]!.word).toBe(mainWordOfDay(vocabulary, AREAS.compact, day))
    }
})
