import { baseForms, endsLikeVerbForm } from './base-forms.ts'

/** Parts of speech by their code in the files. */
export const PARTS_OF_SPEECH = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
  p: 'preposition',
  c: 'conjunction',
  i: 'interjection',
} as const
export type PartOfSpeechCode = keyof typeof PARTS_OF_SPEECH
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[PartOfSpeechCode]

export interface Sense {
  readonly part: PartOfSpeech
  readonly text: string
}

export interface Definition {
  /** In lower case. */
  readonly word: string
  /** The word's own senses first, then those of its base. */
  readonly senses: readonly Sense[]
  /** The base, if some senses are taken from it. */
  readonly from?: string
}

export interface DefinitionEntry {
  readonly senses: readonly Sense[]
  /** The possible bases of an irregular form. */
  readonly irregular: readonly string[]
}

export type DefinitionEntries = ReadonlyMap<string, DefinitionEntry>

const IRREGULAR = '>'
const ALL_PARTS: readonly PartOfSpeech[] = Object.values(PARTS_OF_SPEECH)
const VERB_ONLY: readonly PartOfSpeech[] = ['verb']

/** Looks up a word and its base: STOPPED is an adjective of its own, but above all a form of STOP. */
export async function define(
  text: string,
  entriesFor: (word: string) => Promise<DefinitionEntries>,
): Promise<Definition | undefined> {
  const word = text.trim().toLowerCase()
  const entry = (await entriesFor(word)).get(word)
  const own = entry?.senses ?? []
  if (own.length > 0 && (own.some(({ part }) => part === 'verb') || !endsLikeVerbForm(word)))
    return { word, senses: own }
  const allowedParts = own.length > 0 ? VERB_ONLY : ALL_PARTS
  const origins = [...(entry?.irregular.map(base => ({ base, parts: ALL_PARTS })) ?? []), ...baseForms(word)]
  for (const { base, parts } of origins) {
    const senses = (await entriesFor(base)).get(base)?.senses ?? []
    const more = senses.filter(({ part }) => parts.includes(part) && allowedParts.includes(part))
    if (more.length > 0) return { word, senses: [...own, ...more], from: base }
  }
  return own.length > 0 ? { word, senses: own } : undefined
}

/** Each line has a word and tab-separated fields: senses, prefixed with the code of their part of speech, or bases, prefixed with `>`. */
export function readEntries(text: string): DefinitionEntries {
  const entries = new Map<string, DefinitionEntry>()
  for (const line of text.split('\n')) {
    const [word, ...fields] = line.split('\t')
    if (!word) continue
    entries.set(word, {
      senses: fields
        .filter(field => field[0] !== IRREGULAR)
        .map(field => ({ part: PARTS_OF_SPEECH[field[0] as PartOfSpeechCode], text: field.slice(1) })),
      irregular: fields.filter(field => field[0] === IRREGULAR).map(field => field.slice(1)),
    })
  }
  return entries
}

export function writeEntry(word: string, fields: readonly string[], irregular: readonly string[]): string {
  return [word, ...fields, ...irregular.map(base => IRREGULAR + base)].join('\t')
}
