import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { checkSetup } from '../rules/check-setup.ts'
import { createWorderly } from '../rules/game.ts'
import { AREAS } from '../rules/layout.ts'
import { hasBonus, readPuzzle, withoutBonus } from '../rules/puzzle.ts'
import type { Params } from '../rules/types.ts'
import { setupOf, testPuzzles } from '../testing/puzzles.ts'
import { lexiconOf, PLANET_WORDS } from '../testing/word-lists.ts'
import { createPuzzleGenerator } from './puzzle-generator.ts'

// Few words are common here, but the broad list has all of them and two more.
const broad = lexiconOf(`${PLANET_WORDS} nap tepal`)
const common = { ...lexiconOf('planet plan'), labels: Uint8Array.of(1, 1) }
const { generate } = createPuzzleGenerator({ common, broad })

const OWN = PLANET_WORDS.split(' ').join('\n')

function ready(chosen: Partial<Params>): Params {
  const result = generate(setupOf(chosen), randomFor('seed', 0, 'prepare'), () => true)
  if (!result.ok) throw new Error(result.rejection.code)
  return result.value
}

function refusal(chosen: Partial<Params>): string | undefined {
  const result = generate(setupOf(chosen), randomFor('seed', 0, 'prepare'), () => true)
  return result.ok ? undefined : result.rejection.code
}

function bonusOf({ area, puzzle }: Params) {
  const read = readPuzzle(puzzle, AREAS[area])
  return read.ok ? read.value.bonus : undefined
}

describe('[W15] an own list', () => {
  test('makes a puzzle that can be played without the list', () => {
    const setup = ready({ lexicon: OWN })
    expect(setup.lexicon).toMatch(/^[0-9a-f]{32}$/)
    expect(checkSetup(setup)).toBeUndefined()
    expect(hasBonus(setup.puzzle)).toBe(true)
    expect(createWorderly().begin(setup, randomFor('seed', 0)).state.layout.words).toHaveLength(21)
  })

  test('tells what it has besides, and accepts what the broad list has', () => {
    const { told, quiet } = bonusOf(ready({ lexicon: OWN }))!
    expect(told.length + 21).toBe(
      PLANET_WORDS.split(' ').filter(word => word.length > 2 && isOfPlanet(word)).length,
    )
    expect(quiet).toEqual(['nap', 'tepal'])
  })

  test('may have other letters than English ones', () => {
    const turned = OWN.replaceAll('a', 'ä').replaceAll('p', 'ß')
    const setup = ready({ lexicon: turned.toUpperCase().replaceAll('SS', 'ß') })
    expect(setup.puzzle).toMatch(/^elntßä\./)
    expect(createWorderly().begin(setup, randomFor('seed', 0)).state.layout.words[0]!.word).toBe('ßlänet')
  })

  test('is kept for the next puzzle, which asks for it by its hash alone', () => {
    const kept: Lexicon[] = []
    const lists = { find: (hash: string) => kept.find(one => one.hash === hash), keep: kept.push.bind(kept) }
    const { generate: prepare } = createPuzzleGenerator({ common, broad }, lists)
    const made = (lexicon: string, seed: string) =>
      prepare(setupOf({ lexicon }), randomFor(seed, 0, 'prepare'), () => true)
    const first = made(OWN, 'one')
    const { lexicon: hash } = first.ok ? first.value : setupOf({})
    expect(kept.map(one => one.hash)).toEqual([hash])
    expect(made(hash, 'other')).toEqual(made(OWN, 'other'))
    expect(made('f'.repeat(32), 'other')).toMatchObject({ rejection: { code: 'list-not-here' } })
  })

  test('that allows no puzzle, or is none, is refused with the reason', () => {
    expect(refusal({ lexicon: 'planet\nplan' })).toBe('too-few-sub-words')
    expect(refusal({ lexicon: 'cat\ndog' })).toBe('no-main-words')
    expect(refusal({ lexicon: 'planet\nit’s\nplan' })).toBe('bad-lines')
    expect(refusal({ lexicon: '# nothing' })).toBe('no-words')
    expect(refusal({ lexicon: 'f'.repeat(32) })).toBe('list-not-here')
  })
})

test('[W15] the built-in words are searched to the end, and no longer', () => {
  expect(refusal({})).toBe('too-few-sub-words')
})

test('a puzzle that came by a link gets its bonus words again', () => {
  const { area, puzzle } = testPuzzles.planet
  const setup = ready({ area, puzzle: withoutBonus(puzzle) })
  expect(withoutBonus(setup.puzzle)).toBe(withoutBonus(puzzle))
  expect(bonusOf(setup)).toMatchObject({ told: ['plan'] })
  expect(bonusOf(setup)!.quiet).toContain('tepal')
})

test('a puzzle is the same for the same seed, in either area', () => {
  for (const area of ['wide', 'compact'] as const) {
    expect(ready({ lexicon: OWN, area })).toEqual(ready({ lexicon: OWN, area }))
    expect(checkSetup(ready({ lexicon: OWN, area }))).toBeUndefined()
  }
})

function isOfPlanet(word: string): boolean {
  return [...word].every(letter => 'planet'.includes(letter)) && new Set(word).size === word.length
}
