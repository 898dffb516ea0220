import { describe, expect, test } from 'vitest'
import { ANN, openTestTableService } from '#testing/fixtures/table-service.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe('a forgotten table', () => {
  test('is closed a day after it was opened, if nobody is there', async () => {
    const server = await openTestTableService()
    const { id } = await server.openTable()
    const phase = () => server.kept.tables.get(id)!.summary.phase
    await server.advance(DAY_MS - HOUR_MS)
    expect(phase()).toBe('waiting')
    await server.advance(2 * HOUR_MS)
    expect(phase()).toBe('closed')
    expect(await server.violations()).toEqual([])
  })

  test('stays open while somebody waits there', async () => {
    const server = await openTestTableService()
    const { id } = await server.openTable()
    const ann = await server.connect(ANN, id)
    await server.advance(DAY_MS + HOUR_MS)
    expect(ann.state().phase).toBe('waiting')
  })
})

describe('[F14] a sweep of deadlines', () => {
  test('takes a limited number of games at a time, and all games end within a second all the same', async () => {
    const limits: number[] = []
    const server = await openTestTableService({
      wrap: storage => ({
        ...storage,
        tables: {
          ...storage.tables,
          due(now, limit) {
            limits.push(limit)
            return storage.tables.due(now, limit)
          },
        },
      }),
    })
    const games = 450
    for (let game = 0; game < games; game++) await server.startGame()
    const overdueAt = Math.max(
      ...[...server.kept.tables.values()].map(({ summary }) => summary.deadline ?? 0),
    )
    await server.clock.advanceTo(overdueAt + 1_000)
    expect(server.kept.results.size).toBe(games)
    expect(Math.max(...limits)).toBeLessThanOrEqual(200)
  })
})
