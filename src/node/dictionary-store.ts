import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { DictionaryStore, StoredDictionary } from '#lexicon/custom-dictionaries.ts'
import { makeFolder } from './make-folder.ts'

const LEXICON_SUFFIX = '.lexicon'
const NAME_SUFFIX = '.name'
const HASH = /^[0-9a-f]{32}$/

/** Custom dictionaries in a folder: for each a lexicon file named by its hash, and a file with its name. */
export function openDictionaryStore(folder: string): DictionaryStore {
  const path = (hash: string, suffix: string) => join(folder, hash + suffix)

  return {
    isOurs: false,
    async hashes() {
      const files = await readdir(folder).catch(() => [])
      return files
        .filter(file => file.endsWith(LEXICON_SUFFIX))
        .map(file => file.slice(0, -LEXICON_SUFFIX.length))
        .filter(hash => HASH.test(hash))
    },
    async get(hash): Promise<StoredDictionary | undefined> {
      try {
        const bytes = await readFile(path(hash, LEXICON_SUFFIX))
        // A file that was copied here by hand has no name file.
        const name = await readFile(path(hash, NAME_SUFFIX), 'utf8').catch(() => hash)
        return {
          name: name.trim(),
          file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
        }
      } catch {
        return undefined
      }
    },
    async put(hash, { name, file }) {
      makeFolder(folder)
      await writeFileAtomic(path(hash, NAME_SUFFIX), `${name}\n`)
      await writeFileAtomic(path(hash, LEXICON_SUFFIX), Buffer.from(file))
    },
    async remove(hash) {
      await rm(path(hash, LEXICON_SUFFIX), { force: true })
      await rm(path(hash, NAME_SUFFIX), { force: true })
    },
  }
}
