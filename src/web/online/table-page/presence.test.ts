import { describe, expect, it } from 'vitest'
import type { Snapshot } from '#session/session.ts'
import { presenceAnnouncements } from './presence.tsx'

const calm = {
  people: [
    { name: 'Bob', you: true },
    { name: 'Ann', you: false },
  ],
  deadlines: [],
} as unknown as Snapshot

const gone: Snapshot = { ...calm, deadlines: [{ kind: 'grace', seat: 1, at: 30_000 }] }
const lost: Snapshot = { ...calm, connectionLost: { since: 0 }, pendingMove: 'c3' }

describe('a screen reader is told', () => {
  it('[O8] who has disconnected: once, and not every second', () => {
    expect(presenceAnnouncements(calm, gone, 0)).toEqual(['Ann has disconnected: 30 s to return.'])
    expect(presenceAnnouncements(gone, { ...gone }, 5_000)).toEqual([])
  })

  it('[O8] who is back', () => {
    expect(presenceAnnouncements(gone, calm, 9_000)).toEqual(['Ann is back.'])
  })

  it('that the connection is lost and found again, with the move that waits', () => {
    expect(presenceAnnouncements(calm, lost, 0)).toEqual(['Connection lost. c3 will be sent when it’s back.'])
    expect(presenceAnnouncements(lost, calm, 0)).toEqual(['Reconnected.'])
  })

  it('nobody to be back where the game ended for it', () => {
    const ending = { by: 'abandonment', loser: 1 } as const
    expect(presenceAnnouncements(gone, { ...calm, ending }, 31_000)).toEqual([])
  })
})
