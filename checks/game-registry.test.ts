import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameIds, loadEngine, loadGame } from '#games/catalog.ts'
import { titleOf } from '#games/game-list.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { levelName } from '#table/player.ts'
import { checkFirstSteps } from '#testing/conformance/first-steps.ts'

const sourceFolder = join(import.meta.dirname, '../src')
const gameFolders = readdirSync(join(sourceFolder, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

test('there are games, and the catalog names no other', () => {
  expect([...gameIds].sort()).toEqual(gameFolders.sort())
  expect(gameFolders.length).toBeGreaterThan(0)
})

describe.each(gameFolders)('%s', id => {
  const file = (...path: readonly string[]) => join(sourceFolder, 'games', id, ...path)

  test('is in the catalog under its own name', async () => {
    expect((await loadGame(id))?.rules.id).toBe(id)
  })

  test('has one title, before it is loaded and after', async () => {
    expect(titleOf(id)).toBe((await loadGame(id))?.text.title)
  })

  test('has levels that are called in a sentence as they are in its words', async () => {
    for (const [level, { label }] of Object.entries((await loadGame(id))!.text.levels))
      expect(levelName(level)).toBe(label.toLowerCase())
  })

  test('says that it has hints where its engine gives them', async () => {
    const engine = await loadEngine(id, () => {})
    expect((await loadGame(id))?.rules.hasHints === true).toBe(engine.hint !== undefined)
  })

  test('is met in three steps, each of which can be done, and answers what does not do it', async () => {
    const { rules: game, loadFirstSteps } = (await loadGame(id))!
    checkFirstSteps(game, (await loadFirstSteps()).firstSteps)
  })

  test.each([
    ['terminal', 'face.ts'],
    ['web', 'face.tsx'],
  ])('has a face for the %s, in its list', (shell, face) => {
    const list = readFileSync(join(sourceFolder, shell, 'faces.ts'), 'utf8')
    expect(list).toContain(`  ${id}: () => import('#games/${id}/${shell}/${face}'),`)
    expect(existsSync(file(shell, face))).toBe(true)
  })

  test('comes in the browser with the parts of the pages that it needs', async () => {
    // By its path: what its list of faces leads to is for the browser alone.
    const { partsOf } = (await import(join(sourceFolder, 'web', 'faces.ts'))) as {
      partsOf(id: string): readonly string[]
    }
    const { rules: game } = (await loadGame(id))!
    const brings = Object.values(game.options as AnyOptions).some(({ kind }) => kind === 'lexicon')
    expect(partsOf(id)).toEqual([
      game.seats === 1 ? 'puzzle' : 'multiplayer',
      ...(brings ? ['customWords'] : []),
    ])
  })

  test('has a README that lists its rules by id', () => {
    const rules = [...readFileSync(file('README.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(
      ([, rule]) => rule,
    )
    expect(rules.length).toBeGreaterThan(0)
  })

  test('calls the conformance suite and tells a transcript', () => {
    expect(readFileSync(file('rules', 'conformance.test.ts'), 'utf8')).toMatch(/^describeConformance\(/m)
    expect(readFileSync(file('rules', 'golden.test.ts'), 'utf8')).toMatch(/^describeGoldens\(/m)
    expect(readdirSync(file('rules', 'golden')).length).toBeGreaterThan(0)
  })
})
