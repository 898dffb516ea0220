import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installAtomically } from './atomic-install.ts'

test('a build removes files that are older than the build before it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const to = join(folder, 'cli')
  function build(...files: readonly string[]): readonly string[] {
    const from = join(folder, 'next')
    mkdirSync(join(from, 'assets'), { recursive: true })
    for (const file of ['quincunx.js', ...files.map(name => join('assets', name))])
      writeFileSync(join(from, file), '')
    installAtomically(from, to, join(folder, 'cli-files'))
    return readdirSync(join(to, 'assets')).toSorted()
  }
  expect(build('a1.js', 'b1.js')).toEqual(['a1.js', 'b1.js'])
  expect(build('a2.js', 'b1.js')).toEqual(['a1.js', 'a2.js', 'b1.js'])
  expect(build('a3.js', 'b1.js')).toEqual(['a2.js', 'a3.js', 'b1.js'])
  expect(build('a3.js')).toEqual(['a3.js', 'b1.js'])
  expect(readdirSync(to).toSorted()).toEqual(['assets', 'quincunx.js'])
})
