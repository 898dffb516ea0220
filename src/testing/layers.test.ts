import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Violation {
  readonly file: string
  readonly source: string
  readonly refusedBy: 'biome' | 'compiler'
}

const violations: Readonly<Record<string, Violation>> = {
  'the kernel importing a game': {
    file: 'src/kernel/planted.ts',
    source: `import { play } from '#games/obstruction/rules/play.ts'\nexport const planted = play\n`,
    refusedBy: 'biome',
  },
  'the kernel importing a game by a relative path': {
    file: 'src/kernel/planted-relative.ts',
    source: `import { play } from '../games/obstruction/rules/play.ts'\nexport const planted = play\n`,
    refusedBy: 'biome',
  },
  'the table importing a session': {
    file: 'src/table/planted.ts',
    source: `import { isComputer } from '#session/player.ts'\nexport const planted = isComputer\n`,
    refusedBy: 'biome',
  },
  'one game importing another': {
    file: 'src/games/planted/rules/planted.ts',
    source: `import { play } from '#games/obstruction/rules/play.ts'\nexport const planted = play\n`,
    refusedBy: 'biome',
  },
  'one game importing another by a relative path': {
    file: 'src/games/planted/rules/planted-relative.ts',
    source: `import { play } from '../../obstruction/rules/play.ts'\nexport const planted = play\n`,
    refusedBy: 'biome',
  },
  'rules importing a package': {
    file: 'src/games/planted/rules/planted-package.ts',
    source: `import { z } from 'zod'\nexport const planted = z\n`,
    refusedBy: 'biome',
  },
  'rules importing Node': {
    file: 'src/games/planted/rules/planted-node.ts',
    source: `import { readFileSync } from 'node:fs'\nexport const planted = readFileSync\n`,
    refusedBy: 'biome',
  },
  'a web face importing the terminal kit': {
    file: 'src/games/planted/web/planted.ts',
    source: `import { planted } from '#terminal/kit/planted.ts'\nexport const again = planted\n`,
    refusedBy: 'biome',
  },
  'Date.now in rules': {
    file: 'src/games/planted/rules/planted-date.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
  },
  'Math.random in rules': {
    file: 'src/games/planted/rules/planted-dice.ts',
    source: 'export const planted = (): number => Math.random()\n',
    refusedBy: 'biome',
  },
  'a cycle': {
    file: 'src/table/planted-one.ts',
    source: `import { two } from './planted-two.ts'\nexport const one = (): unknown => two\n`,
    refusedBy: 'biome',
  },
  'setTimeout in rules': {
    file: 'src/games/planted/rules/planted-timer.ts',
    source: 'export const planted = (): unknown => setTimeout(() => {}, 1)\n',
    refusedBy: 'compiler',
  },
  'console in the kernel': {
    file: 'src/kernel/planted-console.ts',
    source: `export const planted = (): void => console.log('here')\n`,
    refusedBy: 'compiler',
  },
  'the document in a view': {
    file: 'src/games/planted/rules/planted-document.ts',
    source: 'export const planted = (): unknown => document.body\n',
    refusedBy: 'compiler',
  },
  'a process in the table': {
    file: 'src/table/planted-process.ts',
    source: 'export const planted = (): unknown => process.env\n',
    refusedBy: 'compiler',
  },
}

describe('the layers are held by tools, which refuse', () => {
  let copy: string
  let reports: { biome: string; compiler: string }

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'quincunx-layers-'))
    for (const part of ['src', 'config', 'biome.json', 'package.json', '.gitignore'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    plant(
      'src/table/planted-two.ts',
      `import { one } from './planted-one.ts'\nexport const two = (): unknown => one\n`,
    )
    for (const { file, source } of Object.values(violations)) plant(file, source)
    reports = {
      biome: run('biome', 'lint', '--max-diagnostics=none', '--reporter=json', 'src'),
      compiler: run('tsc', '-p', 'config/tsconfig.pure.json'),
    }
  }, 60_000)

  afterAll(() => rmSync(copy, { recursive: true }))

  function plant(file: string, source: string): void {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), source)
  }

  function run(command: string, ...given: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', command), given, {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(status, stderr).not.toBe(0)
    return stdout
  }

  test.each(Object.keys(violations))('%s', name => {
    const { file, refusedBy } = violations[name]!
    expect(reports[refusedBy]).toContain(file)
  })

  test('and nothing that was not planted', () => {
    const refused = [...`${reports.biome}${reports.compiler}`.matchAll(/src\/[\w/.-]+\.tsx?/g)].map(
      ([file]) => file,
    )
    const planted = [...Object.values(violations).map(({ file }) => file), 'src/table/planted-two.ts']
    expect([...new Set(refused)].filter(file => !planted.includes(file))).toEqual([])
  })
})
