import { expect, it } from 'vitest'
import { readStandardPosition } from './import-position.ts'
import {
  draftOf,
  EMPTY_DRAFT,
  layInDraft,
  type PositionDraft,
  pressInDraft,
  writeDraft,
} from './position-draft.ts'

const press = (draft: PositionDraft, keys: readonly string[]) =>
  keys.reduce((now, key) => pressInDraft(now, key) ?? now, draft)

it('letters that are typed go to the board, one after the other in the direction', () => {
  const typed = press(EMPTY_DRAFT, [...'corn', 'Backspace', ' ', 'x'])
  expect(writeDraft({ ...typed, bag: 'foga rty', scores: ['18', 'none'] })).toBe(
    `${'15/'.repeat(7)}7CORX4/${'15/'.repeat(6)}15 FOGARTY/? 18/0 round 1 passes 0 loose`,
  )
  expect(typed.direction).toBe('down')
})

it('the board has an edge, and other keys mean nothing', () => {
  const corner = { ...EMPTY_DRAFT, cursor: { row: 14, column: 14 } }
  expect(press(corner, ['a', 'b']).board[14]![14]).toBe('B')
  expect(pressInDraft(corner, 'Enter')).toBeUndefined()
})

it('a position that is read can be changed and written, with the player to move first', () => {
  const line = `${'15/'.repeat(14)}15 ABCDEFG/FOGARTY 18/11 round 4 passes 2 strict half`
  const read = readStandardPosition(line)
  if (!read.ok) throw new Error(read.rejection.code)
  const draft = draftOf(read.value)
  expect(draft).toMatchObject({ bag: 'FOGARTY', other: 'ABCDEFG', scores: ['11', '18'], size: 'half' })
  expect(writeDraft(draft)).toBe(`${'15/'.repeat(14)}15 FOGARTY/ABCDEFG 11/18 round 1 passes 2 strict half`)
})

it('several letters are laid at once, and a full stop empties a cell', () => {
  const laid = layInDraft(EMPTY_DRAFT, 'co rn!')
  expect(writeDraft(laid)).toContain('/7CORN4/')
  expect(writeDraft(layInDraft({ ...laid, cursor: { row: 7, column: 8 } }, '.x'))).toContain('/7C1XN4/')
})
