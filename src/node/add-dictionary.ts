import { readFile } from 'node:fs/promises'
import { accept, type Result, reject } from '#kernel/result.ts'
import { type CompiledDictionary, compileDictionary } from '#lexicon/compile-dictionary.ts'
import type { CustomDictionaries, CustomDictionary } from '#lexicon/custom-dictionaries.ts'
import { wordListNameOf } from '#lexicon/word-list-name.ts'

export interface AddedDictionary {
  readonly own: CustomDictionary
  /** What was passed over in its list. */
  readonly made: CompiledDictionary
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
  own: CustomDictionaries,
  { path, name = wordListNameOf(path), letters, hash }: DictionaryFile,
): Promise<Result<AddedDictionary>> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return reject('no-such-file', { file: path })
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const made = compileDictionary({ bytes: buffer, text: () => bytes.toString('utf8') }, letters)
  if (!made.ok) return made
  const { file, hash: found, size } = made.value
  if (hash !== undefined && found !== hash) return reject('other-words', { size, found, hash })
  await own.load()
  const kept = await own.save(name, file.buffer)
  return kept.ok ? accept({ own: kept.value, made: made.value }) : kept
}
