import { baseForms, endsLikeVerbForm } from './base-forms.ts'

/** Parts of speech, as they are written in the files and as they are called. */
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
  /** In small letters. */
  readonly word: string
  /** Its own senses first, then those of the word it is a form of. */
  readonly senses: readonly Sense[]
  /** The word it is a form of, where some senses are that word's. */
  readonly from?: string
}

export interface DefinitionEntry {
  readonly senses: readonly Sense[]
  /** For an irregular form: the words it may come from. */
  readonly irregular: readonly string[]
}

export type DefinitionEntries = ReadonlyMap<string, DefinitionEntry>

const IRREGULAR = '>'
const ALL_PARTS: readonly PartOfSpeech[] = Object.values(PARTS_OF_SPEECH)
const VERB_ONLY: readonly PartOfSpeech[] = ['verb']

/** Looks a word up, and what it is a form of: STOPPED is an adjective by itself, but first of all comes from STOP. */
export async function define(
  asked: string,
  entriesFor: (word: string) => Promise<DefinitionEntries>,
): Promise<Definition | undefined> {
  const word = asked.trim().toLowerCase()
  const entry = (await entriesFor(word)).get(word)
  const own = entry?.senses ?? []
  if (own.length > 0 && (own.some(({ part }) => part === 'verb') || !endsLikeVerbForm(word)))
    return { word, senses: own }
  const wanted = own.length > 0 ? VERB_ONLY : ALL_PARTS
  const origins = [...(entry?.irregular.map(base => ({ base, parts: ALL_PARTS })) ?? []), ...baseForms(word)]
  for (const { base, parts } of origins) {
    const senses = (await entriesFor(base)).get(base)?.senses ?? []
    const more = senses.filter(({ part }) => parts.includes(part) && wanted.includes(part))
    if (more.length > 0) return { word, senses: [...own, ...more], from: base }
  }
  return own.length > 0 ? { word, senses: own } : undefined
}

/** A line each: the word, then its senses, each with the sign of its part before it; `>` before the base of a form. */
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
