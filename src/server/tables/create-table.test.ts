import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { onlineSetup } from './create-table.ts'

test('a setup that lacks what only an engine can make is refused', async () => {
  const { game } = (await loadGame('obstruction'))!
  const half = { ...game, needsGeneration: () => true }
  expect(onlineSetup(half)).toEqual({ ok: false, rejection: { code: 'unprepared' } })
  expect(onlineSetup(game)).toMatchObject({ ok: true })
})
