import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ReadBackup, readBackup } from '#app/backup.ts'
import { changeSettings, hasSeenFirstSteps, readSettings } from '#app/preferences.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { compileDictionary } from '#lexicon/compile-dictionary.ts'
import {
  type CustomDictionaries,
  openCustomDictionaries,
  type StoredDictionary,
} from '#lexicon/custom-dictionaries.ts'
import { openTable } from '#table/act.ts'
import { GENERATED_PUZZLE, loadSolitudo } from '#testing/fakes/fake-terminal-host.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { lessonProgressOf } from '../lessons/lesson-progress.ts'
import { createBackup, deleteEverything, restoreBackup } from './backup.ts'

function emptyBookcase(): CustomDictionaries {
  const books = new Map<string, StoredDictionary>()
  return openCustomDictionaries({
    isOurs: true,
    hashes: async () => [...books.keys()],
    get: async hash => books.get(hash),
    put: async (hash, book) => void books.set(hash, book),
    remove: async hash => void books.delete(hash),
  })
}

/** An empty machine. */
function machine() {
  const games = new Map<string, StoredGame>()
  const own = emptyBookcase()
  const lists = emptyBookcase()
  let ids = 0
  return {
    own,
    lists,
    preferences: createMemoryKeyValueStore(),
    files: { loadDictionaries: async () => own, loadWordLists: async () => lists },
    newId: () => `new-${++ids}`,
    savedGames: {
      list: async () => [...games.values()],
      find: async (id: string) => games.get(id),
      put: async (game: StoredGame) => void games.set(game.id, game),
      remove: async (id: string) => void games.delete(id),
      clear: async () => games.clear(),
    },
  }
}

async function played(id: string, seed = 'plum'): Promise<StoredGame> {
  const { rules } = await loadSolitudo()
  const { record } = openTable(rules, GENERATED_PUZZLE.params, seed, 1000, GENERATED_PUZZLE.deal)
  return { id, savedAt: 2000, finished: false, saved: { players: [{ kind: 'person', name: 'Ann' }], record } }
}

async function full() {
  const here = machine()
  await here.savedGames.put(await played('one'))
  await here.savedGames.put(await played('two', 'pear'))
  const words = Buffer.from('ANT\nBEE\n')
  const made = compileDictionary({ bytes: words.buffer.slice(0, 0), text: () => 'ANT\nBEE\n' })
  if (!made.ok) throw new Error(made.rejection.code)
  await here.own.save('Insects', made.value.file.buffer)
  await here.lists.save('Insects', made.value.file.buffer)
  changeSettings(here.preferences, { pace: 'slow' })
  return here
}

function read(text: string): ReadBackup {
  const value = readBackup(text)
  if (!value.ok) throw new Error(value.rejection.code)
  return value.value
}

describe('a backup', () => {
  it('moves everything to another machine and reports it', async () => {
    const from = await full()
    const to = machine()
    expect(await restoreBackup(to, read(await createBackup(from)))).toEqual([
      'Imported: 2 games, 1 dictionary, settings and progress.',
    ])
    expect(await to.savedGames.list()).toEqual(await from.savedGames.list())
    expect(to.own.all().map(({ name, lexicon }) => [name, lexicon.size])).toEqual([['Insects', 2]])
    expect(readSettings(to.preferences).pace).toBe('slow')
  })

  it('imports nothing twice', async () => {
    const here = await full()
    expect(await restoreBackup(here, read(await createBackup(here)))).toEqual([
      'There was nothing new in the file. Already here: 2 games, 1 dictionary.',
    ])
  })

  it('keeps both versions of a game that went on on two machines, and existing settings', async () => {
    const from = await full()
    const to = machine()
    await to.savedGames.put(await played('one', 'another'))
    changeSettings(to.preferences, { pace: 'calm' })
    await restoreBackup(to, read(await createBackup(from)))
    expect((await to.savedGames.list()).map(({ id }) => id)).toEqual(['one', 'new-1', 'two'])
    expect(readSettings(to.preferences).pace).toBe('calm')
  })

  it('leaves out a game that breaks the rules, and reports it', async () => {
    const from = machine()
    const game = await played('one')
    const entries = [{ at: 1001, action: { do: 'move', seat: 0, text: 'z99' } }]
    const record = { ...game.saved.record, entries } as typeof game.saved.record
    await from.savedGames.put({ ...game, saved: { ...game.saved, record } })
    const to = machine()
    const [moved, why] = await restoreBackup(to, read(await createBackup(from)))
    expect(moved).toBe('There was nothing new in the file.')
    expect(why).toMatch(/^A game of Solitudo wasn’t imported: /)
    expect(await to.savedGames.list()).toEqual([])
  })

  it.each([
    ['a browser', 'backup-of-a-browser.json', 'system'],
    ['a terminal', 'backup-of-a-terminal.json', 'light'],
  ])('that an earlier version of %s has written is still restored', async (_, file, background) => {
    const to = machine()
    const golden = new URL(`../../app/golden/${file}`, import.meta.url)
    expect(await restoreBackup(to, read(readFileSync(golden, 'utf8')))).toEqual([
      'Imported: 1 game, 1 dictionary, settings and progress.',
    ])
    const [game] = await to.savedGames.list()
    expect(game).toMatchObject({ id: 'k3p9xw2mab', savedAt: 2000, finished: false })
    expect(game!.saved.record.entries).toHaveLength(1)
    expect(readSettings(to.preferences)).toMatchObject({ pace: 'slow', stopwatch: 'hidden', background })
    expect(hasSeenFirstSteps(to.preferences, 'solitudo')).toBe(true)
    const { lessons } = await (await loadSolitudo()).loadLessons!()
    expect(lessonProgressOf(to.preferences, 'solitudo', lessons)).toEqual({ at: 2, state: 'begun' })
  })

  it('is empty after everything was deleted', async () => {
    const here = await full()
    await deleteEverything(here)
    expect(read(await createBackup(here))).toMatchObject({ games: [], dictionaries: [], remembered: {} })
    expect(here.lists.all()).toEqual([])
  })
})
