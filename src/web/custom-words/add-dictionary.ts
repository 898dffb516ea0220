import type { Rejection } from '#kernel/result.ts'
import {
  type CustomDictionaries,
  type CustomDictionary,
  dictionaryNameOf,
} from '#lexicon/custom-dictionaries.ts'
import { readGraph } from '#lexicon/graph-file.ts'
import { type DictionaryRefusals, rejectDictionary } from '#lexicon/refusals.ts'
import { leftOutSentence, lexiconSentence } from '#lexicon/text/en.ts'
import { compileInWorker } from '../lexicon/compile-client.ts'
import { customDictionaryText } from '../text/en/custom-words.ts'

export type AddDictionaryResult =
  | {
      readonly ok: true
      readonly dictionary: CustomDictionary
      /** Which lines were left out; empty if there were none. */
      readonly note: string
    }
  | { readonly ok: false; readonly why: string }

interface AddDictionaryOptions {
  /** The text that lists its letters; A to Z without one. */
  readonly letters?: string | undefined
  /** No other dictionary is accepted. */
  readonly requiredHash?: string
}

/** Far more than all words of any language take. */
const MAX_BYTES = 50_000_000

/** Compiles a file in a worker and saves it on this device, or says why not. */
export async function addDictionary(
  dictionaries: CustomDictionaries,
  file: File,
  { letters, requiredHash }: AddDictionaryOptions,
): Promise<AddDictionaryResult> {
  if (file.size > MAX_BYTES) return { ok: false, why: customDictionaryText.tooLarge }
  try {
    const compiled = await compileInWorker({
      do: 'compile',
      bytes: await file.arrayBuffer(),
      reservoir: letters,
    })
    if (!compiled.ok) return rejectionResult(compiled.rejection)
    const read = readGraph(compiled.value.file, { isOurs: true })
    if (requiredHash !== undefined && read.ok && read.value.hash !== requiredHash)
      return rejectionResult(
        rejectDictionary('other-words', {
          size: read.value.size,
          found: read.value.hash,
          hash: requiredHash,
        }).rejection,
      )
    const saved = await dictionaries.save(dictionaryNameOf(file.name), compiled.value.file)
    if (!saved.ok) return rejectionResult(saved.rejection)
    const { leftOut } = compiled.value
    return { ok: true, dictionary: saved.value, note: leftOut ? leftOutSentence(leftOut) : '' }
  } catch {
    return { ok: false, why: customDictionaryText.notKept }
  }
}

function rejectionResult(rejection: Rejection<DictionaryRefusals>): AddDictionaryResult {
  return { ok: false, why: lexiconSentence(rejection) }
}
