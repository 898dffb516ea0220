// Builds the word files in dist/words, unless those there are up to date with the lists and the code.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import writeFileAtomic from 'write-file-atomic'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { english } from '../../src/lexicon/english.ts'
import { narrowLexicon, writeLabel } from '../../src/lexicon/labels.ts'
import { buildLexicon, type Lexicon, withGaddag } from '../../src/lexicon/lexicon.ts'
import type { LexiconFiles, Manifest } from '../../src/lexicon/library.ts'
import { BUNDLED, type BundledPackages } from './bundled-packages.ts'
import { definitionChunks } from './definitions.ts'
import { LOCKFILE, libraryLicences } from './licences.ts'
import { englishWords, PACKAGES } from './lists.ts'

/** The licences require these wherever the words and the programs are distributed. */
const NOTICES = 'NOTICES.md'
/** The highest level that games choose answers from. */
const COMMON_LEVEL = 50
/** Programs that were started before this build read their files later. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000

interface StampedManifest extends Manifest {
  readonly stamp: string
}

/** Builds the files in a folder if they are out of date and returns their manifest. */
export function buildWords(root: string, folder: string, bundled = BUNDLED): Manifest {
  const stamp = inputsStamp(root)
  const current = readStamped(folder)
  if (current?.stamp === stamp) return current
  mkdirSync(folder, { recursive: true })
  const manifest = writeAll(root, folder, bundled)
  const stamped: StampedManifest = { stamp, ...manifest }
  writeFileAtomic.sync(join(folder, 'manifest.json'), JSON.stringify(stamped))
  removeOldFiles(folder, manifest)
  return manifest
}

function writeAll(root: string, folder: string, bundled: BundledPackages): Manifest {
  const words = englishWords(root)
  const labels = Uint8Array.from([...words.values()], writeLabel)
  const broad = { ...buildLexicon(words.keys(), english), labels }
  const common = narrowLexicon(broad, { level: COMMON_LEVEL })
  return {
    lexicons: {
      broad: writeLexiconFiles(folder, 'broad', broad),
      common: writeLexiconFiles(folder, 'common', common),
    },
    definitions: definitionChunks(root, words).map(({ from, text }) => ({
      from,
      file: writeHashed(folder, 'definitions', 'packed', gzipSync(text, { level: 9 })),
    })),
    notices: writeHashed(
      folder,
      'notices',
      'packed',
      gzipSync(`${readFileSync(join(root, NOTICES), 'utf8')}\n${libraryLicences(root, bundled)}`, {
        level: 9,
      }),
    ),
  }
}

function writeLexiconFiles(folder: string, name: string, lexicon: Lexicon): LexiconFiles {
  return {
    hash: lexicon.hash,
    size: lexicon.size,
    packed: writeHashed(
      folder,
      name,
      'packed',
      gzipSync(writeLexicon(lexicon, { form: 'packed' }), { level: 9 }),
    ),
    graph: writeHashed(folder, name, 'lexicon', writeLexicon(withGaddag(lexicon), { form: 'graph' })),
  }
}

function writeHashed(folder: string, name: string, extension: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const file = `${name}-${hash}.${extension}`
  // Another process may read the folder meanwhile.
  writeFileAtomic.sync(join(folder, file), Buffer.from(bytes))
  return file
}

function removeOldFiles(folder: string, { lexicons, definitions, notices }: Manifest): void {
  const current = new Set([
    'manifest.json',
    notices,
    ...Object.values(lexicons).flatMap(({ packed, graph }) => [packed, graph]),
    ...definitions.map(({ file }) => file),
  ])
  for (const file of readdirSync(folder))
    if (!current.has(file) && statSync(join(folder, file)).mtimeMs < Date.now() - RETENTION_MS)
      rmSync(join(folder, file))
}

function readStamped(folder: string): StampedManifest | undefined {
  const file = join(folder, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StampedManifest) : undefined
}

/** A hash of all word lists, our own and npm's, and of the code that builds files from them. */
function inputsStamp(root: string): string {
  const hash = createHash('sha256')
  const names = ['src/lexicon', 'scripts/words'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  const sources = names.filter(name => /\.(ts|txt)$/.test(name) && !name.endsWith('.test.ts')).sort()
  for (const file of [
    NOTICES,
    LOCKFILE,
    ...sources,
    ...PACKAGES.map(name => join('node_modules', name, 'package.json')),
  ])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
