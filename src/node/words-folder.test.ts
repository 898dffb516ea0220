import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import type { Manifest } from '#lexicon/library.ts'
import { hasWord } from '#lexicon/lookup.ts'
import { emptyDictionaryStores } from '#testing/fakes/small-library.ts'
import { openWordsFolder } from './words-folder.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-words-'))
  const put = (file: string, bytes: Uint8Array | string) => {
    writeFileSync(join(folder, file), bytes)
    return file
  }
  const lexicon = withGaddag(buildLexicon(['ant', 'bee'], english))
  const graph = put('graph', writeLexicon(lexicon, { form: 'graph' }))
  const manifest: Manifest = {
    lexicons: {
      broad: { hash: lexicon.hash, size: lexicon.size, packed: '', graph },
      common: { hash: '', size: 0, packed: '', graph: put('damaged', 'QXLX') },
    },
    definitions: [
      { from: '', file: put('first', gzipSync('ant\tnan insect')) },
      { from: 'bee', file: put('second', gzipSync('bee\tnanother insect')) },
    ],
    notices: '',
  }
  put('manifest.json', JSON.stringify(manifest))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a lexicon is read once, and its graph is shared with worker threads', async () => {
  const library = await openWordsFolder(folder, emptyDictionaryStores())
  const lexicon = await library.loadLexicon('broad')
  expect(await library.loadLexicon('broad')).toBe(lexicon)
  expect(hasWord(lexicon, 'bee')).toBe(true)
  expect(lexicon.anchor).toBeGreaterThan(0)
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     workerData.blocks[1] = 4711
     parentPort.postMessage(workerData.alphabet.codes.get('Z'))`,
    { eval: true, workerData: lexicon },
  )
  expect(await new Promise(resolve => worker.once('message', resolve))).toBe(26)
  expect(lexicon.blocks[1]).toBe(4711)
  await worker.terminate()
})

test('a definition is found in the file that contains it', async () => {
  const library = await openWordsFolder(folder, emptyDictionaryStores())
  expect(await library.define('ants')).toMatchObject({ from: 'ant', senses: [{ text: 'an insect' }] })
  expect(await library.define('BEE')).toMatchObject({ senses: [{ part: 'noun', text: 'another insect' }] })
  expect(await library.define('cicada')).toBeUndefined()
})

test('a damaged file is an error, and so is a folder without words', async () => {
  const library = await openWordsFolder(folder, emptyDictionaryStores())
  await expect(library.loadLexicon('common')).rejects.toThrow('not-a-lexicon')
  await expect(openWordsFolder(join(folder, 'nowhere'), emptyDictionaryStores())).rejects.toThrow()
})
