import { describe, expect, it } from 'vitest'
import { createMemoryDictionaryStore } from '#testing/fakes/small-library.ts'
import { alphabetOf } from './alphabet.ts'
import { compileDictionary } from './compile-dictionary.ts'
import { findCustomDictionary, openCustomDictionaries, type StoredDictionary } from './custom-dictionaries.ts'
import { english } from './english.ts'
import { buildLexicon, withGaddag } from './lexicon.ts'
import { writeLexicon } from './lexicon-file.ts'
import { hasWord } from './lookup.ts'
import { wordListNameOf } from './word-list-name.ts'
import { lexiconRejection } from './words.ts'

function fileOf(...words: readonly string[]): ArrayBufferLike {
  return writeLexicon(withGaddag(buildLexicon(words, english)), { form: 'graph' }).buffer
}

function brought(text: string) {
  return { bytes: new Uint8Array([...text].map(sign => sign.charCodeAt(0))).buffer, text: () => text }
}

function refusal(text: string, reservoir?: string): string | undefined {
  const made = compileDictionary(brought(text), reservoir)
  return made.ok ? undefined : lexiconRejection(made.rejection)
}

describe('one’s own dictionaries', () => {
  it('are kept under their names, and found by their hash wherever the same bookcase is opened', async () => {
    const books = new Map<string, StoredDictionary>()
    const page = openCustomDictionaries(createMemoryDictionaryStore(books))
    const worker = openCustomDictionaries(createMemoryDictionaryStore(books))
    await worker.load()
    const kept = await page.save('Insects', fileOf('ant', 'bee'))
    if (!kept.ok) throw new Error(kept.rejection.code)
    const { hash } = kept.value.lexicon
    // The worker was there before; asked again, it knows what was added.
    expect(worker.find(hash)).toBeUndefined()
    await worker.load()
    expect(hasWord(worker.find(hash)!, 'bee')).toBe(true)
    expect(worker.find(hash)!.anchor).toBeGreaterThan(0)
    await page.remove(hash)
    await worker.load()
    expect([page.find(hash), worker.find(hash)]).toEqual([undefined, undefined])
  })

  it('have names that can be told apart; the same words again are the same dictionary', async () => {
    const own = openCustomDictionaries(createMemoryDictionaryStore())
    const name = async (given: string, ...words: string[]) => {
      const kept = await own.save(given, fileOf(...words))
      return kept.ok && kept.value.name
    }
    expect(await name('Insects', 'ant')).toBe('Insects')
    expect(await name('Insects', 'bee')).toBe('Insects 2')
    expect(await name('Beetles', 'ant')).toBe('Beetles')
    expect(await name(' \u0007  ', 'cow')).toBe('words')
    expect(own.all().map(one => one.name)).toEqual(['Beetles', 'Insects 2', 'words'])
    expect(findCustomDictionary(own.all(), 'insects 2')?.lexicon.size).toBe(1)
    expect(wordListNameOf('/home/ann/türkçe.sözlük.txt')).toBe('türkçe.sözlük')
    expect(wordListNameOf('C:\\words\\list')).toBe('list')
  })

  it('are loaded once even when asked for twice at a time, and a damaged one spoils nothing', async () => {
    const books = new Map<string, StoredDictionary>([
      ['damaged', { name: 'damaged', file: new ArrayBuffer(80) }],
    ])
    let taken = 0
    const bookcase = createMemoryDictionaryStore(books)
    const own = openCustomDictionaries({
      ...bookcase,
      get(hash) {
        taken++
        return hash === 'damaged' ? Promise.reject(new Error('unreadable')) : bookcase.get(hash)
      },
    })
    await openCustomDictionaries(bookcase).save('Insects', fileOf('ant'))
    await Promise.all([own.load(), own.load()])
    expect(own.all().map(one => one.name)).toEqual(['Insects'])
    // The damaged one twice: it may be mended meanwhile.
    expect(taken).toBe(3)
  })
})

describe('a dictionary that is brought', () => {
  it('[S8] [S17] has the letters of the reservoir beside it, else A to Z', () => {
    const reservoir = 'I 2 4\nİ 1 7\nK 1 7\nL 1 7\nZ 4 2\n'
    const made = compileDictionary(brought('kızıl\niz\nİZ\n'), reservoir)
    if (!made.ok) throw new Error(made.rejection.code)
    expect(made.value).toMatchObject({ size: 2, duplicates: 1, tooLong: 0 })
    expect(made.value.hash).toBe(buildLexicon(['KIZIL', 'İZ'], alphabetOf('I İ K L Z')).hash)
    expect(refusal('kızıl\n')).toContain('Line 1, “kızıl”: ı is no letter of the alphabet.')
    expect(refusal('kızıl\n')).toContain('For other letters choose your own reservoir with it')
    expect(refusal('x-ray\n')).not.toContain('For other letters')
    expect(refusal('iz\n', 'I 2 x')).toContain('Line 1: The amount “x”')
  })

  it('may be compiled already, and is then named by its words and not by what it says', () => {
    const lexicon = buildLexicon(['ant', 'bee'], english)
    const file = writeLexicon({ ...lexicon, hash: 'f'.repeat(32) }, { form: 'graph' })
    const made = compileDictionary({ bytes: file.buffer, text: () => '' })
    expect(made.ok && made.value.hash).toBe(lexicon.hash)
  })

  it('is refused when it is no text in UTF-8, or holds no word', () => {
    expect(refusal('k\ufffdz\n')).toContain('This is no text in UTF-8.')
    expect(refusal('# nothing\n')).toContain('There is no word in it.')
  })
})
