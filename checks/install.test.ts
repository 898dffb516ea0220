import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

let copy: string
/** The command lines of npm, one a line. */
let calls: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'quincunx-install-'))
  calls = join(copy, 'calls')
  for (const file of ['scripts/launch.cjs', 'scripts/lock.cjs', 'package-lock.json'])
    cpSync(join(root, file), join(copy, file))
  mkdirSync(join(copy, 'src'))
  mkdirSync(join(copy, 'bin'))
  // Stands in for npm, so that nothing is fetched.
  writeFileSync(join(copy, 'bin', 'npm'), `#!/bin/sh\necho "$@" >> ${calls}\nmkdir -p node_modules\n`, {
    mode: 0o755,
  })
  writeFileSync(calls, '')
})
afterEach(() => rmSync(copy, { recursive: true }))

/** Installs as `npm start` (without dev tools) or `npm test` does, and returns the options with which npm was called. */
function install(devTools: boolean): readonly string[] {
  const before = readFileSync(calls, 'utf8')
  execFileSync(
    process.execPath,
    ['-e', `require('./scripts/launch.cjs').install({ devTools: ${devTools} })`],
    {
      cwd: copy,
      env: {
        ...process.env,
        PATH: [join(copy, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  return readFileSync(calls, 'utf8').slice(before.length).split(/\s+/).filter(Boolean)
}

test('npm start installs no dev tools, npm test adds them, and then npm start installs nothing', () => {
  expect(install(false)).toContain('--no-workspaces')
  expect(install(false)).toEqual([])
  expect(install(true)).not.toContain('--no-workspaces')
  expect(install(true)).toEqual([])
  expect(install(false)).toEqual([])
})

test('a new lockfile is installed by whatever runs first', () => {
  install(true)
  writeFileSync(join(copy, 'package-lock.json'), '{}')
  expect(install(false)).toContain('--no-workspaces')
  expect(install(true)).toContain('install')
})
