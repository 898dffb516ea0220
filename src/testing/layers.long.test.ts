import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strays } from './strays.ts'

const root = join(import.meta.dirname, '../..')

interface Violation {
  readonly file: string
  readonly source: string
  readonly refusedBy: 'biome' | 'compiler' | 'resolver'
  /** By what it must be refused, so that no other fault of the file passes for it. */
  readonly rule: string
}

/** A path that the lint rules refuse as it is written. */
function restricted(file: string, path: string): Violation {
  return { file, source: importing(path), refusedBy: 'biome', rule: 'lint/style/noRestrictedImports' }
}

/** A relative path that leads out of where it may. */
function climbing(file: string, path: string): Violation {
  return { file, source: importing(path), refusedBy: 'resolver', rule: 'reaches' }
}

function importing(path: string): string {
  return `import { planted } from '${path}'\nexport const again = planted\n`
}

const violations: Readonly<Record<string, Violation>> = {
  'the kernel importing a game': restricted('src/kernel/planted.ts', '#games/obstruction/rules/play.ts'),
  'the kernel importing a game by a relative path': restricted(
    'src/kernel/planted-relative.ts',
    '../games/obstruction/rules/play.ts',
  ),
  'the lexicon importing the table': restricted('src/lexicon/planted.ts', '#table/table.ts'),
  'the lexicon importing Node': restricted('src/lexicon/graph/planted.ts', 'node:fs'),
  'the lexicon importing a package': restricted('src/lexicon/planted-package.ts', 'zod'),
  'the lexicon climbing out': climbing('src/lexicon/graph/planted-relative.ts', '../../table/table.ts'),
  'the table importing the lexicon': restricted('src/table/planted-words.ts', '#lexicon/look.ts'),
  'the table importing a session': restricted('src/table/planted.ts', '#session/player.ts'),
  'the protocol importing a session': restricted('src/protocol/planted.ts', '#session/player.ts'),
  'a session importing the check of frames': restricted(
    'src/session/planted-frames.ts',
    '#protocol/frames.ts',
  ),
  'the machine importing a shell': restricted('src/machine/planted.ts', '#terminal/words.ts'),
  'the web importing the check of frames': restricted('src/web/planted-frames.ts', '#protocol/frames.ts'),
  'the web importing the machine': restricted('src/web/planted-machine.ts', '#machine/clock.ts'),
  'a session importing a game': restricted('src/session/planted.ts', '#games/obstruction/rules/play.ts'),
  'one game importing another': restricted(
    'src/games/planted/rules/planted.ts',
    '#games/obstruction/rules/play.ts',
  ),
  'one game importing another from deep inside': restricted(
    'src/games/planted/rules/deep/deeper/planted.ts',
    '#games/obstruction/rules/play.ts',
  ),
  'one game importing another by a relative path': climbing(
    'src/games/planted/rules/planted-relative.ts',
    '../../obstruction/rules/play.ts',
  ),
  'one game importing another by a relative path from deep inside': climbing(
    'src/games/planted/rules/deep/deeper/planted-relative.ts',
    '../../../../obstruction/rules/play.ts',
  ),
  'rules importing their engine': climbing(
    'src/games/planted/rules/deep/planted-engine.ts',
    '../../engine/engine.ts',
  ),
  'rules importing a package': restricted('src/games/planted/rules/planted-package.ts', 'zod'),
  'rules importing Node': restricted('src/games/planted/rules/deep/planted-node.ts', 'node:fs'),
  'an engine importing a package': restricted('src/games/planted/engine/deep/planted.ts', 'zod'),
  'an engine importing a face': climbing(
    'src/games/planted/engine/deep/planted-relative.ts',
    '../../web/face.tsx',
  ),
  'sentences in a file of their own importing a shell': restricted(
    'src/games/planted/planted-words.ts',
    '#web/kit/planted.ts',
  ),
  'first steps importing the table': restricted('src/games/planted/first-steps.ts', '#table/table.ts'),
  'Date.now in sentences': {
    file: 'src/games/planted/date-words.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
    rule: 'lint/style/noRestrictedGlobals',
  },
  'the document in first steps': {
    file: 'src/games/planted-too/first-steps.ts',
    source: 'export const planted = (): unknown => document.body\n',
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
  'tools importing the command line': restricted('src/games/planted/tools.ts', '#cli/flags.ts'),
  'a web face importing the terminal kit': restricted(
    'src/games/planted/web/planted.ts',
    '#terminal/kit/planted.ts',
  ),
  'a web face importing the terminal kit from deep inside': restricted(
    'src/games/planted/web/deep/planted.ts',
    '#terminal/kit/planted.ts',
  ),
  'a web face importing its engine': climbing(
    'src/games/planted/web/deep/planted-relative.ts',
    '../../engine/engine.ts',
  ),
  'a terminal face importing the web kit from deep inside': restricted(
    'src/games/planted/terminal/deep/planted.ts',
    '#web/kit/face.ts',
  ),
  'a terminal face importing the web face': climbing(
    'src/games/planted/terminal/planted-relative.ts',
    '../web/face.tsx',
  ),
  'the catalog importing the inside of a game': restricted(
    'src/games/planted-catalog.ts',
    './obstruction/rules/play.ts',
  ),
  'the programme importing a shell': restricted('src/games/planted-programme.ts', '#web/words.ts'),
  'the terminal importing the web': restricted('src/terminal/planted.ts', '#web/words.ts'),
  'the terminal importing the web by a relative path': climbing(
    'src/terminal/screens/planted-relative.ts',
    '../../web/words.ts',
  ),
  'the web importing the server': restricted('src/web/planted.ts', '#server/server.ts'),
  'the web importing a game by a relative path': climbing(
    'src/web/planted-relative.ts',
    '../games/obstruction/rules/play.ts',
  ),
  'the server importing the terminal': restricted('src/server/planted.ts', '#terminal/words.ts'),
  'the server importing the terminal by a relative path': climbing(
    'src/server/planted-relative.ts',
    '../terminal/words.ts',
  ),
  'the command line importing a game': restricted('src/cli/planted.ts', '#games/obstruction/rules/play.ts'),
  'the command line importing the web by a relative path': climbing(
    'src/cli/planted-relative.ts',
    '../web/words.ts',
  ),
  'Date.now in rules': {
    file: 'src/games/planted/rules/planted-date.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
    rule: 'lint/style/noRestrictedGlobals',
  },
  'Date.now in a table of the house': {
    file: 'src/server/table/planted-date.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
    rule: 'lint/style/noRestrictedGlobals',
  },
  'setTimeout in a table of the house': {
    file: 'src/server/table/planted-timer.ts',
    source: 'export const planted = (): unknown => setTimeout(() => {}, 1)\n',
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
  'Math.random in rules': {
    file: 'src/games/planted/rules/planted-dice.ts',
    source: 'export const planted = (): number => Math.random()\n',
    refusedBy: 'biome',
    rule: 'plugin',
  },
  'a cycle': {
    file: 'src/table/planted-one.ts',
    source: `import { two } from './planted-two.ts'\nexport const one = (): unknown => two\n`,
    refusedBy: 'biome',
    rule: 'lint/suspicious/noImportCycles',
  },
  'setTimeout in rules': {
    file: 'src/games/planted/rules/planted-timer.ts',
    source: 'export const planted = (): unknown => setTimeout(() => {}, 1)\n',
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
  'fetch in the lexicon': {
    file: 'src/lexicon/planted-fetch.ts',
    source: `export const planted = (): unknown => fetch('/words')\n`,
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
  'console in the kernel': {
    file: 'src/kernel/planted-console.ts',
    source: `export const planted = (): void => console.log('here')\n`,
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
  'the document in a view': {
    file: 'src/games/planted/rules/planted-document.ts',
    source: 'export const planted = (): unknown => document.body\n',
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
  'a process in the table': {
    file: 'src/table/planted-process.ts',
    source: 'export const planted = (): unknown => process.env\n',
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
}

describe('the layers are held by tools, which refuse', () => {
  let copy: string
  /** What each tool refuses, a line each: the file, then the rule. */
  let reports: Readonly<Record<Violation['refusedBy'], readonly string[]>>

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
      biome: diagnostics(run('biome', 'lint', '--max-diagnostics=none', '--reporter=json', 'src')),
      compiler: run('tsc', '-p', 'config/tsconfig.pure.json').split('\n'),
      resolver: strays(copy),
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

  function diagnostics(report: string): readonly string[] {
    const { diagnostics } = JSON.parse(report) as {
      diagnostics: readonly { category: string; location: { path: string } }[]
    }
    return diagnostics.map(({ category, location }) => `${location.path} ${category}`)
  }

  test.each(Object.keys(violations))('%s', name => {
    const { file, refusedBy, rule } = violations[name]!
    expect(reports[refusedBy].filter(line => line.startsWith(file)).join('\n')).toContain(rule)
  })

  test('and nothing that was not planted', () => {
    const refused = Object.values(reports)
      .flat()
      .flatMap(line => line.match(/^src\/[\w/.-]+\.tsx?/) ?? [])
    const planted = [...Object.values(violations).map(({ file }) => file), 'src/table/planted-two.ts']
    expect([...new Set(refused)].filter(file => !planted.includes(file))).toEqual([])
  })
})
