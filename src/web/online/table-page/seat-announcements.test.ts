import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '#protocol/server-messages.ts'
import { seatAnnouncements } from './seat-announcements.ts'

const ann = { kind: 'person', id: '1', name: 'Ann', here: true } as const
const bob = { kind: 'person', id: '2', name: 'Bob', here: true } as const
const free: SeatInfo = { kind: 'free' }

describe('announcements of players who come and go before a game', () => {
  it('are about the others, not about oneself', () => {
    expect(seatAnnouncements([ann, free], [ann, bob], 0)).toEqual(['Bob joined.'])
    expect(seatAnnouncements([ann, free], [ann, bob], 1)).toEqual([])
    expect(seatAnnouncements([ann, bob], [ann, free], 0)).toEqual(['Bob left the table.'])
  })

  it('name both when one player takes the seat of another', () => {
    expect(seatAnnouncements([bob, free], [ann, free], 'spectator')).toEqual([
      'Bob left the table.',
      'Ann joined.',
    ])
  })

  it('name a player who leaves the page and comes back', () => {
    const away = { ...bob, here: false }
    expect(seatAnnouncements([ann, bob], [ann, away], 0)).toEqual(['Bob has left the page.'])
    expect(seatAnnouncements([ann, away], [ann, bob], 0)).toEqual(['Bob is here.'])
  })
})
