import { afterEach, expect, test, vi } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { readLexicon, writeLexicon } from '#lexicon/lexicon-file.ts'
import type { Manifest } from '#lexicon/library.ts'
import { hasWord } from '#lexicon/lookup.ts'
import { fetchWordFile } from './fetch-word-file.ts'
import { openWebLibrary } from './open-web-library.ts'

const manifest: Manifest = {
  lexicons: {
    broad: { hash: '1', size: 1, packed: 'broad-1.packed', graph: '' },
    common: { hash: '2', size: 1, packed: 'common-1.packed', graph: '' },
  },
  definitions: [{ from: '', file: 'definitions-1.packed' }],
  notices: 'notices-1.packed',
}
const files: Readonly<Record<string, BlobPart>> = {
  '/words/broad-1.packed': new Uint8Array(
    writeLexicon(buildLexicon(['ant', 'bee'], english), { form: 'packed' }),
  ),
  '/words/definitions-1.packed': 'bee\tnan insect',
}

function packed(part: BlobPart): Response {
  return new Response(new Blob([part]).stream().pipeThrough(new CompressionStream('gzip')))
}

const open = () =>
  openWebLibrary(manifest, async (_, { packed }) =>
    readLexicon(await new Response(await fetchWordFile(packed)).arrayBuffer()),
  )

let asked: string[] = []
function serve(isReachable = true): void {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!isReachable) throw new TypeError('no connection')
    const file = files[path]
    return file ? packed(file) : new Response('', { status: 404 })
  })
}
afterEach(() => vi.unstubAllGlobals())

test('words are fetched once, when they are first needed', async () => {
  serve()
  const library = open()
  expect(asked).toEqual([])
  const [one, other] = await Promise.all([library.loadLexicon('broad'), library.loadLexicon('broad')])
  expect(one).toBe(other)
  expect(hasWord(one, 'bee')).toBe(true)
  expect(await library.define('bees')).toMatchObject({ from: 'bee' })
  expect(asked).toEqual(['/words/broad-1.packed', '/words/definitions-1.packed'])
})

test('a load without a connection fails, and succeeds when there is one again', async () => {
  serve(false)
  const library = open()
  await expect(library.loadLexicon('broad')).rejects.toThrow('no connection')
  serve()
  expect((await library.loadLexicon('broad')).size).toBe(2)
  await expect(library.loadLexicon('common')).rejects.toThrow('404')
})
