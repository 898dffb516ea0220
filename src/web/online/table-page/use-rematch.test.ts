import { describe, expect, it } from 'vitest'
import { rematchState } from '#app/rematch.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import { rematchLines } from './use-rematch.ts'

const seats: RemoteTableState['seats'] = [
  { kind: 'person', id: '1', name: 'Bob', here: true },
  { kind: 'person', id: '2', name: 'Ann', here: true },
]
const over = {
  people: [
    { name: 'Bob', you: true },
    { name: 'Ann', you: false },
  ],
  ending: { by: 'resignation', loser: 1 },
} as const

describe('[O12] a rematch', () => {
  it('is not mentioned before the game is over', () => {
    expect(
      rematchLines(rematchState({ viewer: 0, seats, rematch: { asked: [1] } }), {
        ...over,
        ending: undefined,
      }),
    ).toEqual([])
  })

  it('names the player who asked for it', () => {
    expect(rematchLines(rematchState({ viewer: 0, seats, rematch: { asked: [1] } }), over)).toEqual([
      'Ann wants a rematch.',
    ])
    expect(rematchLines(rematchState({ viewer: 0, seats, rematch: { asked: [0] } }), over)).toEqual([
      'You offered a rematch. Waiting for Ann.',
    ])
  })

  it('says when the other player has left', () => {
    const left = [seats[0]!, { kind: 'person', id: '2', name: 'Ann', here: false } as const]
    expect(rematchLines(rematchState({ viewer: 0, seats: left, rematch: { asked: [] } }), over)).toEqual([
      'Ann has left the table.',
    ])
  })

  it('has a table once both asked', () => {
    const rematch = { asked: [0, 1], next: 'K7-PLUM' }
    expect(rematchLines(rematchState({ viewer: 0, seats, rematch }), over)).toEqual([
      'The next game is at table K7-PLUM.',
    ])
  })
})
