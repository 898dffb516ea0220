// Splits the definitions into small chunks in alphabetical order, so that a word and its base form are usually in the same one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLines } from '#lexicon/content-lines.ts'
import { baseForms } from '#lexicon/definitions/base-forms.ts'
import { writeEntry } from '../../src/lexicon/definitions/define.ts'
import type { Label } from '../../src/lexicon/labels.ts'
import { LISTS_FOLDER, readTwoLetters } from './lists.ts'
import { wordNetSenses } from './wordnet.ts'

export interface DefinitionChunk {
  /** The first word in the chunk; empty for the first chunk. */
  readonly from: string
  readonly text: string
}

/** In characters: about 20 kB compressed. */
const CHUNK_SIZE = 60_000

export function definitionChunks(root: string, words: ReadonlyMap<string, Label>): DefinitionChunk[] {
  const senses = wordNetSenses(root, word => word.length > 2 && words.has(word))
  for (const [word, sense] of readTwoLetters(root)) senses.set(word, [sense])
  const irregular = new Map<string, readonly string[]>()
  for (const { content } of contentLines(readFileSync(join(root, LISTS_FOLDER, 'irregular.txt'), 'utf8'))) {
    const [form, ...origins] = content.split(' ')
    const likely = origins.filter(origin => isLikelier(origin, form!))
    if (likely.length > 0 && !senses.has(form!)) irregular.set(form!, likely)
  }

  /** Prevents deriving “taxes” from “taxis”: the more common “tax” is its regular base form. */
  function isLikelier(origin: string, form: string): boolean {
    const regular = baseForms(form).filter(({ base }) => senses.has(base) && words.has(base))
    return senses.has(origin) && regular.every(({ base }) => rank(origin) < rank(base))
  }
  function rank(word: string): number {
    return words.get(word)?.level ?? Number.POSITIVE_INFINITY
  }

  const lines = [...new Set([...senses.keys(), ...irregular.keys()])]
    .sort()
    .map(word => ({ word, line: writeEntry(word, senses.get(word) ?? [], irregular.get(word) ?? []) }))
  const chunks: { from: string; text: string }[] = []
  for (const { word, line } of lines) {
    const last = chunks.at(-1)
    if (last && last.text.length + line.length <= CHUNK_SIZE) last.text += `\n${line}`
    else chunks.push({ from: chunks.length === 0 ? '' : word, text: line })
  }
  return chunks
}
