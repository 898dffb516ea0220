import { expect, test } from 'vitest'
import { act, openTable } from '#table/act.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { type Backup, type RestoreHost, readBackup, restoreBackup, writeBackup } from './backup.ts'
import { mergeOutcome } from './merge-game.ts'
import { countsInStatistics, isUntouched, StorageFullError, type StoredGame } from './saved-game-store.ts'

const begun = openTable(odds, { points: 3, clock: false }, 's', 5)

function after(...moves: readonly string[]): StoredGame {
  let table = begun
  for (const [ply, text] of moves.entries()) {
    const next = act(table, { do: 'move', seat: ply % 2, text }, 9 + ply)
    if (!next.ok) throw new Error(`${text} must be legal`)
    table = next.value
  }
  const players = [
    { kind: 'person', name: 'Ann' },
    { kind: 'computer', level: 'fair' },
  ] as const
  return { id: 'one', savedAt: 9, finished: false, saved: { players, record: table.record } }
}

const all: Backup = {
  games: [after('2')],
  dictionaries: [{ name: 'Insects', hash: 'abc', file: 'QUJD' }],
  remembered: { settings: '{"theme":"dark"}', 'lessons.solitudo': '{"at":2,"done":["pair"]}' },
}
const text = writeBackup(all)

test('a backup is read back unchanged', () => {
  expect(readBackup(text)).toEqual({ ok: true, value: { ...all, unreadableGames: 0 } })
})

test('a damaged game is counted, and the other games are read', () => {
  const [game] = JSON.parse(text).games
  const damaged = {
    ...JSON.parse(text),
    games: [game, { ...game, record: 3 }, { ...game, id: '../etc' }, null],
  }
  expect(readBackup(JSON.stringify(damaged))).toMatchObject({
    ok: true,
    value: { games: all.games, unreadableGames: 3 },
  })
})

test.each([
  ['nothing', '', 'not-json'],
  ['half a file', text.slice(0, text.length / 2), 'not-json'],
  ['a list', '[]', 'not-a-backup'],
  ['a single game', '{"format":"quincunx game"}', 'not-a-backup'],
  ['a later format', text.replace('"formatVersion":1', '"formatVersion":2'), 'another-format'],
  ['no games', text.replace('"games"', '"gone"'), 'damaged-record'],
  ['a dictionary without words', text.replace('"file"', '"gone"'), 'damaged-record'],
  ['a setting that is not a text', text.replace('"{\\"theme\\":\\"dark\\"}"', '3'), 'damaged-record'],
])('%s is refused completely', (_, file, code) => {
  expect(readBackup(file)).toMatchObject({ ok: false, rejection: { code } })
})

test('an imported game is new, extends the saved game, is already saved, or differs from it', () => {
  expect(mergeOutcome(after('2'), undefined)).toBe('new')
  expect(mergeOutcome(after('2', '1'), after('2'))).toBe('further')
  expect(mergeOutcome(after('2'), after('2'))).toBe('here')
  expect(mergeOutcome(after('2'), after('2', '1'))).toBe('here')
  expect(mergeOutcome(after('2', '1'), after('2', '2'))).toBe('other')
})

test('the analysis of a game is imported beside a game without one, and saved apart beside another', () => {
  const analysed = (comment: string): StoredGame => {
    const game = after('2')
    const variations = { version: 1, moves: [], notes: [{ at: 0, comment }] } as const
    return { ...game, saved: { ...game.saved, variations } }
  }
  expect(mergeOutcome(analysed('Good.'), after('2'))).toBe('further')
  expect(mergeOutcome(analysed('Good.'), analysed('Good.'))).toBe('here')
  expect(mergeOutcome(after('2'), analysed('Good.'))).toBe('here')
  expect(mergeOutcome(analysed('Good.'), analysed('Bad.'))).toBe('other')
})

test('a game that began in the middle is untouched until a person moves in it, and counts in no statistics', () => {
  const game = after('2', '1')
  const origin = { startedAt: 0, moves: 2 }
  const continued = { ...game, saved: { ...game.saved, origin } }
  expect(isUntouched(continued)).toBe(true)
  expect(isUntouched(game)).toBe(false)
  expect(countsInStatistics(continued)).toBe(false)
  expect(countsInStatistics(game)).toBe(true)
  expect(readBackup(writeBackup({ ...all, games: [continued] }))).toMatchObject({
    value: { games: [continued] },
  })
})

/** An empty device that has room for some games. */
function deviceWithRoomFor(count: number): RestoreHost & { readonly stored: StoredGame[] } {
  const stored: StoredGame[] = []
  return {
    stored,
    preferences: createMemoryKeyValueStore(),
    savedGames: {
      list: async () => stored,
      find: async id => stored.find(one => one.id === id),
      async put(one) {
        if (stored.length === count) throw new StorageFullError()
        stored.push(one)
      },
      remove: async () => {},
      clear: async () => {},
    },
    loadDictionaries: () => Promise.reject(new Error('There are no dictionaries.')),
    loadWordLists: () => Promise.reject(new Error('There are no word lists.')),
    newId: () => 'copy',
    unreadableDictionary: '',
    compileDictionary: () => Promise.reject(new Error('There are no dictionaries.')),
    replay: async ({ record }) =>
      record.entries.length === 0
        ? { ok: false, why: 'it is empty.' }
        : { ok: true, finished: true, summary: { line: 'over', moves: record.entries.length } },
  }
}

test('each restored game is replayed first, and its ending and summary come from the replay', async () => {
  const host = deviceWithRoomFor(9)
  const games = [after('2'), { ...after(), id: 'empty' }]
  const restored = await restoreBackup(host, { games, dictionaries: [], remembered: {}, unreadableGames: 0 })
  expect(restored).toMatchObject({
    games: { imported: 1, alreadyHere: 0 },
    refused: ['A game of odds wasn’t imported: it is empty.'],
  })
  expect(host.stored).toEqual([{ ...after('2'), finished: true, summary: { line: 'over', moves: 1 } }])
})

test('a game that went on differently here is restored beside it', async () => {
  const host = deviceWithRoomFor(9)
  host.stored.push(after('2', '2'))
  const games = [after('2', '1')]
  await restoreBackup(host, { games, dictionaries: [], remembered: {}, unreadableGames: 0 })
  expect(host.stored.map(({ id }) => id)).toEqual(['one', 'copy'])
})

test('where the device has no room for more games, the rest is counted', async () => {
  const games = ['one', 'two', 'three'].map(id => ({ ...after('2'), id }))
  const host = deviceWithRoomFor(1)
  const restored = await restoreBackup(host, { games, dictionaries: [], remembered: {}, unreadableGames: 2 })
  expect(restored.games).toEqual({ imported: 1, alreadyHere: 0 })
  expect(restored.refused).toEqual([
    '2 games in the file can’t be read.',
    'There’s no room on this device for 2 more games. Delete finished games and import the file again.',
  ])
})
