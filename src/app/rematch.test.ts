import { expect, it } from 'vitest'
import type { SeatInfo } from '#protocol/server-messages.ts'
import { rematchState } from './rematch.ts'

const BOB: SeatInfo = { kind: 'person', id: '1', name: 'Bob', here: true }
const ANN: SeatInfo = { kind: 'person', id: '2', name: 'Ann', here: true }
const seats = [BOB, ANN]

it('[O12] a player may ask for a rematch once, and then waits for the others', () => {
  expect(rematchState({ viewer: 0, seats, rematch: { asked: [] } })).toMatchObject({
    mayAsk: true,
    awaited: [],
  })
  expect(rematchState({ viewer: 0, seats, rematch: { asked: [0] } })).toMatchObject({
    ...{ mayAsk: false, asking: [], awaited: [1] },
  })
  expect(rematchState({ viewer: 0, seats, rematch: { asked: [1] } })).toMatchObject({
    ...{ mayAsk: true, asking: [1], awaited: [] },
  })
})

it('[O12] players are led to the next table, spectators only hear of it', () => {
  const rematch = { asked: [0, 1], next: 'K7-PLUM' }
  expect(rematchState({ viewer: 1, seats, rematch })).toMatchObject({
    ...{ mayAsk: false, awaited: [], next: 'K7-PLUM', isLedOn: true },
  })
  expect(rematchState({ viewer: 'spectator', seats, rematch })).toMatchObject({
    ...{ mayAsk: false, next: 'K7-PLUM', isLedOn: false },
  })
})

it('other people who are away have left, and computers never do', () => {
  const left = [
    { ...BOB, here: false },
    { ...ANN, here: false },
  ]
  expect(rematchState({ viewer: 0, seats: left, rematch: { asked: [] } }).gone).toEqual([1])
  const computer: SeatInfo = { kind: 'computer', level: 'steady' }
  expect(rematchState({ viewer: 0, seats: [BOB, computer], rematch: { asked: [] } }).gone).toEqual([])
})
