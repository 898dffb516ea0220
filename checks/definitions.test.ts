import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentLines } from '#lexicon/content-lines.ts'
import { define, readEntries } from '#lexicon/definitions/define.ts'
import { definitionChunks } from '../scripts/words/definitions.ts'
import { englishWords, LISTS_FOLDER } from '../scripts/words/lists.ts'
import { createSenseLists } from '../scripts/words/sense-lists.ts'
import { wordNetSenses } from '../scripts/words/wordnet.ts'

const root = join(import.meta.dirname, '..')
const words = englishWords(root)
const entries = readEntries(
  definitionChunks(root, words)
    .map(({ text }) => text)
    .join('\n'),
)
const sensesOf = async (word: string) => (await define(word, async () => entries))?.senses ?? []
const firstSense = async (word: string) => (await sensesOf(word))[0]?.text ?? ''

/** No text of a definition has a word that begins like one of these. */
const UNFIT =
  /\b(sexual|sexy|erotic|lovemaking|copulat|fornicat|masturbat|orgasm|prostitut|whore|brothel|promiscu|seduc|lascivious|lewd|lustful|lecher|genital|penis|vagin|clitor|scrot|pubic|buttock|anal\b|rectum|nipple|semen|condom|incest|rapist|lesbian|homosex|pornograph|obscen|defecat|urinat|faec|feces|excrement|gonorrh|venereal|syphil|abortion|suicid|murder|behead|lynch|massacre|genocid|heroin\b|cocaine|marijuana|cannabis|hashish|narcotic|addict|intoxicat|drunken|ethnic slur|offensive (term|name|word)|disparag|derogat|vulgar|profan)/i

describe('the meanings of words', () => {
  test('[W16] no meaning of any word is one that a child should not meet', () => {
    const shown = [...entries].flatMap(([word, { senses }]) => senses.map(({ text }) => `${word}: ${text}`))
    expect(shown.length).toBeGreaterThan(75_000)
    expect(shown.filter(line => UNFIT.test(line.slice(line.indexOf(':'))))).toEqual([])
  })

  test('[W16] words that are never given have no meaning here', () => {
    const given = [...words].filter(([word, label]) => label.neverGiven && entries.has(word))
    expect(given).toEqual([])
  })

  test.each([
    ['scarf', 'garment'],
    ['clap', 'clap one'],
    ['pet', 'domesticated animal'],
    ['tramp', 'travel on foot'],
    ['tease', 'annoy'],
    ['flirt', 'without serious intentions'],
    ['pander', 'yield'],
    ['siren', 'warning signal'],
    ['peach', 'fruit'],
    ['pot', 'cooking vessel'],
    ['throne', 'monarch'],
    ['stale', 'freshness'],
    ['hash', 'chopped meat'],
    ['trip', 'journey'],
    ['dug', 'remove earth'],
    ['passer', 'passes by'],
    ['pants', 'breathe noisily'],
  ])('[W16] %s means something harmless', async (word, part) => {
    expect(await firstSense(word)).toContain(part)
  })

  test.each([
    ['screw', 'a fastener'],
    ['sat', 'be seated'],
    ['dry', 'free from liquid'],
    ['fig', 'fruit'],
    ['bat', 'mammal'],
    ['does', 'to carry out'],
    ['flies', 'travel through the air'],
    ['rose', 'move upward'],
    ['wound', 'injury'],
    ['news', 'information'],
    ['best', 'superlative'],
    ['mice', 'rodents'],
  ])('the most usual meaning of %s comes first', async (word, part) => {
    expect(await firstSense(word)).toContain(part)
  })

  test('nearly every common word has a meaning', async () => {
    const common = [...words].filter(([, { level, neverGiven }]) => level && level <= 35 && !neverGiven)
    let without = 0
    for (const [word] of common) if ((await sensesOf(word)).length === 0) without++
    expect(without / common.length).toBeLessThan(0.025)
  })
})

test('every line of the lists of senses is about a sense that WordNet has', () => {
  const all = wordNetSenses(root, word => words.has(word), {
    isUnfit: () => false,
    isFirst: (word, text) => noteSeen(word, text),
  })
  expect(all.size).toBeGreaterThan(50_000)
  expect(lines.filter(({ seen }) => !seen).map(({ content }) => content)).toEqual([])
})

const lines = ['unfit-senses.txt', 'usual-senses.txt']
  .flatMap(name => [...contentLines(readFileSync(join(root, LISTS_FOLDER, name), 'utf8'))])
  .filter(({ content }) => /^[a-z]+: /.test(content))
  .map(({ content }) => ({
    content,
    word: content.slice(0, content.indexOf(':')),
    lists: createSenseLists({ unfit: '', usual: content }),
    seen: false,
  }))

function noteSeen(word: string, text: string): boolean {
  for (const line of lines) if (line.word === word && line.lists.isFirst(word, text)) line.seen = true
  return false
}

describe('lists of senses', () => {
  const { isUnfit, isFirst } = createSenseLists({
    unfit: '# a comment\nfoo bar\\b\nbat: baseball\n',
    usual: 'bat: mammal\n',
  })

  test('exclude senses by stems of their texts, or one word’s senses by part of theirs', () => {
    expect([isUnfit('any', 'some food'), isUnfit('any', 'a Bar; it'), isUnfit('any', 'a barn')]).toEqual([
      true,
      true,
      false,
    ])
    expect([isUnfit('bat', 'a baseball bat'), isUnfit('ball', 'a baseball')]).toEqual([true, false])
  })

  test('name the sense to show first', () => {
    expect([isFirst('bat', 'a flying mammal'), isFirst('cat', 'a mammal')]).toEqual([true, false])
  })
})
