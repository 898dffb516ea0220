import { readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Manifest } from '#lexicon/library.ts'
import { WORDS } from './paths.ts'
import { runPiped, temporaryFolder } from './pipe.ts'

const lexicon = (...more: readonly string[]) => runPiped({ commandArguments: ['lexicon', ...more] })

it('built-in words are looked up with their level and their definitions', async () => {
  const { output, code } = await lexicon('look', 'WENT', 'taxes', 'qi', 'quincunx', 'xyzzy', '--json')
  expect(code).toBe(1)
  const entries = output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(entries).toMatchObject([
    { word: 'WENT', isWord: true, level: 10, isGiven: true, from: 'go' },
    { word: 'taxes', isWord: true, from: 'tax' },
    { word: 'qi', isWord: true, senses: [{ part: 'noun' }] },
    { word: 'quincunx', isWord: true, level: expect.any(Number) },
    { word: 'xyzzy', isWord: false },
  ])
})

it('[S14] matches of a pattern come in pages of ten', async () => {
  const { output } = await lexicon('match', 'tr...', '--json')
  expect(JSON.parse(output)).toMatchObject({
    total: expect.any(Number),
    page: 1,
    words: ['TRABS', 'TRACE', 'TRACK', 'TRACT', 'TRADE', 'TRADS', 'TRAGI', 'TRAIK', 'TRAIL', 'TRAIN'],
  })
  expect((await lexicon('match', 'tr*')).errors).toContain('“*” is neither.')
})

it('a custom list is compiled and used', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'words.txt'), 'ant\nbee\ncat\n')
  const file = join(folder, 'own.lexicon')
  expect(await lexicon('build', join(folder, 'words.txt'), file)).toMatchObject({ code: 0, errors: '' })
  expect((await lexicon('match', '...', '--dictionary', file)).output).toBe(
    'ANT\nBEE\nCAT\n3 words match ...\n',
  )
})

it('the word files are small enough to download', () => {
  const { lexicons, definitions } = JSON.parse(readFileSync(join(WORDS, 'manifest.json'), 'utf8')) as Manifest
  const size = (file: string) => statSync(join(WORDS, file)).size
  const pieces = definitions.map(({ file }) => size(file))
  const sum = pieces.reduce((all, piece) => all + piece, 0)
  console.log(
    `Broad ${size(lexicons.broad.packed)}, common ${size(lexicons.common.packed)} bytes packed; ` +
      `definitions ${sum} bytes in ${pieces.length} pieces, ${Math.max(...pieces)} at most.`,
  )
  expect(size(lexicons.broad.packed)).toBeLessThan(450_000)
  expect(size(lexicons.common.packed)).toBeLessThan(110_000)
  expect(Math.max(...pieces)).toBeLessThan(30_000)
  expect(sum).toBeLessThan(2_000_000)
})
