import { readGraph } from '#lexicon/graph-file.ts'
import { nameOfFile, type OwnLexicon, type OwnLexicons } from '#lexicon/own.ts'
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
    if (!made.ok) return { ok: false, why: refusal(made.rejection, letters) }
    const read = readGraph(made.value.file, { isOurs: true })
    if (hash !== undefined && read.ok && read.value.hash !== hash)
      return { ok: false, why: broughtWords.others(read.value.size, read.value.hash) }
    const kept = await own.keep(nameOfFile(file.name), made.value.file)
    return kept.ok
      ? { ok: true, own: kept.value }
      : { ok: false, why: lexiconRejection(kept.rejection) ?? broughtWords.notKept }
  } catch {
    return { ok: false, why: broughtWords.notKept }
  }
}

function refusal(rejection: Parameters<typeof lexiconRejection>[0], letters: string | undefined): string {
  const sentence = lexiconRejection(rejection) ?? broughtWords.notKept
  const isForeign = letters === undefined && rejection.code === 'bad-lines'
  return isForeign ? `${sentence}\n${broughtWords.lettersFirst}` : sentence
}
