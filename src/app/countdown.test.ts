import { expect, test } from 'vitest'
import type { Snapshot } from '#session/session.ts'
import { moveCountdown } from './countdown.ts'

const MINUTE = { timing: () => ({ kind: 'per-move', ms: 60_000, onExpiry: 'forfeit' }) as const }
const table = {
  params: {},
  deadlines: [
    { seat: 0, kind: 'grace', at: 10_000 },
    { seat: 1, kind: 'move', at: 60_000 },
  ],
} as unknown as Snapshot

test('a player whose clock runs has a countdown in whole seconds, which warns near its end', () => {
  expect(moveCountdown(MINUTE, table, 0, 0)).toBeUndefined()
  expect(moveCountdown(MINUTE, table, 1, 17_500)).toEqual({ seconds: 43, text: '0:43', isLow: false })
  expect(moveCountdown(MINUTE, table, 1, 45_000)).toEqual({ seconds: 15, text: '0:15', isLow: true })
  expect(moveCountdown(MINUTE, table, 1, 61_000)).toEqual({ seconds: 0, text: '0:00', isLow: true })
})

test('a device whose clock is behind does not show more than the time for a move', () => {
  expect(moveCountdown(MINUTE, table, 1, -30_000)?.text).toBe('1:00')
  const varying = { ...MINUTE, moveTimeMs: () => 90_000 }
  expect(moveCountdown(varying, table, 1, -30_000)?.text).toBe('1:30')
})
