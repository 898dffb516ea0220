import { describe, expect, it } from 'vitest'
import { createMemoryDictionaryStore } from '#testing/fakes/small-library.ts'
import { alphabetOf } from './alphabet.ts'
import { compileDictionary } from './compile-dictionary.ts'
import {
  dictionaryNameOf,
  findCustomDictionary,
  openCustomDictionaries,
  type StoredDictionary,
} from './custom-dictionaries.ts'
import { english } from './english.ts'
import { buildLexicon, withGaddag } from './lexicon.ts'
import { writeLexicon } from './lexicon-file.ts'
import { hasWord } from './lookup.ts'
import { leftOutSentence, lexiconSentence } from './text/en.ts'

function fileOf(...words: readonly string[]): ArrayBufferLike {
  return writeLexicon(withGaddag(buildLexicon(words, english)), { form: 'graph' }).buffer
}

function sourceOf(text: string) {
  return {
    bytes: new Uint8Array([...text].map(character => character.charCodeAt(0))).buffer,
    text: () => text,
  }
}

function refusal(text: string, reservoir?: string): string | undefined {
  const compiled = compileDictionary(sourceOf(text), reservoir)
  return compiled.ok ? undefined : lexiconSentence(compiled.rejection)
}

describe('custom dictionaries', () => {
  it('are saved under their names and found by hash from every instance that shares the store', async () => {
    const stored = new Map<string, StoredDictionary>()
    const page = openCustomDictionaries(createMemoryDictionaryStore(stored))
    const worker = openCustomDictionaries(createMemoryDictionaryStore(stored))
    await worker.load()
    const saved = await page.save('Insects', fileOf('ant', 'bee'))
    if (!saved.ok) throw new Error(saved.rejection.code)
    const { hash } = saved.value.lexicon
    // The worker loaded before the dictionary was added.
    expect(worker.find(hash)).toBeUndefined()
    await worker.load()
    expect(hasWord(worker.find(hash)!, 'bee')).toBe(true)
    expect(worker.find(hash)!.anchor).toBeGreaterThan(0)
    await page.remove(hash)
    await worker.load()
    expect([page.find(hash), worker.find(hash)]).toEqual([undefined, undefined])
  })

  it('have unique names; saving the same words again renames the dictionary', async () => {
    const own = openCustomDictionaries(createMemoryDictionaryStore())
    const save = async (name: string, ...words: string[]) => {
      const saved = await own.save(name, fileOf(...words))
      return saved.ok && saved.value.name
    }
    expect(await save('Insects', 'ant')).toBe('Insects')
    expect(await save('Insects', 'bee')).toBe('Insects 2')
    expect(await save('Beetles', 'ant')).toBe('Beetles')
    expect(await save(' \u0007  ', 'cow')).toBe('words')
    expect(own.all().map(({ name }) => name)).toEqual(['Beetles', 'Insects 2', 'words'])
    expect(findCustomDictionary(own.all(), 'insects 2')?.lexicon.size).toBe(1)
    expect(dictionaryNameOf('/home/ann/türkçe.sözlük.txt')).toBe('türkçe.sözlük')
    expect(dictionaryNameOf('C:\\words\\list')).toBe('list')
  })

  it('are loaded once by concurrent calls, and a damaged one does not affect the others', async () => {
    const stored = new Map<string, StoredDictionary>([
      ['damaged', { name: 'damaged', file: new ArrayBuffer(80) }],
    ])
    let reads = 0
    const store = createMemoryDictionaryStore(stored)
    const own = openCustomDictionaries({
      ...store,
      get(hash) {
        reads++
        return hash === 'damaged' ? Promise.reject(new Error('unreadable')) : store.get(hash)
      },
    })
    await openCustomDictionaries(store).save('Insects', fileOf('ant'))
    await Promise.all([own.load(), own.load()])
    expect(own.all().map(({ name }) => name)).toEqual(['Insects'])
    // The damaged one is read twice: it may have been repaired meanwhile.
    expect(reads).toBe(3)
  })
})

describe('a player’s dictionary', () => {
  it('[S8] [S17] uses the letters of the reservoir given with it, by default A to Z', () => {
    const reservoir = 'I 2 4\nİ 1 7\nK 1 7\nL 1 7\nZ 4 2\n'
    const compiled = compileDictionary(sourceOf('kızıl\niz\nİZ\n'), reservoir)
    if (!compiled.ok) throw new Error(compiled.rejection.code)
    expect(compiled.value).toMatchObject({ size: 2, duplicates: 1, tooLong: 0 })
    expect(compiled.value.hash).toBe(buildLexicon(['KIZIL', 'İZ'], alphabetOf('I İ K L Z')).hash)
    expect(refusal('kızıl\n')).toContain('Line 1, “kızıl”: “ı” is not one of the letters.')
    expect(refusal('kızıl\n')).toContain('For other letters, choose your own letters as well.')
    expect(refusal('x-ray\n')).not.toContain('For other letters')
    expect(refusal('iz\n', 'I 2 x')).toContain('Line 1: The amount (“x”) must be')
  })

  it('leaves out lines that are not words and lists them', () => {
    const compiled = compileDictionary(sourceOf('ant\nbee\nx-ray\nnaïve\nwasp\n'))
    if (!compiled.ok) throw new Error(compiled.rejection.code)
    expect(compiled.value).toMatchObject({ size: 3, leftOut: { count: 2, foreign: 1 } })
    expect(leftOutSentence(compiled.value.leftOut)).toBe(
      [
        '2 lines aren’t words and were left out.',
        'Line 3, “x-ray”: “-” is not one of the letters.',
        'Line 4, “naïve”: “Ï” is not one of the letters.',
        'The words were read with the letters A to Z. For other letters, choose your own letters as well.',
      ].join('\n'),
    )
    const clean = compileDictionary(sourceOf('ant\n'))
    expect(clean.ok && leftOutSentence(clean.value.leftOut)).toBe('')
  })

  it('may be compiled already; its hash is then computed from its words, not taken from the file', () => {
    const lexicon = buildLexicon(['ant', 'bee'], english)
    const file = writeLexicon({ ...lexicon, hash: 'f'.repeat(32) }, { form: 'graph' })
    const compiled = compileDictionary({ bytes: file.buffer, text: () => '' })
    expect(compiled.ok && compiled.value.hash).toBe(lexicon.hash)
  })

  it('is refused if it is not UTF-8 text or contains no words', () => {
    expect(refusal('k\ufffdz\n')).toContain('This file isn’t UTF-8 text.')
    expect(refusal('# nothing\n')).toContain('The list is empty.')
  })
})
