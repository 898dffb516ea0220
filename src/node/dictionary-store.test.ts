import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import { hasWord } from '#lexicon/lookup.ts'
import { addDictionary } from './add-dictionary.ts'
import { openDictionaryStore } from './dictionary-store.ts'

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-bookcase-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('a dictionary that is added is there for every other program of this machine', async () => {
  const folder = folderWith({ 'insects.txt': 'ant\nbee\nbee\n' })
  const own = openCustomDictionaries(openDictionaryStore(join(folder, 'dictionaries')))
  await own.load()
  expect(own.all()).toEqual([])
  const added = await addDictionary(own, { path: join(folder, 'insects.txt') })
  if (!added.ok) throw new Error(added.rejection.code)
  expect(added.value).toMatchObject({ own: { name: 'insects' }, made: { size: 2, duplicates: 1 } })
  const other = openCustomDictionaries(openDictionaryStore(join(folder, 'dictionaries')))
  await other.load()
  const { hash } = added.value.own.lexicon
  expect(hasWord(other.find(hash)!, 'BEE')).toBe(true)
  expect(other.all()[0]!.name).toBe('insects')
  await other.remove(hash)
  expect(readdirSync(join(folder, 'dictionaries'))).toEqual([])
})

test('a file that is damaged or a stranger’s is passed over', async () => {
  const folder = folderWith({ 'insects.txt': 'ant\nbee\n' })
  const bookcase = openDictionaryStore(folder)
  const own = openCustomDictionaries(bookcase)
  const added = await addDictionary(own, { path: join(folder, 'insects.txt') })
  if (!added.ok) throw new Error(added.rejection.code)
  const { hash } = added.value.own.lexicon
  const book = (await bookcase.get(hash))!
  const spoilt = new Uint8Array(book.file.slice(0))
  // The last number of the graph, which then leads nowhere: the 26 letters with their spaces stand behind it.
  spoilt.fill(0x7f, spoilt.length - 2 * 51 - 4, spoilt.length - 2 * 51)
  writeFileSync(join(folder, `${hash}.lexicon`), spoilt)
  writeFileSync(join(folder, 'notes.lexicon'), 'milk, bread')
  // Under another's name it would spoil the records of games.
  writeFileSync(join(folder, `${'0'.repeat(32)}.lexicon`), new Uint8Array(book.file))
  const other = openCustomDictionaries(openDictionaryStore(folder))
  await other.load()
  expect(other.all()).toEqual([])
})

test('only the very words will do for a game that was played with them', async () => {
  const folder = folderWith({ 'insects.txt': 'ant\nbee\n' })
  const own = openCustomDictionaries(openDictionaryStore(join(folder, 'dictionaries')))
  const path = join(folder, 'insects.txt')
  expect(await addDictionary(own, { path, hash: '0'.repeat(32) })).toMatchObject({
    rejection: { code: 'other-words' },
  })
  expect(await addDictionary(own, { path: join(folder, 'nowhere') })).toMatchObject({
    rejection: { code: 'no-such-file' },
  })
  expect(own.all()).toEqual([])
})
