import type { DictionaryStore } from '#lexicon/custom-dictionaries.ts'
import { readLexicon } from '#lexicon/lexicon-file.ts'
import { type LexiconName, type Library, type Manifest, openLibrary } from '#lexicon/library.ts'

// A bundler finds a file only if its address is written out.
const manifestAddress = () => new URL('./words/manifest.json', import.meta.url)
const ADDRESSES: Readonly<Record<LexiconName, () => URL>> = {
  broad: () => new URL('./words/broad.packed', import.meta.url),
  common: () => new URL('./words/common.packed', import.meta.url),
}

/** The built-in words of the package, for Node and for browsers. Each lexicon is loaded on first use. */
export async function openPackagedWords(): Promise<Library> {
  const { lexicons } = (await new Response(await open(manifestAddress())).json()) as Pick<
    Manifest,
    'lexicons'
  >
  return openLibrary(
    { lexicons, definitions: [], notices: '' },
    {
      readLexicon: async name => readLexicon(await unpack(ADDRESSES[name]())),
      readText: () => Promise.reject(new Error('The package has no definitions of words.')),
      customDictionaries: noDictionaries,
      lists: noDictionaries,
    },
  )
}

const noDictionaries: DictionaryStore = {
  isOurs: true,
  hashes: async () => [],
  get: async () => undefined,
  put: () => Promise.reject(new Error('Dictionaries cannot be saved in the package.')),
  remove: async () => {},
}

async function unpack(address: URL): Promise<ArrayBuffer> {
  const file = await open(address)
  return new Response(file.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

async function open(address: URL): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  // Not an import: bundlers for browsers would fail on it.
  if (address.protocol === 'file:')
    return new Blob([await process.getBuiltinModule('node:fs/promises').readFile(address)]).stream()
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`Cannot load ${address} (${response.status}).`)
  return response.body
}
