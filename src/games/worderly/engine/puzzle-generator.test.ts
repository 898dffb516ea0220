import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { wordsOf } from '#lexicon/lookup.ts'
import { readDeal } from '../rules/check-puzzle.ts'
import { AREAS } from '../rules/layout.ts'
import { notation } from '../rules/notation.ts'
import { hasBonus, readPuzzle, withoutBonus } from '../rules/puzzle.ts'
import { rules } from '../rules/rules.ts'
import type { Params } from '../rules/types.ts'
import { paramsWith, testPuzzles } from '../testing/puzzles.ts'
import { lexiconOf, PLANET_WORDS } from '../testing/word-lists.ts'
import { PuzzleGenerator } from './puzzle-generator.ts'
import { answerVocabulary, firstAnswerVocabulary, hidableWords } from './vocabulary.ts'

// The common list is short here; the broad list has all its words and two more.
const broad = lexiconOf(`${PLANET_WORDS} nap tepal`)
const common = { ...lexiconOf('planet plan'), labels: Uint8Array.of(1, 1) }
const generator = new PuzzleGenerator({ common, broad })
const context = (seed = 'seed') => ({ random: randomFor(seed, 0, 'prepare'), report: () => true })

const OWN = PLANET_WORDS.split(' ').join('\n')

function generate(chosen: Partial<Params>) {
  const result = generator.generate(paramsWith(chosen), context())
  if (!result.ok) throw new Error(result.rejection.code)
  const { params, deal } = result.value
  return { params, deal: deal!, puzzle: deal!.puzzle }
}

function refusal(chosen: Partial<Params>): string | undefined {
  const result = generator.generate(paramsWith(chosen), context())
  return result.ok ? undefined : result.rejection.code
}

function bonusOf({ params, puzzle }: ReturnType<typeof generate>) {
  const read = readPuzzle(puzzle, AREAS[params.area])
  return read.ok ? read.value.bonus : undefined
}

describe('[W15] a custom list', () => {
  test('makes a puzzle that can be played without the list', () => {
    const { params, deal } = generate({ lexicon: OWN })
    expect(params.lexicon).toMatch(/^[0-9a-f]{32}$/)
    expect(readDeal(deal, params)).toEqual({ ok: true, value: deal })
    expect(hasBonus(deal.puzzle)).toBe(true)
    expect(rules.begin(params, deal, randomFor('seed', 0)).state.layout.words).toHaveLength(21)
  })

  test('lists its other words as bonus words, and accepts those of the broad list too', () => {
    const { listed, quiet } = bonusOf(generate({ lexicon: OWN }))!
    expect(listed.length + 21).toBe(
      PLANET_WORDS.split(' ').filter(word => word.length > 2 && isOfPlanet(word)).length,
    )
    expect(quiet).toEqual(['nap', 'tepal'])
  })

  test('may have letters other than A to Z', () => {
    const turned = OWN.replaceAll('a', 'ä').replaceAll('p', 'ß')
    const { params, deal } = generate({ lexicon: turned.toUpperCase().replaceAll('SS', 'ß') })
    expect(deal.puzzle).toMatch(/^elntßä\./)
    expect(rules.begin(params, deal, randomFor('seed', 0)).state.layout.words[0]!.word).toBe('ßlänet')
  })

  test('may be Turkish: i and ı are two letters, with the capitals İ and I', () => {
    const turkish = OWN.replaceAll('a', 'ı').replaceAll('e', 'i')
    for (const list of [turkish, turkish.toLocaleUpperCase('tr')]) {
      const { params, deal } = generate({ lexicon: list })
      const { state } = rules.begin(params, deal, randomFor('seed', 0))
      expect(state.layout.words[0]!.word).toBe('plınİt')
      const capitals = notation.read('PLINİT')
      const found = capitals.ok ? rules.play(state, 0, capitals.value, randomFor('seed', 1)) : undefined
      expect(found?.ok && found.value.events[0]).toMatchObject({ kind: 'found', isMain: true })
      expect(found?.ok && found.value.state.grid.join('')).toMatch(/P.*L.*I.*N.*İ.*T/)
    }
  })

  test('may be Turkish and give a puzzle without ı, where i has the capital İ all the same', () => {
    const turkish = `${OWN.replaceAll('e', 'i')}\nkızıl`
    const { params, deal } = generate({ lexicon: turkish })
    expect(deal.puzzle).toMatch(/^alnptİ\./)
    expect(rules.checkParams?.({ ...params, puzzle: deal.puzzle })).toBeUndefined()
    const { state, events } = rules.begin(params, deal, randomFor('seed', 0))
    expect(events[0]).toMatchObject({ letters: expect.stringMatching(/İ/) })
    for (const typed of ['planit', 'PLANIT', 'PLANİT']) {
      const guess = notation.read(typed)
      const found = guess.ok ? rules.play(state, 0, guess.value, randomFor('seed', 1)) : undefined
      expect(found?.ok && found.value.events[0]).toMatchObject({ kind: 'found', isMain: true })
      const grid = found?.ok ? found.value.state.grid.join('') : ''
      expect(grid).toMatch(/P.*L.*A.*N.*İ.*T/)
      const over = found?.ok
        ? rules.play(found.value.state, 0, { kind: 'exit' }, randomFor('seed', 2))
        : undefined
      const solution = over?.ok ? rules.view(over.value.state, 0).solution!.join('') : ''
      expect(solution).toContain('i')
      expect(solution.match(/İ/g)).toHaveLength(1)
    }
  })

  test('is saved for the next puzzle, which names it by its hash alone', () => {
    const saved: Lexicon[] = []
    const find = (hash: string) => saved.find(list => list.hash === hash)
    const lists = { find, save: (list: Lexicon) => void saved.push(list) }
    const withLists = new PuzzleGenerator({ common, broad }, lists)
    const made = (lexicon: string, seed: string) => withLists.generate(paramsWith({ lexicon }), context(seed))
    const first = made(OWN, 'one')
    const { lexicon: hash } = first.ok ? first.value.params : paramsWith({})
    expect(saved.map(list => list.hash)).toEqual([hash])
    expect(made(hash, 'other')).toEqual(made(OWN, 'other'))
    expect(made('f'.repeat(32), 'other')).toMatchObject({ rejection: { code: 'list-not-here' } })
  })

  test('that allows no puzzle, or is not a word list, is refused with the reason', () => {
    expect(refusal({ lexicon: 'planet\nplan' })).toBe('too-few-sub-words')
    expect(refusal({ lexicon: 'cat\ndog' })).toBe('no-main-words')
    expect(refusal({ lexicon: 'planet\nit’s\nplan' })).toBe('too-few-sub-words')
    expect(refusal({ lexicon: 'planet\nit’s\nisn’t' })).toBe('bad-lines')
    expect(refusal({ lexicon: '# nothing' })).toBe('no-words')
    expect(refusal({ lexicon: 'f'.repeat(32) })).toBe('list-not-here')
  })
})

test('[W15] built-in words that allow no puzzle are refused once every main word has been tried', () => {
  expect(refusal({})).toBe('too-few-sub-words')
})

test('a puzzle from a link gets its bonus words again', () => {
  const { area, puzzle } = testPuzzles.planet
  const completed = generate({ area, puzzle: withoutBonus(puzzle) })
  expect(withoutBonus(completed.puzzle)).toBe(withoutBonus(puzzle))
  expect(bonusOf(completed)).toMatchObject({ listed: ['plan'] })
  expect(bonusOf(completed)!.quiet).toContain('tepal')
})

test('an imported puzzle that includes the bonus words of a custom list is dealt unchanged', () => {
  const { params, puzzle } = generate({ ...testPuzzles.planet, lexicon: 'f'.repeat(32) })
  expect(puzzle).toBe(testPuzzles.planet.puzzle)
  expect(params).toMatchObject({ lexicon: 'f'.repeat(32), puzzle: '' })
})

test('a puzzle is the same for the same seed, in either area', () => {
  for (const area of ['wide', 'compact'] as const) {
    const { params, deal } = generate({ lexicon: OWN, area })
    expect(generate({ lexicon: OWN, area })).toMatchObject({ params, deal })
    expect(readDeal(deal, params).ok).toBe(true)
  }
})

describe('[W16] words that are not hidden', () => {
  const lexicon = lexiconOf(`${PLANET_WORDS} leant neat pent tepal`)
  const labels = new Uint8Array(lexicon.size).fill(1)
  const withLabels = { ...lexicon, labels }

  test('unfit ones are neither listed nor bonus words', () => {
    const never = 16
    const rank = [...wordsOf(lexicon)].indexOf('TEPAL')
    const broadWords = { ...lexicon, labels: labels.map((label, index) => (index === rank ? never : label)) }
    const common = lexiconOf(PLANET_WORDS)
    const made = new PuzzleGenerator({
      common: { ...common, labels: new Uint8Array(common.size).fill(1) },
      broad: broadWords,
    }).generate(paramsWith({ area: 'compact' }), context())
    const read = made.ok ? readPuzzle(made.value.deal!.puzzle, AREAS.compact) : made
    expect(read.ok && read.value.bonus).toMatchObject({
      quiet: ['ale', 'leant', 'neat', 'pent'],
      unfit: ['tepal'],
    })
  })

  test('one word of the list is held back, and only one spelling of a word is hidden', () => {
    const words = lexiconOf('litres liters tires tyres lager ales rile tile')
    const vocabulary = answerVocabulary({ ...words, labels: new Uint8Array(words.size).fill(1) })
    expect(vocabulary.mains).toEqual(['liters', 'litres'])
    expect(hidableWords(vocabulary, 'litres')).toEqual(['tile', 'tires'])
    expect(hidableWords(firstAnswerVocabulary(withLabels), 'planet')).toContain('ale')
    expect(hidableWords(answerVocabulary(withLabels), 'planet')).not.toContain('ale')
  })
})

function isOfPlanet(word: string): boolean {
  return [...word].every(letter => 'planet'.includes(letter)) && new Set(word).size === word.length
}
