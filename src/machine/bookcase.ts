import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Book, Bookcase } from '#lexicon/own.ts'

const FILE = '.lexicon'
const NAME = '.name'
const HASH = /^[0-9a-f]{32}$/

/** One's own dictionaries in a folder: a lexicon file named by its hash, and beside it a file with its name. */
export function openBookcase(folder: string): Bookcase {
  const path = (hash: string, ending: string) => join(folder, hash + ending)

  /** Never half a file, whoever reads it meanwhile. */
  async function write(file: string, bytes: Uint8Array | string): Promise<void> {
    const draft = `${file}.${process.pid}.draft`
    await writeFile(draft, bytes)
    await rename(draft, file)
  }

  return {
    isOurs: false,
    async hashes() {
      const files = await readdir(folder).catch(() => [])
      return files
        .filter(file => file.endsWith(FILE))
        .map(file => file.slice(0, -FILE.length))
        .filter(hash => HASH.test(hash))
    },
    async take(hash): Promise<Book | undefined> {
      try {
        const bytes = await readFile(path(hash, FILE))
        // A file that somebody has copied here brings no name.
        const name = await readFile(path(hash, NAME), 'utf8').catch(() => hash)
        return {
          name: name.trim(),
          file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
        }
      } catch {
        return undefined
      }
    },
    async put(hash, { name, file }) {
      await mkdir(folder, { recursive: true })
      await write(path(hash, NAME), `${name}\n`)
      await write(path(hash, FILE), new Uint8Array(file))
    },
    async remove(hash) {
      await rm(path(hash, FILE), { force: true })
      await rm(path(hash, NAME), { force: true })
    },
  }
}
