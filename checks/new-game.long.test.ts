import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProjectCopy } from './project-copy.ts'

/** A name with hyphens, which is not an identifier and sorts between others. */
const ID = 'noughts-and-crosses'

describe('a new game from the template, in a copy of the project', { timeout: 120_000 }, () => {
  let copy: ProjectCopy

  beforeAll(() => {
    copy = new ProjectCopy()
  })

  afterAll(() => copy.remove())

  const newGame = (...args: readonly string[]) => copy.runScript('scripts/new-game.ts', ...args)
  const sourceOf = (file: string) => readFileSync(join(copy.folder, 'src', file), 'utf8')

  test.each([
    [[], 'Give the game a name'],
    [['Five Stones'], 'Give the game a name'],
    [['three--stones'], 'Give the game a name'],
    [['obstruction'], 'called obstruction already'],
    [['learn'], 'the name of a page or a command'],
    [['serve'], 'the name of a page or a command'],
    [['players'], 'the name of a page or a command'],
    [['default'], 'the name of a page or a command'],
  ])('is refused with a message for the name %j', (name, message) => {
    const { status, output } = newGame(...name)
    expect(status).toBe(1)
    expect(output).toContain(message)
  })

  test.each([ID, 'template', 'class'])('is added to all three lists as %s', id => {
    const { status, output } = newGame(id)
    expect(status, output).toBe(0)
    expect(sourceOf('games/game-list.ts')).toContain(` from './${id}/card.ts'`)
    expect(sourceOf('web/game-list.ts')).toContain(` from '#games/${id}/web/card.tsx'`)
    expect(sourceOf('terminal/faces.ts')).toContain(`import('#games/${id}/terminal/face.ts')`)
  })

  test.each(['pure', 'node', 'web'])('compiles on the %s side', side => {
    expect(copy.runTool('tsc', '-p', `config/tsconfig.${side}.json`)).toEqual({ status: 0, output: '' })
  })

  test('is formatted, and follows the lint and layer rules', () => {
    const { status, output } = copy.runTool('biome', 'check', '--error-on-warnings', 'src')
    expect(status, output).toBe(0)
  })

  test('passes its own tests and those that go through all games', () => {
    const testFiles = globSync('{src,checks,scripts}/**/*.test.{ts,tsx}', { cwd: copy.folder }).filter(
      file =>
        !file.includes('.long.') &&
        // It reads documents, which the copy does not have.
        file !== 'checks/documented-figures.test.ts' &&
        (file.includes(ID) ||
          /\b(gameIds|gameCards|faces)\b/.test(readFileSync(join(copy.folder, file), 'utf8'))),
    )
    expect(testFiles).toContain('checks/game-registry.test.ts')
    const { status, output } = copy.runTool(
      'vitest',
      'run',
      '--config',
      'config/vitest.config.ts',
      ...testFiles,
    )
    expect(status, output).toBe(0)
  })
})
