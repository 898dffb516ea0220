// Which senses of words are never shown, and which are shown first.
import { contentLines } from '#lexicon/content-lines.ts'

export interface SenseLists {
  isUnfit(word: string, text: string): boolean
  isFirst(word: string, text: string): boolean
}

export interface SenseListTexts {
  /** Lines of stems, and lines “word: part of the text”, as unfit-senses.txt explains. */
  readonly unfit: string
  /** Lines “word: part of the text”. */
  readonly usual: string
}

export function createSenseLists({ unfit, usual }: SenseListTexts): SenseLists {
  const lines = readLines(unfit)
  const isForWord = (line: string) => /^[a-z]+: /.test(line)
  const stems = lines.filter(line => !isForWord(line)).flatMap(line => line.split(/\s+/))
  const hasStem = new RegExp(`\\b(?:${stems.join('|')})`, 'i')
  const unfitTexts = readWordTexts(lines.filter(isForWord))
  const firstTexts = readWordTexts(readLines(usual))
  const contains = (texts: ReadonlyMap<string, readonly string[]>, word: string, text: string) =>
    texts.get(word)?.some(part => text.includes(part)) ?? false
  return {
    isUnfit: (word, text) => (stems.length > 0 && hasStem.test(text)) || contains(unfitTexts, word, text),
    isFirst: (word, text) => contains(firstTexts, word, text),
  }
}

function readLines(text: string): string[] {
  return [...contentLines(text)].map(({ content }) => content)
}

function readWordTexts(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>()
  for (const line of lines) {
    const [word = '', ...rest] = line.split(':')
    texts.set(word, [...(texts.get(word) ?? []), rest.join(':').trim()])
  }
  return texts
}
