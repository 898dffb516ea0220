import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

describe('a new game from the template, in a copy of the project', { timeout: 60_000 }, () => {
  let copy: string

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'quincunx-new-game-'))
    for (const part of ['src', 'checks', 'config', 'scripts', 'biome.json', 'package.json', '.gitignore'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })

  afterAll(() => rmSync(copy, { recursive: true }))

  function run(program: string, ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CI: '' },
    })
    return { status, output: stdout + stderr }
  }
  const tool = (name: string, ...args: readonly string[]) =>
    run(join(copy, 'node_modules', '.bin', name), ...args)
  const newGame = (...args: readonly string[]) => run(process.execPath, 'scripts/new-game.ts', ...args)

  test.each([[], ['Five Stones'], ['obstruction']])(
    'is refused with a message for the name %j',
    (...name) => {
      const { status, output } = newGame(...name.filter(part => typeof part === 'string'))
      expect(status).toBe(1)
      expect(output).toMatch(/Give the game a name|called obstruction already/)
    },
  )

  test('is added to all three lists', () => {
    expect(newGame('pebbles')).toMatchObject({ status: 0 })
    for (const list of ['games/game-list.ts', 'terminal/faces.ts', 'web/faces.ts'])
      expect(readFileSync(join(copy, 'src', list), 'utf8')).toMatch(/\bpebbles\b/)
  })

  test.each(['pure', 'node', 'web'])('compiles on the %s side', side => {
    expect(tool('tsc', '-p', `config/tsconfig.${side}.json`)).toEqual({ status: 0, output: '' })
  })

  test('follows the layer rules', () => {
    const { status, output } = tool('biome', 'lint', 'src/games/pebbles', 'src/games/game-list.ts')
    expect(status, output).toBe(0)
  })

  test('passes the conformance suite, its transcript and the registry checks', () => {
    const { status, output } = tool(
      'vitest',
      'run',
      '--config',
      'config/vitest.config.ts',
      'src/games/pebbles',
      'checks/game-registry.test.ts',
    )
    expect(status, output).toBe(0)
  })
})
