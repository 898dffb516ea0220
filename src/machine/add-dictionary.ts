import { readFile } from 'node:fs/promises'
import { accept, type Result, reject } from '#kernel/result.ts'
import { nameOfFile } from '#lexicon/file-name.ts'
import { type MadeDictionary, makeDictionary } from '#lexicon/make-dictionary.ts'
import type { OwnLexicon, OwnLexicons } from '#lexicon/own.ts'

export interface AddedDictionary {
  readonly own: OwnLexicon
  /** What was passed over in its list. */
  readonly made: MadeDictionary
}

export interface DictionaryFile {
  readonly path: string
  /** The name it gets; that of its file without one. */
  readonly name?: string
  /** The text that names its letters; A to Z without one. */
  readonly letters?: string | undefined
  /** The only one that will do. */
  readonly hash?: string | undefined
}

/** Compiles a person's file and keeps it on this machine, or says why not. */
export async function addDictionary(
  own: OwnLexicons,
  { path, name = nameOfFile(path), letters, hash }: DictionaryFile,
): Promise<Result<AddedDictionary>> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return reject('no-such-file', { file: path })
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const made = makeDictionary({ bytes: buffer, text: () => bytes.toString('utf8') }, letters)
  if (!made.ok) return made
  const { file, hash: found, size } = made.value
  if (hash !== undefined && found !== hash) return reject('other-words', { size, found, hash })
  await own.load()
  const kept = await own.keep(name, file.buffer)
  return kept.ok ? accept({ own: kept.value, made: made.value }) : kept
}
