import type { Rejection } from '#kernel/result.ts'
import type { CustomDictionaries, CustomDictionary } from '#lexicon/custom-dictionaries.ts'
import { readGraph } from '#lexicon/graph-file.ts'
import { wordListNameOf } from '#lexicon/word-list-name.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { compileInWorker } from '../lexicon/compile-client.ts'
import { customDictionaryWords } from './words.ts'

export type AddDictionaryResult =
  | { readonly ok: true; readonly dictionary: CustomDictionary }
  | { readonly ok: false; readonly why: string }

interface AddDictionaryOptions {
  /** The text that names its letters; A to Z without one. */
  readonly letters?: string | undefined
  /** The only one that will do. */
  readonly requiredHash?: string
}

/** Far more than all words of any language. */
const MAX_BYTES = 50_000_000

/** Compiles a person's file in a worker and keeps it on this device, or says why not. */
export async function addDictionary(
  own: CustomDictionaries,
  file: File,
  { letters, requiredHash: hash }: AddDictionaryOptions,
): Promise<AddDictionaryResult> {
  if (file.size > MAX_BYTES) return { ok: false, why: customDictionaryWords.tooLarge }
  try {
    const made = await compileInWorker({ do: 'compile', bytes: await file.arrayBuffer(), reservoir: letters })
    if (!made.ok) return rejectionResult(made.rejection)
    const read = readGraph(made.value.file, { isOurs: true })
    if (hash !== undefined && read.ok && read.value.hash !== hash)
      return rejectionResult({
        code: 'other-words',
        details: { size: read.value.size, found: read.value.hash, hash },
      })
    const kept = await own.save(wordListNameOf(file.name), made.value.file)
    return kept.ok ? { ok: true, dictionary: kept.value } : rejectionResult(kept.rejection)
  } catch {
    return { ok: false, why: customDictionaryWords.notKept }
  }
}

function rejectionResult(rejection: Rejection): AddDictionaryResult {
  return { ok: false, why: lexiconRejection(rejection) ?? customDictionaryWords.notKept }
}
