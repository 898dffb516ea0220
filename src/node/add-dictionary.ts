import { readFile } from 'node:fs/promises'
import { accept, type Result } from '#kernel/result.ts'
import { type CompiledDictionary, compileDictionary } from '#lexicon/compile-dictionary.ts'
import {
  type CustomDictionaries,
  type CustomDictionary,
  dictionaryNameOf,
} from '#lexicon/custom-dictionaries.ts'
import { type DictionaryRefusals, rejectDictionary as reject } from '#lexicon/refusals.ts'

export interface AddedDictionary {
  readonly own: CustomDictionary
  /** Says which words of the list were skipped. */
  readonly made: CompiledDictionary
}

export interface DictionaryFile {
  readonly path: string
  /** Defaults to the file's name. */
  readonly name?: string
  /** The text that defines its letters; defaults to A to Z. */
  readonly letters?: string | undefined
  /** If set, the dictionary must have this hash. */
  readonly hash?: string | undefined
}

/** Compiles a player's file and saves it on this machine. */
export async function addDictionary(
  dictionaries: CustomDictionaries,
  { path, name = dictionaryNameOf(path), letters, hash }: DictionaryFile,
): Promise<Result<AddedDictionary, DictionaryRefusals>> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return reject('no-such-file', { file: path })
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const compiled = compileDictionary({ bytes: buffer, text: () => bytes.toString('utf8') }, letters)
  if (!compiled.ok) return compiled
  const { file, hash: actualHash, size } = compiled.value
  if (hash !== undefined && actualHash !== hash)
    return reject('other-words', { size, found: actualHash, hash })
  await dictionaries.load()
  const saved = await dictionaries.save(name, file.buffer)
  return saved.ok ? accept({ own: saved.value, made: compiled.value }) : saved
}
