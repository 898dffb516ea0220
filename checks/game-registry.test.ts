import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameIds, loadEngine, loadGame } from '#games/catalog.ts'
import { levelName } from '#table/player.ts'
import { checkFirstSteps } from '#testing/conformance/first-steps.ts'

const sourceFolder = join(import.meta.dirname, '../src')
const gameFolders = readdirSync(join(sourceFolder, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

test('the catalog lists exactly the games that have a folder', () => {
  expect([...gameIds].sort()).toEqual(gameFolders.sort())
  expect(gameFolders.length).toBeGreaterThan(0)
})

describe.each(gameFolders)('%s', id => {
  const file = (...path: readonly string[]) => join(sourceFolder, 'games', id, ...path)

  test('is in the catalog under its id', async () => {
    expect(await loadGame(id)).toMatchObject({ card: { id }, rules: { id } })
  })

  test('has a card in sentences, with a name for each of its daily puzzles', async () => {
    const { card, puzzles } = (await loadGame(id))!
    const { text, left, right } = card.lobby
    for (const sentence of [card.title, card.tagline, text, left, right])
      expect(sentence).toMatch(/^(\p{Lu}|\d).*[^\s,]$/u)
    expect(Object.keys(card.dailies ?? {})).toEqual(Object.keys(puzzles?.dailies ?? {}))
  })

  test('names its levels in sentences as in its text file', async () => {
    for (const [level, { label }] of Object.entries((await loadGame(id))!.text.levels))
      expect(levelName(level)).toBe(label.toLowerCase())
  })

  test('closes what its help marks as typed', async () => {
    const { text } = (await loadGame(id))!
    for (const shell of ['browser', 'terminal'] as const)
      for (const paragraph of text.help(shell).flatMap(({ paragraphs }) => paragraphs))
        expect(paragraph).toMatch(/^([^`]|`[^`]+`)+$/)
  })

  test('declares hints if its engine provides them', async () => {
    const { engine } = await loadEngine(id, () => {})
    expect((await loadGame(id))?.hasHints === true).toBe(engine.hint !== undefined)
  })

  test('has three first steps; each can be solved, and wrong moves get feedback', async () => {
    const { rules, loadFirstSteps } = (await loadGame(id))!
    checkFirstSteps(rules, (await loadFirstSteps()).firstSteps)
  })

  test('has a face in the list of the terminal, and a card in the list of the browser', () => {
    const list = (...path: readonly string[]) => readFileSync(join(sourceFolder, ...path), 'utf8')
    expect(list('terminal', 'faces.ts')).toContain(`: () => import('#games/${id}/terminal/face.ts'),`)
    expect(list('web', 'game-list.ts')).toContain(` } from '#games/${id}/web/card.tsx'`)
  })

  test('has a README that lists its rules by id', () => {
    const rules = [...readFileSync(file('README.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(
      ([, rule]) => rule,
    )
    expect(rules.length).toBeGreaterThan(0)
  })

  test('runs the conformance suite and has golden transcripts', () => {
    // A suite that takes seconds is among the long tests.
    const suite = readdirSync(file('rules')).find(name => /^conformance(\.long)?\.test\.ts$/.test(name))!
    expect(readFileSync(file('rules', suite), 'utf8')).toMatch(/^describeConformance\(/m)
    expect(readFileSync(file('rules', 'golden.test.ts'), 'utf8')).toMatch(/^describeGoldens\(/m)
    expect(readdirSync(file('rules', 'golden')).length).toBeGreaterThan(0)
  })
})
