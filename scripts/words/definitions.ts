// Splits the definitions into small chunks in alphabetical order, so that a word and its base form are usually in the same one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLines } from '#lexicon/content-lines.ts'
import { type BaseForm, baseForms } from '#lexicon/definitions/base-forms.ts'
import {
  PARTS_OF_SPEECH,
  type PartOfSpeech,
  type PartOfSpeechCode,
  type WrittenEntry,
  writeEntry,
} from '../../src/lexicon/definitions/define.ts'
import type { Label } from '../../src/lexicon/labels.ts'
import { LISTS_FOLDER, readTwoLetters } from './lists.ts'
import { createSenseLists } from './sense-lists.ts'
import { type WordSense, wordNetSenses } from './wordnet.ts'

export interface DefinitionChunk {
  /** The first word in the chunk; empty for the first chunk. */
  readonly from: string
  readonly text: string
}

/** In characters: about 20 kB compressed. */
const CHUNK_SIZE = 60_000
/** The only two-letter words that have forms; no words are used more. */
const USES_OF_SHORT_WORDS = 1_000_000

export function definitionChunks(root: string, words: ReadonlyMap<string, Label>): DefinitionChunk[] {
  const entries = definitionEntries(root, words)
  const lines = [...entries.keys()].sort().map(word => ({ word, line: writeEntry(word, entries.get(word)!) }))
  const chunks: { from: string; text: string }[] = []
  for (const { word, line } of lines) {
    const last = chunks.at(-1)
    if (last && last.text.length + line.length <= CHUNK_SIZE) last.text += `\n${line}`
    else chunks.push({ from: chunks.length === 0 ? '' : word, text: line })
  }
  return chunks
}

/** The data of each word: its senses, and the bases of a form that no rule derives or that has senses of its own. */
function definitionEntries(root: string, words: ReadonlyMap<string, Label>): Map<string, WrittenEntry> {
  const senses = allSenses(root, words)
  const irregular = readIrregular(root)
  const level = (word: string) => words.get(word)?.level ?? Number.POSITIVE_INFINITY
  const uses = ({ base, parts }: BaseForm) =>
    Math.max(
      -1,
      ...(senses.get(base) ?? []).flatMap(sense =>
        parts.includes(PARTS_OF_SPEECH[sense.part]) ? sense.uses : [],
      ),
    )
  const ownUses = (word: string) => uses({ base: word, parts: ALL_PARTS })

  /** The bases that the rules would not find, or not first: “does” is a form of “do” before “doe”. */
  function basesOf(form: string): readonly BaseForm[] {
    const regular = baseForms(form).filter(one => uses(one) >= 0)
    const likely = (irregular.get(form) ?? [])
      .map(base => ({ base, parts: irregularParts(form, senses.get(base) ?? []) }))
      .filter(
        one =>
          uses(one) >= 0 &&
          // Prevents deriving “taxes” from “taxis”: the more common “tax” is its regular base form.
          regular.every(other => level(one.base) < level(other.base)),
      )
    if (likely.length > 0) return likely
    const [first, ...others] = regular
    if (!first) return []
    const better = others.filter(one => level(one.base) <= level(first.base) && uses(one) > uses(first))
    const best = better.toSorted((one, other) => uses(other) - uses(one))[0] ?? first
    // A rule finds the first one, unless the form has senses of its own.
    if (!senses.has(form)) return best === first ? [] : [best]
    return /(s|ed|ing)$/.test(form) && uses(best) >= ownUses(form) ? [best] : []
  }

  const entries = new Map<string, WrittenEntry>()
  for (const form of new Set([...words.keys(), ...senses.keys()])) {
    if (words.get(form)?.neverGiven) continue
    const all = senses.get(form) ?? []
    const isExplained = all.some(({ text }) => /\b(comparative|superlative) of\b/.test(text))
    const bases = form.length > 2 && !isExplained ? basesOf(form) : []
    // The name of a day is not what SAT means.
    const own = all.filter(({ isName }) => !isName || bases.length === 0)
    if (own.length === 0 && bases.length === 0) continue
    const isFormFirst = own.length > 0 && bases.length > 0 && uses(bases[0]!) >= own[0]!.uses
    entries.set(form, { senses: own.map(({ part, text }) => part + text), bases, isFormFirst })
  }
  return entries
}

const ALL_PARTS: readonly PartOfSpeech[] = Object.values(PARTS_OF_SPEECH)
/** Endings of irregular plurals: men, mice, feet, geese, teeth, children, oxen, larvae, fungi, data, wolves. */
const IRREGULAR_PLURAL = /(men|ice|eet|eese|eeth|ren|xen|ae|[^aeiou]i|a|s)$/

/** Which part of speech an irregular form is of: the past of a verb or the plural of a noun. */
function irregularParts(form: string, senses: readonly WordSense[]): readonly PartOfSpeech[] {
  const isPlural = IRREGULAR_PLURAL.test(form) && senses.some(({ part }) => part === 'n')
  if (isPlural) return ['noun']
  if (senses.some(({ part }) => part === 'v')) return ['verb']
  return senses.slice(0, 1).map(({ part }) => PARTS_OF_SPEECH[part])
}

/** The senses of every word that may be given: those of WordNet, and our own of the two-letter words. */
function allSenses(root: string, words: ReadonlyMap<string, Label>): Map<string, readonly WordSense[]> {
  const read = (name: string) => readFileSync(join(root, LISTS_FOLDER, name), 'utf8')
  const senses = wordNetSenses(
    root,
    word => word.length > 2 && words.has(word) && !words.get(word)!.neverGiven,
    createSenseLists({ unfit: read('unfit-senses.txt'), usual: read('usual-senses.txt') }),
  )
  for (const [word, sense] of readTwoLetters(root)) {
    const part = sense.charAt(0) as PartOfSpeechCode
    senses.set(word, [{ part, text: sense.slice(1), uses: USES_OF_SHORT_WORDS, number: 0, isName: false }])
  }
  return senses
}

function readIrregular(root: string): Map<string, readonly string[]> {
  const text = readFileSync(join(root, LISTS_FOLDER, 'irregular.txt'), 'utf8')
  return new Map(
    [...contentLines(text)].map(({ content }) => {
      const [form, ...origins] = content.split(' ')
      return [form!, origins]
    }),
  )
}
