import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openGame } from '../entry.ts'
import { paramsWith, testPuzzles } from '../testing/puzzles.ts'
import { checkParams } from './check-puzzle.ts'
import { AREAS } from './layout.ts'
import { hasBonus, readPuzzle, withoutBonus, writePuzzle } from './puzzle.ts'
import type { Params } from './types.ts'

const { planet, wander } = testPuzzles

describe('the text of a puzzle', () => {
  test('reads back as it was written', () => {
    for (const { area, puzzle } of [planet, wander] as const)
      for (const text of [puzzle, withoutBonus(puzzle)]) {
        const read = readPuzzle(text, AREAS[area])
        expect(read.ok && writePuzzle(read.value)).toBe(text)
        expect(checkParams(paramsWith({ area, puzzle: text }))).toBeUndefined()
      }
  })

  test('shows no word at a glance, and needs no escaping in a link', () => {
    for (const { puzzle } of [planet, wander]) {
      expect(puzzle).toMatch(/^[a-z]{6}\.[\w.]+$/)
      expect(puzzle.slice(7)).not.toMatch(/[a-z]{3}/)
      expect(withoutBonus(puzzle).length).toBeLessThan(220)
    }
  })

  test('that is changed anywhere is refused or is another valid puzzle', () => {
    const { puzzle } = planet
    const characters = fc.constantFrom(...'0123456789abcdez._|')
    fc.assert(
      fc.property(fc.nat(withoutBonus(puzzle).length - 1), characters, (at, character) => {
        const changed = puzzle.slice(0, at) + character + puzzle.slice(at + 1)
        const refused = checkParams(paramsWith({ area: 'compact', puzzle: changed }))
        const read = readPuzzle(changed, AREAS.compact)
        if (refused) expect(refused.code).toBe('puzzle-damaged')
        else expect(read.ok && writePuzzle(read.value)).toBe(changed)
      }),
      { numRuns: 300 },
    )
  })

  test('that is for another area, truncated or meaningless is refused', () => {
    const refused = [
      planet.puzzle.slice(0, 80),
      `${planet.puzzle}.1`,
      `${planet.puzzle}.`,
      `${planet.puzzle}.152`,
      'planet',
      '.....',
      'aelnpt.531426.',
    ]
    for (const puzzle of refused)
      expect(checkParams(paramsWith({ area: 'compact', puzzle }))?.code).toBe('puzzle-damaged')
    expect(checkParams(paramsWith({ area: 'compact', puzzle: wander.puzzle }))?.code).toBe('puzzle-damaged')
  })

  test('with a bonus word that is hidden, repeated or impossible to spell is refused', () => {
    const [letters, main, words, listed, quiet] = planet.puzzle.split('.')
    const soundOnce = { listed: listed!, quiet: quiet! }
    for (const { listed: some, quiet: others } of [
      { ...soundOnce, listed: `${listed}_53146` },
      { ...soundOnce, quiet: `${quiet}_152` },
      { ...soundOnce, listed: `${listed}_111` },
      { ...soundOnce, quiet: `${quiet}_71` },
    ]) {
      const puzzle = [letters, main, words, some, others].join('.')
      expect(checkParams(paramsWith({ area: 'compact', puzzle }))?.code).toBe('puzzle-damaged')
    }
  })
})

describe('a link', () => {
  const { puzzles } = openGame(() => Promise.reject(new Error('no words are needed')))
  const shared = ({ puzzle, ...chosen }: Partial<Params>) =>
    puzzles!.link(paramsWith(chosen), puzzle === undefined ? null : { puzzle })

  test('contains the puzzle, and its bonus words only if they cannot be looked up', () => {
    expect(shared(planet)).toEqual({ area: 'compact', puzzle: withoutBonus(planet.puzzle) })
    const own = { ...planet, lexicon: 'f'.repeat(32) }
    expect(shared(own)).toEqual(own)
    expect(shared({ level: 'elder' })).toEqual({ area: 'wide' })
  })

  test('has no bonus words, which the engine looks up, but a puzzle has them', () => {
    expect(hasBonus('')).toBe(false)
    expect(hasBonus(withoutBonus(planet.puzzle))).toBe(false)
    expect(hasBonus(planet.puzzle)).toBe(true)
  })
})
