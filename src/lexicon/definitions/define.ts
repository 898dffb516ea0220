import { type BaseForm, baseForms, endsLikeVerbForm } from './base-forms.ts'

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
  /** The most usual first. */
  readonly senses: readonly Sense[]
  /** The base, if some senses are taken from it. */
  readonly from?: string
}

export interface DefinitionEntry {
  readonly senses: readonly Sense[]
  /** The bases of a form that the rules would not derive; the first that has senses is meant. */
  readonly bases: readonly BaseForm[]
  /** Whether the word is above all a form of its base: SAT of SIT. */
  readonly isFormFirst: boolean
}

export type DefinitionEntries = ReadonlyMap<string, DefinitionEntry>

const BASE = '>'
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
  const bases = entry?.bases ?? []
  const isVerb = own.some(({ part }) => part === 'verb')
  if (own.length > 0 && bases.length === 0 && (isVerb || !endsLikeVerbForm(word)))
    return { word, senses: own }
  const allowedParts = own.length > 0 && bases.length === 0 ? VERB_ONLY : ALL_PARTS
  for (const { base, parts } of [...bases, ...baseForms(word)]) {
    const senses = (await entriesFor(base)).get(base)?.senses ?? []
    const more = senses.filter(({ part }) => parts.includes(part) && allowedParts.includes(part))
    if (more.length > 0)
      return { word, senses: entry?.isFormFirst ? [...more, ...own] : [...own, ...more], from: base }
  }
  return own.length > 0 ? { word, senses: own } : undefined
}

/**
 * Each line has a word and tab-separated fields: senses, prefixed with the code of their part of speech, and bases,
 * prefixed with `>` and the parts of speech that have this form. Bases before the senses mean that the word is above all
 * their form.
 */
export function readEntries(text: string): DefinitionEntries {
  const entries = new Map<string, DefinitionEntry>()
  for (const line of text.split('\n')) {
    const [word, ...fields] = line.split('\t')
    if (!word) continue
    entries.set(word, {
      senses: fields
        .filter(field => field[0] !== BASE)
        .map(field => ({ part: PARTS_OF_SPEECH[field[0] as PartOfSpeechCode], text: field.slice(1) })),
      bases: fields.filter(field => field[0] === BASE).map(readBase),
      isFormFirst: fields[0]?.[0] === BASE,
    })
  }
  return entries
}

export interface WrittenEntry {
  /** Each with the code of its part of speech before it. */
  readonly senses: readonly string[]
  readonly bases?: readonly BaseForm[]
  readonly isFormFirst?: boolean
}

export function writeEntry(word: string, { senses, bases = [], isFormFirst }: WrittenEntry): string {
  const marked = bases.map(({ base, parts }) => `${BASE}${parts.map(codeOf).join('')} ${base}`)
  return [word, ...(isFormFirst ? [...marked, ...senses] : [...senses, ...marked])].join('\t')
}

function readBase(field: string): BaseForm {
  const [codes = '', base = ''] = field.slice(1).split(' ')
  return { base, parts: [...codes].map(code => PARTS_OF_SPEECH[code as PartOfSpeechCode]) }
}

function codeOf(part: PartOfSpeech): string {
  return Object.entries(PARTS_OF_SPEECH).find(([, name]) => name === part)![0]
}
