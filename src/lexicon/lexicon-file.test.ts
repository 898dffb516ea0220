import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alphabets, arbitraryWords, toTexts } from '#testing/fixtures/words.ts'
import { english } from './english.ts'
import { FILE_VERSION } from './graph-file.ts'
import { buildLexicon, compile, type Lexicon, withGaddag } from './lexicon.ts'
import { readLexicon, writeLexicon } from './lexicon-file.ts'
import { hasWord, wordsOf } from './lookup.ts'

describe.each(Object.entries(alphabets))('a file of %s words', (_name, alphabet) => {
  test('restores the same lexicon, as a graph or packed', () => {
    fc.assert(
      fc.property(arbitraryWords(alphabet), fc.boolean(), (generated, isGaddag) => {
        const built = buildLexicon(toTexts(alphabet, generated), alphabet)
        const lexicon = isGaddag ? withGaddag(built) : built
        if (lexicon.size === 0) return
        expect(read(writeLexicon(lexicon, { form: 'graph' }))).toEqual(lexicon)
        expect(read(writeLexicon(lexicon, { form: 'packed' }))).toEqual(built)
      }),
      { numRuns: 40 },
    )
  })
})

function read(file: Uint8Array): Lexicon {
  const lexicon = readLexicon(file.buffer)
  if (!lexicon.ok) throw new Error(lexicon.rejection.code)
  return lexicon.value
}

const built = withGaddag(buildLexicon(['ant', 'ants', 'bee', 'bees'], english))

test('labels are stored in the file', () => {
  const labelled = { ...built, labels: Uint8Array.of(1, 2, 3, 16) }
  for (const form of ['graph', 'packed'] as const)
    expect(read(writeLexicon(labelled, { form })).labels).toEqual(labelled.labels)
})

test('a graph is used in place, so that workers share it', () => {
  const file = writeLexicon(built, { form: 'graph' })
  const shared = new SharedArrayBuffer(file.length)
  new Uint8Array(shared).set(file)
  const lexicon = readLexicon(shared)
  expect(lexicon.ok && lexicon.value.blocks.buffer).toBe(shared)
  expect(lexicon.ok && hasWord(lexicon.value, 'bees')).toBe(true)
})

test('a file that is not a lexicon or has another version is refused', () => {
  expect(readLexicon(new ArrayBuffer(10))).toMatchObject({ rejection: { code: 'not-a-lexicon' } })
  expect(readLexicon(new ArrayBuffer(1000))).toMatchObject({ rejection: { code: 'not-a-lexicon' } })
  const newer = writeLexicon(built, { form: 'graph' })
  new Int32Array(newer.buffer, 0, 2)[1] = FILE_VERSION + 1
  expect(readLexicon(newer.buffer)).toMatchObject({ rejection: { code: 'lexicon-version' } })
})

test('a damaged file is refused or read, but never traversed endlessly', () => {
  const words = ['ant', 'ants', 'antler', 'bee', 'bees', 'beetle', 'settle', 'settler']
  for (const form of ['graph', 'packed'] as const) {
    const whole = writeLexicon(withGaddag(buildLexicon(words, english)), { form })
    expect(readLexicon(whole.buffer.slice(0, whole.length - 1))).toMatchObject({ ok: false })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const damaged = whole.slice()
          damaged[at]! ^= by
          const lexicon = readLexicon(damaged.buffer)
          if (lexicon.ok) expect([...wordsOf(lexicon.value)].length).toBeLessThan(100)
        },
      ),
      { numRuns: 500 },
    )
  }
})

test('an empty lexicon has no words', () => {
  const empty = compile({ codes: new Uint8Array(), count: 0, longest: 0 }, english)
  expect([...wordsOf(withGaddag(empty))]).toEqual([])
})
