import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { act, openTable } from '#table/act.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { Analysis } from './analysis.ts'
import { readSavedGame, type SavedGame, writeSavedGame } from './saved-game-format.ts'
import { variationRows } from './variation-rows.ts'

const table = act(openTable(odds, { points: 3, clock: false }, 's', 5), { do: 'move', seat: 0, text: '2' }, 9)
if (!table.ok) throw new Error('The move must be legal')

const saved: SavedGame = {
  players: [
    { kind: 'person', name: 'Ann' },
    { kind: 'computer', level: 'fair' },
  ],
  record: table.value.record,
}

test('a saved game is read back unchanged', () => {
  expect(readSavedGame(writeSavedGame(saved))).toEqual({ ok: true, value: saved })
})

/** As it was written when variations were new; such files must stay readable. */
const analysed = readFileSync(new URL('golden/game-with-variations.json', import.meta.url), 'utf8')

test('a game with variations is read with all of them, and written as it was', async () => {
  const read = readSavedGame(analysed)
  if (!read.ok) throw new Error(read.rejection.code)
  expect(JSON.parse(writeSavedGame(read.value))).toEqual(JSON.parse(analysed))
  const table = restoreAnyVersion((await loadGame('obstruction'))!, read.value.record)
  if (!table.ok) throw new Error(table.rejection.code)
  const analysis = new Analysis({
    table: table.value,
    variations: read.value.variations,
    viewer: 'spectator',
  })
  expect(analysis.isDamaged).toBe(false)
  const rows = variationRows(analysis.snapshot().tree)
  expect(rows.map(({ depth, moves }) => `${depth} ${moves.map(({ node }) => node.text).join(' ')}`)).toEqual([
    '0 a1',
    '0 d4',
    '1 c3 e5',
    '2 f6',
    '0 f6',
  ])
  expect(analysis.snapshot().path.map(({ text: move }) => move)).toEqual(['a1', 'd4', 'f6'])
})

test('the game itself is read where its variations are of a later version', () => {
  const later = { ...JSON.parse(analysed), variations: { version: 2, lines: [] } }
  const read = readSavedGame(JSON.stringify(later))
  expect(read.ok && read.value).toMatchObject({ record: { game: 'obstruction' } })
  expect(read.ok && read.value).not.toHaveProperty('variations')
})

test('a name cannot send commands to a terminal or reverse the text direction', () => {
  const malicious: SavedGame = {
    ...saved,
    players: [{ kind: 'person', name: 'A\u001b[31mnn\u202e ' }, saved.players[1]!],
  }
  const read = readSavedGame(writeSavedGame(malicious))
  expect(read.ok && read.value.players[0]).toEqual({ kind: 'person', name: 'A[31mnn' })
})

const text = writeSavedGame(saved)

test.each([
  ['nothing', '', 'isn’t a saved Quincunx game'],
  ['half a file', text.slice(0, text.length / 2), 'isn’t a saved Quincunx game'],
  ['null', 'null', 'isn’t a saved Quincunx game'],
  ['another program’s file', '{"format":"chess"}', 'isn’t a saved Quincunx game'],
  ['a later format', text.replace('"formatVersion": 1', '"formatVersion": 2'), 'format 2'],
  ['no players', text.replace('"players"', '"gone"'), 'damaged (at “players”)'],
  ['a player of no kind', text.replace('"person"', '"ghost"'), 'damaged (at “players”)'],
  ['variations of no form', analysed.replace('"after": 1', '"after": "a1"'), 'damaged (at “variations”)'],
  ['a broken entry', text.replace('"move"', '"mode"'), 'damaged (at “entries 1”)'],
])('%s is refused, with a sentence that says why', (_, damaged, reason) => {
  const read = readSavedGame(damaged)
  expect(read.ok ? 'accepted' : rejectionSentence(read.rejection)).toContain(reason)
})
