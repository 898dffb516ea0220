import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findEscapingImports } from './layer-check.ts'

const root = join(import.meta.dirname, '..')

interface PlantedViolation {
  readonly file: string
  readonly source: string
  readonly refusedBy: 'biome' | 'compiler' | 'resolver'
  /** The rule that must refuse it, so that another error in the file does not count. */
  readonly rule: string
}

/** An import that the lint rules refuse by its path. */
function restrictedImport(file: string, path: string): PlantedViolation {
  return { file, source: sourceImporting(path), refusedBy: 'biome', rule: 'lint/style/noRestrictedImports' }
}

/** A relative import that leaves the allowed folders. */
function escapingImport(file: string, path: string): PlantedViolation {
  return { file, source: sourceImporting(path), refusedBy: 'resolver', rule: 'reaches' }
}

function sourceImporting(path: string): string {
  return `import { planted } from '${path}'\nexport const again = planted\n`
}

const plantedViolations: Readonly<Record<string, PlantedViolation>> = {
  'the kernel importing a game': restrictedImport(
    'src/kernel/planted.ts',
    '#games/obstruction/rules/play.ts',
  ),
  'the kernel importing a game by a relative path': restrictedImport(
    'src/kernel/planted-relative.ts',
    '../games/obstruction/rules/play.ts',
  ),
  'the lexicon importing the table': restrictedImport('src/lexicon/planted.ts', '#table/table.ts'),
  'the lexicon importing Node': restrictedImport('src/lexicon/graph/planted.ts', 'node:fs'),
  'the lexicon importing a package': restrictedImport('src/lexicon/planted-package.ts', 'zod'),
  'the lexicon leaving its folder': escapingImport(
    'src/lexicon/graph/planted-relative.ts',
    '../../table/table.ts',
  ),
  'the table importing the lexicon': restrictedImport('src/table/planted-words.ts', '#lexicon/lookup.ts'),
  'the table importing a session': restrictedImport('src/table/planted.ts', '#session/session.ts'),
  'the protocol importing a session': restrictedImport('src/protocol/planted.ts', '#session/session.ts'),
  'a session importing the message schemas': restrictedImport(
    'src/session/planted-frames.ts',
    '#protocol/schema.ts',
  ),
  'the Node folder importing a shell': restrictedImport('src/node/planted.ts', '#terminal/text/en/shell.ts'),
  'the web importing the message schemas': restrictedImport(
    'src/web/planted-frames.ts',
    '#protocol/schema.ts',
  ),
  'the web importing the Node folder': restrictedImport('src/web/planted-node.ts', '#node/system-clock.ts'),
  'the engine client importing a session': restrictedImport(
    'src/engine-client/planted.ts',
    '#session/session.ts',
  ),
  'a session importing the client core': restrictedImport('src/session/planted-app.ts', '#app/backup.ts'),
  'the client core importing a shell': restrictedImport('src/app/planted.ts', '#web/text/en/shell.ts'),
  'the client core importing Node': restrictedImport('src/app/planted-node.ts', 'node:fs'),
  'a session importing a game': restrictedImport(
    'src/session/planted.ts',
    '#games/obstruction/rules/play.ts',
  ),
  'one game importing another': restrictedImport(
    'src/games/planted/rules/planted.ts',
    '#games/obstruction/rules/play.ts',
  ),
  'one game importing another from deep inside': restrictedImport(
    'src/games/planted/rules/deep/deeper/planted.ts',
    '#games/obstruction/rules/play.ts',
  ),
  'one game importing another by a relative path': escapingImport(
    'src/games/planted/rules/planted-relative.ts',
    '../../obstruction/rules/play.ts',
  ),
  'one game importing another by a relative path from deep inside': escapingImport(
    'src/games/planted/rules/deep/deeper/planted-relative.ts',
    '../../../../obstruction/rules/play.ts',
  ),
  'rules importing their engine': escapingImport(
    'src/games/planted/rules/deep/planted-engine.ts',
    '../../engine/engine.ts',
  ),
  'rules importing a package': restrictedImport('src/games/planted/rules/planted-package.ts', 'zod'),
  'rules importing Node': restrictedImport('src/games/planted/rules/deep/planted-node.ts', 'node:fs'),
  'Date.now in an engine': {
    file: 'src/games/planted/engine/planted-date.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
    rule: 'plugin',
  },
  'an engine importing a package': restrictedImport('src/games/planted/engine/deep/planted.ts', 'zod'),
  'an engine importing a face': escapingImport(
    'src/games/planted/engine/deep/planted-relative.ts',
    '../../web/face.tsx',
  ),
  'an engine importing a face below the import of a type': {
    file: 'src/games/planted/engine/deep/planted-below-type.ts',
    source: `import type { Cell } from '#kernel/grid.ts'\nexport type Planted = Cell\n${sourceImporting('../../web/face.tsx')}`,
    refusedBy: 'resolver',
    rule: 'reaches',
  },
  'a text file importing a shell': restrictedImport(
    'src/games/planted/text/planted.ts',
    '#web/kit/planted.ts',
  ),
  'first steps importing the table': restrictedImport(
    'src/games/planted/lessons/first-steps.ts',
    '#table/table.ts',
  ),
  'Date.now in a text file': {
    file: 'src/games/planted/text/planted-date.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
    rule: 'plugin',
  },
  'the document in first steps': {
    file: 'src/games/planted/lessons/planted-document.ts',
    source: 'export const planted = (): unknown => document.body\n',
    refusedBy: 'compiler',
    rule: 'Cannot find name',
  },
  'tools importing the command line': restrictedImport('src/games/planted/tools/tools.ts', '#cli/flags.ts'),
  'a web face importing the terminal kit': restrictedImport(
    'src/games/planted/web/planted.ts',
    '#terminal/kit/planted.ts',
  ),
  'a web face importing the terminal kit from deep inside': restrictedImport(
    'src/games/planted/web/deep/planted.ts',
    '#terminal/kit/planted.ts',
  ),
  'a web face importing its engine': escapingImport(
    'src/games/planted/web/deep/planted-relative.ts',
    '../../engine/engine.ts',
  ),
  'a terminal face importing the web kit from deep inside': restrictedImport(
    'src/games/planted/terminal/deep/planted.ts',
    '#web/kit/face.ts',
  ),
  'a terminal face importing the web face': escapingImport(
    'src/games/planted/terminal/planted-relative.ts',
    '../web/face.tsx',
  ),
  'the catalog importing the inside of a game': restrictedImport(
    'src/games/planted-catalog.ts',
    './obstruction/rules/play.ts',
  ),
  'the list of games importing a shell': restrictedImport(
    'src/games/planted-list.ts',
    '#web/text/en/shell.ts',
  ),
  'the terminal importing the web': restrictedImport('src/terminal/planted.ts', '#web/text/en/shell.ts'),
  'the terminal importing the web by a relative path': escapingImport(
    'src/terminal/screens/planted-relative.ts',
    '../../web/text/en/shell.ts',
  ),
  'the web importing the server': restrictedImport('src/web/planted.ts', '#server/server.ts'),
  'the web importing a game by a relative path': escapingImport(
    'src/web/planted-relative.ts',
    '../games/obstruction/rules/play.ts',
  ),
  'the server importing the terminal': restrictedImport(
    'src/server/planted.ts',
    '#terminal/text/en/shell.ts',
  ),
  'the server importing a session': restrictedImport(
    'src/server/planted-session.ts',
    '#session/remote/table-state.ts',
  ),
  'the server importing the terminal by a relative path': escapingImport(
    'src/server/planted-relative.ts',
    '../terminal/text/en/shell.ts',
  ),
  'the command line importing a game': restrictedImport(
    'src/cli/planted.ts',
    '#games/obstruction/rules/play.ts',
  ),
  'the command line importing the web by a relative path': escapingImport(
    'src/cli/planted-relative.ts',
    '../web/text/en/shell.ts',
  ),
  'Date.now in rules': {
    file: 'src/games/planted/rules/planted-date.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
    rule: 'plugin',
  },
  'Date.now in an online table': {
    file: 'src/server/tables/log/planted-date.ts',
    source: 'export const planted = (): number => Date.now()\n',
    refusedBy: 'biome',
    rule: 'plugin',
  },
  'setTimeout in an online table': {
    file: 'src/server/tables/log/planted-timer.ts',
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

describe('the tools refuse', () => {
  let copy: string
  /** The errors of each tool, one per line: the file, then the rule. */
  let reports: Readonly<Record<PlantedViolation['refusedBy'], readonly string[]>>

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'quincunx-layers-'))
    for (const part of ['src', 'config', 'biome.json', 'package.json', '.gitignore'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    plant(
      'src/table/planted-two.ts',
      `import { one } from './planted-one.ts'\nexport const two = (): unknown => one\n`,
    )
    for (const { file, source } of Object.values(plantedViolations)) plant(file, source)
    reports = {
      biome: diagnostics(run('biome', 'lint', '--max-diagnostics=none', '--reporter=json', 'src')),
      compiler: run('tsc', '-p', 'config/tsconfig.pure.json').split('\n'),
      resolver: findEscapingImports(copy),
    }
  }, 60_000)

  afterAll(() => rmSync(copy, { recursive: true }))

  function plant(file: string, source: string): void {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), source)
  }

  function run(command: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', command), args, {
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

  test.each(Object.keys(plantedViolations))('%s', name => {
    const { file, refusedBy, rule } = plantedViolations[name]!
    expect(reports[refusedBy].filter(line => line.startsWith(file)).join('\n')).toContain(rule)
  })

  test('and nothing else', () => {
    const refused = Object.values(reports)
      .flat()
      .flatMap(line => line.match(/^src\/[\w/.-]+\.tsx?/) ?? [])
    const planted = [...Object.values(plantedViolations).map(({ file }) => file), 'src/table/planted-two.ts']
    expect([...new Set(refused)].filter(file => !planted.includes(file))).toEqual([])
  })
})
