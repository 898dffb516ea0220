import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import { hasWord } from '#lexicon/lookup.ts'
import { addDictionary } from './add-dictionary.ts'
import { openDictionaryStore } from './dictionary-store.ts'

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-dictionaries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('an added dictionary is available to every other program on this machine', async () => {
  const folder = folderWith({ 'insects.txt': 'ant\nbee\nbee\n' })
  const dictionaries = openCustomDictionaries(openDictionaryStore(join(folder, 'dictionaries')))
  await dictionaries.load()
  expect(dictionaries.all()).toEqual([])
  const added = await addDictionary(dictionaries, { path: join(folder, 'insects.txt') })
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

test('damaged and foreign files are skipped', async () => {
  const folder = folderWith({ 'insects.txt': 'ant\nbee\n' })
  const store = openDictionaryStore(folder)
  const dictionaries = openCustomDictionaries(store)
  const added = await addDictionary(dictionaries, { path: join(folder, 'insects.txt') })
  if (!added.ok) throw new Error(added.rejection.code)
  const { hash } = added.value.own.lexicon
  const stored = (await store.get(hash))!
  const damaged = new Uint8Array(stored.file.slice(0))
  // Damages the last number of the graph, which is followed by the 26 letters with their spaces.
  damaged.fill(0x7f, damaged.length - 2 * 51 - 4, damaged.length - 2 * 51)
  writeFileSync(join(folder, `${hash}.lexicon`), damaged)
  writeFileSync(join(folder, 'notes.lexicon'), 'milk, bread')
  // A dictionary under a wrong hash would corrupt the records of games.
  writeFileSync(join(folder, `${'0'.repeat(32)}.lexicon`), new Uint8Array(stored.file))
  const other = openCustomDictionaries(openDictionaryStore(folder))
  await other.load()
  expect(other.all()).toEqual([])
})

test('a required hash accepts only exactly the same words', async () => {
  const folder = folderWith({ 'insects.txt': 'ant\nbee\n' })
  const dictionaries = openCustomDictionaries(openDictionaryStore(join(folder, 'dictionaries')))
  const path = join(folder, 'insects.txt')
  expect(await addDictionary(dictionaries, { path, hash: '0'.repeat(32) })).toMatchObject({
    rejection: { code: 'other-words' },
  })
  expect(await addDictionary(dictionaries, { path: join(folder, 'nowhere') })).toMatchObject({
    rejection: { code: 'no-such-file' },
  })
  expect(dictionaries.all()).toEqual([])
})
