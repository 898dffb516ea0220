import { describe, expect, test } from 'vitest'
import type { Person } from '#kernel/text.ts'
import { type SignalMoment, signalBetween } from './signals.ts'

const you: Person = { name: 'Ann', you: true }
const computer: Person = { name: 'the computer', you: false }
const people = [you, computer]

/** A moment after these seats have moved. */
function moment(seats: readonly number[], more: Partial<SignalMoment> = {}): SignalMoment {
  const log = seats.map(seat => ({ seat, events: [] })) as unknown as SignalMoment['log']
  return { log, people, acting: seats.length % 2, ending: undefined, ...more }
}

const wonBy = (seat: number): Partial<SignalMoment> => ({
  ending: { by: 'rules', outcome: { winners: [seat], reason: 'blocked' } },
})

describe('the signal of a change', () => {
  test('is none when a game is opened, taken back or unchanged', () => {
    expect(signalBetween(undefined, moment([0]))).toBeUndefined()
    expect(signalBetween(moment([0, 1]), moment([0]))).toBeUndefined()
    expect(signalBetween(moment([0]), moment([0]))).toBeUndefined()
    expect(signalBetween(moment([0], wonBy(0)), moment([0], wonBy(0)))).toBeUndefined()
  })

  test('is a move for your own, and your turn after your opponent’s', () => {
    expect(signalBetween(moment([]), moment([0], { acting: undefined }))).toBe('move')
    expect(signalBetween(moment([0]), moment([0, 1], { acting: 0 }))).toBe('your-turn')
  })

  test('is a move for a spectator', () => {
    const spectators = { people: [computer, computer], acting: undefined }
    expect(signalBetween(moment([0], spectators), moment([0, 1], spectators))).toBe('move')
  })

  test('tells a win from a loss, a draw from both, and nothing of an abort', () => {
    expect(signalBetween(moment([]), moment([0], wonBy(0)))).toBe('won')
    expect(signalBetween(moment([]), moment([0], wonBy(1)))).toBe('lost')
    const draw = { ending: { by: 'rules', outcome: { winners: [], reason: 'draw' } } } as const
    expect(signalBetween(moment([]), moment([0], draw))).toBe('over')
    expect(signalBetween(moment([]), moment([0], { ending: { by: 'resignation', loser: 1 } }))).toBe('won')
    expect(signalBetween(moment([]), moment([0], { ending: { by: 'abort' } }))).toBeUndefined()
  })

  test('of a puzzle is a win when it is solved', () => {
    expect(signalBetween(moment([], { people: [you] }), moment([0], { people: [you], ...wonBy(0) }))).toBe(
      'won',
    )
    const givenUp: Partial<SignalMoment> = { people: [you], ending: { by: 'resignation', loser: 0 } }
    expect(signalBetween(moment([], { people: [you] }), moment([0], givenUp))).toBe('over')
  })

  test('at one screen is a move, and a win for either player', () => {
    const ben = { name: 'Ben', you: false }
    const both = { people: [{ name: 'Ann', you: false }, ben] }
    expect(signalBetween(moment([], both), moment([0], both))).toBe('move')
    expect(signalBetween(moment([], both), moment([0], { ...both, ...wonBy(1) }))).toBe('won')
  })
})
