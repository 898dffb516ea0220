import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

describe('in a folder with a space and an umlaut', { timeout: 60_000 }, () => {
  let folder: string
  let copy: string

  beforeAll(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), 'quincunx-launch-'))
    copy = join(folder, 'Fünf Spiele')
    for (const part of ['src', 'config', 'scripts', 'e2e', 'NOTICES.md', 'package.json', 'package-lock.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true })
    // The stamp of the words does not depend on the folder, so copying them saves building them again.
    if (existsSync(join(root, 'dist', 'words')))
      cpSync(join(root, 'dist', 'words'), join(copy, 'dist', 'words'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  function node(...args: readonly string[]): Promise<{ code: number; output: string }> {
    return new Promise(resolve => {
      execFile(process.execPath, args, { cwd: copy }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, output: stdout + stderr }),
      )
    })
  }

  test('two concurrent starts build once, even if a stale lock is left', async () => {
    mkdirSync(join(copy, 'dist', 'lock'), { recursive: true })
    // No process has this id.
    writeFileSync(join(copy, 'dist', 'lock', 'pid'), '999999999')
    const starts = await Promise.all([node('scripts/build.ts'), node('scripts/build.ts')])
    const outputs = starts.map(({ output }) => output).join('')
    expect(
      starts.map(({ code }) => code),
      outputs,
    ).toEqual([0, 0])
    expect(outputs.match(/Building\.\.\./g), outputs).toHaveLength(1)
  })

  test('the build runs', async () => {
    expect(await node('dist/cli/quincunx.js', '--version')).toMatchObject({ code: 0 })
  })

  test('the tests are found', async () => {
    const run = await node(
      'node_modules/vitest/vitest.mjs',
      'list',
      '--config',
      'config/vitest.config.ts',
      'src/kernel',
    )
    expect(run.output).toContain('src/kernel/grid.test.ts')
  })

  test('a moved project is not built again', async () => {
    const moved = join(folder, 'moved')
    renameSync(copy, moved)
    copy = moved
    expect(await node('scripts/build.ts')).toEqual({ code: 0, output: 'dist/ is up to date.\n' })
  })

  test('a failed build reports it and leaves the previous one', async () => {
    writeFileSync(join(copy, 'src', 'cli', 'quincunx.ts'), 'import "./nowhere.ts"\n')
    const { code, output } = await node('scripts/build.ts')
    expect(code).toBe(1)
    expect(output).toContain('The build failed.')
    expect(await node('dist/cli/quincunx.js', '--version')).toMatchObject({ code: 0 })
  })
})
