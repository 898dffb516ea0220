import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import { NOON } from './samples.ts'

export function describeReports(nodes: StorageNodes): void {
  const reports = () => nodes.storage.reports
  const report = { player: 'ann', name: 'Rude', reporter: 'ben', at: NOON }

  describe('reports', () => {
    test('are listed with the latest first, and keep the name as it was', async () => {
      await reports().add(report)
      await reports().add({ ...report, name: 'Ruder', at: NOON + 1 })
      await nodes.reopen()
      const listed = await reports().list({ closed: false, limit: 10 })
      expect(listed.map(({ name }) => name)).toEqual(['Ruder', 'Rude'])
      expect(listed[1]).toEqual({ ...report, number: expect.any(Number), closedAt: null })
      expect(await reports().list({ closed: false, limit: 1 })).toHaveLength(1)
    })

    test('of the same name by the same player count once while one is open', async () => {
      await reports().add(report)
      await reports().add({ ...report, at: NOON + 5 })
      await reports().add({ ...report, reporter: 'eve' })
      const [first, ...others] = await reports().list({ closed: false, limit: 10 })
      expect(others).toHaveLength(1)
      for (const { number } of [first!, ...others]) await reports().close(number, NOON + 10)
      await reports().add({ ...report, at: NOON + 20 })
      expect(await reports().list({ closed: false, limit: 10 })).toHaveLength(1)
    })

    test('that are closed are listed only on request, and cannot be closed again', async () => {
      await reports().add(report)
      const { number } = (await reports().list({ closed: false, limit: 10 }))[0]!
      expect(await reports().close(number, NOON + 3)).toBe(true)
      expect(await reports().close(number, NOON + 4)).toBe(false)
      expect(await reports().close(999, NOON)).toBe(false)
      expect(await reports().list({ closed: false, limit: 10 })).toEqual([])
      expect(await reports().list({ closed: true, limit: 10 })).toMatchObject([{ closedAt: NOON + 3 }])
    })
  })
}
