import { expect, test } from 'vitest'
import { commandsOfKind } from '#kernel/commands.ts'
import { viewFor } from '#table/table.ts'
import { commands } from './commands.ts'
import { wordsLeft } from './presentation.ts'
import { fillGrids, type GuessGoTable, NINE, openTestTable, playMoves } from './testing/test-table.ts'

const clear = commandsOfKind(commands, 'move').find(({ word }) => word === 'clear')!

test('[G14] a grid is cleared by a key only after a question, and an empty one not at all', () => {
  const table = openTestTable()
  expect(clear.confirm!(viewFor(table, 0))).toBeUndefined()
  expect(clear.move(viewFor(table, 0))).toBeUndefined()
  const one = playMoves(table, [0, 'ant'])
  expect(clear.move(viewFor(one, 0))).toBe('clear')
  expect(clear.confirm!(viewFor(one, 0))).toBe('Take the one word off your grid?')
  expect(clear.confirm!(viewFor(playMoves(one, [0, 'bee']), 0))).toBe('Take all 2 words off your grid?')
})

test('[G14] the words left are those not placed, later those not called', () => {
  const placed = playMoves(openTestTable(), [0, 'ant'], [0, 'hen'])
  expect(wordsLeft(viewFor(placed, 0))).toEqual(['bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'ibis'])
  const called = playMoves(fillGrids(openTestTable(), NINE, NINE), [0, 'cat'])
  expect(wordsLeft(viewFor(called, 0))).not.toContain('cat')
  expect(wordsLeft(viewFor(called, 1))).toContain('cat')
})

const inText = (word: string, table: GuessGoTable, seat = 0) =>
  commandsOfKind(commands, 'toggle').find(command => command.word === word)!.inText!(viewFor(table, seat))

test('by lines, words shows the pool by what is known, and theirs what was hit', () => {
  const placed = playMoves(openTestTable(), [0, 'ant'], [0, 'hen'])
  expect(inText('words', placed)).toEqual([
    'Not placed yet: bee, cat, dog, elk, fox, gnu, ibis.',
    'On your grid: ant, hen.',
  ])
  expect(inText('theirs', placed)[0]).toContain('secret')
  const called = playMoves(fillGrids(openTestTable({ once: true }), NINE, NINE), [0, 'cat'], [1, 'dog'])
  expect(inText('words', called)).toEqual([
    'Not called yet: ant, bee, elk, fox, gnu, hen, ibis.',
    'Hit: cat.',
    'Called by your opponent: dog.',
  ])
  expect(inText('theirs', called)).toEqual(['Your hits on your opponent’s grid: cat.'])
  const shown = playMoves(fillGrids(openTestTable({ showHits: true }), NINE, NINE), [0, 'cat'])
  expect(inText('theirs', shown)).toEqual(['Your hits on your opponent’s grid: cat (c1).'])
})
