import { expect, test } from 'vitest'
import { act, openTable } from '#table/table.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { type Backup, readBackup, writeBackup } from './backup.ts'
import { mergeOutcome } from './merge-game.ts'
import type { StoredGame } from './saved-game-store.ts'

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
  ['a list', '[]', 'not-belongings'],
  ['a single game', '{"format":"quincunx game"}', 'not-belongings'],
  ['a later format', text.replace('"formatVersion":1', '"formatVersion":2'), 'another-format'],
  ['no games', text.replace('"games"', '"gone"'), 'damaged-record'],
  ['a dictionary without words', text.replace('"file"', '"gone"'), 'damaged-record'],
  ['a setting that is no text', text.replace('"{\\"theme\\":\\"dark\\"}"', '3'), 'damaged-record'],
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
