import { expect, test } from 'vitest'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { act, openTable } from '#table/table.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { readSavedGame, type SavedGame, writeSavedGame } from './saved-game-format.ts'

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
  ['a broken entry', text.replace('"move"', '"mode"'), 'damaged (at “entries 1”)'],
])('%s is refused, with a sentence that says why', (_, damaged, reason) => {
  const read = readSavedGame(damaged)
  expect(read.ok ? 'accepted' : rejectionSentence(read.rejection)).toContain(reason)
})
