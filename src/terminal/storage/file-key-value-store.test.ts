import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConsent } from '#app/learning-consent.ts'
import { hasSeenFirstSteps, readBoardToggles, readSettings } from '#app/preferences.ts'
import { loadMetadata } from '#games/catalog.ts'
import { lessonProgressOf } from '../lessons/lesson-progress.ts'
import { openFileKeyValueStore } from './file-key-value-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quincunx-preferences-'))
  return () => rm(folder, { recursive: true, force: true })
})

describe('a key-value store in a folder', () => {
  it('is empty at first, and then has the last value', () => {
    const store = openFileKeyValueStore(join(folder, 'not', 'yet'))
    expect(store.get('lessons.solitudo')).toBeUndefined()
    store.set('lessons.solitudo', 'pair')
    store.set('lessons.solitudo', 'corner')
    const again = openFileKeyValueStore(join(folder, 'not', 'yet'))
    expect(again.entries()).toEqual({ 'lessons.solitudo': 'corner' })
    again.clear()
    expect(store.entries()).toEqual({})
  })

  it('keeps values that cannot be written as long as the program runs', async () => {
    await writeFile(join(folder, 'file'), '')
    const store = openFileKeyValueStore(join(folder, 'file'))
    expect(store.set('settings', '{}')).toBe(false)
    expect(store.get('settings')).toBe('{}')
    expect(openFileKeyValueStore(join(folder, 'file')).get('settings')).toBeUndefined()
  })
})

describe('the files of an earlier version', () => {
  const FILES: Readonly<Record<string, string>> = {
    'pace.txt': 'slow\n',
    'time.txt': 'hidden\n',
    'ground.txt': 'light\n',
    'first-solitudo.txt': 'finished\n',
    'first-scribble.txt': 'tiles\n',
    'aids-solitudo.txt': 'equals rings\n',
    'learning-guessgo.txt': 'yes 17\n',
  }

  async function oldFolder(files: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return openFileKeyValueStore(folder)
  }

  it('are still read, and moved to the present keys', async () => {
    const store = await oldFolder(FILES)
    expect(readSettings(store)).toMatchObject({ pace: 'slow', stopwatch: 'hidden', background: 'light' })
    expect([hasSeenFirstSteps(store, 'solitudo'), hasSeenFirstSteps(store, 'scribble')]).toEqual([
      true,
      false,
    ])
    expect([...readBoardToggles(store, 'solitudo').keys()]).toEqual(['equals', 'rings'])
    expect(readConsent(store, 'guessgo')).toEqual({ isGiven: true, since: 17 })
    expect((await readdir(folder)).toSorted()).toEqual([
      'aids.solitudo.txt',
      'first.solitudo.txt',
      'learning.guessgo.txt',
      'settings.txt',
    ])
  })

  it('do not replace a present value', async () => {
    const store = await oldFolder({
      ...FILES,
      'settings.txt': '{"pace":"calm"}\n',
      'aids.solitudo.txt': 'x\n',
    })
    expect(readSettings(store)).toMatchObject({ pace: 'calm', stopwatch: 'hidden' })
    expect([...readBoardToggles(store, 'solitudo').keys()]).toEqual(['x'])
  })

  it('tell which lesson is next, or that all are finished', async () => {
    const { lessons } = await (await loadMetadata('solitudo'))!.loadLessons!()
    const progressAfter = async (text: string) =>
      lessonProgressOf(await oldFolder({ 'lesson-solitudo.txt': text }), 'solitudo', lessons)
    expect(await progressAfter(`${lessons[2]!.id}\n`)).toEqual({ at: 2, state: 'begun' })
    await rm(join(folder, 'lessons.solitudo.txt'))
    expect(await progressAfter('finished\n')).toEqual({ at: 0, state: 'finished' })
  })
})
