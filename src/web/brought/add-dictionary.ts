import type { Rejection } from '#kernel/result.ts'
import { nameOfFile } from '#lexicon/file-name.ts'
import { readGraph } from '#lexicon/graph-file.ts'
import type { OwnLexicon, OwnLexicons } from '#lexicon/own.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { compileAside } from '../lexicon/compiler.ts'
import { broughtWords } from './words.ts'

export type Added =
  | { readonly ok: true; readonly own: OwnLexicon }
  | { readonly ok: false; readonly why: string }

interface Wanted {
  /** The text that names its letters; A to Z without one. */
  readonly letters?: string | undefined
  /** The only one that will do. */
  readonly hash?: string
}

/** Far more than all words of any language. */
const MOST_BYTES = 50_000_000

/** Compiles a person's file in a worker and keeps it on this device, or says why not. */
export async function addDictionary(own: OwnLexicons, file: File, { letters, hash }: Wanted): Promise<Added> {
  if (file.size > MOST_BYTES) return { ok: false, why: broughtWords.tooLarge }
  try {
    const made = await compileAside({ do: 'compile', bytes: await file.arrayBuffer(), reservoir: letters })
    if (!made.ok) return refused(made.rejection)
    const read = readGraph(made.value.file, { isOurs: true })
    if (hash !== undefined && read.ok && read.value.hash !== hash)
      return refused({
        code: 'other-words',
        details: { size: read.value.size, found: read.value.hash, hash },
      })
    const kept = await own.keep(nameOfFile(file.name), made.value.file)
    return kept.ok ? { ok: true, own: kept.value } : refused(kept.rejection)
  } catch {
    return { ok: false, why: broughtWords.notKept }
  }
}

function refused(rejection: Rejection): Added {
  return { ok: false, why: lexiconRejection(rejection) ?? broughtWords.notKept }
}
